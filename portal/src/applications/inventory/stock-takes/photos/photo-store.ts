import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { deviceKeys, seal, unseal, type DeviceKeys, type Sealed } from '../offline/device-key.ts'

/** A photo as this device keeps it until the services have it. Its picture lies apart: lists need none of it. */
export interface LocalPhoto {
  /** Made here: the services keep what is sent again once. */
  clientId: string
  /** Whose it is: nobody else sees or sends it. */
  email: string
  takeId: number
  lineId: number
  takenDate: string
  /** The services did not take it: it stays until the reader has removed it. */
  outcome?: 'refused'
}

/** A picture: JPEG without metadata. */
export type Picture = Uint8Array<ArrayBuffer>

/** Where photos are kept until they are sent, in the order in which they were taken. */
export interface PhotoStore {
  add: (photo: LocalPhoto, picture: Picture) => Promise<void>
  list: (email: string, takeId: number) => Promise<LocalPhoto[]>
  /** Undefined where it was sent or removed. @throws where this device cannot read it any more */
  picture: (clientId: string) => Promise<Picture | undefined>
  /** The services did not take it. */
  refuse: (clientId: string) => Promise<void>
  /** Takes one out: it was sent, or the reader removed it. @returns whether it was there */
  remove: (clientId: string) => Promise<boolean>
  /** The people and stock-takes of which a photo is here. */
  owners: () => Promise<(readonly [email: string, takeId: number])[]>
}

interface Schema extends DBSchema {
  photos: { key: number; value: LocalPhoto; indexes: { of: [string, number]; id: string } }
  /** One that an older portal kept is not encrypted. */
  pictures: { key: string; value: Picture | Sealed }
}

const open = (name: string) =>
  // As that of the counts: a page that knew no keys opens no more of it.
  openDB<Schema>(name, 2, {
    upgrade(database, version) {
      if (version > 0) return
      const photos = database.createObjectStore('photos', { autoIncrement: true })
      photos.createIndex('of', ['email', 'takeId'])
      photos.createIndex('id', 'clientId', { unique: true })
      database.createObjectStore('pictures')
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

/** Keeps photos in this browser, in a database of their own. */
export function browserPhotos(name = 'parvis-count-photos', keys: DeviceKeys = deviceKeys): PhotoStore {
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
  return {
    add: async (photo, picture) => {
      const key = await keys.of(photo.email)
      const stored = key ? await seal(key, picture) : picture
      const transaction = (await database()).transaction(['photos', 'pictures'], 'readwrite', {
        durability: 'strict',
      })
      await Promise.all([
        transaction.objectStore('photos').add(photo),
        transaction.objectStore('pictures').add(stored, photo.clientId),
        transaction.done,
      ])
    },
    list: async (email, takeId) => (await database()).getAllFromIndex('photos', 'of', [email, takeId]),
    picture: async clientId => {
      const found = await database()
      const stored = await found.get('pictures', clientId)
      if (!stored || stored instanceof Uint8Array) return stored
      const photo = await found.getFromIndex('photos', 'id', clientId)
      const key = photo && (await keys.of(photo.email))
      if (!key) throw new Error('the person has no key on this device')
      return unseal(key, stored)
    },
    refuse: async clientId => {
      const transaction = (await database()).transaction('photos', 'readwrite')
      const cursor = await transaction.store.index('id').openCursor(clientId)
      if (cursor) await cursor.update({ ...cursor.value, outcome: 'refused' })
      await transaction.done
    },
    remove: async clientId => {
      const transaction = (await database()).transaction(['photos', 'pictures'], 'readwrite')
      const cursor = await transaction.objectStore('photos').index('id').openCursor(clientId)
      await cursor?.delete()
      await transaction.objectStore('pictures').delete(clientId)
      await transaction.done
      return cursor !== null
    },
    owners: async () =>
      (await (await database()).getAll('photos')).map(({ email, takeId }) => [email, takeId] as const),
  }
}
