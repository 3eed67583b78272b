import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { listApplicationNamesOptions } from './queries.ts'
import {
  isChosen,
  type Audience,
  type NotificationField,
  type NotificationValues,
} from './rules/notification-values.ts'

/** Whom a notification is for, in words. */
export function useAudienceWords() {
  const { t } = useTranslation('notifications')
  return (audience: Audience, names: readonly string[]) =>
    isChosen(audience) ? t(`audienceOf.${audience}`, { names: names.join(', ') }) : t(`audience.${audience}`)
}

/** The value of a field as it is read. */
export function useWritten() {
  const { t } = useTranslation('notifications')
  const applications = useQuery(listApplicationNamesOptions(useApi()))
  return (values: NotificationValues, field: NotificationField): string => {
    switch (field) {
      case 'severity':
        return t(`severity.${values.severity}`)
      case 'audience':
        return t(`audience.${values.audience}`)
      case 'targets':
        return values.targets.map(({ name }) => name).join(', ') || t('form.none')
      case 'applicationId':
        return (
          applications.data?.find(({ id }) => String(id) === values.applicationId)?.name ?? t('form.none')
        )
      default:
        return values[field] || t('form.none')
    }
  }
}
