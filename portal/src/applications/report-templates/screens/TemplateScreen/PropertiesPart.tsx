import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { ConflictDialog } from '@parvis/design-system/patterns/ConflictDialog'
import { FormPage } from '@parvis/design-system/patterns/FormPage'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { FormDraftOffer } from '../../../../forms/FormDraftOffer.tsx'
import { saySummaryText } from '../../../../forms/field-texts.ts'
import { useVersionedEditor } from '../../../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
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
  const { t: tAny } = useTranslation()
  const editor = useTemplateEditor(template)
  const offers = useQuery(listOffersOptions(useApi()))
  const { form, draft, failure, conflict, isGone } = editor
  const { errors, submitCount, isDirty } = form.formState
  const written = (values: TemplateValues, field: TemplateField) =>
    field === 'offerId'
      ? (offers.data?.find(({ id }) => String(id) === values.offerId)?.offerName ?? values.offerId)
      : values[field]
  return (
    <Stack gap={6}>
      <FormDraftOffer form={form} draft={draft} first="name" />
      {isGone && <Banner kind="warning" live="assertive" title={t('gone.title')} />}
      <FormPage
        aria-label={t('tab.properties')}
        onSubmit={editor.submit}
        submitLabel={t('form.save')}
        isPending={editor.isPending}
        status={isDirty ? t('form.unsaved') : editor.isSaved ? t('form.saved') : ''}
        attempt={submitCount}
        focusOnError="first-field"
        errors={templateFields.flatMap(name => {
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
        <TemplateFields control={form.control} />
        {failure && <ProblemBanner title={t('form.failed')} problem={failure} />}
      </FormPage>
      <ConflictDialog
        isOpen={conflict !== undefined}
        fields={editor.conflictFields.map(name => ({
          name,
          label: t(`field.${name}`),
          theirs: conflict && written(valuesOf(conflict), name),
          mine: written(form.getValues(), name),
        }))}
        isPending={editor.isPending}
        onBack={editor.back}
        onReload={editor.reload}
        onOverwrite={editor.overwrite}
      />
    </Stack>
  )
}
