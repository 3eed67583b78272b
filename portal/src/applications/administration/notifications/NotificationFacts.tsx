import { DateTime } from '@parvis/design-system/DateTime'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { useLanguage } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useAudienceWords, type Notification } from './notification.ts'

export interface NotificationFactsProps {
  notification: Notification
  /** Show only what cannot change once people were notified. @default everything */
  isFrozenOnly?: boolean
}

/** What a notification says, to whom and when, read-only. */
export function NotificationFacts({ notification, isFrozenOnly = false }: NotificationFactsProps) {
  const { t } = useTranslation('notifications')
  const audienceWords = useAudienceWords()
  const { title, text, englishTitle, englishText, severity, audience } = notification
  const { startDate, endDate, link } = notification
  const [application, audienceNames] =
    useLanguage() === 'fr'
      ? [notification.applicationName, notification.audienceNames]
      : [notification.englishApplicationName, notification.englishAudienceNames]
  const frozen = [
    { term: t('field.severity'), value: t(`severity.${severity}`) },
    { term: t('field.applicationId'), value: application ?? t('form.noApplication') },
    { term: t('field.audience'), value: audienceWords(audience, audienceNames) },
    {
      term: t('column.startDate'),
      value: startDate === null ? t('form.atOnce') : <DateTime value={startDate} />,
    },
  ]
  if (isFrozenOnly) return <DescriptionList items={frozen} />
  return (
    <DescriptionList
      items={[
        { term: t('field.title'), value: title },
        { term: t('field.text'), value: text },
        { term: t('field.englishTitle'), value: englishTitle },
        { term: t('field.englishText'), value: englishText },
        { term: t('field.link'), value: link ?? t('form.none') },
        ...frozen,
        {
          term: t('column.endDate'),
          value: endDate === null ? t('form.open') : <DateTime value={endDate} />,
        },
      ]}
    />
  )
}
