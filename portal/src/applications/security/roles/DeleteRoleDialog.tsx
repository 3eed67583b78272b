import { questionOptions, writeOptions } from '@parvis/api-types/calls'
import { assessRolePlan, deleteRole } from '@parvis/api-types/calls/roles'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { explain } from '../../../api/problem-messages.ts'
import { DeletionDialog } from '../../../dialogs/DeletionDialog.tsx'
import { useLanguage } from '../../../i18n/formats.ts'
import { roleNameIn } from '../../../i18n/names.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { WholeRole } from './role.ts'

export interface DeleteRoleDialogProps {
  /** The version the reader saw. */
  role: Pick<WholeRole, 'id' | 'roleFunctionDescription' | 'englishName' | '@odata.etag'>
  onClose: () => void
  onDeleted: () => void
}

const say = explain<'deleteRole'>({
  'precondition-failed': 'roles:delete.changed',
  'role-in-use': 'roles:problem.roleInUse',
  'role-administrator-needed': 'roles:problem.administratorNeeded',
})

/**
 * Asks before deleting a role and says how many people would lose something. If the role is still in use, says by what.
 */
export function DeleteRoleDialog({ role, onClose, onDeleted }: DeleteRoleDialogProps) {
  const { t } = useTranslation('roles')
  const api = useApi()
  const { id, '@odata.etag': ifMatch } = role
  const name = roleNameIn(useLanguage(), role)
  const deletion = writeOptions(api, deleteRole)
  const isDeleting = useIsMutating({ mutationKey: deletion.mutationKey }) > 0
  const impact = useQuery({
    ...questionOptions(api, assessRolePlan, { query: { $top: 1 }, body: { rolesId: id, plan: null } }),
    // Once the role is deleted, there is no impact left to assess.
    enabled: !isDeleting,
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <DeletionDialog
      title={t('delete.title', { name })}
      confirmLabel={t('delete.confirm')}
      thing={{ path: { id }, ifMatch }}
      options={deletion}
      say={say}
      onClose={onClose}
      onDeleted={() => {
        showToast({ title: t('delete.done') })
        onDeleted()
      }}
    >
      <Stack gap={3}>
        <p>{t('delete.text')}</p>
        {/* The impact is only informative: while it loads, or if it fails, the role can still be deleted. */}
        <p role="status">
          {impact.isPending
            ? t('impact.assessing')
            : impact.data &&
              (impact.data.losingCount === 0
                ? t('impact.nobody')
                : t('impact.losingShort', { count: impact.data.losingCount }))}
        </p>
      </Stack>
    </DeletionDialog>
  )
}
