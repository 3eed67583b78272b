import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { ConflictDialog } from '@parvis/design-system/patterns/ConflictDialog'
import { FormPage } from '@parvis/design-system/patterns/FormPage'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiContext.tsx'
import { listEngagementsOptions } from '../../../../engagements/engagement-queries.ts'
import { FormDraftOffer } from '../../../../forms/FormDraftOffer.tsx'
import { saySummaryText } from '../../../../forms/field-texts.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import { projectsPath } from '../../addresses.ts'
import { listReportChoicesOptions } from '../../queries.ts'
import {
  projectFields,
  reportsIn,
  valuesOf,
  type ProjectField,
  type ProjectValues,
} from '../../rules/project-values.ts'
import { ProjectFields } from './ProjectFields.tsx'
import { useProjectEditor, type ProjectEditorOptions } from './useProjectEditor.ts'

/** The form of one project, new or not, with everything that may happen to it while it is open. */
export function ProjectForm(options: ProjectEditorOptions) {
  const { t } = useTranslation('reportProjects')
  const { t: tAny } = useTranslation()
  const written = useWritten()
  const editor = useProjectEditor(options)
  const { form, draft, failure, conflict, isNew, isGone } = editor
  const { errors, submitCount, isDirty } = form.formState
  return (
    <Stack gap={6}>
      <FormDraftOffer form={form} draft={draft} first="name" />
      {isGone && (
        <Banner kind="warning" live="assertive" title={t('form.goneTitle')}>
          {t('form.gone')}
        </Banner>
      )}
      <FormPage
        aria-label={t(isNew ? 'form.new' : 'form.edit')}
        onSubmit={editor.submit}
        submitLabel={t(isGone ? 'form.createAgain' : isNew ? 'form.create' : 'form.save')}
        isPending={editor.isPending}
        status={isDirty ? t('form.unsaved') : editor.isSaved ? t('form.saved') : ''}
        attempt={submitCount}
        focusOnError="first-field"
        errors={projectFields.flatMap(name => {
          const message = errors[name]?.message
          return message === undefined
            ? []
            : [{ name, text: saySummaryText(tAny, message, t(`field.${name}`)) }]
        })}
        secondaryActions={
          isNew ? (
            <LinkButton href={projectsPath}>{t('form.cancel')}</LinkButton>
          ) : (
            <Button onPress={editor.undo} isDisabled={!isDirty}>
              {t('form.reset')}
            </Button>
          )
        }
      >
        <ProjectFields form={form} project={options.project} isNew={isNew} />
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

/** The value of a field as people read it: names instead of keys, as far as they are known. */
function useWritten(): (values: ProjectValues, field: ProjectField) => string {
  const { t } = useTranslation('reportProjects')
  const api = useApi()
  const queryClient = useQueryClient()
  return (values, field) => {
    const { client, engagementId } = values
    if (field === 'client') return client?.label ?? t('form.none')
    if (field === 'engagementId') {
      const known = queryClient.getQueryData(listEngagementsOptions(api, client?.description ?? '').queryKey)
      const found = known?.find(({ id }) => String(id) === engagementId)
      return found?.engagementCode ?? engagementId ?? t('form.none')
    }
    if (field === 'reportIds') {
      const known = queryClient.getQueryData(listReportChoicesOptions(api, Number(client?.id)).queryKey)
      const nameOf = (key: string) => known?.find(({ id }) => String(id) === key)?.name ?? t('chosen.gone')
      return reportsIn(values.reportIds).map(nameOf).join(', ') || t('form.none')
    }
    return values[field] || t('form.none')
  }
}
