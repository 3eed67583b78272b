import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { ListedRequest } from './request.ts'
import { daysWaiting } from './rules/waiting.ts'

export interface WaitingForProps {
  request: Pick<ListedRequest, 'waitingForEmail' | 'waitingForName' | 'waitingSince'>
}

/** The person a request waits for, and for how many days; nothing for a closed request. */
export function WaitingFor({ request }: WaitingForProps) {
  const { t } = useTranslation('onboarding')
  const { waitingForEmail, waitingForName, waitingSince } = request
  const name = waitingForName ?? waitingForEmail
  if (name === null || waitingSince === null) return null
  const count = daysWaiting(waitingSince)
  return count === 0 ? t('waiting.today', { name }) : t('waiting.days', { name, count })
}
