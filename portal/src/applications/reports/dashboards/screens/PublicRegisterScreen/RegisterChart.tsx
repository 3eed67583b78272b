import type { Schemas } from '@parvis/api-types/portal'
import { BarChart } from '@parvis/design-system/Chart'
import { useMemo } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { noticeKinds } from '../../rules/filters.ts'

export interface RegisterChartProps {
  /** Undefined while it is loading. */
  data: Schemas['RegisterDashboard'] | undefined
  onMonth: (month: string) => void
}

/** Announcements by month and kind. */
export function RegisterChart({ data, onMonth }: RegisterChartProps) {
  const { t } = useTranslation('dashboards')
  const drawn = useMemo(
    () =>
      data && {
        categories: data.months.map(({ month }) => month),
        categoryType: 'month' as const,
        series: noticeKinds.map(kind => ({
          id: kind,
          name: t(`kind.${kind}`),
          values: data.months.map(({ current }) => current[kind]),
        })),
      },
    [data, t],
  )
  return (
    <BarChart
      title={t('register.months')}
      description={t('register.monthsDescribed')}
      valueLabel={t('register.count')}
      emptyText={t('chart.empty')}
      isStacked
      onPointAction={({ category }) => onMonth(category)}
      {...(drawn ? { data: drawn } : { isLoading: true as const })}
    />
  )
}
