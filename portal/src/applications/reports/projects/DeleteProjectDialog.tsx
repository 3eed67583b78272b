import { writeOptions } from '@parvis/api-types/calls'
import { deleteReportProject } from '@parvis/api-types/calls/report-projects'
import { showToast } from '@parvis/design-system/Toast'
import { useApi } from '../../../api/ApiContext.tsx'
import { explain } from '../../../api/problem-messages.ts'
import { DeletionDialog } from '../../../dialogs/DeletionDialog.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { Project } from './project.ts'

const sayNotDeleted = explain<'deleteReportProject'>({
  'not-found': 'reportProjects:gone.text',
  'precondition-failed': 'reportProjects:delete.changed',
})

export interface DeleteProjectDialogProps {
  /** The version on screen, whose ETag the change is sent with. */
  project: Pick<Project, 'id' | 'name' | '@odata.etag'>
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation before deleting a project, and says what happens to its reports. */
export function DeleteProjectDialog({ project, onClose, onDeleted }: DeleteProjectDialogProps) {
  const { t } = useTranslation('reportProjects')
  const { id, name, '@odata.etag': ifMatch } = project
  return (
    <DeletionDialog
      title={t('delete.title', { name })}
      confirmLabel={t('delete.confirm')}
      thing={{ path: { id }, ifMatch }}
      options={writeOptions(useApi(), deleteReportProject)}
      say={sayNotDeleted}
      onClose={onClose}
      onDeleted={() => {
        showToast({ title: t('delete.done') })
        onDeleted()
      }}
    >
      <p>{t('delete.text')}</p>
    </DeletionDialog>
  )
}
