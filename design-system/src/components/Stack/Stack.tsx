import type { ReactNode } from 'react'
import type { Space } from '../../tokens/scale.ts'
import * as styles from './Stack.css.ts'

export const stackAlignments = ['stretch', 'start', 'center'] as const

export interface StackProps {
  children: ReactNode
  /** Space between the children, in steps of 4 px. @default 4 */
  gap?: Space
  /** @default 'stretch' */
  align?: (typeof stackAlignments)[number]
}

/** Children below each other with even space. */
export function Stack({ children, gap = 4, align = 'stretch' }: StackProps) {
  return <div className={`${styles.stack[gap]} ${styles.alignment[align]}`}>{children}</div>
}
