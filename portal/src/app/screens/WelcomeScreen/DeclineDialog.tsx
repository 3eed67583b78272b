import { writeOptions } from '@parvis/api-types/calls'
import { declineInvitation } from '@parvis/api-types/calls/invitations'
import { TextArea } from '@parvis/design-system/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Refusal } from './Refusal.tsx'

export interface DeclineDialogProps {
  token: string
  onClose: () => void
  onDeclined: () => void
}

const longestReason = 1000

/** Asks why, before an invitation is declined. */
export function DeclineDialog({ token, onClose, onDeclined }: DeclineDialogProps) {
  const { t } = useTranslation('welcome')
  const [reason, setReason] = useState('')
  const [attempt, setAttempt] = useState(0)
  const declining = useMutation({
    ...writeOptions(useApi(), declineInvitation),
    onSuccess: onDeclined,
  })
  const fault =
    reason.trim() === ''
      ? t('decline.missing')
      : reason.length > longestReason
        ? t('decline.tooLong')
        : undefined
  return (
    <FormDialog
      title={t('decline.title')}
      description={t('decline.text')}
      submitLabel={t('decline.confirm')}
      cancelLabel={t('decline.cancel')}
      isPending={declining.isPending}
      attempt={attempt}
      onSubmit={() => {
        setAttempt(attempt + 1)
        if (fault === undefined) declining.mutate({ body: { token, reason: reason.trim() } })
      }}
      onCancel={onClose}
      onClose={onClose}
    >
      <TextArea
        name="reason"
        label={t('decline.label')}
        isRequired
        rows={4}
        limit={longestReason}
        value={reason}
        onChange={setReason}
        messages={attempt > 0 && fault !== undefined ? [{ kind: 'error', text: fault }] : []}
      />
      {declining.isError && <Refusal title={t('problem.failed')} error={declining.error} />}
    </FormDialog>
  )
}
