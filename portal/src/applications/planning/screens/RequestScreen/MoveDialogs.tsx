import { Button } from '@parvis/design-system/Button'
import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { Dialog } from '@parvis/design-system/Dialog'
import { Stack } from '@parvis/design-system/Stack'
import { TextArea } from '@parvis/design-system/TextArea'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import { Reason } from '../../../../problems/Reason.tsx'
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
  decision: Decision
}

/** Asks before a request goes on; a refusal needs a reason. */
export function DecideDialog({ request, decision, onClose }: DecideDialogProps) {
  const { t } = useTranslation('planning')
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const decide = useMutation({
    ...decideRequestOptions(useApi()),
    onSuccess: () => {
      showToast({ title: t(`decided.${decision}`) })
      onClose()
    },
    onSettled: () => invalidateRequests(queryClient),
  })
  const { id, '@odata.etag': etag, engagementCode: code } = request
  const status = statusAfter[decision]
  const send = () =>
    decide.mutate({ id, etag, body: { status, reason: decision === 'refuse' ? reason.trim() : null } })
  const problem = decide.error && problemText<'decidePlanningRequest'>(decideProblems, decide.error)
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose()
  }
  if (decision !== 'refuse')
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={onOpenChange}
        title={t(`ask.${decision}`, { code })}
        confirmLabel={t(`confirm.${decision}`)}
        isPending={decide.isPending}
        onConfirm={send}
        error={problem && <Reason problem={problem} error={decide.error} />}
      >
        <p>{t(`askText.${decision}`)}</p>
      </ConfirmDialog>
    )
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title={t('ask.refuse', { code })}
      isLocked={decide.isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={decide.isPending}>
            {t('confirm.back')}
          </Button>
          <Button
            variant="primary"
            isDisabled={reason.trim() === ''}
            isPending={decide.isPending}
            onPress={send}
          >
            {t('confirm.refuse')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('askText.refuse')}</p>
        <TextArea
          name="reason"
          label={t('field.reason')}
          value={reason}
          onChange={setReason}
          limit={1000}
          rows={4}
          isRequired
        />
        {problem && <ProblemBanner problem={problem} />}
      </Stack>
    </Dialog>
  )
}

/** Asks before a request is given up. */
export function CancelDialog({ request, onClose }: MoveDialogProps) {
  const { t } = useTranslation('planning')
  const queryClient = useQueryClient()
  const cancel = useMutation({
    ...cancelRequestOptions(useApi()),
    onSuccess: () => {
      showToast({ title: t('decided.cancel') })
      onClose()
    },
    onSettled: () => invalidateRequests(queryClient),
  })
  const problem = cancel.error && problemText<'cancelPlanningRequest'>(cancelProblems, cancel.error)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={t('ask.cancel', { code: request.engagementCode })}
      tone="danger"
      confirmLabel={t('confirm.cancel')}
      cancelLabel={t('confirm.back')}
      isPending={cancel.isPending}
      onConfirm={() => cancel.mutate(request.id)}
      error={problem && <Reason problem={problem} error={cancel.error} />}
    >
      <p>{t('askText.cancel')}</p>
    </ConfirmDialog>
  )
}
