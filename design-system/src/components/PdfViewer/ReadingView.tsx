import { useEffect, useImperativeHandle, useRef } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import type { ViewProps } from './PageList.tsx'
import { messages } from './PdfViewer.messages.ts'
import * as styles from './reading.css.ts'
import type { MarkedWords } from './ReadingBlocks.tsx'
import { ReadingPage } from './ReadingPage.tsx'

export interface ReadingViewProps extends ViewProps {
  marked: MarkedWords | undefined
  /** Marks all that was found; otherwise the one that is shown. */
  highlightsAll: boolean
}

/** Pixels below the upper edge at which the page that is read begins at the latest. */
const upperEdge = 24
/** Pixels left above a page that was asked for. */
const above = 16

const pageOf = (area: HTMLElement, page: number) =>
  area.querySelector<HTMLElement>(`[data-page="${String(page)}"]`)

/** The text of the document, page by page, in the reader's own type and colours: the equal of the pictures. */
export function ReadingView({ ref, ...props }: ReadingViewProps) {
  const { document, title, page, onPageChange } = props
  const t = useMessages(messages)
  const area = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  /** The page that was asked for, until the reader moves: pages above it are still loaded, and become longer or shorter. */
  const asked = useRef<number>(undefined)
  const reading = useRef<number>(undefined)
  const align = () => {
    const element = area.current && asked.current !== undefined && pageOf(area.current, asked.current)
    if (!area.current || !element) return
    area.current.scrollTop = element.offsetTop - above
    // What was found on the page is what it was asked for.
    element.querySelector('mark[data-shown]')?.scrollIntoView({ block: 'nearest' })
  }
  const goTo = (to: number) => {
    asked.current = to
    reading.current = to
    align()
    if (to !== page) onPageChange(to)
  }
  useImperativeHandle(ref, () => ({ goTo, focus: () => area.current?.focus() }))
  // Opened where the pages were, and following them.
  useEffect(() => {
    if (page !== reading.current) goTo(page)
    // oxlint-disable-next-line react/exhaustive-deps -- follows the page only
  }, [page])
  useEffect(() => {
    const observer = new ResizeObserver(align)
    if (content.current) observer.observe(content.current)
    return () => observer.disconnect()
  }, [])

  const onScroll = () => {
    const element = area.current
    if (!element || asked.current !== undefined) return
    const edge = element.scrollTop + upperEdge
    const sections = [...element.querySelectorAll<HTMLElement>('[data-page]')]
    const next = Number(sections.findLast(section => section.offsetTop <= edge)?.dataset['page'] ?? 1)
    if (next === reading.current) return
    reading.current = next
    onPageChange(next)
  }
  const move = () => {
    asked.current = undefined
  }
  return (
    // Listens for any sign that the reader moves; what the signs do stays as it is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as above
    <div
      ref={area}
      role="document"
      aria-label={t('textOf', { title })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keys
      tabIndex={0}
      className={styles.area}
      onScroll={onScroll}
      onWheel={move}
      onTouchMove={move}
      onPointerDown={move}
      onKeyDown={move}
    >
      <div ref={content} className={props.highlightsAll ? '' : styles.oneMarked}>
        {Array.from({ length: document.info.pages }, (_, index) => (
          <ReadingPage
            // oxlint-disable-next-line react/no-array-index-key -- a page is its number
            key={index}
            {...props}
            area={area}
            number={index + 1}
          />
        ))}
      </div>
    </div>
  )
}
