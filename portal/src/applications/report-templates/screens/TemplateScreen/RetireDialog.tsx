import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { Reason } from '../../../../problems/Reason.tsx'
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
  const change = useMutation({
    ...updateTemplateOptions(useApi()),
    onSuccess: () => {
      showToast({ title: t(`${what}.done`) })
      onClose()
    },
    onSettled: () => invalidateTemplates(queryClient),
  })
  const problem = change.error && problemText<'updateReportTemplate'>(retireProblems, change.error)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={t(`${what}.title`, { name })}
      confirmLabel={t(`${what}.confirm`)}
      isPending={change.isPending}
      onConfirm={() => change.mutate({ id, etag, body: { isRetired: !isRetired } })}
      error={problem && <Reason problem={problem} error={change.error} />}
    >
      <p>{t(`${what}.text`)}</p>
    </ConfirmDialog>
  )
}
