import { Banner } from '@parvis/design-system/Banner'
import { formatDate } from '@parvis/design-system/i18n/dates'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Envelope } from '../../envelope.ts'

/** What the sender tells the signers, and by when they sign. */
export function MessageBanner({ envelope }: { envelope: Envelope }) {
  const { t } = useTranslation('signatures')
  const language = useLanguage()
  const { message, dueDate, isLate, createdBy, createdByName } = envelope
  if (message === '' && dueDate === null) return null
  return (
    <Banner kind="info" title={t('message.title', { name: createdByName ?? createdBy })}>
      {message !== '' && <p>{message}</p>}
      {dueDate !== null && (
        <p>{t(isLate ? 'message.late' : 'message.due', { date: formatDate(language, dueDate) })}</p>
      )}
    </Banner>
  )
}
