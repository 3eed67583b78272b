import {
  useCallback,
  useImperativeHandle,
  useRef,
  type KeyboardEvent,
  type Ref,
  type RefCallback,
} from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import type { PageSize, PagePlaces } from './geometry.ts'
import type { PdfTarget } from './links.ts'
import type { OpenPdf } from './openPdf.ts'
import { PageView } from './PageView.tsx'
import type { PdfViewerProps } from './pdfProps.ts'
import * as styles from './pages.css.ts'
import { messages } from './PdfViewer.messages.ts'
import { usePageScroll } from './usePageScroll.ts'
import type { PageMatch } from './useSearch.ts'

/** What can be asked of a view of the document, whether pages or text. */
export interface ViewHandle {
  /** Scrolls a page into view. @param share how far down the page, from 0 to 1 */
  goTo: (page: number, share?: number) => void
  focus: () => void
}

/** Props shared by the views of a document. */
export interface ViewProps {
  document: OpenPdf
  title: string
  /** From 1. */
  page: number
  onPageChange: (page: number) => void
  /** The matches to highlight, and the one to scroll into view. */
  matches: readonly PageMatch[]
  shown: PageMatch | undefined
  onFollow: (target: PdfTarget) => void
  ref: Ref<ViewHandle>
}

interface PageListProps extends ViewProps {
  places: PagePlaces
  rotation: number
  overlay: PdfViewerProps['overlay']
  onSize: (page: number, size: PageSize) => void
  onReload: () => void
  /** Tracks the size of the area for the pages. */
  measure: RefCallback<HTMLDivElement>
}

/** Fraction of the height that Page Down scrolls, so that the last lines stay visible. */
const screenful = 0.9

/** Scrolls an element to the middle of the scroll area, unless it is well within view. */
function reveal(area: HTMLElement, element: Element): void {
  const [outer, inner] = [area.getBoundingClientRect(), element.getBoundingClientRect()]
  const isSeen =
    inner.top > outer.top + outer.height * 0.1 && inner.bottom < outer.bottom - outer.height * 0.1
  if (!isSeen) area.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2
  if (inner.left < outer.left || inner.right > outer.right)
    area.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}

/** The pages, one below the other; only those in view are rendered. A single tab stop, scrolled with the keyboard. */
export function PageList({ ref, measure, ...props }: PageListProps) {
  const { document, title, page, places, matches, shown } = props
  const t = useMessages(messages)
  const area = useRef<HTMLDivElement>(null)
  const setArea = useCallback(
    (element: HTMLDivElement | null) => {
      area.current = element
      return measure(element)
    },
    [measure],
  )
  const { drawn, goTo, onScroll } = usePageScroll({ area, places, page, onPageChange: props.onPageChange })
  useImperativeHandle(ref, () => ({ goTo, focus: () => area.current?.focus() }))

  const scrollByKey = (event: KeyboardEvent<HTMLElement>) => {
    const element = event.currentTarget
    // Keys pressed in a field of an overlay belong to that field.
    if (event.target !== element || event.altKey || event.ctrlKey || event.metaKey) return
    const step = element.clientHeight * screenful
    const moves: Record<string, () => void> = {
      PageDown: () => element.scrollBy({ top: step }),
      PageUp: () => element.scrollBy({ top: -step }),
      Home: () => goTo(1),
      End: () => goTo(document.info.pages),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  const onReveal = useCallback((element: Element) => {
    if (area.current) reveal(area.current, element)
  }, [])
  return (
    <div className={styles.frame}>
      {/* The area takes the focus so that it can be scrolled with the keyboard: its content may have nothing
          focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as above */}
      <div
        ref={setArea}
        role="document"
        aria-label={t('pagesOf', { title })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keys
        tabIndex={0}
        className={styles.area}
        onScroll={onScroll}
        onKeyDown={scrollByKey}
      >
        <div className={styles.pages} style={{ blockSize: places.height, minInlineSize: places.width }}>
          {places.pages.slice(drawn[0], drawn[1] + 1).map((place, index) => {
            const number = drawn[0] + index + 1
            return (
              <PageView
                key={number}
                document={document}
                page={number}
                place={place}
                rotation={props.rotation}
                matches={matches.filter(match => match.page === number)}
                shown={shown?.page === number ? shown : undefined}
                overlay={props.overlay}
                onSize={props.onSize}
                onFollow={props.onFollow}
                onReveal={onReveal}
                onReload={props.onReload}
              />
            )
          })}
        </div>
      </div>
      <span aria-hidden className={styles.ring} />
    </div>
  )
}
