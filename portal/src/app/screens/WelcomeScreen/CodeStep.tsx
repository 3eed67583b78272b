import { writeOptions } from '@parvis/api-types/calls'
import { proveInvitation, requestInvitationCode } from '@parvis/api-types/calls/invitations'
import { triesLeftIn } from '@parvis/api-types/problem-parts'
import { isProblem } from '@parvis/api-types/problems'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { CodeForm, timeOf } from '../../../guests/CodeForm.tsx'
import { useLanguage } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { Invitation } from './welcome-step.ts'
import { Refusal } from './Refusal.tsx'

export interface CodeStepProps {
  token: string
  invitation: Invitation
  /** Other actions. */
  also: ReactNode
  /** Called with the secret that proves the address to the services. */
  onProved: (secret: string) => void
  /** Called when the state of the invitation may have changed. */
  onChanged: () => void
}

/** Proves the e-mail address with the code that was sent to it. */
export function CodeStep({ token, invitation, also, onProved, onChanged }: CodeStepProps) {
  const { t } = useTranslation('welcome')
  const locale = useLanguage()
  const api = useApi()
  // Other obstacles: the page then shows the current state of the invitation.
  const hasMoved = (error: unknown) =>
    isProblem(error, 'invitation-closed', 'invitation-sign-in', 'invitation-unknown')
  const onError = (error: unknown) => {
    if (hasMoved(error)) onChanged()
  }
  const proving = useMutation({
    ...writeOptions(api, proveInvitation),
    onSuccess: ({ acceptanceSecret }) => onProved(acceptanceSecret),
    onError,
  })
  const sending = useMutation({
    ...writeOptions(api, requestInvitationCode),
    onSuccess: () => {
      proving.reset()
      onChanged()
    },
    onError,
  })
  const faultOf = (error: unknown) => {
    const count = triesLeftIn(error)
    if (isProblem(error, 'invitation-code-wrong'))
      return count === undefined ? t('code.wrongCode') : t('code.wrong', { count })
    return isProblem(error, 'invitation-code-spent') ? t('code.spent') : undefined
  }
  const { codeExpiresDate, mayRequestCode } = invitation
  const time = codeExpiresDate === null ? undefined : timeOf(codeExpiresDate, locale)
  const fault = faultOf(proving.error)
  return (
    <CodeForm
      words={{
        title: t('code.title'),
        label: t('code.label'),
        hint: (
          <>
            {t('code.hint')} {time === undefined ? t('code.none') : t('code.expires', { time })}
          </>
        ),
        confirm: t('code.confirm'),
        again: t('code.again'),
        sent: t('code.sent'),
        missing: t('code.missing'),
        limit: t('code.limit'),
      }}
      proving={{
        isPending: proving.isPending,
        fault,
        problem: proving.isError && fault === undefined && (
          <Refusal title={t('problem.failed')} error={proving.error} />
        ),
        try: (code, then) => proving.mutate({ body: { token, code } }, then),
      }}
      sending={{
        isPending: sending.isPending,
        isSuccess: sending.isSuccess,
        problem: sending.isError && <Refusal title={t('problem.failed')} error={sending.error} />,
        send: then => sending.mutate({ body: { token } }, then),
      }}
      mayRequestCode={mayRequestCode}
      also={also}
    />
  )
}
