import { usePerson } from '../../../session/SessionContext.tsx'

/** The right to change applications, and not only to read them. */
export const manageScope = 'Applications.Manage'

/** Whether the signed-in person may change applications. For showing and hiding only: the services check each call. */
export function useMayManage(): boolean {
  return usePerson().scopes.has(manageScope)
}
