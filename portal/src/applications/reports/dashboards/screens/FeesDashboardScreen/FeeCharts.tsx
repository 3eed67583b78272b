import type { Schemas } from '@parvis/api-types/portal'
import { BarChart, LineChart } from '@parvis/design-system/Chart'
import { Grid } from '@parvis/design-system/Grid'
import { useMemo } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { figureOf, largestRows, measures } from '../../rules/measures.ts'
import { periodName } from '../../rules/months.ts'
import type { ChartPlan, DashboardPlan } from '../../rules/plans.ts'

type Dashboard = Schemas['FeesDashboard']

export interface FeeChartsProps {
  plan: DashboardPlan
  /** Undefined while it is loading. */
  data: Dashboard | undefined
  onMonth: (month: string) => void
}

/** The charts of the months and of the largest rows, each also available as a table. */
export function FeeCharts({ plan, data, onMonth }: FeeChartsProps) {
  return (
    <Grid columnWidth="26rem" isFilled>
      {plan.charts.map(chart => (
        <MonthChart key={chart.id} chart={chart} data={data} onMonth={onMonth} />
      ))}
      <Ranking plan={plan} data={data} />
    </Grid>
  )
}

function MonthChart({ chart, data, onMonth }: { chart: ChartPlan } & Omit<FeeChartsProps, 'plan'>) {
  const { t } = useTranslation('dashboards')
  const language = useLanguage()
  const drawn = useMemo(
    () =>
      data && {
        categories: data.months.map(({ month }) => month),
        categoryType: 'month' as const,
        series: chart.series.map(({ measure, of = 'current' }) => {
          const name = t(`measure.${measure}`)
          const period = periodName(language, of === 'current' ? data.period : data.before)
          const isCompared = chart.series.some(each => each.of === 'previous')
          return {
            id: `${of} ${measure}`,
            name: isCompared ? t('ofPeriod', { measure: name, period }) : name,
            values: data.months.map(month => figureOf(month[of], measure)),
          }
        }),
      },
    [data, chart, t, language],
  )
  const common = {
    title: t(`chart.${chart.id}`),
    description: t(`chart.${chart.id}Text`),
    format: measures.fees.format,
    emptyText: t('chart.empty'),
    onPointAction: ({ category }: { category: string }) => onMonth(category),
    ...(drawn ? { data: drawn } : { isLoading: true as const }),
  }
  // Balances at the end of months do not add up.
  if (chart.kind === 'lines') return <LineChart {...common} hasTotals={false} />
  return <BarChart {...common} isStacked={chart.kind === 'stacked'} />
}

function Ranking({ plan, data }: Pick<FeeChartsProps, 'plan' | 'data'>) {
  const { t } = useTranslation('dashboards')
  const measure = t(`measure.${plan.ranking}`)
  const drawn = useMemo(() => {
    if (!data) return undefined
    const { rows, scope } = largestRows(data.rows, plan.ranking)
    return {
      // If the services have cut the rows, others may have a figure as well.
      scope: data.isCut && scope !== 'largest' ? ('largest' as const) : scope,
      categories: rows.map(({ label }) => (label === '' ? t('rows.none') : label)),
      series: [{ id: 'rows', name: measure, values: rows.map(({ value }) => value) }],
    }
  }, [data, plan, measure, t])
  return (
    <BarChart
      title={t(`ranking.${data?.level ?? 'client'}`, { measure })}
      layout="horizontal"
      format={measures[plan.ranking].format}
      emptyText={t('chart.empty')}
      {...(drawn && { description: t(`ranking.${drawn.scope}`, { count: drawn.categories.length }) })}
      {...(drawn ? { data: drawn } : { isLoading: true as const })}
    />
  )
}
