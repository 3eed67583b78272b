import { proveSignatureGuest, requestSignatureCode } from '@parvis/api-types/calls/signature-guests'
import { triesLeftIn } from '@parvis/api-types/problem-parts'
import { isProblem } from '@parvis/api-types/problems'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { CodeForm, timeOf } from '../../../guests/CodeForm.tsx'
import { useLanguage } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { guestOptions } from './guest-calls.ts'
import type { Guest } from './guest-step.ts'
import { Refusal } from './Refusal.tsx'

export interface GuestCodeStepProps {
  token: string
  guest: Guest
  /** Called with the session that proves the address to the services. */
  onProved: (session: string) => void
  /** Called when the state of the link may have changed. */
  onChanged: () => void
}

/** Sends a code and uses it to prove the e-mail address. */
export function GuestCodeStep({ token, guest, onProved, onChanged }: GuestCodeStepProps) {
  const { t } = useTranslation('guestSigning')
  const locale = useLanguage()
  const api = useApi()
  // The page then shows the current state of the link.
  const onError = (error: unknown) => {
    if (isProblem(error, 'signature-link-closed', 'signature-link-unknown')) onChanged()
  }
  const proving = useMutation({
    ...guestOptions(api, proveSignatureGuest),
    onSuccess: ({ session }) => onProved(session),
    onError,
  })
  const sending = useMutation({
    ...guestOptions(api, requestSignatureCode),
    onSuccess: () => {
      proving.reset()
      onChanged()
    },
    onError,
  })
  const faultOf = (error: unknown) => {
    const count = triesLeftIn(error)
    if (isProblem(error, 'signature-code-wrong'))
      return count === undefined ? t('code.wrongCode') : t('code.wrong', { count })
    return isProblem(error, 'signature-code-spent') ? t('code.spent') : undefined
  }
  const { codeExpiresDate, mayRequestCode } = guest
  const refusedSending = sending.isError && <Refusal title={t('code.notSent')} error={sending.error} />
  // A person who has used up a code's attempts can still read why.
  if (codeExpiresDate === null && !sending.isSuccess && !proving.isError)
    return (
      <Card title={t('code.title')}>
        <Stack gap={4}>
          <p>{t('code.why')}</p>
          {refusedSending}
          {mayRequestCode ? (
            <Inline>
              <Button
                variant="primary"
                isPending={sending.isPending}
                onPress={() => sending.mutate({ body: { token } })}
              >
                {t('code.send')}
              </Button>
            </Inline>
          ) : (
            <p>{t('code.limit')}</p>
          )}
        </Stack>
      </Card>
    )
  const fault = faultOf(proving.error)
  return (
    <CodeForm
      words={{
        title: t('code.title'),
        label: t('code.label'),
        hint: (
          <>
            {t('code.hint')}
            {codeExpiresDate !== null && <> {t('code.expires', { time: timeOf(codeExpiresDate, locale) })}</>}
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
        problem: refusedSending,
        send: then => sending.mutate({ body: { token } }, then),
      }}
      mayRequestCode={mayRequestCode}
      startsFocused={sending.isSuccess}
    />
  )
}
