import { writeOptions } from '@parvis/api-types/calls'
import { createReportProject, updateReportProject } from '@parvis/api-types/calls/report-projects'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useVersionedEditor } from '../../../../../forms/useVersionedEditor.ts'
import { VersionedForm } from '../../../../../forms/VersionedForm.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { listEngagementsOptions } from '../../../../../organisation/engagement-queries.ts'
import { bodyOf, changesBetween, projectForm, valuesOf, type ProjectValues } from '../../project-form.ts'
import { projectRecord, type Project } from '../../project.ts'
import { reportChoicesOptions, type ReportChoice } from './choices.ts'
import { ProjectFields } from './ProjectFields.tsx'

export interface ProjectFormProps {
  /** The project as the services currently store it; undefined for a new one. */
  project: Project | undefined
  onCreated: (id: number) => void
}

/** The form of a new or existing project, including everything that may happen to the project meanwhile. */
export function ProjectForm({ project, onCreated }: ProjectFormProps) {
  const { t } = useTranslation('reportProjects')
  const written = useWritten()
  const editor = useProjectEditor({ project, onCreated })
  const { form, isNew, isGone } = editor
  return (
    <Stack gap={6}>
      <VersionedForm
        editor={editor}
        fields={projectForm.names}
        valuesOf={valuesOf}
        labelOf={name => t(`field.${name}`)}
        written={written}
        words={{
          name: t(isNew ? 'form.new' : 'form.edit'),
          submit: t(isGone ? 'form.createAgain' : isNew ? 'form.create' : 'form.save'),
          unsaved: t('form.unsaved'),
          saved: t('form.saved'),
          reset: t('form.reset'),
          failed: t('form.failed'),
          goneTitle: t('form.goneTitle'),
          gone: t('form.gone'),
        }}
        leave={{ href: projectRecord.list, label: t('form.cancel') }}
      >
        <ProjectFields form={form} project={project} isNew={isNew} />
      </VersionedForm>
    </Stack>
  )
}

/** The editor of a project. Its client is three fields of the services, and its reports are sent as keys in order. */
function useProjectEditor({ project, onCreated }: ProjectFormProps) {
  const { t } = useTranslation('reportProjects')
  const api = useApi()
  const queryClient = useQueryClient()
  const creation = useMutation(writeOptions(api, createReportProject))
  const change = useMutation(writeOptions(api, updateReportProject))
  return useVersionedEditor<ProjectValues, Project>({
    kind: projectForm.name,
    thing: project,
    fields: projectForm.names,
    newValues: projectForm.start,
    valuesOf,
    isValues: projectForm.isValues,
    check: projectForm.check,
    refusals: projectForm.refusals,
    same: projectForm.isSame,
    say: projectForm.say,
    create: (values, idempotencyKey) => creation.mutateAsync({ body: bodyOf(values), idempotencyKey }),
    update: (from, values) => {
      const { id, '@odata.etag': ifMatch } = from
      return change.mutateAsync({ path: { id }, ifMatch, body: changesBetween(valuesOf(from), values) })
    },
    read: id => queryClient.fetchQuery({ ...projectRecord.options(api, id), staleTime: 0 }),
    onCreated,
    said: { created: t('form.created'), saved: t('form.saved') },
  })
}

/** The value of a field as text: names instead of keys, as far as they are loaded. */
function useWritten(): (values: ProjectValues, field: keyof ProjectValues) => string {
  const { t } = useTranslation('reportProjects')
  const api = useApi()
  const queryClient = useQueryClient()
  return (values, field) => {
    const { client, engagementId } = values
    if (field === 'client') return client?.label ?? t('form.none')
    if (field === 'engagementId') {
      const known = queryClient.getQueryData(listEngagementsOptions(api, client?.description ?? '').queryKey)
      const found = known?.find(({ id }) => String(id) === engagementId)
      return found?.engagementCode ?? (engagementId || t('form.none'))
    }
    if (field === 'reportIds') {
      const { queryKey } = reportChoicesOptions(api, Number(client?.id))
      const known = queryClient.getQueryData<ReportChoice[]>(queryKey)
      const nameOf = (key: string) => known?.find(({ id }) => String(id) === key)?.name ?? t('chosen.gone')
      return values.reportIds.map(nameOf).join(', ') || t('form.none')
    }
    return values[field] || t('form.none')
  }
}
