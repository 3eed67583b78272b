import { randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, createLocalJWKSet, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { IdentityDatabase } from './schema.ts'

/** The provider's secrets, as every process on the same database sees them. */
export interface IdentityKeys {
  /** RSA, 3072 bits, RS256, with its private part. */
  signing: JWK & { kid: string }
  /** Signs the provider's cookies. */
  cookie: string
}

/** What checks a token's signature, without a call over the network. */
export type PublicKeys = ReturnType<typeof createLocalJWKSet>

/**
 * Reads the keys and makes them the first time. Two processes that start at once both offer theirs: the row is
 * unique, so one wins, and both read the winner's.
 */
export async function loadKeys(db: IdentityDatabase): Promise<IdentityKeys> {
  const found = await readKeys(db)
  if (found) return found
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 3072, extractable: true })
  const jwk = await exportJWK(privateKey)
  const signing = { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'RS256', use: 'sig' }
  const cookie = { kty: 'oct', k: randomBytes(32).toString('base64url') }
  await db
    .insertInto('oidc_key')
    .values([
      { kid: 'signing', jwk: JSON.stringify(signing) },
      { kid: 'cookie', jwk: JSON.stringify(cookie) },
    ])
    .onConflict(conflict => conflict.column('kid').doNothing())
    .execute()
  const kept = await readKeys(db)
  if (!kept) throw new Error('The signing keys could not be kept.')
  return kept
}

async function readKeys(db: IdentityDatabase): Promise<IdentityKeys | undefined> {
  const rows = await db
    .selectFrom('oidc_key')
    .select(['kid', 'jwk'])
    .where('kid', 'in', ['signing', 'cookie'])
    .execute()
  const signing: JWK | undefined = rows.find(row => row.kid === 'signing')?.jwk
  const cookie: JWK | undefined = rows.find(row => row.kid === 'cookie')?.jwk
  if (!signing?.kid || !cookie?.k) return undefined
  return { signing: { ...signing, kid: signing.kid }, cookie: cookie.k }
}

/** The public half, in the form that `jwtVerify` of jose takes. */
export function publicKeys({ signing }: IdentityKeys): PublicKeys {
  const { kty, n, e, kid, alg, use } = signing
  return createLocalJWKSet({ keys: [{ kty, n, e, kid, alg, use } as JWK] })
}
