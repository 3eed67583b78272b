import { isProblem } from '@parvis/api-types/problems'
import { Banner } from '@parvis/design-system/Banner'
import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { sayKey } from '../../../../i18n/keys.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { updateProblems } from '../../problems.ts'
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
  const { t: tAny } = useTranslation()
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
  const problem = change.error && problemText<'updateReportTemplate'>(updateProblems, change.error)
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
      error={
        problem && (
          <Banner
            kind="danger"
            title={
              isProblem(change.error, 'precondition-failed') ? t('retire.changed') : sayKey(tAny, problem.key)
            }
          />
        )
      }
    >
      <p>{t(`${what}.text`)}</p>
    </ConfirmDialog>
  )
}
