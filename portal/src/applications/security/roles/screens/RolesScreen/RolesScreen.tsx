import type { GridView } from '@parvis/design-system/grid-view'
import { Select } from '@parvis/design-system/Select'
import { lazy, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Translate } from '../../../../../i18n/translations.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import { roles } from '../../application.ts'
import { useMayManage } from '../../role.ts'
import { isListOfMine, managedRoleList, roleList, type ListedRole } from './role-lists.ts'

const DeleteRoleDialog = lazy(async () => ({
  default: (await import('../../DeleteRoleDialog.tsx')).DeleteRoleDialog,
}))

/** What "newest" may mean: columns of the list. The services begin with the first one. */
const ages = ['modifiedDate', 'createdDate'] as const
const newestBy = (column: string) => [{ column, direction: 'descending' }] as const

/** The choice of what "newest" means, over the list. */
const chooseOrder = (t: Translate<'roles'>) => (view: GridView, setView: (view: GridView) => void) => {
  const [first] = view.sort.length === 0 ? newestBy(ages[0]) : view.sort
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

/** All roles, or those that the reader manages, the newest first, found, sorted and exported. */
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
