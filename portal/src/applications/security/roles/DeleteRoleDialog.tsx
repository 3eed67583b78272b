import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { problemText } from '../../../api/problem-messages.ts'
import { DeletionDialog } from '../../../dialogs/DeletionDialog.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { deleteProblems } from './problems.ts'
import { assessRolePlanOptions, deleteRoleOptions, invalidateRoles, type ListedRole } from './queries.ts'

export interface DeleteRoleDialogProps {
  /** In the version that was looked at. */
  role: Pick<ListedRole, 'id' | 'roleFunctionDescription' | '@odata.etag'>
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a role is deleted: how many people would lose something by it; says by what it is used when it cannot be. */
export function DeleteRoleDialog({ role, onClose, onDeleted }: DeleteRoleDialogProps) {
  const { t } = useTranslation('roles')
  const api = useApi()
  const queryClient = useQueryClient()
  const { id, roleFunctionDescription: name, '@odata.etag': etag } = role
  const impact = useQuery(assessRolePlanOptions(api, { rolesId: id, plan: null, page: 1, change: undefined }))
  return (
    <DeletionDialog
      title={t('delete.title', { name })}
      confirmLabel={t('delete.confirm')}
      thing={{ id, etag }}
      options={deleteRoleOptions(api)}
      say={error => problemText<'deleteRole'>(deleteProblems, error)}
      onClose={onClose}
      onRefused={() => invalidateRoles(queryClient)}
      onDeleted={() => {
        showToast({ title: t('delete.done') })
        onDeleted()
        void queryClient.invalidateQueries({ queryKey: ['listRoles'] })
        queryClient.removeQueries({ queryKey: ['getRole', id] })
      }}
    >
      <Stack gap={3}>
        <p>{t('delete.text')}</p>
        {/* The question can be answered without it: what takes long or fails does not stand in the way. */}
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
