import { useEffect, useRef, type ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './SplitView.css.ts'

export interface SplitViewProps extends ElementProps<HTMLDivElement> {
  /** What to choose from: a list or a tree. */
  list: ReactNode
  /** The chosen item. */
  children: ReactNode
  /** Accessible name of the part that shows the chosen item. */
  label: string
  /**
   * Key of the item that is shown. When it changes while the parts are stacked, the detail part is scrolled into view
   * and focused, because otherwise nobody on a phone would notice a change.
   */
  shown?: string | undefined
  /** Share of the width for the list: about half, or as little as a tree of names needs. @default 'half' */
  listWidth?: 'half' | 'narrow'
}

/** A list and the item chosen from it: side by side if there is room, otherwise stacked. */
export function SplitView({ list, children, label, shown, listWidth = 'half', ...element }: SplitViewProps) {
  const listPart = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLElement>(null)
  const last = useRef(shown)
  useEffect(() => {
    const before = last.current
    last.current = shown
    if (shown === undefined || shown === before || !main.current || !listPart.current) return
    const isBelow =
      main.current.getBoundingClientRect().top >= listPart.current.getBoundingClientRect().bottom
    if (!isBelow) return
    main.current.focus({ preventScroll: true })
    main.current.scrollIntoView({ block: 'start' })
  }, [shown])
  return (
    <div {...elementProps(element)} className={styles.frame}>
      <div className={styles.parts[listWidth]}>
        <div ref={listPart} className={styles.list}>
          {list}
        </div>
        <section ref={main} className={styles.main} aria-label={label} tabIndex={-1}>
          {children}
        </section>
      </div>
    </div>
  )
}
