import { Banner } from '@parvis/design-system/Banner'
import { useFormats } from '../i18n/formats.ts'
import { useTranslation } from '../i18n/useTranslation.ts'

export interface MessageBannerProps {
  /** The sender of the document. */
  sender: string
  message: string
  /** YYYY-MM-DD. */
  dueDate: string | null
  isLate: boolean
}

/** The sender's message to the signers, and the due date. */
export function MessageBanner({ sender, message, dueDate, isLate }: MessageBannerProps) {
  const { t } = useTranslation('signing')
  const { longDay } = useFormats()
  const due =
    dueDate === null ? undefined : t(isLate ? 'message.late' : 'message.due', { date: longDay(dueDate) })
  // Without a message, only the due date is shown.
  if (message === '') return due === undefined ? null : <Banner kind="info" title={due} />
  return (
    <Banner kind="info" title={t('message.title', { name: sender })}>
      <p>{message}</p>
      {due !== undefined && <p>{due}</p>}
    </Banner>
  )
}
