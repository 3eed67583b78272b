import type { Schemas } from '@parvis/api-types/portal'
import { KeyFigure, KeyFigureGroup } from '@parvis/design-system/KeyFigure'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { changeOf, figureOf, type Measure, measures, percent } from '../../rules/measures.ts'
import { monthName, periodName } from '../../rules/months.ts'
import type { DashboardPlan } from '../../rules/plans.ts'

export interface FeeFiguresProps {
  plan: DashboardPlan
  /** Undefined while it is loading. */
  data: Schemas['FeesDashboard'] | undefined
}

/** The figures of the period, and their change since the one before. */
export function FeeFigures({ plan, data }: FeeFiguresProps) {
  const { t } = useTranslation('dashboards')
  return (
    <KeyFigureGroup>
      {plan.figures.map(measure => (
        <FeeFigure key={measure} measure={measure} data={data} />
      ))}
      <KeyFigure
        label={t('portfolio')}
        {...(data
          ? {
              value: data.portfolio.engagements,
              comparison: t('portfolioOf', { count: data.portfolio.clients }),
            }
          : { isLoading: true })}
      />
    </KeyFigureGroup>
  )
}

function FeeFigure({ measure, data }: { measure: Measure; data: FeeFiguresProps['data'] }) {
  const { t } = useTranslation('dashboards')
  const language = useLanguage()
  const label = t(`measure.${measure}`)
  if (!data) return <KeyFigure label={label} isLoading />
  const { format, isStanding, goodWhen } = measures[measure]
  const value = figureOf(data.current, measure)
  const previous = figureOf(data.previous, measure)
  if (value === null) return <KeyFigure label={label} value="—" />
  const change = changeOf(value, previous)
  const figure = previous === null ? '—' : new Intl.NumberFormat(language, format).format(previous)
  return (
    <KeyFigure
      label={label}
      value={value}
      format={format}
      comparison={
        isStanding
          ? t('againstStanding', { figure, month: monthName(language, data.before.to) })
          : t('against', { figure, period: periodName(language, data.before) })
      }
      {...(change !== undefined && {
        trend: { change, format: percent, ...(goodWhen && { goodWhen }) },
      })}
    />
  )
}
