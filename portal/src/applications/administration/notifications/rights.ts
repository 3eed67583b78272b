import { usePerson } from '../../../session/SessionContext.tsx'

/** The right to tell clients something, and not only staff. */
export const clientsScope = 'Notifications.ManageClients'

/** Whether the signed-in person may change what is for clients. For showing only: the services check each call. */
export function useMayNotifyClients(): boolean {
  return usePerson().scopes.has(clientsScope)
}
