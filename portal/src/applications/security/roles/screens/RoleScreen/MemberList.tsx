import type { GridView } from '@parvis/design-system/grid-view'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Select } from '@parvis/design-system/Select'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { exportSource, gridPageQuery } from '../../../../../api/grid-query.ts'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ServedGrid } from '../../../../../screens/ListGrid.tsx'
import { membersProblems } from '../../problems.ts'
import { listRoleMembersOptions, readRoleMembers, type Member, type RolePerson } from '../../queries.ts'
import { firstMemberView, memberColumns, memberFields } from './member-columns.ts'
import { useRuleFields } from './useRuleFields.ts'

const pageSize = 50
const idOf = ({ id }: Member) => String(id)
const kinds = ['isStatic', 'isCalculated'] as const
const all = 'all'
const byName = [{ column: 'person', direction: 'ascending' }] as const

/** The same view of those alone who are members in one way. */
function ofKind(view: GridView, kind: (typeof kinds)[number] | undefined): GridView {
  const { isStatic: _, isCalculated: __, ...filters } = view.filters
  return {
    ...view,
    page: 1,
    filters: kind === undefined ? filters : { ...filters, [kind]: { kind: 'boolean', value: true } },
  }
}

interface MemberListProps {
  rolesId: number
  /** What the role is called; names the file of an export. */
  name: string
  /** Who is to be removed when the plan is saved. */
  removed: readonly RolePerson[]
  /** Undefined without permission to edit. */
  onRemove: ((person: RolePerson) => void) | undefined
}

/** Everybody who is a member now, page by page: there may be as many as people. */
export function MemberList({ rolesId, name, removed, onRemove }: MemberListProps) {
  const { t } = useTranslation('roles')
  const api = useApi()
  const [view, setView] = useState(firstMemberView)
  // Without an order of the reader's own, by name.
  const sorted = view.sort.length > 0 ? view : { ...view, sort: byName }
  const found = useQuery(listRoleMembersOptions(api, rolesId, gridPageQuery(memberFields, sorted, pageSize)))
  const { fields } = useRuleFields()
  const countries = fields.find(({ id }) => id === 'country')?.options
  const columns = useMemo(
    () =>
      memberColumns({
        t,
        countries: countries ?? [],
        removed: new Set(removed.map(({ usersId }) => usersId)),
      }),
    [t, countries, removed],
  )
  const source = useMemo(
    () =>
      exportSource<Member, Member>(memberFields, (page, signal) =>
        readRoleMembers(api, rolesId, page, signal),
      ),
    [api, rolesId],
  )
  return (
    <ServedGrid
      aria-label={t('members.list')}
      query={found}
      failed={t('members.listFailed')}
      say={error => problemText<'listRoleMembers'>(membersProblems, error)}
      pageSize={pageSize}
      source={source}
      columns={columns}
      getRowId={idOf}
      view={view}
      onViewChange={setView}
      emptyState={<EmptyState title={t('members.empty')}>{t('members.emptyHelp')}</EmptyState>}
      exportName={t('members.file', { name })}
      maxHeight="24rem"
      actions={
        <Select
          aria-label={t('members.kind')}
          value={kinds.find(kind => view.filters[kind]?.kind === 'boolean') ?? all}
          onChange={id =>
            setView(
              ofKind(
                view,
                kinds.find(kind => kind === id),
              ),
            )
          }
          options={[
            { id: all, label: t('members.kindAll') },
            { id: 'isStatic', label: t('members.kindByName') },
            { id: 'isCalculated', label: t('members.kindByRule') },
          ]}
        />
      }
      {...(onRemove && {
        rowActions: (row: Member) =>
          row.isStatic
            ? [{ id: 'remove', label: t('members.remove'), onAction: () => onRemove(personOf(row)) }]
            : [],
      })}
    />
  )
}

const personOf = ({ usersId, name, firstname, userEmail }: Member): RolePerson => ({
  usersId,
  name,
  firstname,
  userEmail,
})
