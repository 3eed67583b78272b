import { writeOptions } from '@parvis/api-types/calls'
import { markFavouriteReport, openReport } from '@parvis/api-types/calls/reports'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { Toolbar } from '@parvis/design-system/Toolbar'
import { useMutation } from '@tanstack/react-query'
import { Bookmark, Download, EyeOff, Link, Maximize, Printer, RefreshCw, Star } from 'lucide-react'
import type { Page, Report } from 'powerbi-client'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { explain } from '../../../api/problem-messages.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useDocumentSubject } from '../../../navigation/document-subject.ts'
import { ProblemBanner } from '../../../problems/ProblemBanner.tsx'
import { useFileDownload } from '../../../downloads/useFileDownload.ts'
import { reportDownload } from '../../../reports/files/report-download.ts'
import { clientFilters } from '../../../reports/frame/client-filters.ts'
import { ReportFrame, type ReportEventName, type StartView } from '../../../reports/frame/ReportFrame.tsx'
import { useTokenRenewal } from '../../../reports/frame/useTokenRenewal.ts'
import type { ReportFilter } from '../../../reports/page/protocol/filters.ts'
import { hearPrintKey } from '../../../reports/page/protocol/print-key.ts'
import { useMay } from '../../../session/useMay.ts'
import { BookmarksDrawer } from './BookmarksDrawer.tsx'
import { denied, embedOptions, type Embed, type ViewedReport } from './report.ts'
import { codeOfError, pageOfEvent } from './rules/embed-events.ts'
import { subjectOf } from './rules/header.ts'

const sayNotDownloaded = explain<'getReportDownload'>({
  ...denied,
  'not-found': 'reportViewer:problem.fileMissing',
})

const sayNotMarked = explain<'markFavouriteReport'>(denied)

/** The current view of a report. */
export interface View {
  page: string
  /** Undefined if nothing is filtered. */
  state: string | undefined
}

export interface ShownReportProps {
  report: ViewedReport
  embed: Embed
  /** The initial view. */
  start: StartView
  /** The screen's own filters, in addition to the report's. @default none */
  filters?: readonly ReportFilter[]
  /** Called after each change of the view. */
  onView: (view: View) => void
  /** Requests the address and token again and reloads the report. */
  onRetry: () => void
}

/** Milliseconds without a message after which a report counts as late. */
const patience = 20_000

/** SectionVisibility.HiddenInViewMode of powerbi-models. */
const hiddenPage: number = 1

