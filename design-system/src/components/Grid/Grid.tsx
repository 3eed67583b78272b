import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import type { Space } from '../../tokens/scale.ts'
import * as styles from './Grid.css.ts'

export interface GridProps {
  children: ReactNode
  /** Least width of a column, any CSS length; as many columns as fit. @default '18rem' */
  columnWidth?: string
  /** @default 4 */
  gap?: Space
}

/** Children in as many equal columns as fit. */
export function Grid({ children, columnWidth = '18rem', gap = 4 }: GridProps) {
  return (
    <div
      className={`${styles.grid} ${styles.gap[gap]}`}
      style={assignInlineVars({ [styles.minimum]: columnWidth })}
    >
      {children}
    </div>
  )
}
