import type { ReactNode } from 'react'
import { explain } from '../../../api/problem-messages.ts'
import { RefusalBanner } from '../../../guests/RefusalBanner.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'

/** Explains why an action on a link failed. */
const say = explain<
  | 'readSignatureGuest'
  | 'requestSignatureCode'
  | 'proveSignatureGuest'
  | 'signAsSignatureGuest'
  | 'declineAsSignatureGuest'
  | 'getSignatureGuestDownload'
>({
  'signature-link-unknown': 'guestSigning:problem.unknown',
  'signature-link-closed': 'guestSigning:problem.closed',
  'signature-code-limit': 'guestSigning:code.limit',
  'signature-code-wrong': 'guestSigning:code.wrongCode',
  'signature-code-spent': 'guestSigning:code.spent',
  'signature-session-expired': 'guestSigning:problem.sessionExpired',
  'signature-status': 'guestSigning:problem.status',
  'signature-not-your-turn': 'guestSigning:problem.notYourTurn',
  'signature-already-signed': 'guestSigning:problem.alreadySigned',
  'signature-look-empty': 'guestSigning:problem.empty',
  'signature-initials-empty': 'signing:fill.initialsFirst',
  'signature-values-wrong': 'signing:fill.wrong',
  'signature-picture-wrong': 'guestSigning:problem.picture',
  'signature-failed': 'guestSigning:problem.signFailed',
  'signature-certificate-expired': 'guestSigning:problem.certificateExpired',
  'signature-not-stamped': 'guestSigning:problem.notStamped',
  'storage-full': 'guestSigning:problem.full',
})

export interface RefusalProps {
  title: string
  error: unknown
  /** What the reader can do about it. @default nothing */
  children?: ReactNode
}

/** Says why an action failed and how long to wait before the next attempt. */
export function Refusal({ title, error, children }: RefusalProps) {
  const { t } = useTranslation('guestSigning')
  return (
    <RefusalBanner
      title={title}
      error={error}
      problem={say(error)}
      wait={count => t('problem.wait', { count })}
    >
      {children}
    </RefusalBanner>
  )
}
