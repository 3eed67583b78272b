import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Stack } from '@parvis/design-system/Stack'
import { ConflictDialog } from '@parvis/design-system/patterns/ConflictDialog'
import { FormPage } from '@parvis/design-system/patterns/FormPage'
import { useState } from 'react'
import { FormDraftOffer } from '../../../../forms/FormDraftOffer.tsx'
import { saySummaryText } from '../../../../forms/field-texts.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import type { Report } from '../../queries.ts'
import {
  reportFormFields,
  valuesOf,
  type ReportFormField,
  type ReportValues,
} from '../../rules/report-values.ts'
import { PropertiesFields } from './PropertiesFields.tsx'
import { ReportFacts } from './ReportFacts.tsx'
import { useReportEditor } from './useReportEditor.ts'

/** The properties of a report: what is known of it, and what can be changed. */
export function PropertiesForm({ report }: { report: Report }) {
  // Once it was brought back, the form begins with what was saved.
  const [round, setRound] = useState(0)
  return (
    <Stack gap={6}>
      <ReportFacts report={report} />
      <Form key={round} report={report} onRestored={() => setRound(round + 1)} />
    </Stack>
  )
}

function Form({ report, onRestored }: { report: Report; onRestored: () => void }) {
  const { t } = useTranslation('reports')
  const { t: tAny } = useTranslation()
  const editor = useReportEditor(report, onRestored)
  const { form, draft, failure, conflict, isGone } = editor
  const { errors, submitCount, isDirty } = form.formState
  const written = (values: ReportValues, field: ReportFormField) => {
    if (field === 'securityModel') return t(`security.${values.securityModel}`)
    const value = values[field]
    return value === null || value === '' ? t('none') : String(value)
  }
  return (
    <>
      <FormDraftOffer form={form} draft={draft} first="name" />
      {isGone && (
        <Banner kind="warning" live="assertive" title={t('form.goneTitle')}>
          {t('form.gone')}
        </Banner>
      )}
      <FormPage
        aria-label={t('form.properties')}
        onSubmit={editor.submit}
        submitLabel={t(isGone ? 'form.restore' : 'form.save')}
        isPending={editor.isPending}
        status={isDirty ? t('form.unsaved') : editor.isSaved ? t('form.saved') : ''}
        attempt={submitCount}
        focusOnError="first-field"
        errors={reportFormFields.flatMap(name => {
          const message = errors[name]?.message
          return message === undefined
            ? []
            : [{ name, text: saySummaryText(tAny, message, t(`field.${name}`)) }]
        })}
        secondaryActions={
          <Button onPress={editor.undo} isDisabled={!isDirty}>
            {t('form.reset')}
          </Button>
        }
      >
        <PropertiesFields report={report} control={form.control} />
        {failure && <ProblemBanner title={t('form.failed')} problem={failure} />}
      </FormPage>
      {conflict && (
        <ConflictDialog
          isOpen
          fields={editor.conflictFields.map(name => ({
            name,
            label: t(`field.${name}`),
            theirs: written(valuesOf(conflict), name),
            mine: written(form.getValues(), name),
          }))}
          onBack={editor.back}
          onReload={editor.reload}
          onOverwrite={editor.overwrite}
        />
      )}
    </>
  )
}
