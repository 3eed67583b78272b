import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { useTextSize } from '../../internal/textSize/useTextSize.ts'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { Toolbar } from '../Toolbar/Toolbar.tsx'
import { pixelsPerPoint, placePages } from './geometry.ts'
import type { OpenPdf } from './openPdf.ts'
import { PageList, type ViewHandle } from './PageList.tsx'
import { PageNavigation } from './PageNavigation.tsx'
import type { PdfViewerProps, PdfZoom } from './pdfProps.ts'
import * as styles from './PdfViewer.css.ts'
import { messages } from './PdfViewer.messages.ts'
import { ReadingView } from './ReadingView.tsx'
import { SearchBar } from './SearchBar.tsx'
import { SidePanel } from './SidePanel.tsx'
import { useFollow } from './useFollow.ts'
import { usePageAnnouncement } from './usePageAnnouncement.ts'
import { usePageSizes } from './usePageSizes.ts'
import { usePdfFiles } from './usePdfFiles.ts'
import { useReaderKeys } from './useReaderKeys.ts'
import { useRoom } from './useRoom.ts'
import { useSearch } from './useSearch.ts'
import { viewerTools } from './viewerTools.tsx'

type Passed = 'page' | 'onPageChange' | 'zoom' | 'onZoomChange' | 'overlay'

export interface PdfReaderProps extends Pick<PdfViewerProps, Passed> {
  document: OpenPdf
  title: string
  fileName: string
  /** The page to open at, unless `page` is given. */
  firstPage: number
  /** Opens the document again, and so reloads whatever failed to load. */
  onReload: () => void
}

/** Width, in px at the default text size, below which nothing fits beside the pages. */
const narrow = 640
const noMatches: never[] = []
const unknownRoom = { width: 640, height: 480 }

/** An open document with its tools. */
export function PdfReader(props: PdfReaderProps) {
  const { document, title, fileName, overlay } = props
  const { pages, permissions } = document.info
  const t = useMessages(messages)
  const locale = useLocale()
  const [wantedPage, setPage] = useControlledState(props.page, props.firstPage, props.onPageChange)
  const page = Math.min(pages, Math.max(1, Math.trunc(wantedPage) || 1))
  const [zoom, setZoom] = useControlledState<PdfZoom>(props.zoom, 'width', props.onZoomChange)
  const [rotation, setRotation] = useState(0)
  const [isText, setText] = useState(false)
  const [hasPanel, setPanel] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const [highlightsAll, setHighlightsAll] = useState(true)
  const view = useRef<ViewHandle>(null)
  const searchInput = useRef<HTMLInputElement>(null)
  const [measure, room = unknownRoom] = useRoom()
  const [measureReader, readerRoom = unknownRoom] = useRoom()
  const { scale: textScale } = useTextSize()
  const isNarrow = readerRoom.width < narrow * textScale
  const { sizes, setSize } = usePageSizes(document)
  const places = useMemo(
    () => placePages(sizes, zoom, room, rotation % 180 !== 0),
    [sizes, zoom, room, rotation],
  )
  const scale = (places.pages[page - 1]?.scale ?? pixelsPerPoint) / pixelsPerPoint
  const search = useSearch(document, page)
  const files = usePdfFiles(document, fileName)
  const onFollow = useFollow(document, page, view)
  const announced = usePageAnnouncement(page)

  const goTo = (to: number) => view.current?.goTo(to)
  const focusSearch = () => {
    searchInput.current?.focus()
    searchInput.current?.select()
  }
  const openSearch = () => {
    setSearching(true)
    focusSearch()
  }
  useEffect(() => {
    if (isSearching) focusSearch()
  }, [isSearching])
  const closeSearch = () => {
    setSearching(false)
    search.setQuery('')
    view.current?.focus()
  }
  const changeSearch = (isOpen: boolean) => (isOpen ? openSearch() : closeSearch())
  const keys = useReaderKeys({
    zoom: scale,
    setZoom,
    isSearching,
    openSearch,
    closeSearch,
    nextMatch: search.go,
  })

  // If the match is on another page, that page is shown first; it scrolls the match into view once it is drawn.
  const { shown, matches, query, options } = search
  useEffect(() => {
    if (shown && shown.page !== page) goTo(shown.page)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each match that is shown
  }, [shown])

  const marked = useDeferredValue(isSearching && query.trim() !== '' ? { query, options } : undefined)
  const seen = isSearching ? (highlightsAll ? matches : shown ? [shown] : noMatches) : noMatches
  const viewProps = {
    document,
    title,
    page,
    onPageChange: setPage,
    matches: seen,
    shown: isSearching ? shown : undefined,
    onFollow,
    ref: view,
  }
  const groups = viewerTools(t, {
    isSearching,
    setSearching: changeSearch,
    zoom,
    scale,
    setZoom,
    turn: () => setRotation((rotation + 90) % 360),
    hasPanel,
    setPanel,
    isNarrow,
    isText,
    setText,
    canPrint: permissions.canPrint,
    isPrinting: files.printing !== undefined,
    print: extent =>
      void files.print(extent === 'page' ? [page] : Array.from({ length: pages }, (_, index) => index + 1)),
    download: files.download,
    savePicture: () => files.savePicture(page, rotation),
  })
  return (
    // Keyboard shortcuts that work wherever the focus is within the viewer. Each also has a button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as above
    <div ref={measureReader} className={styles.reader} onKeyDown={keys}>
      <div className={styles.bar}>
        <PageNavigation page={page} pages={pages} onGo={goTo} />
        {!isText && (
          <span className={styles.zoom}>
            {new Intl.NumberFormat(locale, { style: 'percent' }).format(scale)}
          </span>
        )}
        <div className={styles.tools}>
          <Toolbar label={t('tools')} look="icons" groups={groups} />
        </div>
      </div>
      {isSearching && (
        <SearchBar
          ref={searchInput}
          search={search}
          highlightsAll={highlightsAll}
          onHighlightsAllChange={setHighlightsAll}
          onClose={closeSearch}
        />
      )}
      {files.printing && (
        <div className={`${styles.notice} ${styles.preparing}`}>
          <div className={styles.preparingBar}>
            <ProgressBar
              label={t('preparing')}
              value={files.printing.ready}
              maximum={files.printing.pages}
              figure={t('pagesReady', { page: files.printing.ready, pages: files.printing.pages })}
            />
          </div>
          <Button onPress={files.cancelPrinting}>{t('cancel')}</Button>
        </div>
      )}
      {files.failure && (
        <div className={styles.notice}>
          <Banner kind="danger" title={t(files.failure)} live="assertive" onDismiss={files.clearFailure} />
        </div>
      )}
      <span role="status" className={styles.hidden}>
        {announced !== undefined && t('page', { page: announced, pages })}
      </span>
      <div className={styles.body}>
        {hasPanel && (
          <SidePanel
            document={document}
            page={page}
            onGo={goTo}
            onFollow={onFollow}
            onClose={() => setPanel(false)}
            isNarrow={isNarrow}
          />
        )}
        {isText ? (
          <ReadingView
            {...viewProps}
            matches={isSearching ? matches : noMatches}
            marked={marked}
            highlightsAll={highlightsAll}
          />
        ) : (
          <PageList
            {...viewProps}
            places={places}
            rotation={rotation}
            overlay={overlay}
            onSize={setSize}
            measure={measure}
            onReload={props.onReload}
          />
        )}
      </div>
    </div>
  )
}
