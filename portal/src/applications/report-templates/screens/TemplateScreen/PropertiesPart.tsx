import { Stack } from '@parvis/design-system/Stack'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { VersionedForm } from '../../../../forms/VersionedForm.tsx'
import { useVersionedEditor } from '../../../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { updateProblems } from '../../problems.ts'
import {
  getTemplateOptions,
  invalidateTemplates,
  listOffersOptions,
  updateTemplateOptions,
} from '../../queries.ts'
import {
  fieldOfProblem,
  isTemplateValues,
  templateFaults,
  templateFields,
  valuesOf,
  type ReportTemplate,
  type TemplateField,
  type TemplateValues,
} from '../../rules/template-values.ts'
import { TemplateFields } from '../../TemplateFields.tsx'

const bodyOf = ({ name, description, offerId }: TemplateValues) => ({
  name,
  description,
  offerId: Number(offerId),
})

/** The form of one template. It is never deleted, so that it is never made anew. */
function useTemplateEditor(template: ReportTemplate) {
  const { t } = useTranslation('reportTemplates')
  const api = useApi()
  const queryClient = useQueryClient()
  const change = useMutation(updateTemplateOptions(api))
  return useVersionedEditor<TemplateValues, ReportTemplate>({
    kind: 'report-template',
    thing: template,
    fields: templateFields,
    newValues: valuesOf(template),
    valuesOf,
    isValues: isTemplateValues,
    check: templateFaults,
    refusals: fieldOfProblem,
    say: error => problemText<'updateReportTemplate'>(updateProblems, error),
    create: () => Promise.resolve({ id: template.id }),
    update: ({ id, '@odata.etag': etag }, values) => change.mutateAsync({ id, etag, body: bodyOf(values) }),
    read: id => queryClient.fetchQuery({ ...getTemplateOptions(api, id), staleTime: 0 }),
    onChanged: () => invalidateTemplates(queryClient),
    onCreated: () => undefined,
    said: { created: t('form.saved'), saved: t('form.saved') },
  })
}

/** What is said of a template, by those who keep it. */
export function PropertiesPart({ template }: { template: ReportTemplate }) {
  const { t } = useTranslation('reportTemplates')
  const editor = useTemplateEditor(template)
  const offers = useQuery(listOffersOptions(useApi()))
  const written = (values: TemplateValues, field: TemplateField) =>
    field === 'offerId'
      ? (offers.data?.find(({ id }) => String(id) === values.offerId)?.offerName ?? values.offerId)
      : values[field]
  return (
    <Stack gap={6}>
      <VersionedForm
        editor={editor}
        fields={templateFields}
        valuesOf={valuesOf}
        labelOf={field => t(`field.${field}`)}
        written={written}
        words={{
          name: t('tab.properties'),
          submit: t('form.save'),
          unsaved: t('form.unsaved'),
          saved: t('form.saved'),
          reset: t('form.reset'),
          failed: t('form.failed'),
          goneTitle: t('gone.title'),
        }}
      >
        <TemplateFields control={editor.form.control} />
      </VersionedForm>
    </Stack>
  )
}
