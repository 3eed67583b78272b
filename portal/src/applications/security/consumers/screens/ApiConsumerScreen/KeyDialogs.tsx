import { writeOptions } from '@parvis/api-types/calls'
import { createApiKey, revokeApiKey, rotateApiKey } from '@parvis/api-types/calls/api-keys'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { ApiKeyRotation } from '@parvis/api-types/limits/api-keys'
import { Button } from '@parvis/design-system/Button'
import { Dialog } from '@parvis/design-system/Dialog'
import { NumberField } from '@parvis/design-system/NumberField'
import { Select } from '@parvis/design-system/Select'
import { TextField } from '@parvis/design-system/TextField'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain, type ProblemText } from '../../../../../api/problem-messages.ts'
import { ActionDialog } from '../../../../../dialogs/ActionDialog.tsx'
import { DialogForm, type DialogFormProps } from '../../../../../forms/FormDialog.tsx'
import { FormDraftOffer } from '../../../../../forms/FormDraftOffer.tsx'
import { FormField, type FieldParts } from '../../../../../forms/FormField.tsx'
import { useFormEditor } from '../../../../../forms/useFormEditor.ts'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { keyForm, rotationForm } from '../../key-forms.ts'
import { lifetimes, type Lifetime } from '../../rules/key-ends.ts'
import type { ApiKey } from './key-list.ts'
import { SecretContent, type NewKey } from './SecretContent.tsx'

export interface NewKeyDialogProps {
  consumerId: number
  /** The new key is there, or its answer was lost. */
  onMade: (id: number) => void
  onClose: () => void
}

/** Makes a key: where it is used, and when it ends. */
export function NewKeyDialog({ consumerId, onMade, onClose }: NewKeyDialogProps) {
  const { t } = useTranslation('consumers')
  // The answer holds the secret: it is kept no longer than the dialog that shows it.
  const creation = useMutation({ ...writeOptions(useApi(), createApiKey), gcTime: 0 })
  const editor = useFormEditor({
    ...keyForm,
    name: `${keyForm.name}:new:${consumerId}`,
    fields: keyForm.names,
    same: keyForm.isSame,
  })
  const { form, draft, failure, settle } = editor
  return (
    <KeyFormDialog
      title={t('newKey.title')}
      submitLabel={t('newKey.confirm')}
      isPending={editor.isPending}
      attempt={form.formState.submitCount}
      made={creation.data}
      failed={t('newKey.failed')}
      failure={failure}
      onSubmit={() =>
        editor.submit(async values => {
          const { label, lifetime: expiresDate } = keyForm.bodyOf(values)
          // A key of each try: the answer of one that was lost would not tell the secret again.
          const idempotencyKey = newIdempotencyKey()
          await creation.mutateAsync({ body: { consumerId, label, expiresDate }, idempotencyKey })
          settle(values)
        })
      }
      onCancel={() => {
        draft.clear()
        onClose()
      }}
      onClose={() => {
        if (creation.data) onMade(creation.data.apiKey.id)
        onClose()
      }}
    >
      <FormDraftOffer form={form} draft={draft} first="label" />
      <FormField name="label" control={form.control} label={t('field.label')}>
        {field => (
          <TextField
            {...field}
            description={t('newKey.labelHint')}
            isRequired
            autoComplete="off"
            limit={keyForm.fields.label.limit}
          />
        )}
      </FormField>
      <FormField name="lifetime" control={form.control} label={t('newKey.lasts')}>
        {field => <LifetimeField {...field} />}
      </FormField>
    </KeyFormDialog>
  )
}

interface KeyDialogProps {
  /** In the version that is looked at. */
  apiKey: ApiKey
  onClose: () => void
}

