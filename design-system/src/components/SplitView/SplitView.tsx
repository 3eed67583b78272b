import { useEffect, useRef, type ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './SplitView.css.ts'

export interface SplitViewProps extends ElementProps<HTMLDivElement> {
  /** What is chosen from: a list or a tree. */
  list: ReactNode
  /** What was chosen. */
  children: ReactNode
  /** Names the part that shows what was chosen. */
  label: string
  /**
   * Which thing is shown. When it changes while the parts stand below each other, the part that shows it is scrolled to
   * and takes the focus: otherwise nobody on a phone would see that anything happened.
   */
  shown?: string | undefined
  /** How much of the width the list takes: about half of it, or as little as a tree of names needs. @default 'half' */
  listWidth?: 'half' | 'narrow'
}

/** A list and what was chosen from it: beside each other where there is room, below each other where there is not. */
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
