import type { GridView } from '@parvis/design-system/grid-view'
import { Select } from '@parvis/design-system/Select'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Translate } from '../../../../../i18n/translations.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import { roles } from '../../application.ts'
import { useMayManage } from '../../role.ts'
import { isListOfMine, managedRoleList, roleList, type ListedRole } from './role-lists.ts'
import { lateDialog } from '../../../../../screens/late.tsx'

const DeleteRoleDialog = lateDialog(async () => ({
  default: (await import('../../DeleteRoleDialog.tsx')).DeleteRoleDialog,
}))

/** The possible meanings of "newest": columns of the list, the first being the default. */
const ages = ['modifiedDate', 'createdDate'] as const
const newestBy = (column: string) => [{ column, direction: 'descending' }] as const

/** The field above the list that chooses what "newest" means. */
const chooseOrder = (t: Translate<'roles'>) => (view: GridView, setView: (view: GridView) => void) => {
  const [first] = view.sort
  return (
    <Select
      aria-label={t('list.order')}
      value={ages.find(age => first?.column === age && first.direction === 'descending') ?? null}
      onChange={column => setView({ ...view, sort: newestBy(column) })}
      options={[
        { id: 'modifiedDate', label: t('list.byModification') },
        { id: 'createdDate', label: t('list.byCreation') },
      ]}
    />
  )
}

const askToDelete = (role: ListedRole) => (close: () => void) => (
  <DeleteRoleDialog role={role} onClose={close} onDeleted={close} />
)

/** All roles, or those the reader manages, newest first, to search, sort and export. */
export function RolesScreen() {
  const { t } = useTranslation('roles')
  const [search] = useSearchParams()
  const { email } = usePerson()
  const isMine = isListOfMine(search)
  const list = useMemo(() => (isMine ? managedRoleList(email) : roleList), [isMine, email])
  const mayManage = useMayManage()
  return (
    <ListScreen
      list={list}
      create={mayManage && { href: roles.address('create'), label: t('list.create') }}
      tools={chooseOrder(t)}
      rowActions={
        mayManage
          ? role => [
              { id: 'delete', label: t('delete.open'), isDanger: true, renderDialog: askToDelete(role) },
            ]
          : undefined
      }
    />
  )
}
