import type { Schemas } from '@parvis/api-types/portal'
import { KeyFigure, KeyFigureGroup } from '@parvis/design-system/KeyFigure'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOf } from '../../rules/addresses.ts'
import { type DashboardFilters, noticeKinds } from '../../rules/filters.ts'
import { changeOf, percent } from '../../rules/measures.ts'
import { periodName } from '../../rules/months.ts'

export interface RegisterFiguresProps {
  /** Undefined while it is loading. */
  data: Schemas['RegisterDashboard'] | undefined
  filters: DashboardFilters
}

/** The number of announcements of each kind, beside the period before, each with a link to them. */
export function RegisterFigures({ data, filters }: RegisterFiguresProps) {
  const { t } = useTranslation('dashboards')
  const language = useLanguage()
  const number = new Intl.NumberFormat(language)
  return (
    <KeyFigureGroup columnWidth="13rem">
      {noticeKinds.map(kind => {
        const label = t(`kind.${kind}`)
        if (!data) return <KeyFigure key={kind} label={label} isLoading />
        const change = changeOf(data.current[kind], data.previous[kind])
        const figure = number.format(data.previous[kind])
        return (
          <KeyFigure
            key={kind}
            label={label}
            href={addressOf('register', { ...filters, kind })}
            value={data.current[kind]}
            comparison={t('against', { figure, period: periodName(language, data.before) })}
            {...(change !== undefined && { trend: { change, format: percent } })}
          />
        )
      })}
      <KeyFigure label={t('register.clients')} {...(data ? { value: data.clients } : { isLoading: true })} />
    </KeyFigureGroup>
  )
}
