import { usePerson } from './SessionContext.tsx'

/** Whether the signed-in person is staff and has a scope: clients keep nothing. For showing only: the services check each call. */
export function useMay(scope: string): boolean {
  const { type, scopes } = usePerson()
  return type === 'Collaborateur' && scopes.has(scope)
}
