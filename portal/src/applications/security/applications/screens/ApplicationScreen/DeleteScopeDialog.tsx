import { showToast } from '@parvis/design-system/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { DeletionDialog } from '../../../../../dialogs/DeletionDialog.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { invalidateApplications } from '../../queries.ts'
import type { Scope } from '../../rules/scope-graph.ts'
import { deleteScopeProblems } from '../../scope-problems.ts'
import { deleteScopeOptions } from '../../scope-queries.ts'

export interface DeleteScopeDialogProps {
  /** In the version of the moment. */
  scope: Scope
  onClose: () => void
}

/** Asks before a scope is deleted; says by what it is used when it cannot be. */
export function DeleteScopeDialog({ scope, onClose }: DeleteScopeDialogProps) {
  const { t } = useTranslation('security')
  const queryClient = useQueryClient()
  const { id, scopeName: name, '@odata.etag': etag } = scope
  return (
    <DeletionDialog
      title={t('scopes.deleteTitle', { name })}
      confirmLabel={t('scopes.delete')}
      thing={{ id, etag }}
      options={deleteScopeOptions(useApi())}
      say={error => problemText<'deleteScope'>(deleteScopeProblems, error)}
      onClose={onClose}
      onRefused={() => invalidateApplications(queryClient)}
      onDeleted={async () => {
        await invalidateApplications(queryClient)
        showToast({ title: t('scopes.deleted', { name }) })
        onClose()
      }}
    >
      <p>{t('scopes.deleteText')}</p>
    </DeletionDialog>
  )
}
