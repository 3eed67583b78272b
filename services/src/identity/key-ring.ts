import { createLocalJWKSet, errors, type JWK, type JWTVerifyGetKey } from 'jose'
import { type IdentityKeys, loadKeys } from './keys.ts'
import type { IdentityDatabase } from './schema.ts'

/** Milliseconds after which the keys are read again; far less than the lead of a new key. */
const readEvery = 60_000
/** Milliseconds between two readings for the sake of a key that nobody here knows: anybody may send such a token. */
const readForStrangersEvery = 5000

/** The keys of a running process: they change while it runs, when one process on the database makes a new one. */
export interface KeyRing {
  /** The keys as they were read last. */
  current: () => IdentityKeys
  /** For `jwtVerify` of jose: the public keys, without a call over the network. */
  publicKeys: JWTVerifyGetKey
  /** Calls back whenever the set of keys or the one that signs has changed. */
  onChange: (listener: (keys: IdentityKeys) => void) => void
  /** Reads the keys now. */
  read: () => Promise<void>
  close: () => void
}

/**
 * Reads the keys and keeps reading them.
 * @param options.days for which a key signs
 * @param options.failed hears of a reading that failed; the keys of before stay
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
        // Another process may have been told to sign by a key that this one has not read yet.
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

/** What checks a signature by these keys, without a call over the network. */
export function publicKeysOf({ published }: IdentityKeys): JWTVerifyGetKey {
  return createLocalJWKSet({
    keys: published.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use }) as JWK),
  })
}
