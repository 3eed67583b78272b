import { Children, type ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import type { Space } from '../../tokens/scale.ts'
import * as styles from './Stack.css.ts'

export const stackAlignments = ['stretch', 'start', 'center'] as const

export interface StackProps extends ElementProps {
  children: ReactNode
  /** Space between the children, in steps of 4 px. @default 4 */
  gap?: Space
  /** Alignment of children that are narrower than the stack. @default 'stretch' */
  align?: (typeof stackAlignments)[number]
  /** Marks the children up as a list: screen readers announce it and the number of items. @default false */
  isList?: boolean
}

/** Stacks children vertically with even spacing. */
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
