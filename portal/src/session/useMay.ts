import { usePerson } from './SessionContext.tsx'

/**
 * Whether the signed-in person is staff and has a scope; clients never qualify. Use it only to show and hide things:
 * the services check each call.
 */
export function useMay(scope: string): boolean {
  const { type, scopes } = usePerson()
  return type === 'Collaborateur' && scopes.has(scope)
}
