import { addReportTemplateVersion, createReportTemplate } from '@parvis/api-types/calls/report-templates'
import { TextArea } from '@parvis/design-system/TextArea'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { ReportFile } from '../../../../../reports/files/report-file.ts'
import { CreateForm } from '../../../../../screens/EditorForm.tsx'
import { nameOfFile, templateForm, versionForm, type ReportTemplate } from '../../template.ts'
import { TemplateFields } from '../../TemplateFields.tsx'

interface FileFormProps {
  /** That has arrived. */
  file: ReportFile
  onCreated: (id: number) => void
}

/** Asks what a new template is called, what it is for, and which solution it belongs to. */
export function NewTemplateForm({ file, onCreated }: FileFormProps) {
  const { t } = useTranslation('reportTemplates')
  return (
    <CreateForm
      form={templateForm}
      namespace="reportTemplates"
      create={createReportTemplate}
      draft={`new:${file.id}`}
      start={{ name: nameOfFile(file.fileName) }}
      params={body => ({ body: { ...body, fileId: file.id, note: '' } })}
      name={t('record.name')}
      submit={t('file.create')}
      said={t('file.created')}
      ground="surface"
      onCreated={onCreated}
    >
      {control => <TemplateFields control={control} />}
    </CreateForm>
  )
}

/** Asks what is new in a version, and adds it. */
export function NewVersionForm({ template, file, onCreated }: FileFormProps & { template: ReportTemplate }) {
  const { t } = useTranslation('reportTemplates')
  const { id, currentVersion } = template
  return (
    <CreateForm
      form={versionForm}
      namespace="reportTemplates"
      create={addReportTemplateVersion}
      draft={`${id}:version:${file.id}`}
      params={body => ({ path: { id }, body: { ...body, fileId: file.id } })}
      name={t('file.versionTitle')}
      submit={t('file.add', { version: currentVersion + 1 })}
      said={t('file.added')}
      ground="surface"
      onCreated={() => onCreated(id)}
    >
      {control => (
        <FormField name="note" control={control} label={t('field.note')}>
          {field => (
            <TextArea
              {...field}
              description={t('hint.note')}
              limit={versionForm.fields.note.limit}
              rows={3}
            />
          )}
        </FormField>
      )}
    </CreateForm>
  )
}
