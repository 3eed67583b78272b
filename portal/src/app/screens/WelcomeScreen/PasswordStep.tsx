import { writeOptions } from '@parvis/api-types/calls'
import { acceptInvitation } from '@parvis/api-types/calls/invitations'
import { isProblem } from '@parvis/api-types/problems'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { Inline } from '@parvis/design-system/Inline'
import { PasswordField } from '@parvis/design-system/PasswordField'
import { Stack } from '@parvis/design-system/Stack'
import type { FieldMessage } from '@parvis/design-system/ValidationMessage'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { lengthOf, passwordFault, shortestPassword } from './welcome-step.ts'
import { Refusal } from './Refusal.tsx'

export interface PasswordStepProps {
  token: string
  /** The proof that the services returned for the address. */
  proof: string
  /** Whether the reader has just proved the address: the field then takes focus. */
  hasMoved: boolean
  /** Other actions. */
  also: ReactNode
  onAccepted: (email: string) => void
  onProofExpired: () => void
  /** Called when the state of the invitation may have changed. */
  onChanged: () => void
}

type Fault = NonNullable<ReturnType<typeof passwordFault>> | 'common' | 'personal'

/** The step to choose the password for signing in. */
export function PasswordStep(props: PasswordStepProps) {
  const { token, proof, hasMoved, also, onAccepted, onProofExpired, onChanged } = props
  const { t } = useTranslation('welcome')
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<Fault>()
  const blame = (found: Fault) => {
    setFault(found)
    field.current?.focus()
  }
  const accepting = useMutation({
    ...writeOptions(useApi(), acceptInvitation),
    onSuccess: ({ email }) => onAccepted(email),
    onError: error => {
      if (isProblem(error, 'password-too-short')) blame('tooShort')
      else if (isProblem(error, 'password-common')) blame('common')
      else if (isProblem(error, 'password-personal')) blame('personal')
      else if (isProblem(error, 'invitation-proof-expired')) onProofExpired()
      else if (isProblem(error, 'invitation-closed', 'invitation-sign-in', 'invitation-unknown')) onChanged()
    },
  })
  const accept = () => {
    const found = passwordFault(password)
    if (found !== undefined) blame(found)
    else accepting.mutate({ body: { token, acceptanceSecret: proof, password } })
  }
  const count = lengthOf(password)
  const rule: FieldMessage[] =
    password === ''
      ? []
      : count < shortestPassword
        ? [{ kind: 'information', text: t('rule.length', { count }) }]
        : [{ kind: 'success', text: t('rule.met') }]
  const isSaidAtField = isProblem(
    accepting.error,
    'password-too-short',
    'password-common',
    'password-personal',
  )
  return (
    <Card title={t('password.title')}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!accepting.isPending) accept()
        }}
      >
        <Stack gap={4}>
          <PasswordField
            ref={field}
            name="password"
            autoComplete="new-password"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step before it has gone, and the focus with it
            autoFocus={hasMoved}
            isRequired
            label={t('password.label')}
            description={t('password.hint')}
            value={password}
            onChange={next => {
              setPassword(next)
              setFault(undefined)
            }}
            messages={fault === undefined ? rule : [{ kind: 'error', text: t(`password.${fault}`) }]}
          />
          {accepting.isError && !isSaidAtField && (
            <Refusal title={t('problem.failed')} error={accepting.error} />
          )}
          <Inline gap={2}>
            <Button type="submit" variant="primary" isPending={accepting.isPending}>
              {t('password.confirm')}
            </Button>
            {also}
          </Inline>
        </Stack>
      </form>
    </Card>
  )
}
