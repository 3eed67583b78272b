import { safePath, tokenParameters, withoutTokenParameters } from './safe-path.ts'
import { decodeToken } from './token.ts'

/** The token as stored in both storages. */
export interface StoredTokens {
  local: string | null
  session: string | null
  /** Whether the token comes from an external identity service: it is then used unread, without decoding. */
  external: boolean
  /** Whether the token can be renewed: if so, its expiry ends the session only once the provider refuses. */
  renewable: boolean
}

/** What a navigation does to the session. */
export type NavigationDecision =
  /** Do nothing. */
  | { kind: 'proceed' }
  /**
   * Nobody is signed in: store the token in both storages, then go to `to`. The address with the token leaves no
   * trace.
   */
  | { kind: 'adopt'; token: string; to: string }
  /**
   * Somebody is signed in, or only the issuer can read the token: take the token out of the address and ask the
   * services whose it is. The signed-in person stays signed in until they agree to the change.
   */
  | { kind: 'check'; token: string; path: string; to: string }
  /** The stored token has expired: remove both copies, notify all listeners, and go home. */
  | { kind: 'expire'; to: '/' }
  /** The stored token has expired but may be renewable: ask the provider before any other request. */
  | { kind: 'renew' }
  /** The address has session parameters without a token: remove them. */
  | { kind: 'clean'; to: string }

/**
 * The session rule of specification section 4, applied to each navigation. It makes no calls.
 * @param url the absolute address of the navigation
 * @param stored both copies of the token, the external flag, and whether the token can be renewed
 * @param now seconds since 1970
 */
export function decideNavigation(url: URL, stored: StoredTokens, now: number): NavigationDecision {
  const token = url.searchParams.get(tokenParameters.token)
  const hasPath = url.searchParams.has(tokenParameters.path)
  const current = currentToken(stored)
  const isOver = current !== undefined && isTokenOver(current, stored.external, now)
  const isSignedIn = current !== undefined && (!isOver || stored.renewable)
  // The rest of the address was not made for a hand-over, but its path could be `//host` as well.
  const rest = () => safePath(withoutTokenParameters(url), url.origin) ?? '/'
  if (token && hasPath) {
    const path = safePath(url.searchParams.get(tokenParameters.path), url.origin) ?? '/'
    if (isSignedIn && token === current) return { kind: 'clean', to: path }
    if (isSignedIn || !decodeToken(token)) return { kind: 'check', token, path, to: rest() }
    return { kind: 'adopt', token, to: path }
  }
  if (isOver && !stored.renewable) return { kind: 'expire', to: '/' }
  if (token !== null || hasPath) return { kind: 'clean', to: rest() }
  return isOver ? { kind: 'renew' } : { kind: 'proceed' }
}

/** Whether a token says that it has expired. A token of an external identity service never says so here. */
export function isTokenOver(token: string, external: boolean, now: number): boolean {
  const end = external ? undefined : decodeToken(token)?.exp
  return end !== undefined && end < now
}

/**
 * The token sent with requests: local storage comes first. A token that does not decode counts as absent unless it is
 * external.
 */
export function currentToken(
  stored: Pick<StoredTokens, 'local' | 'session' | 'external'>,
): string | undefined {
  return [stored.local, stored.session].find(
    (token): token is string => Boolean(token) && (stored.external || decodeToken(token) !== undefined),
  )
}
