import { usePerson } from '../../../session/SessionContext.tsx'

/** Whether the signed-in person may change projects. Clients never do. For showing only: the services check each call. */
export function useMayManage(): boolean {
  const { type, scopes } = usePerson()
  return type === 'Collaborateur' && scopes.has('Reports.Manage')
}
