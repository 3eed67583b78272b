import { TextArea } from '@parvis/design-system/TextArea'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { FormDialog } from '../../../../../forms/FormDialog.tsx'
import { FormDraftOffer } from '../../../../../forms/FormDraftOffer.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { requiredTextFault } from '../../../../../forms/required-text.ts'
import { useFormEditor } from '../../../../../forms/useFormEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { decideProblems } from '../../problems.ts'
import { decideRequestOptions, invalidateRequests } from '../../queries.ts'
import type { PlanningRequest } from '../../rules/planning-values.ts'

export interface RefuseDialogProps {
  /** In the version that is looked at. */
  request: PlanningRequest
  onClose: () => void
}

interface RefusalValues {
  reason: string
}

/** As the contract has it. */
const longestReason = 1000

const isRefusalValues = (value: unknown): value is RefusalValues =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'reason') === 'string'

/** Asks why a request is refused: who made it reads the reason. */
export function RefuseDialog({ request, onClose }: RefuseDialogProps) {
  const { t } = useTranslation('planning')
  const queryClient = useQueryClient()
  const { id, '@odata.etag': etag, engagementCode: code } = request
  const decision = useMutation({
    ...decideRequestOptions(useApi()),
    onSettled: () => invalidateRequests(queryClient),
  })
  const { form, draft, failure, isPending, submit, settle } = useFormEditor<RefusalValues>({
    name: `planning-refusal:${id}`,
    isValues: isRefusalValues,
    start: { reason: '' },
    fields: ['reason'],
    check: ({ reason }) => {
      const fault = requiredTextFault(reason, longestReason)
      return fault === undefined ? {} : { reason: fault }
    },
    refusals: { 'planning-reason-missing': 'reason' },
    say: error => problemText<'decidePlanningRequest'>(decideProblems, error),
  })
  const refuse = async (values: RefusalValues) => {
    await decision.mutateAsync({ id, etag, body: { status: 'refused', reason: values.reason.trim() } })
    settle(values)
    showToast({ title: t('decided.refuse') })
    onClose()
  }
  return (
    <FormDialog
      title={t('ask.refuse', { code })}
      description={t('askText.refuse')}
      submitLabel={t('confirm.refuse')}
      cancelLabel={t('confirm.back')}
      isPending={isPending}
      attempt={form.formState.submitCount}
      onSubmit={() => submit(refuse)}
      onCancel={() => {
        draft.clear()
        onClose()
      }}
      onClose={onClose}
    >
      <FormDraftOffer form={form} draft={draft} first="reason" />
      <FormField
        name="reason"
        control={form.control}
        label={t('field.reason')}
        missing={t('problem.reasonMissing')}
      >
        {field => <TextArea {...field} limit={longestReason} rows={4} isRequired />}
      </FormField>
      {failure && <ProblemBanner problem={failure} />}
    </FormDialog>
  )
}
