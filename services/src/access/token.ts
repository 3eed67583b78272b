import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { ProblemError } from '../server/problem.ts'

/** The claims of an access token. */
export interface TokenClaims {
  subject: string
  /** In lower case. */
  email: string
  /** Seconds since 1970. */
  expiresAt: number
}

/** What a valid token must match. */
export interface TokenRules {
  issuer: string
  audience: string
  /** The issuer's public keys. Keys, `jku` and `x5u` in a token are ignored. */
  keys: JWTVerifyGetKey
  /** Scope that the token must carry. */
  scope: string
}

/** Asymmetric only: with HS256 the public key would be the secret. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']
/** The media types of access tokens: that of RFC 9068, and the plain one of older issuers. */
const types = new Set(['at+jwt', 'application/at+jwt', 'jwt'])
/** Maximum length of a header value. */
const longest = 8192

/**
 * Checks the `Authorization` header.
 * @throws ProblemError token-missing, token-expired or token-invalid; the reason is in the cause, for the log only.
 * @source RFC 6750, RFC 8725, RFC 9068.
 */
export async function checkToken(header: string | undefined, rules: TokenRules): Promise<TokenClaims> {
  if (!header) throw refuseToken('token-missing')
  const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(header.slice(0, longest + 1))?.[1]
  if (!token || header.length > longest) throw refuseToken('token-invalid')
  const { payload, protectedHeader } = await verify(token, rules)
  const { sub, email, exp, email_verified: isEmailVerified } = payload
  // Rights depend on the e-mail address, so an unverified one belongs to nobody yet.
  if (isEmailVerified === false || isEmailVerified === 'false') throw refuseToken('token-invalid')
  if (protectedHeader.typ !== undefined && !types.has(protectedHeader.typ.toLowerCase()))
    throw refuseToken('token-invalid')
  if (!scopesOf(payload).includes(rules.scope)) throw refuseToken('token-invalid')
  if (typeof sub !== 'string' || typeof email !== 'string' || typeof exp !== 'number')
    throw refuseToken('token-invalid')
  return { subject: sub, email: email.toLowerCase(), expiresAt: exp }
}

async function verify(token: string, rules: TokenRules): ReturnType<typeof jwtVerify> {
  try {
    return await jwtVerify(token, rules.keys, {
      issuer: rules.issuer,
      audience: rules.audience,
      algorithms,
      clockTolerance: 5,
      requiredClaims: ['exp', 'sub', 'email'],
    })
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw refuseToken('token-expired', error)
    // The issuer's keys could not be fetched, so the token may well be valid.
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error
    throw refuseToken('token-invalid', error)
  }
}

function scopesOf(payload: Record<string, unknown>): string[] {
  const found = payload['scope'] ?? payload['scp']
  if (typeof found === 'string') return found.split(' ')
  return Array.isArray(found) ? found.map(String) : []
}

/** The problem for a refused token (RFC 6750). */
export function refuseToken(
  code: 'token-missing' | 'token-invalid' | 'token-expired',
  cause?: unknown,
): ProblemError {
  const error = code === 'token-missing' ? '' : ', error="invalid_token"'
  return new ProblemError(
    code,
    { headers: { 'www-authenticate': `Bearer realm="parvis"${error}` } },
    { cause },
  )
}
