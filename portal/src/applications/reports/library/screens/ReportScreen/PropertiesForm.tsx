import { updateReport } from '@parvis/api-types/calls/reports'
import { Stack } from '@parvis/design-system/Stack'
import { useMemo, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { VersionedForm } from '../../../../../forms/VersionedForm.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useSettings } from '../../../../../settings/SettingsContext.tsx'
import { reportRecord, type Report } from '../../library.ts'
import { reportForm, type ReportValues } from '../../rules/report-form.ts'
import { PropertiesFields } from './PropertiesFields.tsx'
import { ReportFacts } from './ReportFacts.tsx'
import { useRestorableEditor } from './useRestorableEditor.ts'

/** The properties of a report: facts, and a form for what can be changed. */
export function PropertiesForm({ report }: { report: Report }) {
  // After a restore, the form starts again from the saved values.
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
  const { frameOrigins } = useSettings()
  const { powerBiUrl } = report
  const form = useMemo(() => reportForm({ frameOrigins, powerBiUrl }), [frameOrigins, powerBiUrl])
  const editor = useRestorableEditor({
    form,
    thing: report,
    valuesOf: form.valuesOf,
    changes: form.changes,
    update: updateReport,
    options: reportRecord.options(useApi(), report.id),
    saved: t('form.saved'),
    onRestored,
  })
  const { isGone } = editor
  const written = (values: ReportValues, field: keyof ReportValues) => {
    if (field === 'securityModel') return t(`security.${values.securityModel}`)
    const value = values[field]
    return value === null || value === '' ? t('none') : String(value)
  }
  return (
    <VersionedForm
      editor={editor}
      fields={form.names}
      valuesOf={form.valuesOf}
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
      <PropertiesFields report={report} control={editor.form.control} />
    </VersionedForm>
  )
}
