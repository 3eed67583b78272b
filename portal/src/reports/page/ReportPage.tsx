import { EmptyState } from '@parvis/design-system/EmptyState'
import { ErrorState } from '@parvis/design-system/ErrorState'
import { useMessages } from '@parvis/design-system/i18n/useMessages'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Loader } from '@parvis/design-system/Loader'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Tabs } from '@parvis/design-system/Tabs'
import { useEffect, type ReactNode } from 'react'
import { type EmbedRefusal, errorCodes } from './protocol/messages.ts'
import type { ReportSession, ReportSnapshot } from './protocol/report-session.ts'
import { slicerKey, type ReportPage as Page, type ReportVisual } from './protocol/report-state.ts'
import type { ReportApi } from './report-api.ts'
import { ReportCanvas } from './ReportCanvas.tsx'
import * as styles from './ReportCanvas.css.ts'
import { messages } from './ReportPage.messages.ts'
import { SlicerField } from './SlicerField.tsx'
import { useFigures } from './useFigures.ts'
import { VisualFigure } from './VisualFigure.tsx'

export interface ReportPageProps {
  session: ReportSession
  snapshot: ReportSnapshot
  askFigures: ReportApi['askFigures']
}

/** A report as the page around it drives it. */
export function ReportPage({ session, snapshot, askFigures }: ReportPageProps) {
  const t = useMessages(messages)
  const { phase, layout, view, error } = snapshot
  const known = useFigures(session, snapshot, askFigures)
  const page = layout?.pages.find(({ name }) => name === view?.page)
  useEffect(() => {
    document.title = page?.displayName ?? t('waiting')
  }, [page, t])
  if (phase === 'failed' && error)
    return (
      <main className={styles.frame} aria-label={t('content')}>
        <Failure refusal={error} onRetry={layout && (() => session.refresh())} />
      </main>
    )
  if (phase !== 'shown' || !layout || !page || !view)
    return (
      <main className={styles.frame} aria-label={t('content')}>
        <Loader label={t(phase === 'loading' ? 'loading' : 'waiting')} />
      </main>
    )
  const shown = layout.pages.filter(each => !each.isHidden || each.name === page.name)
  const content = <PageContent key={page.name} {...{ session, snapshot, page, known }} />
  return (
    <main className={styles.frame} aria-label={t('content')}>
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
    </main>
  )
}

interface PageContentProps {
  session: ReportSession
  snapshot: ReportSnapshot
  page: Page
  known: ReturnType<typeof useFigures>
}

function PageContent({ session, snapshot, page, known }: PageContentProps) {
  const t = useMessages(messages)
  const { figures, isStale } = known
  const slicers = snapshot.view?.slicers ?? {}
  const canvas = (draw: (visual: ReportVisual) => ReactNode) => (
    <ReportCanvas page={page} zoom={snapshot.zoom} isStale={isStale && figures !== undefined} draw={draw} />
  )
  return (
    <div className={styles.content}>
      <h1 className={styles.title}>{page.displayName}</h1>
      {page.visuals.length === 0 ? (
        <EmptyState title={t('emptyPage')} />
      ) : !figures ? (
        <SkeletonGroup label={t('loadingFigures')}>
          {canvas(() => (
            <Skeleton shape="block" height="6rem" />
          ))}
        </SkeletonGroup>
      ) : (
        canvas(visual => {
          const found = figures.visuals.find(({ name }) => name === visual.name)
          if (found?.shape !== 'choice') return found && <VisualFigure visual={visual} figures={found} />
          return (
            <SlicerField
              visual={visual}
              figures={found}
              chosen={slicers[slicerKey(page.name, visual.name)] ?? []}
              onChoose={filters => session.setSlicer(page.name, visual.name, filters)}
            />
          )
        })
      )}
    </div>
  )
}

/** What the page around it is told as an error, in the reader's words. */
function Failure({ refusal, onRetry }: { refusal: EmbedRefusal; onRetry: (() => void) | undefined }) {
  const t = useMessages(messages)
  const { errorCode } = refusal.error
  if (errorCode === errorCodes.notAuthorized)
    return (
      <ErrorState size="page" title={t('denied')}>
        {t('deniedText')}
      </ErrorState>
    )
  // The page around it was told and brings a new one.
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

/** The address of this page, opened by itself: there is nobody who says which report to show. */
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
