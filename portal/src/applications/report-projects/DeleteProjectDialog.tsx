import { isProblem } from '@parvis/api-types/problems'
import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/ApiContext.tsx'
import { problemText } from '../../api/problem-messages.ts'
import { sayKey } from '../../i18n/keys.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
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
  const { t: tAny } = useTranslation()
  const queryClient = useQueryClient()
  const { id, name, '@odata.etag': etag } = project
  const done = () => {
    showToast({ title: t('delete.done') })
    onDeleted()
    void queryClient.invalidateQueries({ queryKey: ['listReportProjects'] })
  }
  const deletion = useMutation({
    ...deleteProjectOptions(useApi()),
    // What is still being asked about it would be answered that it is not there.
    onMutate: () => queryClient.cancelQueries({ queryKey: ['getReportProject', id] }),
    onSuccess: done,
    onError: error => {
      // Somebody else was faster: it is gone, as was wanted.
      if (isProblem(error, 'not-found')) done()
      else invalidateProjects(queryClient)
    },
  })
  const { error } = deletion
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={t('delete.title', { name })}
      tone="danger"
      confirmLabel={t('delete.confirm')}
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate({ id, etag })}
      error={
        error &&
        (isProblem(error, 'precondition-failed')
          ? t('delete.changed')
          : sayKey(tAny, problemText<'deleteReportProject'>(deleteProblems, error).key))
      }
    >
      <p>{t('delete.text')}</p>
    </ConfirmDialog>
  )
}
