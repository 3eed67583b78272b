import { Banner } from '@parvis/design-system/Banner'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { ErrorState } from '@parvis/design-system/ErrorState'
import { useLocale, useMessages } from '@parvis/design-system/i18n/useMessages'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Loader } from '@parvis/design-system/Loader'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Tabs } from '@parvis/design-system/Tabs'
import { useEffect, useRef, type ReactNode } from 'react'
import { type EmbedRefusal, errorCodes } from './protocol/messages.ts'
import type { ReportSession, ReportSnapshot } from './protocol/report-session.ts'
import {
  type ReportLayout,
  type ReportPage as Page,
  type ReportView,
  type ReportVisual,
  shownOn,
  slicerKey,
} from './protocol/report-state.ts'
import type { Figures, Images, ReportApi } from './report-api.ts'
import { ReportCanvas } from './ReportCanvas.tsx'
import * as styles from './ReportCanvas.css.ts'
import { messages } from './ReportPage.messages.ts'
import { SlicerField } from './SlicerField.tsx'
import { useFigures } from './useFigures.ts'
import { useImages } from './useImages.ts'
import { isDrawn, VisualDrawing } from './VisualDrawing.tsx'
import { VisualFigure } from './VisualFigure.tsx'

export interface ReportPageProps {
  session: ReportSession
  snapshot: ReportSnapshot
  askFigures: ReportApi['askFigures']
  readImages: ReportApi['readImages']
}

/** A report, controlled by the surrounding page. */
export function ReportPage({ session, snapshot, askFigures, readImages }: ReportPageProps) {
  const t = useMessages(messages)
  const { phase, layout, view, error } = snapshot
  const known = useFigures(session, snapshot, askFigures)
  const images = useImages(snapshot, readImages)
  const page = layout?.pages.find(({ name }) => name === view?.page)
  useEffect(() => {
    document.title = page?.displayName ?? t('waiting')
  }, [page, t])
  if (phase === 'failed' && error)
    return (
      <Sheet session={session}>
        <Failure refusal={error} onRetry={layout && (() => session.refresh())} />
      </Sheet>
    )
  if (phase !== 'shown' || !layout || !page || !view)
    return (
      <Sheet session={session}>
        <Loader label={t(phase === 'loading' ? 'loading' : 'waiting')} />
      </Sheet>
    )
  const shown = layout.pages.filter(each => !each.isHidden || each.name === page.name)
  const content = (
    <PageContent key={page.name} {...{ session, snapshot, layout, view, page, known, images }} />
  )
  return (
    <Sheet session={session}>
      {snapshot.hasPageTabs && shown.length > 1 ? (
        <Tabs
          label={t('pages')}
          items={shown.map(({ name, displayName }) => ({
            id: name,
            title: displayName,
            content: name === page.name ? content : null,
          }))}
          selected={page.name}
          onSelectedChange={name => session.showPage(name)}
        />
      ) : (
        content
      )}
    </Sheet>
  )
}

/**
 * The content of the frame. It reports its height, so that the frame can match it and the page has only one scroll
 * bar.
 */
function Sheet({ session, children }: { session: ReportSession; children: ReactNode }) {
  const t = useMessages(messages)
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = sheet
    if (!current) return undefined
    let told = 0
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(current.getBoundingClientRect().height)
      if (height !== told) session.sized(height)
      told = height
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [session])
  return (
    <main ref={sheet} className={styles.frame} aria-label={t('content')}>
      {children}
    </main>
  )
}

/** Settings of the services, as the README names them. */
const powerBiSettings = 'POWERBI_TENANT_ID, POWERBI_CLIENT_ID, POWERBI_CLIENT_SECRET'

interface PageContentProps {
  session: ReportSession
  snapshot: ReportSnapshot
  layout: ReportLayout
  view: ReportView
  page: Page
  known: ReturnType<typeof useFigures>
  images: Images | undefined
}

