import { addressOf } from '../../../routing/route.ts'

export const rolesPath = '/app/security/roles'
/** The list with those that the reader manages alone; the address of a menu, which the services know. */
export const managedRolesPath = `${rolesPath}?list=mine` as const
export const newRolePath = `${rolesPath}/new` as const
export const rolePath = `${rolesPath}/:roleId` as const

/** The parts of a role's page, in their order; the first one is the page's own address. */
export const roleTabs = ['details', 'scopes', 'members', 'managers', 'history'] as const
export type RoleTab = (typeof roleTabs)[number]

/** The part that an address names. */
export function tabIn(search: URLSearchParams): RoleTab {
  return roleTabs.find(tab => tab === search.get('tab')) ?? 'details'
}

/** Whether the address of the list asks for the roles alone that the reader manages. */
export function isListOfMine(search: URLSearchParams): boolean {
  return search.get('list') === 'mine'
}

/** The page of one role. */
export function addressOfRole(id: number): string {
  return addressOf(rolePath, { roleId: String(id) })
}

/** A part of the page that is open: of a role, or of a new one. */
export function addressOfTab(page: string, tab: RoleTab): string {
  return tab === 'details' ? page : `${page}?tab=${tab}`
}
