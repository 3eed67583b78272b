import { randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { sql } from 'kysely'
import type { IdentityDatabase } from './schema.ts'
import { lifetimes } from './settings.ts'

/** RSA, 3072 bits, RS256, including the private part. */
export type SigningKey = JWK & { kid: string }

/** The provider's secrets, shared by every process on the same database. */
export interface IdentityKeys {
  /** The current signing key. */
  signing: SigningKey
  /** Every key that a currently valid token may be signed with, the current signing key first. */
  published: readonly SigningKey[]
  /** Signs the provider's cookies. */
  cookie: string
}

/** A signing key and when it starts to sign. */
export interface TimedKey {
  kid: string
  signsFrom: Date
}

/** The state of the keys at a given time, by their ids. */
export interface KeyPlan {
  /** Undefined when there are no keys at all. */
  signing: string | undefined
  published: string[]
  /** Expired keys: no token that is still accepted was signed with them. */
  over: string[]
  /** When the next key must start to sign; undefined while it is not due or already exists. */
  nextFrom: Date | undefined
}

/** Days for which a key signs, unless the settings say otherwise. */
export const signingKeyDays = 90

/** Seconds for which a new key is published before it signs, so that every process and every client has read it. */
export const keyLead = 15 * 60

/**
 * Seconds for which a key is kept after signing its last token: a sign-out may present an ID token as old as a session.
 */
const keptAfter = lifetimes.sessionLimit + lifetimes.idToken

/** Decides which key signs, which are published, which may be deleted, and whether the next one is due. */
export function planKeys(keys: readonly TimedKey[], now: Date, days: number): KeyPlan {
  const ordered = keys.toSorted((a, b) => b.signsFrom.getTime() - a.signsFrom.getTime())
  const signing = ordered.find(key => key.signsFrom <= now) ?? ordered.at(-1)
  const isOver = (_key: TimedKey, index: number): boolean => {
    // A key signs until the next newer one starts.
    const next = ordered[index - 1]
    return next !== undefined && next.signsFrom.getTime() + keptAfter * 1000 < now.getTime()
  }
  const published = ordered.filter((key, index) => key !== signing && !isOver(key, index))
  const newest = ordered[0]
  const end = newest && newest.signsFrom.getTime() + days * 86_400_000
  return {
    signing: signing?.kid,
    published: [signing, ...published].flatMap(key => key?.kid ?? []),
    over: ordered.filter(isOver).map(key => key.kid),
    nextFrom:
      end === undefined
        ? now
        : end - keyLead * 1000 <= now.getTime()
          ? new Date(Math.max(end, now.getTime() + keyLead * 1000))
          : undefined,
  }
}

/**
 * Reads the keys, creates the first ones, and creates the next signing key when it is due. When several processes get
 * here at once, one creates it and the others read it.
 * @param days for which a key signs
 */
export async function loadKeys(
  db: IdentityDatabase,
  { now = new Date(), days = signingKeyDays }: { now?: Date; days?: number } = {},
): Promise<IdentityKeys> {
  const found = await readKeys(db)
  const { nextFrom, over } = planKeys(found.signing, now, days)
  if (!nextFrom && over.length === 0 && found.cookie) return keysOf(found, now, days)
  // Generate the key before taking the lock, because it takes time.
  const fresh = nextFrom && (await makeKey())
  return db.transaction().execute(async tx => {
    // An arbitrary lock number that nothing else uses.
    await sql`select pg_advisory_xact_lock(7279003)`.execute(tx)
    const again = planKeys((await readKeys(tx)).signing, now, days)
    if (again.nextFrom && fresh)
      await tx
        .insertInto('oidc_key')
        .values({ kid: fresh.kid, jwk: JSON.stringify(fresh), signs_from: again.nextFrom })
        .execute()
    if (again.over.length > 0) await tx.deleteFrom('oidc_key').where('kid', 'in', again.over).execute()
    const cookie = { kty: 'oct', k: randomBytes(32).toString('base64url') }
    await tx
      .insertInto('oidc_key')
      .values({ kid: 'cookie', jwk: JSON.stringify(cookie), signs_from: null })
      .onConflict(conflict => conflict.column('kid').doNothing())
      .execute()
    return keysOf(await readKeys(tx), now, days)
  })
}

interface FoundKeys {
  signing: (TimedKey & { jwk: SigningKey })[]
  cookie: string | undefined
}

async function readKeys(db: IdentityDatabase): Promise<FoundKeys> {
  const rows = await db.selectFrom('oidc_key').select(['kid', 'jwk', 'signs_from']).execute()
  const cookie: JWK | undefined = rows.find(row => row.kid === 'cookie')?.jwk
  return {
    signing: rows.flatMap(({ kid, jwk, signs_from: signsFrom }) =>
      signsFrom ? [{ kid, signsFrom, jwk: { ...jwk, kid } }] : [],
    ),
    cookie: cookie?.k,
  }
}

function keysOf({ signing, cookie }: FoundKeys, now: Date, days: number): IdentityKeys {
  const byId = new Map(signing.map(({ kid, jwk }) => [kid, jwk]))
  const published = planKeys(signing, now, days).published.flatMap(kid => byId.get(kid) ?? [])
  const [first] = published
  if (!first || !cookie) throw new Error('The signing keys could not be kept.')
  return { signing: first, published, cookie }
}

async function makeKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 3072, extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'RS256', use: 'sig' }
}
