import { usePerson } from '../../../session/SessionContext.tsx'

/** The right to plan what is requested, and not only to request. */
export const planScope = 'Planning.Manage'

/** Whether the signed-in person plans. Clients never do. For showing only: the services check each call. */
export function useMayPlan(): boolean {
  const { type, scopes } = usePerson()
  return type === 'Collaborateur' && scopes.has(planScope)
}
