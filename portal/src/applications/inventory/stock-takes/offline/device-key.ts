import { openDB, type DBSchema } from 'idb'
import { countKeysDatabase } from '../../../../session/storage.ts'

/** Encrypted data on the device: it can only be decrypted with the person's key and this initialisation vector. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

const algorithm = 'AES-GCM'

/** @throws TypeError if the key is not 256 bits in base64url */
async function importKey(text: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter =>
    letter.charCodeAt(0),
  )
  // Not extractable: no script can read the key out of the browser.
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt'])
}

export async function seal(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, data: await crypto.subtle.encrypt({ name: algorithm, iv }, key, bytes) }
}

/** @throws OperationError if the data was encrypted with another key or has been changed */
export async function unseal(key: CryptoKey, { iv, data }: Sealed): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.decrypt({ name: algorithm, iv }, key, data))
}

/** Encrypts a value that can be written as JSON. */
export const sealValue = async (key: CryptoKey, value: unknown): Promise<Sealed> =>
  seal(key, new TextEncoder().encode(JSON.stringify(value)))

/** @returns the decrypted value, of the type that the caller encrypted */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only who sealed it knows what it is
export async function unsealValue<Value>(key: CryptoKey, sealed: Sealed): Promise<Value> {
  return JSON.parse(new TextDecoder().decode(await unseal(key, sealed))) as Value
}

export const isSealed = (kept: object): kept is Sealed => 'iv' in kept && 'data' in kept

/**
 * The keys with which this device encrypts each person's counts. The services give a key only to its person. It stays
 * on the device until sign-out, so that counting works offline; counts left over after that become readable at the next
 * sign-in.
 */
export interface DeviceKeys {
  /** @param key 256 bits in base64url, as the services return it */
  keep: (email: string, key: string) => Promise<void>
  /** Undefined if the services have not given the key since the last sign-out. */
  of: (email: string) => Promise<CryptoKey | undefined>
}

interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey }
}

const open = (name: string) =>
  // Version 2: emails are in lower case; before they were stored as in the person's contact record.
  openDB<Schema>(name, 2, {
    async upgrade(database, version, _to, transaction) {
      if (version === 0) {
        database.createObjectStore('keys')
        return
      }
      const keys = transaction.objectStore('keys')
      for (const email of await keys.getAllKeys()) {
        const kept = await keys.get(email)
        if (kept === undefined || email === email.toLowerCase()) continue
        await keys.put(kept, email.toLowerCase())
        await keys.delete(email)
      }
    },
    // Let the page that signs out delete the database.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

/** Reads the keys from the database each time, so that a sign-out in another tab takes effect here at once. */
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

/** The keys of this browser, shared by the stores of counts and photos. */
export const deviceKeys = browserKeys()
