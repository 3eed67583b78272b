import { DataGrid, type GridColumn } from '@parvis/design-system/DataGrid'
import { initialView } from '@parvis/design-system/grid-view'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { ErrorState } from '@parvis/design-system/ErrorState'
import { Select } from '@parvis/design-system/Select'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useLanguage } from '../../../../i18n/formats.ts'
import { sayKey } from '../../../../i18n/keys.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import type { Translate } from '../../../../i18n/translations.ts'
import { membersProblems } from '../../problems.ts'
import { listRoleMembersOptions, memberPageSize, type MemberPage, type RolePerson } from '../../queries.ts'
import { fullName } from '../../rules/role-person.ts'

type Member = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof listRoleMembersOptions>['queryFn']>>>
>['members'][number]

const none: readonly Member[] = []
const idOf = ({ id }: Member) => String(id)
const kinds = ['isStatic', 'isCalculated'] as const
const all = 'all'

/** In the order of the services, page by page: columns are neither sorted nor filtered here. */
const fixed = { isSortable: false, isFilterable: false }

function memberColumns(
  t: Translate<'roles'>,
  language: string,
  removed: ReadonlySet<number>,
): GridColumn<Member>[] {
  const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' })
  const kindOf = ({ isStatic, isCalculated }: Member) => {
    if (isStatic && isCalculated) return 'both'
    return isStatic ? 'kindByName' : 'kindByRule'
  }
  return [
    { ...fixed, id: 'person', type: 'text', title: t('members.person'), value: fullName, width: 200 },
    {
      ...fixed,
      id: 'email',
      type: 'text',
      title: t('members.email'),
      value: row => row.userEmail,
      width: 240,
    },
    {
      ...fixed,
      id: 'kind',
      type: 'choice',
      title: t('members.kind'),
      value: row => (removed.has(row.usersId) && row.isStatic ? 'isLeaving' : kindOf(row)),
      choices: [
        { id: 'kindByName', label: t('members.kindByName') },
        { id: 'kindByRule', label: t('members.kindByRule') },
        { id: 'both', label: t('members.both') },
        { id: 'isLeaving', label: t('members.isLeaving'), status: 'warning' },
      ],
      width: 170,
    },
    { ...fixed, id: 'grade', type: 'text', title: t('members.grade'), value: row => row.grade, width: 120 },
    {
      ...fixed,
      id: 'businessUnit',
      type: 'text',
      title: t('members.businessUnit'),
      value: row => row.businessUnit,
      width: 150,
    },
    {
      ...fixed,
      id: 'country',
      type: 'text',
      title: t('members.country'),
      value: row => row.country && regions.of(row.country),
      width: 90,
    },
  ]
}

interface MemberListProps {
  rolesId: number
  /** Who is to be removed when the plan is saved. */
  removed: readonly RolePerson[]
  /** Undefined for whoever may only read. */
  onRemove: ((person: RolePerson) => void) | undefined
}

/** Everybody who is a member now, page by page: there may be as many as people. */
export function MemberList({ rolesId, removed, onRemove }: MemberListProps) {
  const { t } = useTranslation('roles')
  const { t: tAny } = useTranslation()
  const language = useLanguage()
  const [view, setView] = useState(initialView)
  const [kind, setKind] = useState<MemberPage['kind']>()
  const { page, search } = view
  const found = useQuery(listRoleMembersOptions(useApi(), rolesId, { page, search, kind }))
  const columns = useMemo(
    () => memberColumns(t, language, new Set(removed.map(({ usersId }) => usersId))),
    [t, language, removed],
  )
  const retry = () => void found.refetch()
  const problem = found.isLoadingError
    ? problemText<'listRoleMembers'>(membersProblems, found.error)
    : undefined
  if (problem)
    return (
      <ErrorState
        title={t('members.listFailed')}
        onRetry={retry}
        isRetrying={found.isFetching}
        {...(problem.reference !== undefined && { reference: problem.reference })}
      >
        {sayKey(tAny, problem.key)}
      </ErrorState>
    )
  return (
    <DataGrid
      aria-label={t('members.list')}
      mode="server"
      rows={found.data?.members ?? none}
      rowCount={found.data?.count ?? 0}
      pageSize={memberPageSize}
      columns={columns}
      getRowId={idOf}
      view={view}
      onViewChange={next => setView(next.search === search ? next : { ...next, page: 1 })}
      status={found.isPending ? 'loading' : found.isPlaceholderData ? 'refreshing' : 'ready'}
      onRetry={retry}
      emptyState={<EmptyState title={t('members.empty')}>{t('members.emptyHelp')}</EmptyState>}
      maxHeight="24rem"
      actions={
        <Select
          aria-label={t('members.kind')}
          value={kind ?? all}
          onChange={id => {
            setKind(kinds.find(known => known === id))
            setView({ ...view, page: 1 })
          }}
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
