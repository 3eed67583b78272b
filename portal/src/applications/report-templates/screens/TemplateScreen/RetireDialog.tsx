import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ActionDialog } from '../../../../questions/ActionDialog.tsx'
import { retireProblems } from '../../problems.ts'
import { invalidateTemplates, updateTemplateOptions } from '../../queries.ts'
import type { ReportTemplate } from '../../rules/template-values.ts'

export interface RetireDialogProps {
  /** In the version that is looked at. */
  template: ReportTemplate
  onClose: () => void
}

/** Asks before nobody takes a template any more, or before it is offered again. */
export function RetireDialog({ template, onClose }: RetireDialogProps) {
  const { t } = useTranslation('reportTemplates')
  const queryClient = useQueryClient()
  const { id, '@odata.etag': etag, name, isRetired } = template
  const what = isRetired ? 'takeUp' : 'retire'
  return (
    <ActionDialog
      title={t(`${what}.title`, { name })}
      confirmLabel={t(`${what}.confirm`)}
      options={updateTemplateOptions(useApi())}
      sent={{ id, etag, body: { isRetired: !isRetired } }}
      said={t(`${what}.done`)}
      say={error => problemText<'updateReportTemplate'>(retireProblems, error)}
      onSettled={() => invalidateTemplates(queryClient)}
      onClose={onClose}
    >
      <p>{t(`${what}.text`)}</p>
    </ActionDialog>
  )
}
