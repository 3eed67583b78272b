import { useEffect, useId, useMemo, useState } from 'react'
import type { PDFPageProxy } from 'pdfjs-dist'
import { useMessages } from '../../i18n/useMessages.ts'
import { Button } from '../Button/Button.tsx'
import type { PagePlaces, PageSize } from './geometry.ts'
import type { PdfTarget } from './links.ts'
import { MatchBoxes } from './MatchBoxes.tsx'
import { sizeOf, type OpenPdf } from './openPdf.ts'
import { PageCanvas } from './PageCanvas.tsx'
import { PageLinks } from './PageLinks.tsx'
import { PageStructure } from './PageStructure.tsx'
import { PageTextLayer, type DrawnText } from './PageTextLayer.tsx'
import type { PdfOverlayPage, PdfViewerProps } from './pdfProps.ts'
import * as styles from './pages.css.ts'
import { messages } from './PdfViewer.messages.ts'
import { usePageContent } from './usePageContent.ts'
import type { PageMatch } from './useSearch.ts'

export interface PageViewProps {
  document: OpenPdf
  page: number
  /** Position and size, in CSS pixels. */
  place: PagePlaces['pages'][number]
  /** Degrees by which the reader has rotated the pages. */
  rotation: number
  matches: readonly PageMatch[]
  shown: PageMatch | undefined
  overlay: PdfViewerProps['overlay']
  onSize: (page: number, size: PageSize) => void
  onFollow: (target: PdfTarget) => void
  onReveal: (element: Element) => void
  onReload: () => void
}

const degrees = (rotation: number) => (((rotation % 360) + 360) % 360) as PdfOverlayPage['rotation']

/** One page: its picture, with its text, its links and the application's overlay on top. */
export function PageView(props: PageViewProps) {
  const { document, page, place } = props
  const t = useMessages(messages)
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing')
  return (
    <section
      aria-label={t('page', { page, pages: document.info.pages })}
      aria-busy={state === 'drawing'}
      data-page={page}
      className={styles.page}
      style={{ insetBlockStart: place.top, inlineSize: place.width, blockSize: place.height }}
    >
      {state === 'failed' ? (
        <div className={styles.failed}>
          <p>{t('pageFailed')}</p>
          <Button onPress={props.onReload}>{t('retry')}</Button>
        </div>
      ) : (
        <LoadedPage {...props} onDrawn={() => setState('drawn')} onFailed={() => setState('failed')} />
      )}
    </section>
  )
}

interface LoadedPageProps extends PageViewProps {
  onDrawn: () => void
  onFailed: () => void
}

function LoadedPage(props: LoadedPageProps) {
  const { document, page, onSize, onFailed } = props
  const [proxy, setProxy] = useState<PDFPageProxy>()
  useEffect(() => {
    let isGone = false
    document.page(page).then(
      found => {
        if (isGone) return
        onSize(page, sizeOf(found))
        setProxy(found)
      },
      () => {
        if (!isGone) onFailed()
      },
    )
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- loaded for another page, not for another listener
  }, [document, page, onSize])
  return proxy && <PageContent {...props} proxy={proxy} />
}

function PageContent(props: LoadedPageProps & { proxy: PDFPageProxy }) {
  const { document, proxy, place, rotation, matches, shown, overlay } = props
  const t = useMessages(messages)
  const prefix = useId()
  const [text, setText] = useState<DrawnText>()
  const content = usePageContent(proxy)
  const turned = degrees(proxy.rotate + rotation)
  const viewport = useMemo(
    () => proxy.getViewport({ scale: place.scale, rotation: turned }),
    [proxy, place.scale, turned],
  )
  const overlayPage: PdfOverlayPage = {
    page: props.page,
    width: viewport.width / viewport.scale,
    height: viewport.height / viewport.scale,
    scale: viewport.scale,
    rotation: turned,
    toPdf: (x, y) => point(viewport.convertToPdfPoint(x, y)),
    fromPdf: (x, y) => point(viewport.convertToViewportPoint(x, y)),
  }
  return (
    <>
      <PageCanvas proxy={proxy} viewport={viewport} onDrawn={props.onDrawn} onFailed={props.onFailed} />
      {content && (
        <div lang={document.info.language}>
          {/* Before the text that it owns, so that nothing is read twice by screen readers that do not support
              `aria-owns`. */}
          {text && content.read.isTagged && <PageStructure blocks={content.read.blocks} prefix={prefix} />}
          <PageTextLayer content={content.text} viewport={viewport} prefix={prefix} onDrawn={setText} />
          {text && <MatchBoxes text={text} matches={matches} shown={shown} onReveal={props.onReveal} />}
          {content.read.blocks.length === 0 && <p className={styles.hidden}>{t('noText')}</p>}
          <PageLinks content={content} viewport={viewport} page={props.page} onFollow={props.onFollow} />
        </div>
      )}
      {overlay?.(overlayPage)}
    </>
  )
}

const point = ([x, y]: readonly number[]) => ({ x: x ?? 0, y: y ?? 0 })