function PageContent({ session, snapshot, layout, view, page, known, images }: PageContentProps) {
  const t = useMessages(messages)
  const { figures, isStale } = known
  const { slicers } = view
  const shown = new Set(shownOn(view, page).map(({ name }) => name))
  const drawStill = (visual: ReportVisual) => (
    <VisualDrawing {...{ visual, page, layout, snapshot, images, session }} />
  )
  const canvas = (draw: (visual: ReportVisual) => ReactNode) => {
    const drawShown = (visual: ReportVisual) =>
      !shown.has(visual.name) ? null : isDrawn(visual) ? drawStill(visual) : draw(visual)
    return (
      <ReportCanvas
        page={page}
        images={images}
        zoom={snapshot.zoom}
        isStale={isStale && figures !== undefined}
        draw={drawShown}
      />
    )
  }
  const drawAwaited = () => <Skeleton shape="block" height="6rem" />
  const drawWith = (all: NonNullable<typeof figures>) => (visual: ReportVisual) => {
    const found = all.visuals.find(({ name }) => name === visual.name)
    if (found?.shape !== 'choice') return found && <VisualFigure visual={visual} figures={found} />
    return (
      <SlicerField
        visual={visual}
        figures={found}
        chosen={slicers[slicerKey(page.name, visual.name)] ?? []}
        onChoose={filters => session.setSlicer(page.name, visual.name, filters)}
      />
    )
  }
  return (
    <div className={styles.content}>
      <h1 className={styles.title}>
        <bdi>{page.displayName}</bdi>
      </h1>
      {figures?.visuals.some(({ reason }) => reason !== null && reason !== 'staffOnly') && (
        <Banner kind="info" title={t('preview')}>
          {figures.mayManage ? t('previewConnect', { settings: powerBiSettings }) : t('previewText')}
        </Banner>
      )}
      {figures && <DataUntil {...figures} />}
      {figures?.isOwnOnly && <p>{t('ownOnly')}</p>}
      {page.visuals.length === 0 ? (
        <EmptyState title={t('emptyPage')} />
      ) : (
        // The same canvas before and after the figures load, so that a button being pressed stays the same element.
        <div>
          {!figures && <SkeletonGroup label={t('loadingFigures')} />}
          {canvas(figures ? drawWith(figures) : drawAwaited)}
        </div>
      )}
    </div>
  )
}

/** The last month with figures, if any are shown: the date next to the report's name is that of its file. */
function DataUntil({ lastMonth, visuals }: Pick<Figures, 'lastMonth' | 'visuals'>) {
  const locale = useLocale()
  const t = useMessages(messages)
  if (lastMonth === null || visuals.every(({ measure }) => measure === null)) return null
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return <p>{t('until', { month: format.format(new Date(`${lastMonth}-01`)) })}</p>
}

/** An error as reported to the surrounding page, in the reader's language. */
function Failure({ refusal, onRetry }: { refusal: EmbedRefusal; onRetry: (() => void) | undefined }) {
  const t = useMessages(messages)
  const { errorCode } = refusal.error
  if (errorCode === errorCodes.notAuthorized)
    return (
      <ErrorState size="page" title={t('denied')}>
        {t('deniedText')}
      </ErrorState>
    )
  // The surrounding page has been notified and will provide a new token.
  if (errorCode === errorCodes.tokenExpired)
    return (
      <EmptyState size="page" title={t('expired')}>
        {t('expiredText')}
      </EmptyState>
    )
  return (
    <ErrorState size="page" title={t('failed')} {...(onRetry && { onRetry })}>
      {t('failedText')}
    </ErrorState>
  )
}

/** Shown when this page is opened on its own: nobody says which report to show. */
export function LonelyPage() {
  const t = useMessages(messages)
  return (
    <main>
      <EmptyState
        size="page"
        title={t('alone')}
        actions={
          <LinkButton variant="primary" href="/">
            {t('toPortal')}
          </LinkButton>
        }
      >
        {t('aloneText')}
      </EmptyState>
    </main>
  )
}
