import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Select } from '@parvis/design-system/Select'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LoadedGrid } from '../../../../../screens/ListGrid.tsx'
import { useGridView } from '../../../../../screens/useGridView.ts'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import { isListOfMine, newRolePath } from '../../addresses.ts'
import { listProblems } from '../../problems.ts'
import { listRolesOptions, type ListedRole } from '../../queries.ts'
import { useMayManage } from '../../rights.ts'
import { roleColumns } from './role-columns.ts'

const DeleteRoleDialog = lazy(async () => ({
  default: (await import('../../DeleteRoleDialog.tsx')).DeleteRoleDialog,
}))

const idOf = ({ id }: ListedRole) => String(id)

/** What "newest" may mean: columns of the list. */
const ages = ['modifiedDate', 'createdDate'] as const
const newestBy = (column: string) => [{ column, direction: 'descending' }] as const

/** All roles, or those that the reader manages, the newest first, found, sorted and exported. */
export function RolesScreen() {
  const { t } = useTranslation('roles')
  const [chosen, setView] = useGridView()
  const view = useMemo(
    () => (chosen.sort.length === 0 ? { ...chosen, sort: newestBy('modifiedDate') } : chosen),
    [chosen],
  )
  const [search] = useSearchParams()
  const { email } = usePerson()
  const isMine = isListOfMine(search)
  const list = useQuery(listRolesOptions(useApi(), isMine ? email : undefined))
  const columns = useMemo(() => roleColumns(t), [t])
  const mayManage = useMayManage()
  const [deleted, setDeleted] = useState<ListedRole>()
  const close = () => setDeleted(undefined)
  const [first] = view.sort
  const age = ages.find(column => first?.column === column && first.direction === 'descending')
  return (
    <Page width="full">
      <PageHeader
        title={t(isMine ? 'list.mine' : 'list.title')}
        sentence={t(isMine ? 'list.mineSentence' : 'list.sentence')}
        actions={
          mayManage && (
            <LinkButton variant="primary" href={newRolePath}>
              {t('list.create')}
            </LinkButton>
          )
        }
      />
      <LoadedGrid
        aria-label={t('list.label')}
        query={list}
        failed={t('list.failed')}
        say={error => problemText<'listRoles'>(listProblems, error)}
        columns={columns}
        getRowId={idOf}
        view={view}
        onViewChange={setView}
        emptyState={
          <EmptyState title={t(isMine ? 'list.mineEmptyTitle' : 'list.emptyTitle')}>
            {t(isMine ? 'list.mineEmpty' : 'list.empty')}
          </EmptyState>
        }
        exportName={t('list.file')}
        actions={
          <Select
            aria-label={t('list.order')}
            value={age ?? null}
            onChange={column => setView({ ...view, sort: newestBy(column) })}
            options={[
              { id: 'modifiedDate', label: t('list.byModification') },
              { id: 'createdDate', label: t('list.byCreation') },
            ]}
          />
        }
        {...(mayManage && {
          rowActions: (row: ListedRole) => [
            { id: 'delete', label: t('delete.open'), isDanger: true, onAction: () => setDeleted(row) },
          ],
        })}
      />
      <Suspense fallback={null}>
        {deleted && (
          <DeleteRoleDialog
            // The version of the moment: a role that was looked at again may be deleted.
            role={list.data?.find(({ id }) => id === deleted.id) ?? deleted}
            onClose={close}
            onDeleted={close}
          />
        )}
      </Suspense>
    </Page>
  )
}
