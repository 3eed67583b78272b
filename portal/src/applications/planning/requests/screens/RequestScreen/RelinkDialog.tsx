import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { ruleText } from '../../../../../forms/field-texts.ts'
import { FormDialog } from '../../../../../forms/FormDialog.tsx'
import { FormDraftOffer } from '../../../../../forms/FormDraftOffer.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useFormEditor } from '../../../../../forms/useFormEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { EngagementField } from '../../EngagementField.tsx'
import { relinkProblems } from '../../problems.ts'
import { invalidateRequests, updateRequestOptions } from '../../queries.ts'
import { isEngagement, type ChosenEngagement, type PlanningRequest } from '../../rules/planning-values.ts'

export interface RelinkDialogProps {
  /** Of a provisional engagement, in the version that is looked at. */
  request: PlanningRequest
  onClose: () => void
}

interface RelinkValues {
  engagement: ChosenEngagement | null
}

const isRelinkValues = (value: unknown): value is RelinkValues =>
  typeof value === 'object' && value !== null && isEngagement(Reflect.get(value, 'engagement'))

/** Asks which engagement a provisional one has become. */
export function RelinkDialog({ request, onClose }: RelinkDialogProps) {
  const { t } = useTranslation('planning')
  const queryClient = useQueryClient()
  const { id, '@odata.etag': etag, engagementCode: code } = request
  const update = useMutation({
    ...updateRequestOptions(useApi()),
    onSettled: () => invalidateRequests(queryClient),
  })
  const { form, draft, failure, isPending, submit, settle } = useFormEditor<RelinkValues>({
    name: `planning-relink:${id}`,
    isValues: isRelinkValues,
    start: { engagement: null },
    fields: ['engagement'],
    check: ({ engagement }) => (engagement ? {} : { engagement: ruleText('required') }),
    refusals: {
      'planning-engagement-unknown': 'engagement',
      'planning-engagement-of-another-client': 'engagement',
    },
    say: error => problemText<'updatePlanningRequest'>(relinkProblems, error),
  })
  const relink = async (values: RelinkValues) => {
    await update.mutateAsync({ id, etag, body: { engagementId: Number(values.engagement?.id) } })
    settle(values)
    showToast({ title: t('decided.relink') })
    onClose()
  }
  return (
    <FormDialog
      title={t('ask.relink', { code })}
      description={t('askText.relink')}
      submitLabel={t('confirm.relink')}
      cancelLabel={t('confirm.back')}
      isPending={isPending}
      attempt={form.formState.submitCount}
      onSubmit={() => submit(relink)}
      onCancel={() => {
        draft.clear()
        onClose()
      }}
      onClose={onClose}
    >
      <FormDraftOffer form={form} draft={draft} first="engagement" />
      <FormField
        name="engagement"
        control={form.control}
        label={t('field.engagement')}
        missing={t('problem.engagementMissing')}
      >
        {field => <EngagementField {...field} description={t('hint.engagement')} type="real" />}
      </FormField>
      {failure && <ProblemBanner problem={failure} />}
    </FormDialog>
  )
}
