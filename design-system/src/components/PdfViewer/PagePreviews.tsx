import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { useTextSize } from '../../internal/textSize/useTextSize.ts'
import { drawPage, type DrawingTask } from './drawPage.ts'
import { freeCanvas } from './freeCanvas.ts'
import type { OpenPdf } from './openPdf.ts'
import * as styles from './PdfViewer.css.ts'
import { messages } from './PdfViewer.messages.ts'

/** In px at the default text size: a preview with its number, and the picture alone. */
const usualRow = 188
const pictureHeight = 136

interface PagePreviewsProps {
  document: OpenPdf
  page: number
  onGo: (page: number) => void
}

/** The first and last page to preview: those in view, and one more on each side. */
function rowsIn(
  { scrollTop, clientHeight }: HTMLElement,
  pages: number,
  rowHeight: number,
): readonly [number, number] {
  const first = Math.max(1, Math.floor(scrollTop / rowHeight))
  return [first, Math.min(pages, Math.ceil((scrollTop + clientHeight) / rowHeight) + 1)]
}

/** Thumbnails of the pages to choose from. A single tab stop; only those in view are rendered. */
export function PagePreviews({ document, page, onGo }: PagePreviewsProps) {
  const t = useMessages(messages)
  const id = useId()
  const { pages } = document.info
  const rowHeight = usualRow * useTextSize().scale
  const list = useRef<HTMLDivElement>(null)
  const [[first, last], setRows] = useState<readonly [number, number]>([page, page])
  const draw = () => {
    if (list.current) setRows(rowsIn(list.current, pages, rowHeight))
  }
  useEffect(() => {
    const element = list.current
    if (!element) return
    const top = (page - 1) * rowHeight
    const isSeen = top >= element.scrollTop && top + rowHeight <= element.scrollTop + element.clientHeight
    if (!isSeen) element.scrollTop = top - (element.clientHeight - rowHeight) / 2
    setRows(rowsIn(element, pages, rowHeight))
  }, [page, pages, rowHeight])

  const steps: Record<string, number> = {
    ArrowDown: page + 1,
    ArrowUp: page - 1,
    PageDown: page + 5,
    PageUp: page - 5,
    Home: 1,
    End: pages,
  }
  const choose = (event: KeyboardEvent) => {
    const to = steps[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onGo(Math.min(pages, Math.max(1, to)))
  }
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={t('previews')}
      aria-activedescendant={page >= first && page <= last ? `${id}${String(page)}` : undefined}
      tabIndex={0}
      className={styles.previews}
      onScroll={draw}
      onKeyDown={choose}
    >
      <div role="presentation" className={styles.previewRows} style={{ blockSize: pages * rowHeight }}>
        {Array.from({ length: last - first + 1 }, (_, index) => first + index).map(number => (
          // Options are chosen with the keys of the list and take no focus themselves.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- as above
          <div
            key={number}
            id={`${id}${String(number)}`}
            role="option"
            aria-selected={number === page}
            aria-setsize={pages}
            aria-posinset={number}
            className={styles.preview}
            style={{ insetBlockStart: (number - 1) * rowHeight, blockSize: rowHeight }}
            onClick={() => onGo(number)}
          >
            <Preview document={document} page={number} />
            {t('page', { page: number, pages })}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Milliseconds that a preview must be in view before it is drawn. Longer than for the main pages, which come first. */
const settling = 120

function Preview({ document, page }: { document: OpenPdf; page: number }) {
  const holder = useRef<HTMLSpanElement>(null)
  const { scale: textScale } = useTextSize()
  useEffect(() => {
    let task: DrawingTask | undefined
    let isGone = false
    const draw = async () => {
      const proxy = await document.page(page)
      if (isGone) return
      const { width, height } = proxy.getViewport({ scale: 1 })
      const scale = (pictureHeight * textScale) / Math.max(width, height)
      task = drawPage(proxy, proxy.getViewport({ scale }), { ratio: window.devicePixelRatio })
      task.canvas.className = styles.previewCanvas
      task.canvas.style.inlineSize = `${String(width * scale)}px`
      await task.done
      if (!isGone) holder.current?.replaceChildren(task.canvas)
    }
    // If the picture fails, the preview still shows the page number.
    const timer = setTimeout(() => void draw().catch(() => undefined), settling)
    return () => {
      isGone = true
      clearTimeout(timer)
      task?.cancel()
      if (task) freeCanvas(task.canvas)
    }
  }, [document, page, textScale])
  return <span ref={holder} aria-hidden className={styles.previewPicture} />
}
