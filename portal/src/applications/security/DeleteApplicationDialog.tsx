import { isProblem } from '@parvis/api-types/problems'
import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/ApiContext.tsx'
import { problemText } from '../../api/problem-messages.ts'
import { sayKey } from '../../i18n/keys.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { deleteProblems } from './problems.ts'
import { deleteApplicationOptions, invalidateApplications, type ListedApplication } from './queries.ts'
import { Refusal } from './Refusal.tsx'

export interface DeleteApplicationDialogProps {
  /** In the version that was looked at. */
  application: Pick<ListedApplication, 'id' | 'name' | '@odata.etag'>
  onClose: () => void
  onDeleted: () => void
}

/** Asks before an application is deleted with all that belongs to it; says by what it is used when it cannot be. */
export function DeleteApplicationDialog({ application, onClose, onDeleted }: DeleteApplicationDialogProps) {
  const { t } = useTranslation('security')
  const { t: tAny } = useTranslation()
  const queryClient = useQueryClient()
  const { id, name, '@odata.etag': etag } = application
  const done = () => {
    showToast({ title: t('delete.done') })
    onDeleted()
    void queryClient.invalidateQueries({ queryKey: ['listApplications'] })
    void queryClient.invalidateQueries({ queryKey: ['listScopes'] })
    queryClient.removeQueries({ queryKey: ['getApplication', id] })
  }
  const deletion = useMutation({
    ...deleteApplicationOptions(useApi()),
    onSuccess: done,
    onError: error => {
      // Somebody else was faster: it is gone, as was wanted.
      if (isProblem(error, 'not-found')) done()
      else invalidateApplications(queryClient)
    },
  })
  const { error } = deletion
  const isChanged = isProblem(error, 'precondition-failed')
  const problem = error && problemText<'deleteApplication'>(deleteProblems, error)
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
        problem && (
          <Refusal title={isChanged ? t('delete.changed') : sayKey(tAny, problem.key)} error={error} />
        )
      }
    >
      <p>{t('delete.text')}</p>
    </ConfirmDialog>
  )
}
