import { usePerson } from '../../../session/SessionContext.tsx'

/** The right to change API consumers and their keys, and not only to read them. */
export const manageScope = 'ApiConsumers.Manage'

/** Whether the signed-in person may change API consumers. For showing and hiding only: the services check each call. */
export function useMayManage(): boolean {
  return usePerson().scopes.has(manageScope)
}
