import type { RowOf } from '@parvis/api-types/calls'
import type { Operations, SuccessOf } from '@parvis/api-types/operations'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import {
  deviceKeys,
  isSealed,
  sealValue,
  unsealValue,
  type DeviceKeys,
  type Sealed,
} from '../offline/device-key.ts'

export type CountSheet = RowOf<'listCountSheets'>
export type CountLine = RowOf<'listCountLines'>
export type MyCount = RowOf<'listMyCounts'>
export type CountPhoto = RowOf<'listCountPhotos'>

/** An article that is missing from the list. */
export interface FoundArticle {
  zoneId: number
  shelf: string
  code: string
  name: string
  unit: 'piece' | 'kg' | 'g' | 't' | 'l' | 'ml' | 'm' | 'm2' | 'm3'
}

/** A count as stored on this device until the services have it. */
export interface LocalCount {
  /** Generated on this device, so that the services store a count that is sent twice only once. */
  clientId: string
  /** The person who counted; nobody else sees or sends the count. */
  email: string
  takeId: number
  lineId?: number | undefined
  found?: FoundArticle | undefined
  /** Null withdraws an earlier count. */
  quantity: number | null
  expression: string
  note: string
  countedDate: string
  /**
   * Set if the services did not accept the count or if this device can no longer decrypt it. Such a count stays until
   * the reader has seen it.
   */
  outcome?: 'refused' | 'late' | 'unreadable'
  /** Why the services refused the count. Absent in counts that an older version of the portal stored. */
  reason?: Refusal | undefined
}

/** Why a count is refused. `malformed`: the contract does not allow a value of it. */
export type Refusal =
  | 'malformed'
  | NonNullable<SuccessOf<Operations['createCounts']>['value'][number]['reason']>

/** Stores counts until they are sent, in the order in which they were made. */
export interface CountStore {
  /** Stores counts of one person, all or none. */
  add: (...counts: LocalCount[]) => Promise<void>
  list: (email: string, takeId: number) => Promise<LocalCount[]>
  /** Records the outcome of a count that was sent. @param outcome undefined: accepted, so the count is deleted */
  settle: (clientId: string, outcome: 'refused' | 'late' | undefined, reason?: Refusal) => Promise<void>
  /** Deletes the counts that were not accepted, once the reader has seen them. */
  forget: (email: string, takeId: number) => Promise<void>
  /** Stores a loaded sheet, so that it opens offline. Does nothing without a key to encrypt it with. */
  keepSheet: (email: string, takeId: number, sheet: LoadedSheet) => Promise<void>
  /** The most recently loaded sheet; undefined if there is none. */
  sheet: (email: string, takeId: number) => Promise<LoadedSheet | undefined>
  /** The stock-takes of which this device holds counts or a sheet of a person. */
  takes: (email: string) => Promise<number[]>
  /**
   * Called on sign-out. Deletes the sheets, except those with counts that are waiting or not seen yet. It never deletes
   * counts.
   * @param also people and stock-takes that have other data waiting
   */
  forgetSheets: (also?: readonly (readonly [email: string, takeId: number])[]) => Promise<void>
}

/** Everything needed to count, as the services returned it. It contains no expected quantities. */
export interface LoadedSheet {
  sheet: CountSheet
  lines: CountLine[]
  mine: MyCount[]
  /** The photos that the reader took. Absent in a sheet stored by an older version of the portal. */
  photos?: CountPhoto[]
}

/** The part of a count that is stored unencrypted. */
type Label = Pick<LocalCount, 'clientId' | 'email' | 'takeId' | 'lineId' | 'outcome' | 'reason'>
/** The part of a count that the reader made. */
type MadeCount = Omit<LocalCount, 'outcome' | 'reason'>
/** A count as stored in the browser. Counts stored by an older version of the portal are not encrypted. */
type StoredCount = LocalCount | (Label & { sealed: Sealed })

interface Schema extends DBSchema {
  counts: { key: number; value: StoredCount; indexes: { of: [string, number]; id: string } }
  sheets: { key: [string, number]; value: LoadedSheet | Sealed }
}

