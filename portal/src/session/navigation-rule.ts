import { safePath, tokenParameters, withoutTokenParameters } from './safe-path.ts'
import { decodeToken } from './token.ts'

/** The token as both storages hold it. */
export interface StoredTokens {
  local: string | null
  session: string | null
  /** The token comes from an external identity service: it is used as it is and not decoded here. */
  external: boolean
  /** There is something to renew the token with: its end is the end of the session only once the provider says so. */
  renewable: boolean
}

/** What a navigation does to the session. */
export type NavigationDecision =
  /** Nothing to do. */
  | { kind: 'proceed' }
  /** Nobody is signed in: store the token in both storages, then go there; the address with the token leaves no trace. */
  | { kind: 'adopt'; token: string; to: string }
  /**
   * Somebody is signed in, or the token is one that only its service can read: take it out of the address and ask the
   * services whose it is. Who is signed in stays so until they have said yes.
   */
  | { kind: 'check'; token: string; path: string; to: string }
  /** The stored token is over: remove both copies, tell everybody, go home. */
  | { kind: 'expire'; to: '/' }
  /** The stored token is over, and the provider may still renew it: ask it before anything else is asked. */
  | { kind: 'renew' }
  /** Session parameters that carry no token stand in the address: take them away. */
  | { kind: 'clean'; to: string }

/**
 * The session rule of specification section 4, called on each navigation. It makes no calls.
 * @param url where the navigation goes; absolute
 * @param stored both copies of the token, the external flag, and whether there is anything to renew the token with
 * @param now seconds since 1970
 */
export function decideNavigation(url: URL, stored: StoredTokens, now: number): NavigationDecision {
  const token = url.searchParams.get(tokenParameters.token)
  const hasPath = url.searchParams.has(tokenParameters.path)
  const current = currentToken(stored)
  const isOver = current !== undefined && isTokenOver(current, stored.external, now)
  const isSignedIn = current !== undefined && (!isOver || stored.renewable)
  // The rest of the address was not made for a hand-over, but `//host` could stand in its path as well.
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

/** Whether a token says that it is over. One of an external identity service says nothing here. */
export function isTokenOver(token: string, external: boolean, now: number): boolean {
  const end = external ? undefined : decodeToken(token)?.exp
  return end !== undefined && end < now
}

/** The token that calls carry: local storage first; one that does not decode is absent unless it is external. */
export function currentToken(
  stored: Pick<StoredTokens, 'local' | 'session' | 'external'>,
): string | undefined {
  return [stored.local, stored.session].find(
    (token): token is string => Boolean(token) && (stored.external || decodeToken(token) !== undefined),
  )
}
