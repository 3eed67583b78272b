import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useVersionedEditor } from '../../../../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { createProblems, updateProblems } from '../../problems.ts'
import {
  createProjectOptions,
  getProjectOptions,
  invalidateProjects,
  updateProjectOptions,
  type Project,
} from '../../queries.ts'
import {
  bodyOf,
  changesBetween,
  fieldOfProblem,
  isProjectValues,
  newValues,
  projectFaults,
  projectFields,
  valuesOf,
  type ProjectValues,
} from '../../rules/project-values.ts'

export interface ProjectEditorOptions {
  /** As the services hold it now; undefined for a new one. */
  project: Project | undefined
  onCreated: (id: number) => void
}

/** The form of one project. */
export function useProjectEditor({ project, onCreated }: ProjectEditorOptions) {
  const { t } = useTranslation('reportProjects')
  const api = useApi()
  const queryClient = useQueryClient()
  const creation = useMutation(createProjectOptions(api))
  const change = useMutation(updateProjectOptions(api))
  return useVersionedEditor<ProjectValues, Project>({
    kind: 'report-project',
    thing: project,
    fields: projectFields,
    newValues,
    valuesOf,
    isValues: isProjectValues,
    check: projectFaults,
    refusals: fieldOfProblem,
    say: (error, isNew) =>
      isNew
        ? problemText<'createReportProject'>(createProblems, error)
        : problemText<'updateReportProject'>(updateProblems, error),
    create: (values, idempotencyKey) => creation.mutateAsync({ body: bodyOf(values), idempotencyKey }),
    update: (from, values) => {
      const { id, '@odata.etag': etag } = from
      return change.mutateAsync({ id, etag, body: changesBetween(valuesOf(from), values) })
    },
    read: id => queryClient.fetchQuery({ ...getProjectOptions(api, id), staleTime: 0 }),
    onChanged: () => invalidateProjects(queryClient),
    onCreated,
    said: { created: t('form.created'), saved: t('form.saved') },
  })
}
