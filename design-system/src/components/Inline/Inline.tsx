import type { ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import type { Space } from '../../tokens/scale.ts'
import * as styles from './Inline.css.ts'

export const inlineJustifications = ['start', 'end', 'between'] as const

export interface InlineProps extends ElementProps<HTMLDivElement> {
  children: ReactNode
  /** Space between the children, in steps of 4 px. @default 3 */
  gap?: Space
  /** Alignment of the children in a line that they do not fill. @default 'start' */
  justify?: (typeof inlineJustifications)[number]
}

/** Children beside each other; they wrap when the line is full. */
export function Inline({ children, gap = 3, justify = 'start', ...element }: InlineProps) {
  return (
    <div {...elementProps(element)} className={`${styles.inline[gap]} ${styles.justification[justify]}`}>
      {children}
    </div>
  )
}
