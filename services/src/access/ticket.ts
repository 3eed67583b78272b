import { randomBytes } from 'node:crypto'
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import type { Database, Tx } from '../database/schema.ts'
import { refuseToken, type TokenClaims } from './token.ts'

/*
 * Tokens that give one person access to one item: embed tokens for a page in a frame, and download tickets for a
 * browser that fetches a file by itself. They are signed with a separate key, and each kind has its own type, so that
 * they are never valid as access tokens or as one another.
 */

/** Lifetime of such a token, in seconds. */
export const reportTokenLifetime = 15 * 60

const embed = 'embed'
/** @param kind of the item, as in the contract's `ticket: [kind]`, or `embed` */
const typeOf = (kind: string) => `${kind}+jwt`
const audience = 'urn:parvis:report'
const algorithm = 'HS256'

/** Reads the key; the first caller in any process creates it. */
async function readKey(db: Database | Tx): Promise<Uint8Array> {
  const find = () => db.selectFrom('report_embed_key').select('secret').where('id', '=', 1).executeTakeFirst()
  const found = await find()
  if (found) return Buffer.from(found.secret, 'base64url')
  await db
    .insertInto('report_embed_key')
    .values({ id: 1, secret: randomBytes(32).toString('base64url') })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const made = await find()
  if (!made) throw new Error('The key of embed tokens could not be kept')
  return Buffer.from(made.secret, 'base64url')
}

/** Signs a token that gives a person access to one item, or its file. */
export async function signTicket(
  kind: string,
  db: Database | Tx,
  email: string,
  id: number,
  now = new Date(),
): Promise<{ token: string; expires: Date }> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const token = await new SignJWT({ email, report: id })
    .setProtectedHeader({ alg: algorithm, typ: typeOf(kind) })
    .setSubject(email)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + reportTokenLifetime)
    .sign(await readKey(db))
  return { token, expires: new Date((issuedAt + reportTokenLifetime) * 1000) }
}

/** The embed token in an `Authorization` header, valid or not; undefined when the header holds something else. */
export function embedTokenIn(header: string | undefined): string | undefined {
  const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header?.slice(0, 4096) ?? '')?.[1]
  if (token === undefined) return undefined
  try {
    return decodeProtectedHeader(token).typ === typeOf(embed) ? token : undefined
  } catch {
    return undefined
  }
}

/**
 * Verifies a token for an item and returns its bearer. The person's rights are checked afterwards, as for every call.
 * @param id of the requested item
 * @throws ProblemError token-expired or token-invalid
 */
export async function checkTicket(
  kind: string,
  db: Database,
  token: string,
  id: number,
): Promise<TokenClaims> {
  try {
    const { payload } = await jwtVerify(token, await readKey(db), {
      audience,
      algorithms: [algorithm],
      typ: typeOf(kind),
      clockTolerance: 5,
      requiredClaims: ['exp', 'sub'],
    })
    const { sub, exp, report } = payload
    if (sub === undefined || exp === undefined || report !== id) throw refuseToken('token-invalid')
    return { subject: sub, email: sub, expiresAt: exp }
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw refuseToken('token-expired', error)
    if (error instanceof errors.JOSEError) throw refuseToken('token-invalid', error)
    throw error
  }
}