/** A report in its frame, with its pages and actions. */
export function ShownReport({ report, embed, start, filters, onView, onRetry }: ShownReportProps) {
  const { t } = useTranslation('reportViewer')
  const api = useApi()
  const [shown, setShown] = useState<Report>()
  const [pages, setPages] = useState<readonly Page[]>([])
  const [active, setActive] = useState<string>()
  const [isNarrowed, setNarrowed] = useState(start.state !== undefined)
  const [hasBookmarks, setBookmarks] = useState(false)
  const [hasAnswered, setAnswered] = useState(false)
  const [isLate, setLate] = useState(false)
  const [first] = useState(filters)
  const opening = useMutation(writeOptions(api, openReport))
  const marking = useMutation(writeOptions(api, markFavouriteReport))
  const download = useFileDownload(reportDownload, sayNotDownloaded)
  const ask = useCallback(
    () => embedOptions(api, report.id).queryFn({ signal: new AbortController().signal }),
    [api, report.id],
  )
  const hand = useCallback(async (token: string) => shown?.setAccessToken(token), [shown])
  const renewSoon = useTokenRenewal(embed, ask, hand)
  const isLoaded = pages.length > 0
  const mayPublish = useMay('Reports.Manage')

  useEffect(() => {
    // The initial filters are part of the configuration; hand over those chosen while the report was loading. A refusal
    // arrives as an `error` event.
    if (isLoaded && filters && filters !== first)
      shown?.setFilters(clientFilters(filters)).catch(() => undefined)
  }, [isLoaded, filters, first, shown])

  useEffect(() => {
    if (hasAnswered) return undefined
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [hasAnswered])

  const tell = async (from: Report, page: string, narrowed: boolean) => {
    const state = narrowed ? (await from.bookmarksManager.capture()).state : undefined
    onView({ page, state })
  }
  const hear = (name: ReportEventName, detail: unknown) => {
    setAnswered(true)
    if (!shown) return
    if (name === 'loaded') begin(shown).catch(() => undefined)
    if (name === 'error' && codeOfError(detail) === 'TokenExpired') renewSoon()
    const page = name === 'pageChanged' ? pageOfEvent(detail) : active
    if (page === undefined) return
    const narrowed = isNarrowed || name === 'filtersApplied' || name === 'bookmarkApplied'
    if (name === 'pageChanged') setActive(page)
    setNarrowed(narrowed)
    if (name === 'pageChanged' || name === 'filtersApplied' || name === 'bookmarkApplied')
      void tell(shown, page, narrowed).catch(() => undefined)
  }
  const begin = async (from: Report) => {
    const all = await from.getPages()
    setPages(all)
    setActive(all.find(({ isActive }) => isActive)?.name)
    opening.mutate({ path: { id: report.id }, idempotencyKey: newIdempotencyKey() })
  }

  const tryTo = (act: (from: Report) => Promise<unknown>) => {
    if (!shown) return
    act(shown).catch(() => {
      // Do not notify readers who have left the report.
      if (shown.iframe.isConnected) showToast({ kind: 'warning', title: t('tools.notDone') })
    })
  }

  const print = useEffectEvent(() => tryTo(from => from.print()))
  // Otherwise the browser would print the page around the report, and only the visible part of the report.
  useEffect(() => {
    if (!isLoaded) return undefined
    return hearPrintKey(
      window,
      () => true,
      () => print(),
    )
  }, [isLoaded])

  const copy = () => {
    navigator.clipboard.writeText(location.href).then(
      () => showToast({ title: t('tools.copied') }),
      () => showToast({ kind: 'warning', title: t('tools.copyFailed') }),
    )
  }
  const waiting = isLoaded ? {} : { disabledReason: t('tools.notYet') }
  const isVisible = (page: Page) => (page.visibility as number) !== hiddenPage || page.name === active
  const visible = pages.filter(isVisible)
  // Readers only reach hidden pages through buttons in the report. People who publish it can open them directly.
  const hidden = mayPublish ? pages.filter(page => !isVisible(page)) : []
  const turned = visible.length > 1 ? visible.find(({ name }) => name === active) : undefined
  useDocumentSubject(subjectOf(report.name, turned?.displayName))
  const isFavourite = marking.isPending ? marking.variables.body.isFavourite : report.isFavourite
  return (
    <Stack gap={3}>
      <Toolbar
        label={t('tools.label')}
        groups={[
          {
            label: t('tools.view'),
            items: [
              {
                id: 'bookmarks',
                label: t('tools.bookmarks'),
                icon: <Bookmark aria-hidden size={18} />,
                onPress: () => setBookmarks(true),
                ...waiting,
              },
              {
                id: 'favourite',
                label: t('tools.favourite'),
                icon: <Star aria-hidden size={18} />,
                isSelected: isFavourite,
                onChange: isOn => marking.mutate({ path: { id: report.id }, body: { isFavourite: isOn } }),
              },
              {
                id: 'fullscreen',
                label: t('tools.fullscreen'),
                icon: <Maximize aria-hidden size={18} />,
                onPress: () => shown?.fullscreen(),
                ...waiting,
              },
              {
                id: 'print',
                label: t('tools.print'),
                icon: <Printer aria-hidden size={18} />,
                onPress: () => tryTo(from => from.print()),
                ...waiting,
              },
              {
                id: 'refresh',
                label: t('tools.refresh'),
                icon: <RefreshCw aria-hidden size={18} />,
                onPress: () => tryTo(from => from.refresh()),
                ...waiting,
              },
              {
                id: 'copy',
                label: t('tools.copy'),
                icon: <Link aria-hidden size={18} />,
                onPress: copy,
              },
              ...(report.mayDownload
                ? [
                    {
                      id: 'download',
                      label: t('tools.download'),
                      icon: <Download aria-hidden size={18} />,
                      onPress: () => download.take({ id: report.id }),
                      isPending: download.taken !== undefined,
                    },
                  ]
                : []),
            ],
          },
        ]}
      />
      {download.problem && <ProblemBanner title={t('tools.downloadFailed')} problem={download.problem} />}
      {marking.error && (
        <ProblemBanner title={t('tools.favouriteFailed')} problem={sayNotMarked(marking.error)} />
      )}
      {visible.length + hidden.length > 1 && (
        <Toolbar
          label={t('tools.pagesOf')}
          groups={[
            {
              label: t('tools.pages'),
              items: visible.map(({ name, displayName }) => ({
                id: name,
                label: displayName,
                isSelected: name === active,
                onChange: () => tryTo(from => from.setPage(name)),
              })),
            },
            ...(hidden.length > 0
              ? [
                  {
                    label: t('tools.hiddenPages'),
                    items: hidden.map(({ name, displayName }) => ({
                      id: name,
                      label: t('tools.hiddenPage', { page: displayName }),
                      icon: <EyeOff aria-hidden size={18} />,
                      onPress: () => tryTo(from => from.setPage(name)),
                    })),
                  },
                ]
              : []),
          ]}
        />
      )}
      {/* Our own report page shows this itself. */}
      {embed.source === 'powerBi' && report.securityModel === 'reader' && (
        <Banner kind="info" title={t('ownRows')} />
      )}
      {isLate && !hasAnswered && (
        <Banner
          kind="warning"
          live="polite"
          title={t('late.title')}
          actions={
            <Button size="small" onPress={onRetry}>
              {t('late.retry')}
            </Button>
          }
        >
          {t('late.text')}
        </Banner>
      )}
      <ReportFrame
        embed={embed}
        title={report.name}
        height={report.height}
        width={report.width}
        start={{ ...start, ...(filters && { filters }) }}
        onReport={setShown}
        onEvent={hear}
      />
      {shown && active !== undefined && (
        <BookmarksDrawer
          isOpen={hasBookmarks}
          onClose={() => setBookmarks(false)}
          report={report}
          page={active}
          capture={async () => (await shown.bookmarksManager.capture()).state ?? ''}
          apply={async state => {
            await shown.bookmarksManager.applyState(state)
          }}
          readOwn={() => shown.bookmarksManager.getBookmarks()}
          applyOwn={async name => {
            await shown.bookmarksManager.apply(name)
          }}
        />
      )}
    </Stack>
  )
}
