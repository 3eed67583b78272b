import { isProblem } from '@parvis/api-types/problems'
import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/ApiContext.tsx'
import { problemText } from '../../api/problem-messages.ts'
import { sayKey } from '../../i18n/keys.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { deleteProblems } from './problems.ts'
import { assessRolePlanOptions, deleteRoleOptions, invalidateRoles, type ListedRole } from './queries.ts'
import { Uses } from './Refusal.tsx'

export interface DeleteRoleDialogProps {
  /** In the version that was looked at. */
  role: Pick<ListedRole, 'id' | 'roleFunctionDescription' | '@odata.etag'>
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a role is deleted: how many people would lose something by it; says by what it is used when it cannot be. */
export function DeleteRoleDialog({ role, onClose, onDeleted }: DeleteRoleDialogProps) {
  const { t } = useTranslation('roles')
  const { t: tAny } = useTranslation()
  const api = useApi()
  const queryClient = useQueryClient()
  const { id, roleFunctionDescription: name, '@odata.etag': etag } = role
  const impact = useQuery(assessRolePlanOptions(api, { rolesId: id, plan: null, page: 1, change: undefined }))
  const done = () => {
    showToast({ title: t('delete.done') })
    onDeleted()
    void queryClient.invalidateQueries({ queryKey: ['listRoles'] })
    queryClient.removeQueries({ queryKey: ['getRole', id] })
  }
  const deletion = useMutation({
    ...deleteRoleOptions(api),
    onSuccess: done,
    onError: error => {
      // Somebody else was faster: it is gone, as was wanted.
      if (isProblem(error, 'not-found')) done()
      else invalidateRoles(queryClient)
    },
  })
  const { error } = deletion
  const isChanged = isProblem(error, 'precondition-failed')
  const problem = error && problemText<'deleteRole'>(deleteProblems, error)
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
          <>
            {isChanged ? t('delete.changed') : sayKey(tAny, problem.key)}
            <Uses error={error} />
          </>
        )
      }
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
    </ConfirmDialog>
  )
}
