import { useCallback, useEffect, useImperativeHandle, useRef } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import type { ViewProps } from './PageList.tsx'
import { messages } from './PdfViewer.messages.ts'
import * as styles from './reading.css.ts'
import type { MarkedWords } from './ReadingBlocks.tsx'
import { ReadingPage } from './ReadingPage.tsx'

export interface ReadingViewProps extends ViewProps {
  marked: MarkedWords | undefined
  /** Highlights all matches; otherwise only the current one. */
  highlightsAll: boolean
}

/** A page counts as current once it begins at most this many pixels below the upper edge. */
const upperEdge = 24
const noMatches: ViewProps['matches'] = []
/** Pixels left above a page that is scrolled to. */
const above = 16

const pageOf = (area: HTMLElement, page: number) =>
  area.querySelector<HTMLElement>(`[data-page="${String(page)}"]`)

/** The last page that begins above an edge; pages are in order. */
function pageAt(pages: HTMLCollection, edge: number): number {
  let [low, high] = [0, pages.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const page = pages[middle]
    if (page instanceof HTMLElement && page.offsetTop <= edge) low = middle
    else high = middle - 1
  }
  return low + 1
}

/**
 * The text of the document, page by page, in the reader's own font and colours: an alternative equal to the pictures.
 */
export function ReadingView({ ref, ...props }: ReadingViewProps) {
  const { document, title, page, onPageChange } = props
  const t = useMessages(messages)
  const area = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  /** The page that was navigated to, until the reader scrolls: pages above it may still load and change height. */
  const asked = useRef<number>(undefined)
  const reading = useRef<number>(undefined)
  const align = () => {
    const element = area.current && asked.current !== undefined && pageOf(area.current, asked.current)
    if (!area.current || !element) return
    area.current.scrollTop = element.offsetTop - above
    // If there is a match on the page, the reader came for it.
    element.querySelector('mark[data-shown]')?.scrollIntoView({ block: 'nearest' })
  }
  const goTo = (to: number) => {
    asked.current = to
    reading.current = to
    align()
    if (to !== page) onPageChange(to)
  }
  useImperativeHandle(ref, () => ({ goTo, focus: () => area.current?.focus() }))
  // Opens at the page of the picture view, and follows changes of the page.
  useEffect(() => {
    if (page !== reading.current) goTo(page)
    // oxlint-disable-next-line react/exhaustive-deps -- follows the page only
  }, [page])
  useEffect(() => {
    const observer = new ResizeObserver(align)
    if (content.current) observer.observe(content.current)
    return () => observer.disconnect()
  }, [])

  // A stable callback, so that only the changed pages of a thousand are re-rendered.
  const follow = useRef(props.onFollow)
  useEffect(() => {
    follow.current = props.onFollow
  })
  const onFollow = useCallback<ViewProps['onFollow']>(target => follow.current(target), [])

  const onScroll = () => {
    const element = area.current
    if (!element || asked.current !== undefined) return
    const next = content.current ? pageAt(content.current.children, element.scrollTop + upperEdge) : 1
    if (next === reading.current) return
    reading.current = next
    onPageChange(next)
  }
  const move = () => {
    asked.current = undefined
  }
  return (
    // Detects that the reader scrolls; the events keep their default effect.
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
            {...{ document, area, onFollow }}
            number={index + 1}
            marked={props.marked}
            {...(props.shown?.page === index + 1
              ? { shown: props.shown, matches: props.matches }
              : { shown: undefined, matches: noMatches })}
          />
        ))}
      </div>
    </div>
  )
}
