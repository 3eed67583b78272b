import { Stack } from '@parvis/design-system/Stack'
import { useState } from 'react'
import { VersionedForm } from '../../../../../forms/VersionedForm.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Report } from '../../library.ts'
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
  const editor = useReportEditor(report, onRestored)
  const { form, isGone } = editor
  const written = (values: ReportValues, field: ReportFormField) => {
    if (field === 'securityModel') return t(`security.${values.securityModel}`)
    const value = values[field]
    return value === null || value === '' ? t('none') : String(value)
  }
  return (
    <VersionedForm
      editor={editor}
      fields={reportFormFields}
      valuesOf={valuesOf}
      labelOf={name => t(`field.${name}`)}
      written={written}
      words={{
        name: t('form.properties'),
        submit: t(isGone ? 'form.restore' : 'form.save'),
        unsaved: t('form.unsaved'),
        saved: t('form.saved'),
        reset: t('form.reset'),
        failed: t('form.failed'),
        goneTitle: t('form.goneTitle'),
        gone: t('form.gone'),
      }}
    >
      <PropertiesFields report={report} control={form.control} />
    </VersionedForm>
  )
}
