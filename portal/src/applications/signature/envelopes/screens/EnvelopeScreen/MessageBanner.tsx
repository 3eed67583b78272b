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
  const due =
    dueDate === null
      ? undefined
      : t(isLate ? 'message.late' : 'message.due', { date: formatDate(language, dueDate) })
  // Where nothing was written, there is no message to speak of.
  if (message === '') return due === undefined ? null : <Banner kind="info" title={due} />
  return (
    <Banner kind="info" title={t('message.title', { name: createdByName ?? createdBy })}>
      <p>{message}</p>
      {due !== undefined && <p>{due}</p>}
    </Banner>
  )
}
