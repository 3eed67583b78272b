import { useRef, type ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './Skippable.css.ts'

export interface SkippableProps extends ElementProps<HTMLDivElement> {
  /** Text of the link: "Skip the report “Margin”". */
  label: string
  /** The content to skip. */
  children: ReactNode
  /** Whether there is content to skip. Without it there is no link. @default true */
  isThere?: boolean
}

/**
 * Content with a link that lets keyboard users skip it: for example another application in a frame, with an unknown
 * number of tab stops.
 */
export function Skippable({ label, children, isThere = true, ...element }: SkippableProps) {
  const after = useRef<HTMLDivElement>(null)
  return (
    <div {...elementProps(element)} className={styles.container}>
      {isThere && (
        <a
          href="#after"
          className={styles.skip}
          onClick={event => {
            // Keeps the page's address.
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
