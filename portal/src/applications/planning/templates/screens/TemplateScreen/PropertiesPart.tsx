import { updateReportTemplate } from '@parvis/api-types/calls/report-templates'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { EditForm } from '../../../../../screens/EditorForm.tsx'
import { templateForm, templateRecord, type ReportTemplate } from '../../template.ts'
import { TemplateFields, useSolutions } from '../../TemplateFields.tsx'

/** What is said of a template, by those who keep it. */
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
        (field === 'offerId'
          ? solutions.data?.value.find(({ id }) => String(id) === values.offerId)?.offerName
          : undefined) ?? values[field]
      }
    >
      {control => <TemplateFields control={control} />}
    </EditForm>
  )
}
