import { useRef, type ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './Skippable.css.ts'

export interface SkippableProps extends ElementProps<HTMLDivElement> {
  /** What the link says: "Skip the report “Margin”". */
  label: string
  /** What the keyboard would have to walk through. */
  children: ReactNode
  /** There is something in it to walk through. Without it there is no link. @default true */
  isThere?: boolean
}

/** Something with a link past it for the keyboard: the frame of another application, whose stops nobody here knows. */
export function Skippable({ label, children, isThere = true, ...element }: SkippableProps) {
  const after = useRef<HTMLDivElement>(null)
  return (
    <div {...elementProps(element)} className={styles.container}>
      {isThere && (
        <a
          href="#after"
          className={styles.skip}
          onClick={event => {
            // The address stays that of the page.
            event.preventDefault()
            after.current?.focus()
          }}
        >
          {label}
        </a>
      )}
      {children}
      <div ref={after} tabIndex={-1} className={styles.after} />
    </div>
  )
}