/** Makes a key that takes the place of another one, which lasts for some days beside it. */
export function RotateKeyDialog({ apiKey: { id, label }, onClose }: KeyDialogProps) {
  const { t } = useTranslation('consumers')
  const rotation = useMutation({ ...writeOptions(useApi(), rotateApiKey), gcTime: 0 })
  const editor = useFormEditor({
    ...rotationForm,
    name: `${rotationForm.name}:rotate:${id}`,
    fields: rotationForm.names,
    same: rotationForm.isSame,
  })
  const { form, draft, failure, settle } = editor
  const { minimum, maximum } = ApiKeyRotation.overlapDays
  return (
    <KeyFormDialog
      title={t('rotate.title', { label })}
      description={t('rotate.text')}
      submitLabel={t('rotate.confirm')}
      isPending={editor.isPending}
      attempt={form.formState.submitCount}
      made={rotation.data}
      failed={t('rotate.failed')}
      failure={failure}
      onSubmit={() =>
        editor.submit(async values => {
          const { overlapDays, lifetime: expiresDate } = rotationForm.bodyOf(values)
          const idempotencyKey = newIdempotencyKey()
          await rotation.mutateAsync({ path: { id }, body: { overlapDays, expiresDate }, idempotencyKey })
          settle(values)
        })
      }
      onCancel={() => {
        draft.clear()
        onClose()
      }}
      onClose={onClose}
    >
      <FormDraftOffer form={form} draft={draft} first="overlapDays" />
      <FormField
        name="overlapDays"
        control={form.control}
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
      <FormField name="lifetime" control={form.control} label={t('newKey.lasts')}>
        {field => <LifetimeField {...field} />}
      </FormField>
    </KeyFormDialog>
  )
}

const sayNotRevoked = explain<'revokeApiKey'>({
  'precondition-failed': 'consumers:revoke.changed',
  'api-key-not-in-force': 'consumers:revoke.ended',
})

/** Asks before a key is ended at once, and says whether something still uses it. */
export function RevokeKeyDialog({ apiKey, onClose }: KeyDialogProps) {
  const { t } = useTranslation('consumers')
  const { moment } = useFormats()
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
        {lastUsedDate === null
          ? t('revoke.unused')
          : t('revoke.used', { date: moment(new Date(lastUsedDate)) })}{' '}
        {t('revoke.forGood')}
      </p>
      {state === 'ending' && expiresDate !== null && (
        <p>{t('revoke.ending', { date: moment(new Date(expiresDate)) })}</p>
      )}
    </ActionDialog>
  )
}

interface KeyFormDialogProps extends Omit<DialogFormProps, 'cancelLabel'> {
  title: string
  /** What comes of it: read out with the title. @default nothing */
  description?: string
  /** The key, once it is made. */
  made: NewKey | undefined
  failed: string
  /** Why it was not made. */
  failure: ProblemText | undefined
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog that makes a key, and then shows it the one time that it is known here. From there it is left by saying that
 * the key was kept, and in no other way.
 */
function KeyFormDialog({ title, description, made, failed, failure, onClose, ...form }: KeyFormDialogProps) {
  const { t } = useTranslation('consumers')
  const [isKept, setKept] = useState(false)
  const [isTried, setTried] = useState(false)
  const kept = useRef<HTMLInputElement>(null)
  const mustBeKept = made !== undefined && made.secret !== null && !isKept
  const leave = () => {
    if (!mustBeKept) return onClose()
    setTried(true)
    kept.current?.focus()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={made ? t('secret.title') : title}
      description={made ? undefined : description}
      isLocked={form.isPending || mustBeKept}
      footer={
        made && (
          <Button variant="primary" onPress={leave}>
            {t('secret.close')}
          </Button>
        )
      }
    >
      {made ? (
        <SecretContent
          made={made}
          isKept={isKept}
          onKept={setKept}
          keptRef={kept}
          isMissed={isTried && mustBeKept}
        />
      ) : (
        <DialogForm {...form} cancelLabel={t('newKey.cancel')}>
          {form.children}
          {failure && <ProblemBanner title={failed} problem={failure} />}
        </DialogForm>
      )}
    </Dialog>
  )
}

/** After how many days a key ends. */
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
