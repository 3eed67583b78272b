import {
  addReportTemplateVersion,
  createReportTemplate,
  updateReportTemplate,
} from '@parvis/api-types/calls/report-templates'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useSolutions } from '../../../organisation/useSolutions.ts'
import type { ReportFile } from '../../../reports/files/report-file.ts'
import { CreateForm, EditForm } from '../../../screens/EditorForm.tsx'
import { ChoiceField } from '../../../screens/ChoiceField.tsx'
import { LineField, LinesField, type FieldsOf } from '../../../screens/FormFields.tsx'
import { nameOfFile, templateForm, templateRecord, versionForm, type ReportTemplate } from './template.ts'

function TemplateFields({ of }: { of: FieldsOf<typeof templateForm.fields> }) {
  const { t } = useTranslation('reportTemplates')
  const { data, isError } = useSolutions()
  return (
    <>
      <LineField of={of} name="name" />
      <LinesField of={of} name="description" hint={t('hint.description')} />
      <ChoiceField<typeof templateForm.fields>
        of={of}
        name="offerId"
        options={data?.map(({ id, label }) => ({ id, label }))}
        isError={isError}
      />
    </>
  )
}

/** The form with a template's properties, for those who manage templates. */
export function PropertiesPart({ template }: { template: ReportTemplate }) {
  const { t } = useTranslation('reportTemplates')
  const solutions = useSolutions()
  return (
    <EditForm
      form={templateForm}
      record={templateRecord}
      thing={template}
      update={updateReportTemplate}
      name={t('tab.properties')}
      submit={t('form.save')}
      written={(values, field) =>
        (field === 'offerId' ? solutions.data?.find(({ id }) => id === values.offerId)?.label : undefined) ??
        values[field]
      }
    >
      {(_, of) => <TemplateFields of={of} />}
    </EditForm>
  )
}

export interface FileFormProps {
  /** The uploaded file. */
  file: ReportFile
  onCreated: (id: number) => void
  /** The template that gets a new version; undefined for a new template. */
  template: ReportTemplate | undefined
}

/** The form that turns an uploaded file into a template, or into a new version of one. */
export function FileForm({ template, file, onCreated }: FileFormProps) {
  const { t } = useTranslation('reportTemplates')
  const ofFile = { namespace: 'reportTemplates', ground: 'surface' } as const
  if (!template)
    return (
      <CreateForm
        {...ofFile}
        form={templateForm}
        create={createReportTemplate}
        draft={`new:${file.id}`}
        start={{ name: nameOfFile(file.fileName) }}
        params={body => ({ body: { ...body, fileId: file.id, note: '' } })}
        name={t('record.name')}
        submit={t('file.create')}
        said={t('file.created')}
        record={templateRecord}
        onCreated={onCreated}
      >
        {(_, of) => <TemplateFields of={of} />}
      </CreateForm>
    )
  const { id, currentVersion } = template
  return (
    <CreateForm
      {...ofFile}
      form={versionForm}
      create={addReportTemplateVersion}
      draft={`${id}:version:${file.id}`}
      params={body => ({ path: { id }, body: { ...body, fileId: file.id } })}
      name={t('file.versionTitle')}
      submit={t('file.add', { version: currentVersion + 1 })}
      said={t('file.added')}
      onCreated={() => onCreated(id)}
    >
      {(_, of) => <LinesField of={of} name="note" hint={t('hint.note')} />}
    </CreateForm>
  )
}