const open = (name: string) =>
  // Version 2: a page of an older portal, which knows no encryption, fails to open the database instead of misreading
  // it.
  // Version 3: emails are in lower case; before they were stored as in the person's contact record.
  openDB<Schema>(name, 3, {
    async upgrade(database, version, _to, transaction) {
      if (version === 0) {
        const counts = database.createObjectStore('counts', { autoIncrement: true })
        counts.createIndex('of', ['email', 'takeId'])
        counts.createIndex('id', 'clientId', { unique: true })
        database.createObjectStore('sheets')
        return
      }
      for await (const cursor of transaction.objectStore('counts'))
        await cursor.update({ ...cursor.value, email: cursor.value.email.toLowerCase() })
      const sheets = transaction.objectStore('sheets')
      for (const [email, takeId] of await sheets.getAllKeys()) {
        const kept = await sheets.get([email, takeId])
        if (kept === undefined || email === email.toLowerCase()) continue
        await sheets.put(kept, [email.toLowerCase(), takeId])
        await sheets.delete([email, takeId])
      }
    },
    // Let a newer portal in another tab upgrade the database; this page reopens it at its next count.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

/** The people and stock-takes that have a count here. Thousands of counts may be waiting, so it reads none of them. */
async function ownersOf(database: IDBPDatabase<Schema>): Promise<[email: string, takeId: number][]> {
  const owners: [string, number][] = []
  const index = database.transaction('counts').store.index('of')
  for (let cursor = await index.openKeyCursor(null, 'nextunique'); cursor; cursor = await cursor.continue())
    owners.push(cursor.key)
  return owners
}

/**
 * Stores counts in this browser, where they survive a reload and a restart. They are encrypted once the services have
 * given the person's key.
 */
export function browserCounts(name = 'parvis-counts', keys: DeviceKeys = deviceKeys): CountStore {
  // A cache of decrypted counts, because the whole queue is listed after each count.
  const read = new Map<string, MadeCount>()
  async function readCount(stored: StoredCount, key: CryptoKey | undefined): Promise<LocalCount> {
    if (!('sealed' in stored)) return stored
    const { sealed, ...label } = stored
    try {
      if (!key) throw new Error('the person has no key on this device')
      const found = read.get(label.clientId) ?? (await unsealValue<MadeCount>(key, sealed))
      read.set(label.clientId, found)
      return { ...found, ...label }
    } catch {
      return { ...label, quantity: null, expression: '', note: '', countedDate: '', outcome: 'unreadable' }
    }
  }
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  async function database(): Promise<IDBPDatabase<Schema>> {
    opened ??= open(name)
    try {
      const found = await opened
      found.addEventListener('close', () => (opened = undefined))
      return found
    } catch (error) {
      opened = undefined
      throw error
    }
  }
  const list: CountStore['list'] = async (email, takeId) => {
    const [key, stored] = await Promise.all([
      keys.of(email),
      database().then(found => found.getAllFromIndex('counts', 'of', [email, takeId])),
    ])
    return Promise.all(stored.map(async each => readCount(each, key)))
  }
  return {
    add: async (...counts) => {
      const [first] = counts
      if (!first) return
      const key = await keys.of(first.email)
      const stored = await Promise.all(
        counts.map(async count => {
          const { clientId, email, takeId, lineId } = count
          return key ? { clientId, email, takeId, lineId, sealed: await sealValue(key, count) } : count
        }),
      )
      const transaction = (await database()).transaction('counts', 'readwrite', { durability: 'strict' })
      await Promise.all([...stored.map(each => transaction.store.add(each)), transaction.done])
    },
    list,
    settle: async (clientId, outcome, reason) => {
      const transaction = (await database()).transaction('counts', 'readwrite')
      const cursor = await transaction.store.index('id').openCursor(clientId)
      if (cursor) await (outcome ? cursor.update({ ...cursor.value, outcome, reason }) : cursor.delete())
      await transaction.done
    },
    forget: async (email, takeId) => {
      const seen = new Set(
        (await list(email, takeId)).flatMap(({ clientId, outcome }) => (outcome ? [clientId] : [])),
      )
      const transaction = (await database()).transaction('counts', 'readwrite')
      for await (const cursor of transaction.store.index('of').iterate([email, takeId]))
        if (seen.has(cursor.value.clientId)) await cursor.delete()
      await transaction.done
    },
    keepSheet: async (email, takeId, sheet) => {
      const key = await keys.of(email)
      // Never store a client's articles unencrypted on a device.
      if (key) await (await database()).put('sheets', await sealValue(key, sheet), [email, takeId])
    },
    sheet: async (email, takeId) => {
      const stored = await (await database()).get('sheets', [email, takeId])
      if (!stored || !isSealed(stored)) return stored
      const key = await keys.of(email)
      return key && unsealValue<LoadedSheet>(key, stored)
    },
    takes: async email => {
      const found = await database()
      const owners = [...(await found.getAllKeys('sheets')), ...(await ownersOf(found))]
      return [...new Set(owners.flatMap(([owner, takeId]) => (owner === email ? [takeId] : [])))]
    },
    forgetSheets: async (also = []) => {
      const others = new Set(also.map(owner => JSON.stringify(owner)))
      const transaction = (await database()).transaction(['counts', 'sheets'], 'readwrite')
      const of = transaction.objectStore('counts').index('of')
      for await (const cursor of transaction.objectStore('sheets'))
        if ((await of.count(cursor.key)) === 0 && !others.has(JSON.stringify(cursor.key)))
          await cursor.delete()
      await transaction.done
    },
  }
}
