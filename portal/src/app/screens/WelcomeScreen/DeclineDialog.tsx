import { writeOptions } from '@parvis/api-types/calls'
import { declineInvitation } from '@parvis/api-types/calls/invitations'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { ReasonDialog } from '../../../guests/ReasonDialog.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Refusal } from './Refusal.tsx'

export interface DeclineDialogProps {
  token: string
  onClose: () => void
  onDeclined: () => void
}

/** Asks for a reason before declining an invitation. */
export function DeclineDialog({ token, onClose, onDeclined }: DeclineDialogProps) {
  const { t } = useTranslation('welcome')
  const declining = useMutation({
    ...writeOptions(useApi(), declineInvitation),
    onSuccess: onDeclined,
  })
  return (
    <ReasonDialog
      words={{
        title: t('decline.title'),
        text: t('decline.text'),
        label: t('decline.label'),
        confirm: t('decline.confirm'),
        cancel: t('decline.cancel'),
        missing: t('decline.missing'),
        tooLong: t('decline.tooLong'),
      }}
      isPending={declining.isPending}
      problem={declining.isError && <Refusal title={t('problem.failed')} error={declining.error} />}
      onReason={reason => declining.mutate({ body: { token, reason } })}
      onClose={onClose}
    />
  )
}
