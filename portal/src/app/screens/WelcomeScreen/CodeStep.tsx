import { writeOptions } from '@parvis/api-types/calls'
import { proveInvitation, requestInvitationCode } from '@parvis/api-types/calls/invitations'
import { triesLeftIn } from '@parvis/api-types/problem-parts'
import { isProblem } from '@parvis/api-types/problems'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { CodeField } from '@parvis/design-system/CodeField'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { useLanguage } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { Invitation } from './welcome-step.ts'
import { Refusal } from './Refusal.tsx'

export interface CodeStepProps {
  token: string
  invitation: Invitation
  /** What else can be done. */
  also: ReactNode
  /** The address is proved; the secret says so to the services. */
  onProved: (secret: string) => void
  /** The invitation is perhaps another by now. */
  onChanged: () => void
}

const codeLength = 6

/** The address is proved by the code that was sent to it. */
export function CodeStep({ token, invitation, also, onProved, onChanged }: CodeStepProps) {
  const { t } = useTranslation('welcome')
  const locale = useLanguage()
  const api = useApi()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const proving = useMutation({
    ...writeOptions(api, proveInvitation),
    onSuccess: ({ acceptanceSecret }) => onProved(acceptanceSecret),
    onError: error => {
      const count = triesLeftIn(error)
      if (isProblem(error, 'invitation-code-wrong'))
        setFault(count === undefined ? t('code.wrongCode') : t('code.wrong', { count }))
      else if (isProblem(error, 'invitation-code-spent')) setFault(t('code.spent'))
      // Whatever else stands in the way: the page says how the invitation is now.
      else if (isProblem(error, 'invitation-closed', 'invitation-sign-in', 'invitation-unknown')) onChanged()
      if (isProblem(error, 'invitation-code-wrong', 'invitation-code-spent')) field.current?.focus()
    },
  })
  const sending = useMutation({
    ...writeOptions(api, requestInvitationCode),
    onSuccess: () => {
      setCode('')
      setFault(undefined)
      proving.reset()
      onChanged()
      field.current?.focus()
    },
    onError: error => {
      if (isProblem(error, 'invitation-closed', 'invitation-sign-in', 'invitation-unknown')) onChanged()
    },
  })
  const prove = () => {
    if (code.length < codeLength) {
      setFault(t('code.missing'))
      field.current?.focus()
    } else proving.mutate({ body: { token, code } })
  }
  const { codeExpiresDate, mayRequestCode } = invitation
  const time = codeExpiresDate === null ? undefined : timeOf(codeExpiresDate, locale)
  const isSaidAtField = isProblem(proving.error, 'invitation-code-wrong', 'invitation-code-spent')
  return (
    <Card title={t('code.title')}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!proving.isPending) prove()
        }}
      >
        <Stack gap={4}>
          <CodeField
            ref={field}
            name="code"
            label={t('code.label')}
            description={
              <>
                {t('code.hint')} {time === undefined ? t('code.none') : t('code.expires', { time })}
              </>
            }
            isRequired
            value={code}
            onChange={next => {
              setCode(next)
              setFault(undefined)
            }}
            messages={fault === undefined ? [] : [{ kind: 'error', text: fault }]}
          />
          {sending.isSuccess && <Banner kind="success" live="polite" title={t('code.sent')} />}
          {sending.isError && <Refusal title={t('problem.failed')} error={sending.error} />}
          {proving.isError && !isSaidAtField && <Refusal title={t('problem.failed')} error={proving.error} />}
          <Inline gap={2}>
            <Button type="submit" variant="primary" isPending={proving.isPending}>
              {t('code.confirm')}
            </Button>
            <Button
              isPending={sending.isPending}
              isDisabled={!mayRequestCode}
              onPress={() => sending.mutate({ body: { token } })}
            >
              {t('code.again')}
            </Button>
            {also}
          </Inline>
          {!mayRequestCode && <p>{t('code.limit')}</p>}
        </Stack>
      </form>
    </Card>
  )
}

/** The hour of a moment, where the reader is. */
const timeOf = (moment: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(new Date(moment))
