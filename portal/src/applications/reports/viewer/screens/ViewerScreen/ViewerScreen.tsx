import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { ReportDocuments } from '../../../../../reports/documents/ReportDocuments.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import {
  bookmarkOptions,
  bookmarksOptions,
  reportByPathOptions,
  reportOptions,
  sayNoBookmark,
  sayNoReport,
  type SavedBookmark,
  type ViewedReport,
} from '../../report.ts'
import { ReportFailure } from '../../ReportFailure.tsx'
import { ReportHeader } from '../../ReportHeader.tsx'
import { ReportView } from '../../ReportView.tsx'
import { isOfBookmark, placeOf, withKey, withView } from '../../rules/place.ts'

/** Shows a report by its key, its path or a bookmark. The view is kept in the address. */
export function ViewerScreen() {
  const { t } = useTranslation('reportViewer')
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const { path, id } = placeOf(search)
  if (id !== undefined)
    return isOfBookmark(pathname) ? <ByBookmark key={id} id={id} /> : <ByKey key={id} id={id} />
  if (path !== undefined) return <ByPath key={path} path={path} />
  return (
    <Page>
      <EmptyState
        size="page"
        title={t('none.title')}
        actions={
          <LinkButton variant="primary" href="/app/rapports">
            {t('none.library')}
          </LinkButton>
        }
      >
        {t('none.text')}
      </EmptyState>
    </Page>
  )
}

/** Opens the report at a path and then uses its key, because the path may lead to another report later. */
function ByPath({ path }: { path: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [, setSearch] = useSearchParams()
  const report = useQuery(reportByPathOptions(api, path))
  const found = report.data
  useEffect(() => {
    if (!found) return
    queryClient.setQueryData<ViewedReport>(reportOptions(api, found.id).queryKey, found)
    setSearch(before => withKey(before, found.id), { replace: true, preventScrollReset: true })
  }, [api, queryClient, found, setSearch])
  if (report.isLoadingError)
    return (
      <ReportFailure
        error={report.error}
        say={sayNoReport}
        onRetry={() => void report.refetch()}
        isRetrying={report.isFetching}
      />
    )
  return <Waiting />
}

function ByKey({ id }: { id: number }) {
  const report = useQuery(reportOptions(useApi(), id))
  if (report.isLoadingError)
    return (
      <ReportFailure
        error={report.error}
        say={sayNoReport}
        onRetry={() => void report.refetch()}
        isRetrying={report.isFetching}
      />
    )
  return report.data ? <Opened report={report.data} bookmark={undefined} /> : <Waiting />
}

function ByBookmark({ id }: { id: number }) {
  const api = useApi()
  const bookmark = useQuery(bookmarkOptions(api, id))
  const reportId = bookmark.data?.reportId
  const report = useQuery({ ...reportOptions(api, reportId ?? 0), enabled: reportId !== undefined })
  if (bookmark.isLoadingError)
    return (
      <ReportFailure
        error={bookmark.error}
        say={sayNoBookmark}
        onRetry={() => void bookmark.refetch()}
        isRetrying={bookmark.isFetching}
      />
    )
  if (report.isLoadingError)
    return (
      <ReportFailure
        error={report.error}
        say={sayNoReport}
        onRetry={() => void report.refetch()}
        isRetrying={report.isFetching}
      />
    )
  return report.data && bookmark.data ? <Opened report={report.data} bookmark={bookmark.data} /> : <Waiting />
}

interface OpenedProps {
  report: ViewedReport
  /** The bookmark that the address names. */
  bookmark: SavedBookmark | undefined
}

function Opened({ report, bookmark }: OpenedProps) {
  const [search, setSearch] = useSearchParams()
  const place = placeOf(search)
  const says = place.state ?? bookmark?.state
  const isOpen = says !== undefined || place.page !== undefined
  // Without a view in the address, the report opens with the person's default bookmark.
  const bookmarks = useQuery({ ...bookmarksOptions(useApi(), report.id), enabled: !isOpen })
  const usual = bookmarks.data?.value.find(({ isDefault, isBroken }) => isDefault && !isBroken)
  if (!isOpen && bookmarks.isPending) return <Waiting />
  // A bookmark whose page is gone would be refused, so the report opens on its first page, and the list says why.
  const state = bookmark?.isBroken && place.state === undefined ? undefined : (says ?? usual?.state)
  return (
    <Page width="full">
      <ReportHeader report={report} />
      <ReportDocuments report={report} />
      <ReportView
        key={report.id}
        report={report}
        start={{ page: place.page, state }}
        onView={view =>
          setSearch(before => withView(before, view), { replace: true, preventScrollReset: true })
        }
      />
    </Page>
  )
}

function Waiting() {
  const { t } = useTranslation('reportViewer')
  return (
    <Page width="full">
      <SkeletonGroup label={t('loading')}>
        <Skeleton width="16rem" />
        <Skeleton shape="block" height="28rem" />
      </SkeletonGroup>
    </Page>
  )
}
