import { jwtDecode } from 'jwt-decode'

/**
 * The claims that the portal reads from an access token. They are never trusted for rights: the services check those.
 */
export interface TokenClaims {
  /** Expiry in seconds since 1970. A token without it never expires here. */
  exp?: number
  /** Time of issue in seconds since 1970. */
  iat?: number
  /** The person's identifier at the issuer. */
  sub?: string
  email?: string
  name?: string
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/**
 * Reads the claims of a JWT without checking its signature.
 * @returns undefined when it does not decode: not three parts, not base64url, not a JSON object, or an `exp` that is
 * not a number. Such a token is treated as absent.
 */
export function decodeToken(token: string | null | undefined): TokenClaims | undefined {
  // The library would decode the middle part of any text with dots.
  if (!token || !/^[\w-]+\.[\w-]+\.[\w-]*$/.test(token)) return undefined
  try {
    const claims: unknown = jwtDecode(token)
    if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) return undefined
    const { exp, iat, sub, email, name } = claims as Record<string, unknown>
    if (exp !== undefined && (typeof exp !== 'number' || !Number.isFinite(exp))) return undefined
    const issued = typeof iat === 'number' && Number.isFinite(iat) ? iat : undefined
    const read = { exp, iat: issued, sub: text(sub), email: text(email), name: text(name) }
    return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
  } catch {
    return undefined
  }
}
