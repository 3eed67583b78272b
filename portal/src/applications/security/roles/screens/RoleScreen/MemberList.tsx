import type { Schemas } from '@parvis/api-types/authorization'
import { readOptions } from '@parvis/api-types/calls'
import { listRoleMembers } from '@parvis/api-types/calls/role-members'
import type { GridColumn } from '@parvis/design-system/DataGrid'
import { initialColumns, initialView, type GridView } from '@parvis/design-system/grid-view'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Select } from '@parvis/design-system/Select'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { Api } from '../../../../../api/clients.ts'
import {
  arrangedQuery,
  exportSource,
  gridPageQuery,
  type GridFields,
  type GridPageQuery,
} from '../../../../../api/grid-query.ts'
import { explain } from '../../../../../api/problem-messages.ts'
import type { Translate } from '../../../../../i18n/translations.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ServedGrid } from '../../../../../screens/ListGrid.tsx'
import type { RolePerson } from '../../role.ts'
import { fullName } from '../../rules/role-values.ts'
import { useRuleFields } from './useRuleFields.ts'

/** A member with all fields the services return by default. */
type Member = Required<Schemas['RoleMember']>

/** One page of a role's members. */
function membersOptions(api: Api, rolesId: number, page: GridPageQuery<Member>) {
  const ofRole = ['rolesId', 'eq', rolesId] as const
  return readOptions(api, listRoleMembers, {
    query: { ...page, filter: page.filter ? { and: [ofRole, page.filter] } : ofRole },
  })
}

const say = explain<'listRoleMembers'>({})

/** The columns that the services can sort and filter. */
const memberFields: GridFields<Member> = {
  person: { field: 'name', kind: 'text' },
  email: { field: 'userEmail', kind: 'text' },
  isStatic: { field: 'isStatic', kind: 'boolean' },
  isCalculated: { field: 'isCalculated', kind: 'boolean' },
  grade: { field: 'grade', kind: 'text' },
  businessUnit: { field: 'businessUnit', kind: 'text' },
  country: { field: 'country', kind: 'choice' },
}

/** One column shows both kinds of membership; the two hidden columns serve as filters. */
const firstMemberView: GridView = {
  ...initialView,
  columns: { ...initialColumns, hidden: ['isStatic', 'isCalculated'] },
}

/** What the columns depend on besides the members. */
interface MemberSurroundings {
  t: Translate<'roles'>
  /** ISO 3166-1 codes with names in the reader's language. */
  countries: readonly { id: string; label: string }[]
  /** Keys of the people removed when the plan is saved. */
  removed: ReadonlySet<number>
}

/** The columns of a role's members. */
function memberColumns({ t, countries, removed }: MemberSurroundings): GridColumn<Member>[] {
  const kindOf = ({ isStatic, isCalculated, usersId }: Member) => {
    if (isStatic && removed.has(usersId)) return 'isLeaving'
    if (isStatic && isCalculated) return 'both'
    return isStatic ? 'kindByName' : 'kindByRule'
  }
  return [
    {
      id: 'person',
      type: 'text',
      title: t('members.person'),
      value: fullName,
      width: 200,
      isHideable: false,
      // Two fields for the services; the search covers both.
      isFilterable: false,
    },
    { id: 'email', type: 'text', title: t('members.email'), value: row => row.userEmail, width: 240 },
    {
      id: 'kind',
      type: 'choice',
      title: t('members.kind'),
      value: kindOf,
      choices: [
        { id: 'kindByName', label: t('members.kindByName') },
        { id: 'kindByRule', label: t('members.kindByRule') },
        { id: 'both', label: t('members.both') },
        { id: 'isLeaving', label: t('members.isLeaving'), status: 'warning' },
      ],
      width: 170,
      isSortable: false,
      isFilterable: false,
    },
    {
      id: 'isStatic',
      type: 'boolean',
      title: t('members.kindByName'),
      value: row => row.isStatic,
      width: 120,
      isSortable: false,
    },
    {
      id: 'isCalculated',
      type: 'boolean',
      title: t('members.kindByRule'),
      value: row => row.isCalculated,
      width: 120,
      isSortable: false,
    },
    { id: 'grade', type: 'text', title: t('members.grade'), value: row => row.grade, width: 120 },
    {
      id: 'businessUnit',
      type: 'text',
      title: t('members.businessUnit'),
      value: row => row.businessUnit,
      width: 150,
    },
    {
      id: 'country',
      type: 'choice',
      title: t('members.country'),
      value: row => row.country,
      choices: countries,
      width: 110,
    },
  ]
}

const pageSize = 50
const idOf = ({ id }: Member) => String(id)
const kinds = ['isStatic', 'isCalculated'] as const
const all = 'all'
const byName = [{ column: 'person', direction: 'ascending' }] as const

/** Filters the view to one kind of membership; undefined shows all members. */
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
  /** Name of the role, used in the file name of an export. */
  name: string
  /** The people removed when the plan is saved. */
  removed: readonly RolePerson[]
  /** Undefined without permission to edit. */
  onRemove: ((person: RolePerson) => void) | undefined
}

/** All current members, page by page: everybody may be a member. */
export function MemberList({ rolesId, name, removed, onRemove }: MemberListProps) {
  const { t } = useTranslation('roles')
  const api = useApi()
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
  const [view, setView] = useState(firstMemberView)
  // Sort by name unless the reader chose an order.
  const sorted = view.sort.length > 0 ? view : { ...view, sort: byName }
  const found = useQuery({
    ...membersOptions(api, rolesId, gridPageQuery(memberFields, columns, sorted, pageSize)),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const source = useMemo(
    () =>
      exportSource<Member, Member>(
        memberFields,
        (page, signal) => membersOptions(api, rolesId, page).queryFn({ signal }),
        arrangedQuery(memberFields, { ...initialView, sort: byName }).orderby,
      ),
    [api, rolesId],
  )
  return (
    <ServedGrid
      aria-label={t('members.list')}
      query={found}
      failed={t('members.listFailed')}
      say={say}
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
