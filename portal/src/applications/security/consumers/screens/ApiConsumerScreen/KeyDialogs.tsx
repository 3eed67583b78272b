import { writeOptions } from '@parvis/api-types/calls'
import { createApiKey, revokeApiKey, rotateApiKey } from '@parvis/api-types/calls/api-keys'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { ApiKeyRotation } from '@parvis/api-types/limits/api-keys'
import { Button } from '@parvis/design-system/Button'
import { NumberField } from '@parvis/design-system/NumberField'
import { Select } from '@parvis/design-system/Select'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { ActionDialog } from '../../../../../dialogs/ActionDialog.tsx'
import type { FormDialogProps } from '../../../../../forms/FormDialog.tsx'
import { FormField, type FieldParts } from '../../../../../forms/FormField.tsx'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { SendDialog } from '../../../../../screens/DialogForms.tsx'
import { LineField } from '../../../../../screens/FormFields.tsx'
import { useLossWarning } from '../../../../../unsaved/unsaved-changes.ts'
import { keyForm, rotationForm } from '../../key-forms.ts'
import { lifetimes, type Lifetime } from '../../rules/key-ends.ts'
import type { ApiKey } from './key-list.ts'
import { SecretContent, type NewKey } from './SecretContent.tsx'

export interface NewKeyDialogProps {
  consumerId: number
  /** Called once the new key exists, even if the answer with its secret was lost. */
  onMade: (id: number) => void
  onClose: () => void
}

/** Creates a key from a label and a lifetime. */
export function NewKeyDialog({ consumerId, onMade, onClose }: NewKeyDialogProps) {
  const { t } = useTranslation('consumers')
  // The answer holds the secret, so it is dropped from the cache when the dialog closes.
  const creation = useMutation({ ...writeOptions(useApi(), createApiKey), gcTime: 0 })
  const leave = () => {
    if (creation.data) onMade(creation.data.apiKey.id)
    onClose()
  }
  return (
    <SendDialog
      form={keyForm}
      namespace="consumers"
      draft={`new:${consumerId}`}
      title={t('newKey.title')}
      submit={t('newKey.confirm')}
      failed={t('newKey.failed')}
      send={({ label, lifetime: expiresDate }) =>
        // Each attempt gets its own idempotency key: repeating a lost request would not return the secret again.
        creation.mutateAsync({
          body: { consumerId, label, expiresDate },
          idempotencyKey: newIdempotencyKey(),
        })
      }
      onSent={stays}
      instead={useSecret(creation.data, leave)}
      onClose={leave}
    >
      {(control, of) => (
        <>
          <LineField of={of} name="label" hint={t('newKey.labelHint')} />
          <FormField name="lifetime" control={control} label={t('newKey.lasts')}>
            {field => <LifetimeField {...field} />}
          </FormField>
        </>
      )}
    </SendDialog>
  )
}

/** The dialog stays open and shows the secret. */
const stays = () => undefined

interface KeyDialogProps {
  /** The version the reader saw. */
  apiKey: ApiKey
  onClose: () => void
}

/** Creates a key that replaces another one; the old key stays in force for some days. */
export function RotateKeyDialog({ apiKey: { id, label }, onClose }: KeyDialogProps) {
  const { t } = useTranslation('consumers')
  const rotation = useMutation({ ...writeOptions(useApi(), rotateApiKey), gcTime: 0 })
  const { minimum, maximum } = ApiKeyRotation.overlapDays
  return (
    <SendDialog
      form={rotationForm}
      namespace="consumers"
      draft={`rotate:${id}`}
      title={t('rotate.title', { label })}
      description={t('rotate.text')}
      submit={t('rotate.confirm')}
      failed={t('rotate.failed')}
      send={({ overlapDays, lifetime: expiresDate }) =>
        rotation.mutateAsync({
          path: { id },
          body: { overlapDays, expiresDate },
          idempotencyKey: newIdempotencyKey(),
        })
      }
      onSent={stays}
      instead={useSecret(rotation.data, onClose)}
      onClose={onClose}
    >
      {control => (
        <>
          <FormField
            name="overlapDays"
            control={control}
            label={t('rotate.overlap')}
            missing={t('rotate.overlapMissing')}
          >
            {field => (
              <NumberField
                {...field}
                description={t('rotate.overlapHint')}
                isRequired
                hasSteppers
                minimum={minimum}
                maximum={maximum}
              />
            )}
          </FormField>
          <FormField name="lifetime" control={control} label={t('newKey.lasts')}>
            {field => <LifetimeField {...field} />}
          </FormField>
        </>
      )}
    </SendDialog>
  )
}

const sayNotRevoked = explain<'revokeApiKey'>({
  'precondition-failed': 'consumers:revoke.changed',
  'api-key-not-in-force': 'consumers:revoke.ended',
})

/** Asks before revoking a key at once, and says when it was last used. */
export function RevokeKeyDialog({ apiKey, onClose }: KeyDialogProps) {
  const { t } = useTranslation('consumers')
  const { longMoment } = useFormats()
  const { id, label, state, expiresDate, lastUsedDate, '@odata.etag': ifMatch } = apiKey
  return (
    <ActionDialog
      title={t('revoke.title', { label })}
      tone="danger"
      confirmLabel={t('revoke.confirm')}
      options={writeOptions(useApi(), revokeApiKey)}
      sent={{ path: { id }, ifMatch }}
      said={t('revoke.done')}
      say={sayNotRevoked}
      onClose={onClose}
    >
      <p>
        {lastUsedDate === null ? t('revoke.unused') : t('revoke.used', { date: longMoment(lastUsedDate) })}{' '}
        {t('revoke.forGood')}
      </p>
      {state === 'ending' && expiresDate !== null && (
        <p>{t('revoke.ending', { date: longMoment(expiresDate) })}</p>
      )}
    </ActionDialog>
  )
}

/**
 * The dialog's next content: the new key, which is shown only this once. The dialog then closes only after the reader
 * confirms having stored the key.
 */
function useSecret(made: NewKey | undefined, onClose: () => void): FormDialogProps['instead'] {
  const { t } = useTranslation('consumers')
  const [isKept, setKept] = useState(false)
  const [isTried, setTried] = useState(false)
  const kept = useRef<HTMLInputElement>(null)
  const mustBeKept = made !== undefined && made.secret !== null && !isKept
  // The services know only its hash: a key that is left with the back button or a reload is gone for good.
  useLossWarning(mustBeKept, 'view')
  if (!made) return undefined
  const leave = () => {
    if (!mustBeKept) return onClose()
    setTried(true)
    kept.current?.focus()
  }
  return {
    title: t('secret.title'),
    isLocked: mustBeKept,
    footer: (
      <Button variant="primary" onPress={leave}>
        {t('secret.close')}
      </Button>
    ),
    content: (
      <SecretContent
        made={made}
        isKept={isKept}
        onKept={setKept}
        keptRef={kept}
        isMissed={isTried && mustBeKept}
      />
    ),
  }
}

/** The number of days after which a key ends. */
function LifetimeField({ value, onChange, ...field }: FieldParts<{ lifetime: Lifetime }, 'lifetime'>) {
  const { t } = useTranslation('consumers')
  return (
    <Select
      {...field}
      description={t('newKey.lastsHint')}
      value={String(value)}
      onChange={id => onChange(lifetimes.find(days => String(days) === id) ?? null)}
      options={lifetimes.map(days => ({
        id: String(days),
        label: days === null ? t('never') : t('newKey.days', { count: days }),
      }))}
    />
  )
}
