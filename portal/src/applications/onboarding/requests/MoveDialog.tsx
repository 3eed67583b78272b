import { writeOptions } from '@parvis/api-types/calls'
import { resendOnBoardingInvitation, updateOnBoardingRequest } from '@parvis/api-types/calls/onboarding'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { explain } from '../../../api/problem-messages.ts'
import { ActionDialog } from '../../../dialogs/ActionDialog.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { SendDialog } from '../../../screens/DialogForms.tsx'
import { LinesField } from '../../../screens/FormFields.tsx'
import { RecordAction } from '../../../screens/RecordAction.tsx'
import { abandonForm, commonProblems, rejectionForm, sayNotDecided } from './request-form.ts'
import type { ListedRequest } from './request.ts'
import type { Move } from './rules/moves.ts'

const sayNotSent = explain<'resendOnBoardingInvitation'>({
  ...commonProblems,
  'not-found': 'onboarding:gone.text',
  'onboarding-not-participant': 'onboarding:problem.notParticipant',
  'onboarding-resend-limit': 'onboarding:problem.resendLimit',
})

export interface MoveDialogProps {
  /** The version the reader saw. */
  request: Pick<ListedRequest, 'id' | 'titre' | '@odata.etag'>
  /** The actions without a page of their own. */
  move: Exclude<Move, 'correct' | 'change'>
  onClose: () => void
}

/** Asks before a decision on a request, its abandonment, or another invitation. */
export function MoveDialog({ request, move, onClose }: MoveDialogProps) {
  switch (move) {
    case 'validate':
      return (
        <RecordAction
          namespace="onboarding"
          words="validate"
          values={{ title: request.titre }}
          call={updateOnBoardingRequest}
          thing={request}
          body={{ statut: 'validated' }}
          say={sayNotDecided}
          onClose={onClose}
        />
      )
    case 'resend':
      return <ResendDialog request={request} onClose={onClose} />
    case 'reject':
    case 'abandon':
      return <ReasonDialog request={request} move={move} onClose={onClose} />
  }
}

function ResendDialog({ request, onClose }: Omit<MoveDialogProps, 'move'>) {
  const { t } = useTranslation('onboarding')
  // One idempotency key for all attempts.
  const [idempotencyKey] = useState(newIdempotencyKey)
  return (
    <ActionDialog
      title={t('resend.title', { title: request.titre })}
      confirmLabel={t('resend.confirm')}
      options={writeOptions(useApi(), resendOnBoardingInvitation)}
      sent={{ path: { id: request.id }, idempotencyKey }}
      said={t('resend.done')}
      say={sayNotSent}
      onClose={onClose}
    >
      <p>{t('resend.text')}</p>
    </ActionDialog>
  )
}

/** An action with a required or optional reason. The input is kept if the services refuse it. */
function ReasonDialog({
  request,
  move,
  onClose,
}: Omit<MoveDialogProps, 'move'> & { move: 'reject' | 'abandon' }) {
  const { t } = useTranslation('onboarding')
  const { mutateAsync } = useMutation(writeOptions(useApi(), updateOnBoardingRequest))
  const { id, titre: title, '@odata.etag': ifMatch } = request
  const isRejection = move === 'reject'
  return (
    <SendDialog
      form={isRejection ? rejectionForm : abandonForm}
      namespace="onboarding"
      draft={String(id)}
      title={t(`${move}.title`, { title })}
      description={t(`${move}.text`)}
      submit={t(`${move}.confirm`)}
      failed={t('form.failed')}
      send={async ({ reason }) => {
        const why = reason.trim()
        await mutateAsync({
          path: { id },
          ifMatch,
          body: {
            statut: isRejection ? 'rejected' : 'abandoned',
            ...(why !== '' && { statusReason: why }),
          },
        })
        showToast({ title: t(`${move}.done`) })
      }}
      onClose={onClose}
    >
      {(_, of) => (
        <LinesField
          of={of}
          name="reason"
          rows={4}
          hint={t(isRejection ? 'hint.reason' : 'hint.abandonReason')}
          {...(isRejection && { missing: t('rule.reasonMissing') })}
        />
      )}
    </SendDialog>
  )
}
