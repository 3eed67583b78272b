import { usePerson } from '../../../session/SessionContext.tsx'

/** The right to administer the library, and not only to read what one has access to. */
export const manageScope = 'Reports.Manage'

/** Whether the signed-in person administers reports. Clients never do. For showing only: the services check each call. */
export function useMayManage(): boolean {
  const { type, scopes } = usePerson()
  return type === 'Collaborateur' && scopes.has(manageScope)
}
