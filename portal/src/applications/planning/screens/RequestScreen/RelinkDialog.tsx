import { Button } from '@parvis/design-system/Button'
import { Dialog } from '@parvis/design-system/Dialog'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import type { FoundEngagement } from '../../choices.ts'
import { EngagementField } from '../../EngagementField.tsx'
import { relinkProblems } from '../../problems.ts'
import { invalidateRequests, updateRequestOptions } from '../../queries.ts'
import type { PlanningRequest } from '../../rules/planning-values.ts'

export interface RelinkDialogProps {
  /** Of a provisional engagement, in the version that is looked at. */
  request: PlanningRequest
  onClose: () => void
}

/** Asks which engagement a provisional one has become. */
export function RelinkDialog({ request, onClose }: RelinkDialogProps) {
  const { t } = useTranslation('planning')
  const queryClient = useQueryClient()
  const [engagement, setEngagement] = useState<FoundEngagement | null>(null)
  const update = useMutation({
    ...updateRequestOptions(useApi()),
    onSuccess: () => {
      showToast({ title: t('decided.relink') })
      onClose()
    },
    onSettled: () => invalidateRequests(queryClient),
  })
  const { id, '@odata.etag': etag, engagementCode: code } = request
  const problem = update.error && problemText<'updatePlanningRequest'>(relinkProblems, update.error)
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={t('ask.relink', { code })}
      isLocked={update.isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={update.isPending}>
            {t('confirm.back')}
          </Button>
          <Button
            variant="primary"
            isDisabled={engagement === null}
            isPending={update.isPending}
            onPress={() => {
              if (engagement) update.mutate({ id, etag, body: { engagementId: Number(engagement.id) } })
            }}
          >
            {t('confirm.relink')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('askText.relink')}</p>
        <EngagementField
          name="engagement"
          label={t('field.engagement')}
          description={t('hint.engagement')}
          type="real"
          value={engagement}
          onChange={setEngagement}
        />
        {problem && <ProblemBanner problem={problem} />}
      </Stack>
    </Dialog>
  )
}
