import { writeOptions } from '@parvis/api-types/calls'
import { deleteScope, deleteScopeDependency } from '@parvis/api-types/calls/scopes'
import { showToast } from '@parvis/design-system/Toast'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { DeletionDialog } from '../../../../../dialogs/DeletionDialog.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Requirement, Scope } from '../../rules/scope-graph.ts'

const sayNotDeleted = explain<'deleteScope'>({
  'precondition-failed': 'security:scopes.changed',
  'scope-in-use': 'security:problem.scopeInUse',
})

export interface DeleteScopeDialogProps {
  /** The current version. */
  scope: Scope
  onClose: () => void
}

/** Asks before deleting a scope. If it is still in use, says by what. */
export function DeleteScopeDialog({ scope, onClose }: DeleteScopeDialogProps) {
  const { t } = useTranslation('security')
  const { id, scopeName: name, '@odata.etag': ifMatch } = scope
  return (
    <DeletionDialog
      title={t('scopes.deleteTitle', { name })}
      confirmLabel={t('scopes.delete')}
      thing={{ path: { id }, ifMatch }}
      options={writeOptions(useApi(), deleteScope)}
      say={sayNotDeleted}
      onClose={onClose}
      onDeleted={() => {
        showToast({ title: t('scopes.deleted', { name }) })
        onClose()
      }}
    >
      <p>{t('scopes.deleteText')}</p>
    </DeletionDialog>
  )
}

const sayNotRemoved = explain<'deleteScopeDependency'>({
  'precondition-failed': 'security:scopes.changed',
  'role-administrator-needed': 'security:problem.administratorNeeded',
})

export interface RemoveRequirementDialogProps {
  scope: Scope
  /** The requirement to remove. */
  requirement: Requirement
  onClose: () => void
}

/** Asks before removing a requirement of a scope, because people may lose a right. */
export function RemoveRequirementDialog({ scope, requirement, onClose }: RemoveRequirementDialogProps) {
  const { t } = useTranslation('security')
  const { id, '@odata.etag': ifMatch } = requirement.dependency
  const names = { name: scope.scopeName, required: requirement.name }
  return (
    <DeletionDialog
      title={t('scopes.removeTitle', names)}
      confirmLabel={t('scopes.remove')}
      thing={{ path: { id }, ifMatch }}
      options={writeOptions(useApi(), deleteScopeDependency)}
      say={sayNotRemoved}
      onClose={onClose}
      onDeleted={() => {
        showToast({ title: t('scopes.requirementRemoved', names) })
        onClose()
      }}
    >
      <p>{t('scopes.removeText', names)}</p>
    </DeletionDialog>
  )
}
