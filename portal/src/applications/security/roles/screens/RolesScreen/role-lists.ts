import { listRoles } from '@parvis/api-types/calls/roles'
import type { AskedRow } from '../../../../../api/all-pages.ts'
import { explain } from '../../../../../api/problem-messages.ts'
import { roleNameIn } from '../../../../../i18n/names.ts'
import type { PrefetchContext } from '../../../../../routing/route.ts'
import {
  defineLoadedList,
  type LoadedList,
  type LoadedListOptions,
} from '../../../../../screens/define-loaded-list.ts'
import { roles } from '../../application.ts'
import { fullName } from '../../rules/role-values.ts'

// Two thousand rows are a third of a megabyte before compression.
const query = { expand: { creator: {}, modifier: {} }, orderby: ['ModifiedDate desc', 'id'] } as const

/** A role as a row of the lists. */
export type ListedRole = AskedRow<'listRoles', typeof query>

const person = (user: ListedRole['creator']) => user && fullName(user)
const columns: LoadedListOptions<'listRoles', 'roles', typeof query, 'list'>['columns'] = [
  {
    id: 'name',
    field: 'roleFunctionDescription',
    type: 'link',
    value: (role, { locale }) => roleNameIn(locale, role),
    href: roleId => roles.address('record', { roleId }),
    width: 240,
    isHideable: false,
  },
  { field: 'purpose', type: 'text', width: 220 },
  { id: 'members', field: 'memberCount', type: 'number', width: 110 },
  { id: 'scopes', field: 'scopeCount', type: 'number', width: 100 },
  { id: 'hasRule', type: 'boolean', value: ({ memberRule }) => memberRule !== null, width: 130 },
  { id: 'modifiedDate', field: 'ModifiedDate', type: 'dateTime', width: 180 },
  { id: 'modifier', type: 'text', value: ({ modifier }) => person(modifier), width: 160 },
  { field: 'createdDate', type: 'dateTime', width: 180 },
  { id: 'creator', type: 'text', value: ({ creator }) => person(creator), width: 160 },
]
const say = explain<'listRoles'>({})
const sort = [{ column: 'modifiedDate', direction: 'descending' }] as const

/** All roles that the reader may see. */
export const roleList: LoadedList<ListedRole, 'roles'> = defineLoadedList(listRoles, 'roles', {
  query,
  columns,
  sort,
  say,
})

/** The roles that a person manages, found by their email. */
export const managedRoleList = (email: string): LoadedList<ListedRole, 'roles', 'mine'> =>
  defineLoadedList(listRoles, 'roles', {
    query: {
      ...query,
      filter: { any: 'roleManagers', where: ['users/userEmail', 'eq', email] },
    },
    columns,
    sort,
    group: 'mine',
    say,
  })

/** Whether the address asks only for the roles that the reader manages. The services use this address in a menu. */
export function isListOfMine(search: URLSearchParams): boolean {
  return search.get('list') === 'mine'
}

/**
 * Prefetches the list of all roles. The list of managed roles needs the reader's email, which only the screen knows.
 */
export function prefetchRoles(context: PrefetchContext): void {
  if (!isListOfMine(context.url.searchParams)) roleList.prefetch(context)
}
