import { Stack } from '@parvis/design-system/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { listEngagementsOptions } from '../../../../../organisation/engagement-queries.ts'
import { VersionedForm } from '../../../../../forms/VersionedForm.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
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
  const written = useWritten()
  const editor = useProjectEditor(options)
  const { form, isNew, isGone } = editor
  return (
    <Stack gap={6}>
      <VersionedForm
        editor={editor}
        fields={projectFields}
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
        leave={{ href: projectsPath, label: t('form.cancel') }}
      >
        <ProjectFields form={form} project={options.project} isNew={isNew} />
      </VersionedForm>
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
