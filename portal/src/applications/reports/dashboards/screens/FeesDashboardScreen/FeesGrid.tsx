import type { Schemas } from '@parvis/api-types/portal'
import { DataGrid, type GridColumn, type GridStatus } from '@parvis/design-system/DataGrid'
import { useMemo } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import type { Translate } from '../../../../../i18n/translations.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useGridView } from '../../../../../screens/useGridView.ts'
import { addressOf, filtersBehind, type Level } from '../../rules/addresses.ts'
import type { DashboardFilters, FeesDashboardName } from '../../rules/filters.ts'
import { changeOf, figureOf, type Measure, measures, percent } from '../../rules/measures.ts'
import { periodName } from '../../rules/months.ts'
import type { DashboardPlan } from '../../rules/plans.ts'

type Row = Schemas['FeesRow']
const none: readonly Row[] = []
const keyOf = ({ key }: Row) => key

interface FeesColumnsOptions {
  t: Translate<'dashboards'>
  dashboard: FeesDashboardName
  plan: DashboardPlan
  level: Level
  filters: DashboardFilters
  /** The headings above the figures: their periods. */
  current: string
  before: string
}

/** The columns: the names of the rows, linked to what is below them, and their figures beside those before. */
function feesColumns(options: FeesColumnsOptions): GridColumn<Row>[] {
  const { t, dashboard, plan, level, filters, current, before } = options
  const figure = (measure: Measure): GridColumn<Row> => ({
    id: measure,
    type: 'number',
    group: current,
    title: t(`measure.${measure}`),
    value: row => figureOf(row.current, measure),
    format: measures[measure].format,
    width: 140,
    // The sum of an hourly rate is meaningless.
    ...(measure !== 'rate' && { aggregate: 'sum' as const }),
  })
  return [
    {
      id: 'name',
      type: 'link',
      title: t(dashboard === 'originating' && level === 'partner' ? 'filter.originator' : `level.${level}`),
      value: row => (row.label === '' ? t('rows.none') : row.label),
      href: row => {
        const behind = filtersBehind(level, row.key, filters)
        return behind && addressOf(dashboard, behind)
      },
      width: 260,
      isHideable: false,
    },
    ...plan.columns.map(figure),
    {
      id: 'feesBefore',
      type: 'number',
      group: before,
      title: t('measure.fees'),
      value: row => row.previous.fees,
      format: measures.fees.format,
      width: 160,
      aggregate: 'sum',
    },
    {
      id: 'change',
      type: 'number',
      group: t('change'),
      title: t('measure.fees'),
      value: row => changeOf(row.current.fees, row.previous.fees) ?? null,
      format: percent,
      width: 140,
    },
  ]
}

export interface FeesGridProps {
  dashboard: FeesDashboardName
  plan: DashboardPlan
  /** Undefined while it is loading. */
  data: Schemas['FeesDashboard'] | undefined
  filters: DashboardFilters
  status: GridStatus
  onRetry: () => void
}

/** The rows that make up the figures, one level down. They are exported as shown. */
export function FeesGrid({ dashboard, plan, data, filters, status, onRetry }: FeesGridProps) {
  const { t } = useTranslation('dashboards')
  const [view, setView] = useGridView()
  const level = data?.level ?? 'client'
  const language = useLanguage()
  // Placeholders until the periods are loaded, so that nothing moves then.
  const current = data ? periodName(language, data.period) : t('periodOf.current')
  const before = data ? periodName(language, data.before) : t('periodOf.before')
  const columns = useMemo(
    () => feesColumns({ t, dashboard, plan, level, filters, current, before }),
    [t, dashboard, plan, level, filters, current, before],
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
