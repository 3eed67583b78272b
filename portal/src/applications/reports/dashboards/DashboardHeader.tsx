import type { Schemas } from '@parvis/api-types/portal'
import { Badge } from '@parvis/design-system/Badge'
import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { choicesOptions } from './figures.ts'
import { addressOf, stepsOf } from './rules/addresses.ts'
import type { DashboardFilters, DashboardName } from './rules/filters.ts'

export interface DashboardHeaderProps {
  dashboard: DashboardName
  filters: DashboardFilters
  /** What the dashboard shows, once it is loaded. */
  shown: { isFirm: boolean; client: Schemas['DashboardClient'] | null } | undefined
}

/** The title of the dashboard, whose figures it shows, and the links back up. */
export function DashboardHeader({ dashboard, filters, shown }: DashboardHeaderProps) {
  const { t } = useTranslation('dashboards')
  const choices = useQuery(choicesOptions(useApi(), dashboard))
  const steps = stepsOf(filters)
  const { unit = '', partner = '', client = 0 } = filters
  const names = {
    all: t('way'),
    unit,
    partner: choices.data?.partners.find(({ key }) => key === partner.toLowerCase())?.label ?? partner,
    client: shown?.client?.name ?? t('filter.clientUnknown', { id: String(client) }),
  }
  return (
    <PageHeader
      title={t(`${dashboard}.title`)}
      sentence={t(`${dashboard}.sentence`)}
      actions={shown && <Badge>{t(shown.isFirm ? 'whose.firm' : 'whose.own')}</Badge>}
      breadcrumbs={
        steps.length > 1 ? (
          <Breadcrumbs
            items={steps.map(({ id, filters: behind }, index) => ({
              id,
              label: names[id],
              ...(index < steps.length - 1 && { href: addressOf(dashboard, behind) }),
            }))}
          />
        ) : undefined
      }
    />
  )
}
