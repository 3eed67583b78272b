import type { Schemas } from '@parvis/api-types/portal'
import { DataGrid, type GridStatus } from '@parvis/design-system/DataGrid'
import { useMemo } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useGridView } from '../../../../../screens/useGridView.ts'
import type { DashboardFilters, FeesDashboardName } from '../../rules/filters.ts'
import type { DashboardPlan } from '../../rules/plans.ts'
import { feesColumns } from './fees-columns.ts'

type Row = Schemas['FeesRow']
const none: readonly Row[] = []
const keyOf = ({ key }: Row) => key

export interface FeesGridProps {
  dashboard: FeesDashboardName
  plan: DashboardPlan
  /** Undefined while it is awaited. */
  data: Schemas['FeesDashboard'] | undefined
  filters: DashboardFilters
  status: GridStatus
  onRetry: () => void
}

/** Where the figures come from, one step further down; exported as they are shown. */
export function FeesGrid({ dashboard, plan, data, filters, status, onRetry }: FeesGridProps) {
  const { t } = useTranslation('dashboards')
  const [view, setView] = useGridView()
  const level = data?.level ?? 'client'
  const columns = useMemo(
    () => feesColumns({ t, dashboard, plan, level, filters }),
    [t, dashboard, plan, level, filters],
  )
  return (
    <DataGrid
      aria-label={t(`rows.${level}`)}
      rows={data?.rows ?? none}
      columns={columns}
      getRowId={keyOf}
      view={view}
      onViewChange={setView}
      status={status}
      onRetry={onRetry}
      hasTotals
      exportName={t(`file.${dashboard}`)}
    />
  )
}
