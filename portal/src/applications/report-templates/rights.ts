import { usePerson } from '../../session/SessionContext.tsx'
import { manageScope } from './application.ts'

/** Whether the signed-in person keeps templates. Clients never do. For showing only: the services check each call. */
export function useMayManage(): boolean {
  const { type, scopes } = usePerson()
  return type === 'Collaborateur' && scopes.has(manageScope)
}
