import { showToast } from '@parvis/design-system/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { DeletionDialog } from '../../../../../dialogs/DeletionDialog.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { invalidateApplications } from '../../queries.ts'
import type { Requirement, Scope } from '../../rules/scope-graph.ts'
import { deleteDependencyProblems } from '../../scope-problems.ts'
import { deleteDependencyOptions } from '../../scope-queries.ts'

export interface RemoveRequirementDialogProps {
  scope: Scope
  /** What the scope is no longer to require. */
  requirement: Requirement
  onClose: () => void
}

/** Asks before a scope no longer requires another one: people may lose a right by it. */
export function RemoveRequirementDialog({ scope, requirement, onClose }: RemoveRequirementDialogProps) {
  const { t } = useTranslation('security')
  const queryClient = useQueryClient()
  const { id, '@odata.etag': etag } = requirement.dependency
  const names = { name: scope.scopeName, required: requirement.name }
  return (
    <DeletionDialog
      title={t('scopes.removeTitle', names)}
      confirmLabel={t('scopes.remove')}
      thing={{ id, etag }}
      options={deleteDependencyOptions(useApi())}
      say={error => problemText<'deleteScopeDependency'>(deleteDependencyProblems, error)}
      onClose={onClose}
      onRefused={() => invalidateApplications(queryClient)}
      onDeleted={async () => {
        await invalidateApplications(queryClient)
        showToast({ title: t('scopes.requirementRemoved', names) })
        onClose()
      }}
    >
      <p>{t('scopes.removeText', names)}</p>
    </DeletionDialog>
  )
}
