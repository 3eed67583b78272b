import { openDB, type DBSchema } from 'idb'
import { countKeysDatabase } from '../../../../session/storage.ts'

/** What lies on a device so that it can only be read with the key of its person, and with this vector. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

const algorithm = 'AES-GCM'

/** @throws TypeError where it is none of 256 bits in base64url */
async function importKey(text: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter =>
    letter.charCodeAt(0),
  )
  // No script reads it out of the browser again.
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt'])
}

export async function seal(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, data: await crypto.subtle.encrypt({ name: algorithm, iv }, key, bytes) }
}

/** @throws OperationError where it was sealed with another key, or changed */
export async function unseal(key: CryptoKey, { iv, data }: Sealed): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.decrypt({ name: algorithm, iv }, key, data))
}

/** The same for values that JSON can write. */
export const sealValue = async (key: CryptoKey, value: unknown): Promise<Sealed> =>
  seal(key, new TextEncoder().encode(JSON.stringify(value)))

/** @returns what was sealed, of the type that the caller gave then */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only who sealed it knows what it is
export async function unsealValue<Value>(key: CryptoKey, sealed: Sealed): Promise<Value> {
  return JSON.parse(new TextDecoder().decode(await unseal(key, sealed))) as Value
}

export const isSealed = (kept: object): kept is Sealed => 'iv' in kept && 'data' in kept

/**
 * With what this device encrypts the counts of a person. The services give the key to the person alone; it stays until they
 * sign out, so that they count without a network, and what is left after that can be read when they sign in again.
 */
export interface DeviceKeys {
  /** @param key 256 bits in base64url, as the services give it */
  keep: (email: string, key: string) => Promise<void>
  /** Undefined where the services have not given it since the last sign-out. */
  of: (email: string) => Promise<CryptoKey | undefined>
}

interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey }
}

const open = (name: string) =>
  openDB<Schema>(name, 1, {
    upgrade: database => void database.createObjectStore('keys'),
    // The page that signs out deletes the database.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

/** Reads them each time: what another tab forgets with a sign-out, no page has any more. */
export function browserKeys(name: string = countKeysDatabase): DeviceKeys {
  return {
    keep: async (email, text) => {
      const key = await importKey(text)
      const database = await open(name)
      await database.put('keys', key, email)
      database.close()
    },
    of: async email => {
      const database = await open(name)
      const kept = await database.get('keys', email)
      database.close()
      return kept
    },
  }
}

/** Of this browser: the stores of counts and of photos share them. */
export const deviceKeys = browserKeys()
