import { safePath, tokenParameters, withoutTokenParameters } from './safe-path.ts'
import { decodeToken } from './token.ts'

/** The token as both storages hold it. */
export interface StoredTokens {
  local: string | null
  session: string | null
  /** The token comes from an external identity service: it is used as it is and not decoded here. */
  external: boolean
}

/** What a navigation does to the session. */
export type NavigationDecision =
  /** Nothing to do. */
  | { kind: 'proceed' }
  /** Store the token in both storages, then go there; the address with the token leaves no trace. */
  | { kind: 'adopt'; token: string; to: string }
  /** The stored token is over: remove both copies, tell everybody, go home. */
  | { kind: 'expire'; to: '/' }
  /** Session parameters that carry no token stand in the address: take them away. */
  | { kind: 'clean'; to: string }

/**
 * The session rule of specification section 4, called on each navigation. It makes no calls.
 * @param url where the navigation goes; absolute
 * @param stored both copies of the token and the external flag
 * @param now seconds since 1970
 */
export function decideNavigation(url: URL, stored: StoredTokens, now: number): NavigationDecision {
  const token = url.searchParams.get(tokenParameters.token)
  const hasPath = url.searchParams.has(tokenParameters.path)
  if (token !== null && hasPath && decodeToken(token)) {
    const path = safePath(url.searchParams.get(tokenParameters.path), url.origin)
    return { kind: 'adopt', token, to: path ?? '/' }
  }
  if (!stored.external) {
    const claims = decodeToken(stored.local) ?? decodeToken(stored.session)
    if (claims?.exp !== undefined && claims.exp < now) return { kind: 'expire', to: '/' }
  }
  if (token !== null || hasPath) {
    // The rest of the address was not made for a hand-over, but `//host` could stand in its path as well.
    return { kind: 'clean', to: safePath(withoutTokenParameters(url), url.origin) ?? '/' }
  }
  return { kind: 'proceed' }
}

/** The token that calls carry: local storage first; one that does not decode is absent unless it is external. */
export function currentToken(stored: StoredTokens): string | undefined {
  return [stored.local, stored.session].find(
    (token): token is string => Boolean(token) && (stored.external || decodeToken(token) !== undefined),
  )
}
