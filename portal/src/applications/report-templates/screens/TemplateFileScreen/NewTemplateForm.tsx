import { newIdempotencyKey } from '@parvis/api-types/client'
import { isProblem } from '@parvis/api-types/problems'
import { FormPage } from '@parvis/design-system/patterns/FormPage'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { FormDraftOffer } from '../../../../forms/FormDraftOffer.tsx'
import { summaryOf } from '../../../../forms/field-texts.ts'
import { useFormEditor } from '../../../../forms/useFormEditor.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import type { ReportFile } from '../../../../report-files/report-file.ts'
import { createProblems } from '../../problems.ts'
import { createTemplateOptions, invalidateTemplates } from '../../queries.ts'
import {
  fieldOfProblem,
  isTemplateValues,
  newTemplateValues,
  templateFaults,
  templateFields,
  type TemplateValues,
} from '../../rules/template-values.ts'
import { TemplateFields } from '../../TemplateFields.tsx'

export interface NewTemplateFormProps {
  /** That has arrived. */
  file: ReportFile
  /** The template is there. */
  onSaved: (id: number) => void
}

/** Asks what a new template is called, what it is for, and which solution it belongs to. */
export function NewTemplateForm({ file, onSaved }: NewTemplateFormProps) {
  const { t } = useTranslation('reportTemplates')
  const { t: tAny } = useTranslation()
  const queryClient = useQueryClient()
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  const [savedId, setSavedId] = useState<number>()
  const creation = useMutation(createTemplateOptions(useApi()))
  const { form, draft, failure, isPending, submit, settle } = useFormEditor<TemplateValues>({
    name: `report-template:new:${file.id}`,
    isValues: isTemplateValues,
    start: newTemplateValues(file.fileName),
    fields: templateFields,
    check: templateFaults,
    refusals: fieldOfProblem,
    say: error => problemText<'createReportTemplate'>(createProblems, error),
  })
  const { errors, submitCount, isDirty } = form.formState
  // Leaves once nothing is unsaved any more: until then the page would ask whether to leave it.
  useEffect(() => {
    if (savedId !== undefined && !isDirty) onSaved(savedId)
  }, [savedId, isDirty, onSaved])
  const save = async (values: TemplateValues) => {
    const { name, description, offerId } = values
    const body = { fileId: file.id, name, description, offerId: Number(offerId), note: '' }
    try {
      const { id } = await creation.mutateAsync({ body, idempotencyKey })
      settle(values)
      showToast({ title: t('file.created') })
      invalidateTemplates(queryClient)
      setSavedId(id)
    } catch (error) {
      // The first try got through and its answer did not: another try is another intention.
      if (isProblem(error, 'idempotency-conflict')) setIdempotencyKey(newIdempotencyKey())
      throw error
    }
  }
  return (
    <Stack gap={5}>
      <FormDraftOffer form={form} draft={draft} first="name" />
      <FormPage
        aria-label={t('template.name')}
        ground="surface"
        onSubmit={() => submit(save)}
        submitLabel={t('file.create')}
        isPending={isPending}
        attempt={submitCount}
        focusOnError="first-field"
        errors={summaryOf(tAny, errors, templateFields, field => t(`field.${field}`))}
      >
        <TemplateFields control={form.control} />
        {failure && <ProblemBanner title={t('form.failed')} problem={failure} />}
      </FormPage>
    </Stack>
  )
}
