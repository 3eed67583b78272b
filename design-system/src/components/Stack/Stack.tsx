import { Children, type ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import type { Space } from '../../tokens/scale.ts'
import * as styles from './Stack.css.ts'

export const stackAlignments = ['stretch', 'start', 'center'] as const

export interface StackProps extends ElementProps {
  children: ReactNode
  /** Space between the children, in steps of 4 px. @default 4 */
  gap?: Space
  /** Where children stand that are narrower than the stack. @default 'stretch' */
  align?: (typeof stackAlignments)[number]
  /** Things of one kind: a screen reader says that it is a list, and of how many. @default false */
  isList?: boolean
}

/** Children below each other with even space. */
export function Stack({ children, gap = 4, align = 'stretch', isList = false, ...element }: StackProps) {
  const className = `${styles.stack[gap]} ${styles.alignment[align]}`
  if (!isList)
    return (
      <div {...elementProps(element)} className={className}>
        {children}
      </div>
    )
  return (
    <ul {...elementProps(element)} className={className}>
      {Children.map(children, child => (
        <li>{child}</li>
      ))}
    </ul>
  )
}
