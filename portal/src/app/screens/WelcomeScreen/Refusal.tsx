import type { ReactNode } from 'react'
import { explain } from '../../../api/problem-messages.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { RefusalBanner } from '../../../guests/RefusalBanner.tsx'

/** Explains why an action on an invitation failed. */
const say = explain<
  'readInvitation' | 'requestInvitationCode' | 'proveInvitation' | 'acceptInvitation' | 'declineInvitation'
>({
  'invitation-unknown': 'welcome:problem.unknown',
  'invitation-closed': 'welcome:problem.closed',
  'invitation-sign-in': 'welcome:problem.signIn',
  'invitation-code-limit': 'welcome:code.limit',
  'invitation-code-wrong': 'welcome:code.wrongCode',
  'invitation-code-spent': 'welcome:code.spent',
  'invitation-proof-expired': 'welcome:password.expired',
  'password-too-short': 'welcome:password.tooShort',
  'password-common': 'welcome:password.common',
  'password-personal': 'welcome:password.personal',
})

export interface RefusalProps {
  title: string
  error: unknown
  /** What the reader can do about it. @default nothing */
  children?: ReactNode
}

/** Says why an action failed and how long to wait before the next attempt. */
export function Refusal({ title, error, children }: RefusalProps) {
  const { t } = useTranslation('welcome')
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
