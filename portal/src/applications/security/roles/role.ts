import type { Schemas } from '@parvis/api-types/authorization'
import { getRole } from '@parvis/api-types/calls/roles'
import { explain } from '../../../api/problem-messages.ts'
import { defineRecord } from '../../../screens/define-record.ts'
import { usePerson } from '../../../session/SessionContext.tsx'
import { manageScope, roles } from './application.ts'

/** One role with its scopes and managers. Its members are a separate list, because there may be thousands. */
export const roleRecord = defineRecord(getRole, 'roles', {
  param: 'roleId',
  list: roles.address('list'),
  query: {
    expand: {
      creator: {},
      modifier: {},
      roleScopes: { expand: { scope: {} } },
      roleManagers: { expand: { users: {} } },
    },
  },
  say: explain<'getRole'>({ 'not-found': 'kinds.gone.text' }),
})

/** The same record for people who see only the roles they manage. */
const managedRoleRecord: typeof roleRecord = { ...roleRecord, list: `${roles.address('list')}?list=mine` }

/** A role with its scopes and managers. */
export type WholeRole = Awaited<ReturnType<ReturnType<typeof roleRecord.options>['queryFn']>>
export type RoleRule = Schemas['MemberRule']
export type RolePlan = Schemas['RolePlan']
export type RolePerson = Schemas['RolePerson']

/** The tabs of a role's page, in order; the first one is the page's own address. */
export const roleTabs = ['details', 'scopes', 'members', 'managers', 'history'] as const
export type RoleTab = (typeof roleTabs)[number]

/** The right to read people. Without it, the services return how many people a rule matches, but not who they are. */
export const readPeopleScope = 'Users.Read'

/** Whether the signed-in person may change roles. Only for display: the services check each call. */
export function useMayManage(): boolean {
  return usePerson().scopes.has(manageScope)
}

/** The record of a role, and the list it belongs to: all roles, or only those the reader manages. */
export function useRoleRecord() {
  return usePerson().scopes.has('Roles.Read')
    ? ({ record: roleRecord, listTitle: 'list.title' } as const)
    : ({ record: managedRoleRecord, listTitle: 'mine.title' } as const)
}

/** What the reader may change in a role. */
export interface RoleRights {
  /** Everything. */
  mayManage: boolean
  /** Members by name and the rule; managers of the role may change these too. */
  mayEditMembers: boolean
}

/** What the signed-in person may change in a role; `role` is undefined for a new one. */
export function useRoleRights(role: WholeRole | undefined): RoleRights {
  const mayManage = useMayManage()
  const { email } = usePerson()
  const isManager = role?.roleManagers.some(({ users }) => users?.userEmail.toLowerCase() === email) === true
  return { mayManage, mayEditMembers: mayManage || isManager }
}
