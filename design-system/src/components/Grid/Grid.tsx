import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import type { Space } from '../../tokens/scale.ts'
import * as styles from './Grid.css.ts'

export interface GridProps extends ElementProps<HTMLDivElement> {
  children: ReactNode
  /** Minimum column width as any CSS length; the grid has as many columns as fit. @default '18rem' */
  columnWidth?: string
  /** Space between the children, in steps of 4 px. @default 4 */
  gap?: Space
  /**
   * Stretches the children of the last row to fill it, so that three items in two columns leave no hole.
   * @default false
   */
  isFilled?: boolean
}

/** Children in as many equal columns as fit. */
export function Grid({ children, columnWidth = '18rem', gap = 4, isFilled = false, ...element }: GridProps) {
  return (
    <div
      {...elementProps(element)}
      className={`${isFilled ? styles.filled : styles.grid} ${styles.gap[gap]}`}
      style={assignInlineVars({ [styles.minimum]: columnWidth })}
    >
      {children}
    </div>
  )
}
