import { readMoment } from '@parvis/design-system/i18n/dates'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useSolutions } from '../../../../../organisation/useSolutions.ts'
import type { PlanningField, PlanningValues } from '../../request-form.ts'

/** Formats the value of a field for the reader. */
export function useWritten(): (values: PlanningValues, field: PlanningField) => string {
  const { t } = useTranslation('planning')
  const { day } = useFormats()
  const offers = useSolutions()
  const dayOf = (text: string) => (readMoment(text) ? day(text) : t('form.none'))
  return (values, field) => {
    switch (field) {
      case 'engagementType':
        return t(`engagementType.${values.engagementType}`)
      case 'engagement': {
        const { engagement } = values
        return engagement
          ? t('record.engagement', { code: engagement.code, description: engagement.description })
          : t('form.none')
      }
      case 'requestType':
        return t(`requestType.${values.requestType}`)
      case 'manager':
        return values.manager?.name ?? t('form.none')
      case 'team':
        return values.team.length === 0
          ? t('record.noTeam')
          : values.team
              .map(({ name, role }) => t('form.member', { name, role: t(`role.${role}`) }))
              .join(', ')
      case 'offerId':
        return offers.data?.find(({ id }) => id === values.offerId)?.label ?? values.offerId
      case 'startDate':
      case 'deliveryDate':
        return dayOf(values[field])
      case 'businessUnit':
        return values.businessUnit
    }
  }
}
