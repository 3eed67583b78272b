import { newIdempotencyKey } from '@parvis/api-types/client'
import { isProblem } from '@parvis/api-types/problems'
import { FormPage } from '@parvis/design-system/patterns/FormPage'
import { Stack } from '@parvis/design-system/Stack'
import { TextArea } from '@parvis/design-system/TextArea'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { FormDraftOffer } from '../../../../forms/FormDraftOffer.tsx'
import { FormField } from '../../../../forms/FormField.tsx'
import { useFormEditor } from '../../../../forms/useFormEditor.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import type { ReportFile } from '../../../../report-files/report-file.ts'
import { versionProblems } from '../../problems.ts'
import { addVersionOptions, invalidateTemplates } from '../../queries.ts'
import {
  isVersionValues,
  templateLimits,
  versionFaults,
  type ReportTemplate,
  type VersionValues,
} from '../../rules/template-values.ts'

export interface NewVersionFormProps {
  template: ReportTemplate
  /** That has arrived. */
  file: ReportFile
  /** The version is there. */
  onSaved: (id: number) => void
}

const nothing: VersionValues = { note: '' }

/** Asks what is new in a version, and adds it. */
export function NewVersionForm({ template, file, onSaved }: NewVersionFormProps) {
  const { t } = useTranslation('reportTemplates')
  const queryClient = useQueryClient()
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  const [isSaved, setSaved] = useState(false)
  const addition = useMutation(addVersionOptions(useApi()))
  const { form, draft, failure, isPending, submit, settle } = useFormEditor<VersionValues>({
    name: `report-template:${template.id}:version:${file.id}`,
    isValues: isVersionValues,
    start: nothing,
    fields: ['note'],
    check: versionFaults,
    say: error => problemText<'addReportTemplateVersion'>(versionProblems, error),
  })
  const { isDirty } = form.formState
  // Leaves once nothing is unsaved any more: until then the page would ask whether to leave it.
  useEffect(() => {
    if (isSaved && !isDirty) onSaved(template.id)
  }, [isSaved, isDirty, onSaved, template.id])
  const save = async (values: VersionValues) => {
    try {
      await addition.mutateAsync({
        id: template.id,
        body: { fileId: file.id, note: values.note },
        idempotencyKey,
      })
      settle(values)
      showToast({ title: t('file.added') })
      invalidateTemplates(queryClient)
      setSaved(true)
    } catch (error) {
      // The first try got through and its answer did not: another try is another intention.
      if (isProblem(error, 'idempotency-conflict')) setIdempotencyKey(newIdempotencyKey())
      throw error
    }
  }
  return (
    <Stack gap={5}>
      <FormDraftOffer form={form} draft={draft} first="note" />
      <FormPage
        aria-label={t('file.versionTitle')}
        ground="surface"
        onSubmit={() => submit(save)}
        submitLabel={t('file.add', { version: template.currentVersion + 1 })}
        isPending={isPending}
        hasRequiredFields={false}
      >
        <FormField name="note" control={form.control} label={t('field.note')}>
          {field => <TextArea {...field} description={t('hint.note')} limit={templateLimits.note} rows={3} />}
        </FormField>
        {failure && <ProblemBanner title={t('form.failed')} problem={failure} />}
      </FormPage>
    </Stack>
  )
}
