import { createLocalJWKSet, errors, type JWK, type JWTVerifyGetKey } from 'jose'
import { type IdentityKeys, loadKeys } from './keys.ts'
import type { IdentityDatabase } from './schema.ts'

/** Interval, in milliseconds, at which the keys are reloaded; much shorter than the lead time of a new key. */
const readEvery = 60_000
/** Minimum milliseconds between reloads caused by an unknown key: anybody can send a token with one. */
const readForStrangersEvery = 5000

/**
 * The keys of a running process. They change while it runs, whenever a process on the same database creates a new one.
 */
export interface KeyRing {
  /** The keys as last read. */
  current: () => IdentityKeys
  /** For jose's `jwtVerify`: the public keys, without a network request. */
  publicKeys: JWTVerifyGetKey
  /** Calls back whenever the set of keys or the signing key changes. */
  onChange: (listener: (keys: IdentityKeys) => void) => void
  /** Reloads the keys now. */
  read: () => Promise<void>
  close: () => void
}

/**
 * Reads the keys and keeps them up to date.
 * @param options.days for which a key signs
 * @param options.failed called when a reload fails; the previous keys stay in use
 */
export async function openKeyRing(
  db: IdentityDatabase,
  options: { days?: number; failed: (error: unknown) => void },
): Promise<KeyRing> {
  const load = () => loadKeys(db, options.days === undefined ? {} : { days: options.days })
  let keys = await load()
  let verify = publicKeysOf(keys)
  let lastRead = Date.now()
  const listeners = new Set<(keys: IdentityKeys) => void>()

  const read = async (): Promise<void> => {
    lastRead = Date.now()
    const found = await load()
    if (idsOf(found) === idsOf(keys)) return
    keys = found
    verify = publicKeysOf(found)
    for (const listener of listeners) listener(found)
  }
  const timer = setInterval(() => void read().catch(options.failed), readEvery)
  timer.unref()

  return {
    current: () => keys,
    publicKeys: async (header, token) => {
      try {
        return await verify(header, token)
      } catch (error) {
        const isStrange = error instanceof errors.JWKSNoMatchingKey
        if (!isStrange || Date.now() - lastRead < readForStrangersEvery) throw error
        // Another process may already sign with a key that this one has not read yet.
        await read()
        return await verify(header, token)
      }
    },
    onChange: listener => void listeners.add(listener),
    read,
    close: () => clearInterval(timer),
  }
}

function idsOf({ published }: IdentityKeys): string {
  return published.map(key => key.kid).join(' ')
}

/** Verifies signatures with these keys, without a network request. */
export function publicKeysOf({ published }: IdentityKeys): JWTVerifyGetKey {
  return createLocalJWKSet({
    keys: published.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use }) as JWK),
  })
}
