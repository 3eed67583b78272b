import { getPreferencesOptions, listMenusOptions } from '../navigation/queries.ts'
import { listContactClaimsOptions, listUserScopesOptions } from '../session/queries.ts'
import { storageKeys } from '../session/storage.ts'
import { decodeToken } from '../session/token.ts'
import type { Portal } from './portal.ts'

/**
 * Starts the requests that every visit of a signed-in person needs, while the code of the screens is still loading.
 * Nothing is decided here: access is checked where the responses are used, and a failed request is repeated there.
 * @param pathname of the page; nothing is requested while a sign-in is being completed
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
