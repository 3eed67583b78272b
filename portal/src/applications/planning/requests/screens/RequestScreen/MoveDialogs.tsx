import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ActionDialog } from '../../../../../dialogs/ActionDialog.tsx'
import { cancelProblems, decideProblems } from '../../problems.ts'
import { cancelRequestOptions, decideRequestOptions, invalidateRequests } from '../../queries.ts'
import { statusAfter, type Decision } from '../../rules/next-moves.ts'
import type { PlanningRequest } from '../../rules/planning-values.ts'

interface MoveDialogProps {
  /** In the version that is looked at. */
  request: PlanningRequest
  onClose: () => void
}

export interface DecideDialogProps extends MoveDialogProps {
  /** A refusal is a form of its own: it needs a reason. */
  decision: Exclude<Decision, 'refuse'>
}

/** Asks before a request goes on. */
export function DecideDialog({ request, decision, onClose }: DecideDialogProps) {
  const { t } = useTranslation('planning')
  const queryClient = useQueryClient()
  const { id, '@odata.etag': etag, engagementCode: code } = request
  return (
    <ActionDialog
      title={t(`ask.${decision}`, { code })}
      confirmLabel={t(`confirm.${decision}`)}
      options={decideRequestOptions(useApi())}
      sent={{ id, etag, body: { status: statusAfter[decision], reason: null } }}
      said={t(`decided.${decision}`)}
      say={error => problemText<'decidePlanningRequest'>(decideProblems, error)}
      onSettled={() => invalidateRequests(queryClient)}
      onClose={onClose}
    >
      <p>{t(`askText.${decision}`)}</p>
    </ActionDialog>
  )
}

/** Asks before a request is given up. */
export function CancelDialog({ request, onClose }: MoveDialogProps) {
  const { t } = useTranslation('planning')
  const queryClient = useQueryClient()
  const { id, '@odata.etag': etag, engagementCode: code } = request
  return (
    <ActionDialog
      title={t('ask.cancel', { code })}
      tone="danger"
      confirmLabel={t('confirm.cancel')}
      cancelLabel={t('confirm.back')}
      options={cancelRequestOptions(useApi())}
      sent={{ id, etag }}
      said={t('decided.cancel')}
      say={error => problemText<'cancelPlanningRequest'>(cancelProblems, error)}
      onSettled={() => invalidateRequests(queryClient)}
      onClose={onClose}
    >
      <p>{t('askText.cancel')}</p>
    </ActionDialog>
  )
}
