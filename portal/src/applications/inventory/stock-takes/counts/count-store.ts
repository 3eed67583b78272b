import type { RowOf } from '@parvis/api-types/calls'
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

/** An article that is not on the list. */
export interface FoundArticle {
  zoneId: number
  shelf: string
  code: string
  name: string
  unit: 'piece' | 'kg' | 'g' | 't' | 'l' | 'ml' | 'm' | 'm2' | 'm3'
}

/** A count as this device keeps it until the services have it. */
export interface LocalCount {
  /** Made here: the services keep what is sent again once. */
  clientId: string
  /** Whose it is: nobody else sees or sends it. */
  email: string
  takeId: number
  lineId?: number | undefined
  found?: FoundArticle | undefined
  /** Null withdraws what was counted before. */
  quantity: number | null
  expression: string
  note: string
  countedDate: string
  /**
   * What became of one that the services did not count, or that this device cannot read any more: it stays until the reader has
   * seen it.
   */
  outcome?: 'refused' | 'late' | 'unreadable'
}

/** Where counts are kept until they are sent, in the order in which they were counted. */
export interface CountStore {
  add: (count: LocalCount) => Promise<void>
  list: (email: string, takeId: number) => Promise<LocalCount[]>
  /** What became of one that was sent. @param outcome undefined: it counts, and is kept no more */
  settle: (clientId: string, outcome: 'refused' | 'late' | undefined) => Promise<void>
  /** Takes out what did not count, once it was seen. */
  forget: (email: string, takeId: number) => Promise<void>
  /** Keeps a sheet as it was loaded, to be opened without the services: where there is a key to encrypt it with. */
  keepSheet: (email: string, takeId: number, sheet: LoadedSheet) => Promise<void>
  /** The sheet as it was loaded last; undefined where it never was. */
  sheet: (email: string, takeId: number) => Promise<LoadedSheet | undefined>
  /**
   * Nobody is signed in any more: sheets go, but for those of which a count waits or was not seen. Counts never go so.
   * @param also people and stock-takes of which something else waits
   */
  forgetSheets: (also?: readonly (readonly [email: string, takeId: number])[]) => Promise<void>
}

/** Everything that counting needs, as the services answered it: nothing of what is expected is in it. */
export interface LoadedSheet {
  sheet: CountSheet
  lines: CountLine[]
  mine: MyCount[]
  /** Photos that the reader took; a sheet that an older portal kept has none. */
  photos?: CountPhoto[]
}

/** What of a count can be read without the key of its person. */
type Label = Pick<LocalCount, 'clientId' | 'email' | 'takeId' | 'lineId' | 'outcome'>
/** A count as it lies in the browser; one that an older portal kept is not encrypted. */
type StoredCount = LocalCount | (Label & { sealed: Sealed })

interface Schema extends DBSchema {
  counts: { key: number; value: StoredCount; indexes: { of: [string, number]; id: string } }
  sheets: { key: [string, number]; value: LoadedSheet | Sealed }
}

const open = (name: string) =>
  // A page of a portal that knew no keys opens no more of it, instead of reading what it does not understand.
  openDB<Schema>(name, 2, {
    upgrade(database, version) {
      if (version > 0) return
      const counts = database.createObjectStore('counts', { autoIncrement: true })
      counts.createIndex('of', ['email', 'takeId'])
      counts.createIndex('id', 'clientId', { unique: true })
      database.createObjectStore('sheets')
    },
    // A newer portal in another tab may change the store; this one opens it again at the next count.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

/**
 * Keeps counts in this browser, where they stay when the page is loaded again or the browser is closed: encrypted, once the
 * services have given the key of their person.
 */
export function browserCounts(name = 'parvis-counts', keys: DeviceKeys = deviceKeys): CountStore {
  // All that waits is listed after each count.
  const read = new Map<string, Omit<LocalCount, 'outcome'>>()
  async function readCount(stored: StoredCount, key: CryptoKey | undefined): Promise<LocalCount> {
    if (!('sealed' in stored)) return stored
    const { sealed, ...label } = stored
    try {
      if (!key) throw new Error('the person has no key on this device')
      const found = read.get(label.clientId) ?? (await unsealValue<Omit<LocalCount, 'outcome'>>(key, sealed))
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
    add: async count => {
      const key = await keys.of(count.email)
      const { clientId, email, takeId, lineId } = count
      const stored = key ? { clientId, email, takeId, lineId, sealed: await sealValue(key, count) } : count
      const transaction = (await database()).transaction('counts', 'readwrite', { durability: 'strict' })
      await Promise.all([transaction.store.add(stored), transaction.done])
    },
    list,
    settle: async (clientId, outcome) => {
      const transaction = (await database()).transaction('counts', 'readwrite')
      const cursor = await transaction.store.index('id').openCursor(clientId)
      if (cursor) await (outcome ? cursor.update({ ...cursor.value, outcome }) : cursor.delete())
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
      // Articles of a client do not lie on a device for everybody to read.
      if (key) await (await database()).put('sheets', await sealValue(key, sheet), [email, takeId])
    },
    sheet: async (email, takeId) => {
      const stored = await (await database()).get('sheets', [email, takeId])
      if (!stored || !isSealed(stored)) return stored
      const key = await keys.of(email)
      return key && unsealValue<LoadedSheet>(key, stored)
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
