import { showToast } from '@parvis/design-system/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { problemText } from '../../../api/problem-messages.ts'
import { DeletionDialog } from '../../../dialogs/DeletionDialog.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { deleteProblems } from './problems.ts'
import { deleteApplicationOptions, invalidateApplications, type ListedApplication } from './queries.ts'

export interface DeleteApplicationDialogProps {
  /** In the version that was looked at. */
  application: Pick<ListedApplication, 'id' | 'name' | '@odata.etag'>
  onClose: () => void
  onDeleted: () => void
}

/** Asks before an application is deleted with all that belongs to it; says by what it is used when it cannot be. */
export function DeleteApplicationDialog({ application, onClose, onDeleted }: DeleteApplicationDialogProps) {
  const { t } = useTranslation('security')
  const queryClient = useQueryClient()
  const { id, name, '@odata.etag': etag } = application
  return (
    <DeletionDialog
      title={t('delete.title', { name })}
      confirmLabel={t('delete.confirm')}
      thing={{ id, etag }}
      options={deleteApplicationOptions(useApi())}
      say={error => problemText<'deleteApplication'>(deleteProblems, error)}
      onClose={onClose}
      onRefused={() => invalidateApplications(queryClient)}
      onDeleted={() => {
        showToast({ title: t('delete.done') })
        onDeleted()
        void queryClient.invalidateQueries({ queryKey: ['listApplications'] })
        void queryClient.invalidateQueries({ queryKey: ['listScopes'] })
      }}
    >
      <p>{t('delete.text')}</p>
    </DeletionDialog>
  )
}
