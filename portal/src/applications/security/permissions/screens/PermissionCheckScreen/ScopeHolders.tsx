import type { Locale } from '@parvis/design-system/i18n/messages'
import type { Schemas } from '@parvis/api-types/authorization'
import { readOptions } from '@parvis/api-types/calls'
import { listScopeHolders } from '@parvis/api-types/calls/permissions'
import { isProblem } from '@parvis/api-types/problems'
import type { GridColumn } from '@parvis/design-system/DataGrid'
import { initialView } from '@parvis/design-system/grid-view'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
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
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ServedGrid } from '../../../../../screens/ListGrid.tsx'
import { useGridView } from '../../../../../screens/useGridView.ts'
import { addressOfCheck } from '../../rules/place.ts'

export type ScopeHolder = Schemas['ScopeHolder']

/** One page of the people who have a scope. */
const holdersOptions = (api: Api, id: number, query: GridPageQuery<ScopeHolder>) =>
  readOptions(api, listScopeHolders, { path: { id }, query })

const say = explain<'listScopeHolders'>({ 'not-found': 'permissions:scope.goneHelp' })

/** The columns that the services can sort and filter. */
const holderFields: GridFields<ScopeHolder> = {
  name: { field: 'name', kind: 'text' },
  firstname: { field: 'firstname', kind: 'text' },
  email: { field: 'userEmail', kind: 'text' },
  login: { field: 'userLogin', kind: 'text' },
  isDirect: { field: 'isDirect', kind: 'boolean' },
  isStatic: { field: 'isStatic', kind: 'boolean' },
  isCalculated: { field: 'isCalculated', kind: 'boolean' },
}

/** The columns of the people who have a scope. */
function holderColumns(t: Translate<'permissions'>, locale: Locale): GridColumn<ScopeHolder>[] {
  return [
    {
      id: 'name',
      type: 'link',
      title: t('column.name'),
      value: holder => holder.name,
      href: ({ id }) =>
        id === undefined ? undefined : addressOfCheck({ check: 'person', show: 'scopes', person: id }),
      width: 160,
      isHideable: false,
      isGroupable: false,
    },
    {
      id: 'firstname',
      type: 'text',
      title: t('column.firstname'),
      value: holder => holder.firstname,
      width: 130,
      isGroupable: false,
    },
    // The list is opened to see why somebody has the scope, so this column is visible without scrolling.
    {
      id: 'roles',
      type: 'text',
      title: t('column.roles'),
      value: ({ roleNames, englishRoleNames, roleCount = 0 }) => {
        const named = (locale === 'fr' ? roleNames : englishRoleNames) ?? []
        const names = named.join(', ')
        const more = roleCount - named.length
        return more > 0 ? t('scope.rolesMore', { names, count: more }) : names
      },
      width: 280,
      isSortable: false,
      isFilterable: false,
      isGroupable: false,
    },
    ...(['isDirect', 'isStatic', 'isCalculated'] as const).map(id => ({
      id,
      type: 'boolean' as const,
      title: t(`column.${id}`),
      value: (holder: ScopeHolder) => holder[id],
      width: 120,
      // Sorting would make the services examine everybody's roles before the first page.
      isSortable: false,
      isGroupable: false,
    })),
    {
      id: 'email',
      type: 'text',
      title: t('column.email'),
      value: holder => holder.userEmail,
      width: 240,
      isGroupable: false,
    },
    {
      id: 'roleCount',
      type: 'number',
      title: t('column.roleCount'),
      value: holder => holder.roleCount,
      width: 140,
      isSortable: false,
      isFilterable: false,
    },
    {
      id: 'login',
      type: 'text',
      title: t('column.login'),
      value: holder => holder.userLogin,
      width: 150,
      isGroupable: false,
    },
  ]
}

const pageSize = 50
const idOf = ({ id }: ScopeHolder) => String(id)

export interface ScopeHoldersProps {
  /** Key of the scope. */
  id: number
  /** Its name; empty while loading. */
  name: string
  /** The address where another scope can be chosen. */
  elsewhere: string
}

/** Everybody who has a scope, page by page, however many there are. */
export function ScopeHolders({ id, name, elsewhere }: ScopeHoldersProps) {
  const { t } = useTranslation('permissions')
  const api = useApi()
  const locale = useLanguage()
  const columns = useMemo(() => holderColumns(t, locale), [t, locale])
  const [view, setView] = useGridView()
  // Sort by name unless the reader chose an order.
  const sorted = view.sort.length > 0 ? view : { ...view, sort: byName }
  const found = useQuery({
    ...holdersOptions(api, id, gridPageQuery(holderFields, columns, sorted, pageSize)),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const source = useMemo(
    () =>
      exportSource<ScopeHolder, ScopeHolder>(
        holderFields,
        (page, signal) => holdersOptions(api, id, page).queryFn({ signal }),
        arrangedQuery(holderFields, { ...initialView, sort: byName }).orderby,
      ),
    [api, id],
  )
  if (isProblem(found.error, 'not-found'))
    return (
      <EmptyState
        title={t('scope.gone')}
        actions={<LinkButton href={elsewhere}>{t('scope.again')}</LinkButton>}
      >
        {t('scope.goneHelp')}
      </EmptyState>
    )
  return (
    <ServedGrid
      aria-label={t('scope.list', { scope: name })}
      query={found}
      failed={t('scope.holdersFailed')}
      say={say}
      pageSize={pageSize}
      source={source}
      columns={columns}
      getRowId={idOf}
      view={view}
      onViewChange={setView}
      emptyState={<EmptyState title={t('scope.nobodyTitle')}>{t('scope.nobody')}</EmptyState>}
      exportName={t('scope.file', { scope: name })}
    />
  )
}

const byName = [
  { column: 'name', direction: 'ascending' },
  { column: 'firstname', direction: 'ascending' },
] as const
