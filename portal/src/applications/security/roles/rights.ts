import { managedRolesPath, rolesPath } from './addresses.ts'
import type { WholeRole } from './queries.ts'
import { usePerson } from '../../../session/SessionContext.tsx'

/** The right to change everything about roles. Who manages a role may change its members without it. */
export const manageScope = 'Roles.Manage'

/** The right to read who people are. Without it the services tell how many a rule matches, and not whom. */
export const readPeopleScope = 'Users.Read'

/** Whether the signed-in person may change roles. For showing and hiding only: the services check each call. */
export function useMayManage(): boolean {
  return usePerson().scopes.has(manageScope)
}

/** The right to read all roles. Who manages one sees that one without it. */
const readScope = 'Roles.Read'

/** The list that a role is found in: of all roles, or of those that the reader manages. */
export function useRoleList(): { title: 'list.title' | 'list.mine'; href: string } {
  return usePerson().scopes.has(readScope)
    ? { title: 'list.title', href: rolesPath }
    : { title: 'list.mine', href: managedRolesPath }
}

/** What the reader may change of a role. */
export interface RoleRights {
  /** Everything. */
  mayManage: boolean
  /** Members by name and the rule: also who manages the role. */
  mayEditMembers: boolean
}

/** What the signed-in person may change of a role: undefined for a new one. */
export function useRoleRights(role: WholeRole | undefined): RoleRights {
  const mayManage = useMayManage()
  const email = usePerson().email.toLowerCase()
  const isManager = role?.roleManagers.some(({ users }) => users?.userEmail.toLowerCase() === email) === true
  return { mayManage, mayEditMembers: mayManage || isManager }
}
