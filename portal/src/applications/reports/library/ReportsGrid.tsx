import type { GridRowAction } from '@parvis/design-system/DataGrid'
import type { GridView } from '@parvis/design-system/grid-view'
import { ToggleButton } from '@parvis/design-system/ToggleButton'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import type { Schemas } from '@parvis/api-types/portal'
import { useApi } from '../../../api/ApiContext.tsx'
import { exportSource, gridPageQuery } from '../../../api/grid-query.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ServedGrid } from '../../../screens/ListGrid.tsx'
import { reportsOptions, sayNotListed, type ListedReport, type ReportsQuery } from './library.ts'
import { reportColumns, reportFields } from './report-columns.tsx'
import { within, type ReportScope } from './rules/report-scope.ts'
import {
  showFavourites,
  showModified,
  showRecent,
  showsFavourites,
  showsModified,
  showsRecent,
} from './rules/report-views.ts'

/** Rows of one page. */
const pageSize = 50
const idOf = ({ id }: ListedReport) => String(id)

export interface ReportsGridProps {
  label: string
  /** Which reports; undefined: all. Keep the same object as long as they are the same. */
  scope: ReportScope | undefined
  /** What the scope is about is not known yet. @default false */
  isWaiting?: boolean
  view: GridView
  onViewChange: (view: GridView) => void
  /** How they are ordered without an order of the reader's own. Keep the same array. */
  order: NonNullable<ReportsQuery['orderby']>
  /** Where a name leads to. Keep the same function. */
  addressOf: (report: ListedReport) => string
  hasStatus: boolean
  /** Offers the lists that a reader wants most. @default false */
  hasQuickViews?: boolean
  rowActions: (report: ListedReport) => readonly GridRowAction[]
  emptyState: ReactNode
}

/** Reports, a page at a time: ordered, searched, narrowed and exported by the services. */
export function ReportsGrid(props: ReportsGridProps) {
  const { scope, isWaiting = false, view, onViewChange, order, addressOf, hasStatus } = props
  const { t } = useTranslation('reports')
  const api = useApi()
  const page = within(scope, gridPageQuery<Schemas['Report']>(reportFields, view, pageSize))
  const list = useQuery({
    ...reportsOptions(api, page.orderby ? page : { ...page, orderby: order }),
    enabled: !isWaiting,
  })
  const columns = useMemo(() => reportColumns({ t, addressOf, hasStatus }), [t, addressOf, hasStatus])
  const source = useMemo(
    () =>
      exportSource<Schemas['Report'], ListedReport>(reportFields, (query, signal) =>
        reportsOptions(api, within(scope, query.orderby ? query : { ...query, orderby: order })).queryFn({
          signal,
        }),
      ),
    [api, scope, order],
  )
  return (
    <ServedGrid
      aria-label={props.label}
      query={list}
      failed={t('list.failed')}
      say={sayNotListed}
      pageSize={pageSize}
      source={source}
      columns={columns}
      getRowId={idOf}
      view={view}
      onViewChange={onViewChange}
      emptyState={props.emptyState}
      exportName={t('list.file')}
      rowActions={props.rowActions}
      {...(props.hasQuickViews === true && {
        actions: <QuickViews view={view} onViewChange={onViewChange} />,
      })}
    />
  )
}

const quickViews = [
  { id: 'favourites', shows: showsFavourites, show: showFavourites },
  { id: 'recent', shows: showsRecent, show: showRecent },
  { id: 'modified', shows: showsModified, show: showModified },
] as const

function QuickViews({ view, onViewChange }: Pick<ReportsGridProps, 'view' | 'onViewChange'>) {
  const { t } = useTranslation('reports')
  return (
    <>
      {quickViews.map(({ id, shows, show }) => (
        <ToggleButton key={id} isSelected={shows(view)} onChange={isOn => onViewChange(show(view, isOn))}>
          {t(`quick.${id}`)}
        </ToggleButton>
      ))}
    </>
  )
}
