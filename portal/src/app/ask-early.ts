import { getPreferencesOptions, listMenusOptions } from '../navigation/queries.ts'
import { listContactClaimsOptions, listUserScopesOptions } from '../session/queries.ts'
import { storageKeys } from '../session/storage.ts'
import { decodeToken } from '../session/token.ts'
import type { Portal } from './portal.ts'

/**
 * Asks for what every visit of a signed-in person needs, before the code that draws it is there. The answers decide
 * nothing here: who may come in is decided where they are used, and what was asked in vain is asked there again.
 * @param pathname of the page; nothing is asked where a sign-in is being completed
 */
export function askEarly(
  { api, queryClient, tokens, local }: Pick<Portal, 'api' | 'queryClient' | 'tokens' | 'local'>,
  pathname: string,
): void {
  const token = tokens.current()
  if (token === undefined || pathname === '/signed-in') return
  void queryClient.prefetchQuery(listContactClaimsOptions(api))
  const email = decodeToken(token)?.email
  if (email !== undefined) void queryClient.prefetchQuery(listUserScopesOptions(api, email))
  // A person who was signed in on this device will most likely get in again; others might be refused.
  if (local.getItem(storageKeys.userType) === null) return
  void queryClient.prefetchQuery(listMenusOptions(api))
  void queryClient.prefetchQuery(getPreferencesOptions(api))
}
