import { writeOptions } from '@parvis/api-types/calls'
import {
  cancelSignatureEnvelope,
  declineSignatureEnvelope,
  deleteSignatureEnvelope,
  remindSignatureEnvelope,
} from '@parvis/api-types/calls/signatures'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { SignatureReason } from '@parvis/api-types/limits/signatures'
import { TextArea } from '@parvis/design-system/TextArea'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { ActionDialog } from '../../../../../dialogs/ActionDialog.tsx'
import { DeletionDialog } from '../../../../../dialogs/DeletionDialog.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { SendDialog } from '../../../../../screens/DialogForms.tsx'
import { defineForm, text } from '../../../../../screens/define-form.ts'
import { sayOfEnvelope, type Envelope } from '../../envelope.ts'

const declineForm = defineForm(
  'signature-decline',
  { reason: text(SignatureReason.reason) },
  { say: sayOfEnvelope },
)

export interface EnvelopeDialogProps {
  envelope: Envelope
  onClose: () => void
  onDeleted: () => void
  move: 'decline' | 'remind' | 'cancel' | 'remove'
}

/** Asks for confirmation before declining a document, reminding its signers, cancelling it or deleting a draft. */
export function EnvelopeDialog({ envelope, move, onClose, onDeleted }: EnvelopeDialogProps) {
  if (move === 'decline') return <DeclineDialog envelope={envelope} onClose={onClose} />
  if (move === 'remind') return <RemindDialog envelope={envelope} onClose={onClose} />
  if (move === 'cancel') return <CancelDialog envelope={envelope} onClose={onClose} />
  return <DraftDeletion envelope={envelope} onClose={onClose} onDeleted={onDeleted} />
}

type DialogProps = Pick<EnvelopeDialogProps, 'envelope' | 'onClose'>

/** Asks for the reason of declining, because the sender has to know it. */
function DeclineDialog({ envelope: { id, name, createdBy, createdByName }, onClose }: DialogProps) {
  const { t } = useTranslation('signatures')
  const { mutateAsync } = useMutation(writeOptions(useApi(), declineSignatureEnvelope))
  return (
    <SendDialog
      form={declineForm}
      namespace="signatures"
      draft={String(id)}
      title={t('decline.title', { name })}
      description={t('decline.text', { sender: createdByName ?? createdBy })}
      submit={t('decline.confirm')}
      failed={t('decline.failed')}
      send={async ({ reason }, idempotencyKey) => {
        await mutateAsync({ path: { id }, idempotencyKey, body: { reason: reason.trim() } })
        showToast({ title: t('decline.done') })
      }}
      onClose={onClose}
    >
      {control => (
        <FormField name="reason" control={control} label={t('decline.reason')}>
          {field => <TextArea {...field} isRequired limit={declineForm.fields.reason.limit} rows={4} />}
        </FormField>
      )}
    </SendDialog>
  )
}

function RemindDialog({ envelope: { id, name }, onClose }: DialogProps) {
  const { t } = useTranslation('signatures')
  const [idempotencyKey] = useState(newIdempotencyKey)
  return (
    <ActionDialog
      title={t('remind.title', { name })}
      confirmLabel={t('remind.confirm')}
      options={writeOptions(useApi(), remindSignatureEnvelope)}
      sent={{ path: { id }, idempotencyKey }}
      said={t('remind.done')}
      say={sayOfEnvelope}
      onClose={onClose}
    >
      <p>{t('remind.text')}</p>
    </ActionDialog>
  )
}

function CancelDialog({ envelope: { id, name }, onClose }: DialogProps) {
  const { t } = useTranslation('signatures')
  // One key for all attempts.
  const [idempotencyKey] = useState(newIdempotencyKey)
  return (
    <ActionDialog
      title={t('cancel.title', { name })}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      tone="danger"
      options={writeOptions(useApi(), cancelSignatureEnvelope)}
      sent={{ path: { id }, idempotencyKey }}
      said={t('cancel.done')}
      say={sayOfEnvelope}
      onClose={onClose}
    >
      <p>{t('cancel.text')}</p>
    </ActionDialog>
  )
}

function DraftDeletion({ envelope, onClose, onDeleted }: Omit<EnvelopeDialogProps, 'move'>) {
  const { t } = useTranslation('signatures')
  const { id, name, '@odata.etag': ifMatch } = envelope
  return (
    <DeletionDialog
      title={t('remove.title', { name })}
      confirmLabel={t('remove.confirm')}
      thing={{ path: { id }, ifMatch }}
      options={writeOptions(useApi(), deleteSignatureEnvelope)}
      say={sayOfEnvelope}
      onClose={onClose}
      onDeleted={() => {
        showToast({ title: t('remove.done') })
        onDeleted()
      }}
    >
      <p>{t('remove.text')}</p>
    </DeletionDialog>
  )
}
