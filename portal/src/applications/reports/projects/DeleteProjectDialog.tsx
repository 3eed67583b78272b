import { showToast } from '@parvis/design-system/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { problemText } from '../../../api/problem-messages.ts'
import { DeletionDialog } from '../../../dialogs/DeletionDialog.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { deleteProblems } from './problems.ts'
import { deleteProjectOptions, invalidateProjects, type Project } from './queries.ts'

export interface DeleteProjectDialogProps {
  /** In the version that was looked at. */
  project: Pick<Project, 'id' | 'name' | '@odata.etag'>
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a project is deleted, and says what becomes of its reports. */
export function DeleteProjectDialog({ project, onClose, onDeleted }: DeleteProjectDialogProps) {
  const { t } = useTranslation('reportProjects')
  const queryClient = useQueryClient()
  const { id, name, '@odata.etag': etag } = project
  return (
    <DeletionDialog
      title={t('delete.title', { name })}
      confirmLabel={t('delete.confirm')}
      thing={{ id, etag }}
      options={{
        ...deleteProjectOptions(useApi()),
        // What is still being asked about it would be answered that it is not there.
        onMutate: () => queryClient.cancelQueries({ queryKey: ['getReportProject', id] }),
      }}
      say={error => problemText<'deleteReportProject'>(deleteProblems, error)}
      onClose={onClose}
      onRefused={() => invalidateProjects(queryClient)}
      onDeleted={() => {
        showToast({ title: t('delete.done') })
        onDeleted()
        void queryClient.invalidateQueries({ queryKey: ['listReportProjects'] })
      }}
    >
      <p>{t('delete.text')}</p>
    </DeletionDialog>
  )
}
