import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { deviceKeys, seal, unseal, type DeviceKeys, type Sealed } from '../offline/device-key.ts'

/**
 * A photo as stored on this device until the services have it. The picture itself is stored separately, because lists
 * do not need it.
 */
export interface LocalPhoto {
  /** Generated on this device, so that the services store a photo that is sent twice only once. */
  clientId: string
  /** The person who took it; nobody else sees or sends it. */
  email: string
  takeId: number
  lineId: number
  takenDate: string
  /** Set if the services refused the photo. It stays until the reader removes it. */
  outcome?: 'refused'
}

/** A picture, as a JPEG without metadata. */
export type Picture = Uint8Array<ArrayBuffer>

/** Stores photos until they are sent, in the order in which they were taken. */
export interface PhotoStore {
  add: (photo: LocalPhoto, picture: Picture) => Promise<void>
  list: (email: string, takeId: number) => Promise<LocalPhoto[]>
  /** The picture; undefined once it was sent or removed. @throws if this device can no longer decrypt it */
  picture: (clientId: string) => Promise<Picture | undefined>
  /** Marks a photo as refused by the services. */
  refuse: (clientId: string) => Promise<void>
  /** Deletes a photo that was sent or that the reader removed. @returns whether it was there */
  remove: (clientId: string) => Promise<boolean>
  /** The people and stock-takes that have a photo here. */
  owners: () => Promise<(readonly [email: string, takeId: number])[]>
}

interface Schema extends DBSchema {
  photos: { key: number; value: LocalPhoto; indexes: { of: [string, number]; id: string } }
  /** A picture stored by an older version of the portal is not encrypted. */
  pictures: { key: string; value: Picture | Sealed }
}

const open = (name: string) =>
  // Version 2, as for the counts: a page of an older portal, which knows no encryption, fails to open the database.
  // Version 3, as for the counts: emails are in lower case.
  openDB<Schema>(name, 3, {
    async upgrade(database, version, _to, transaction) {
      if (version === 0) {
        const photos = database.createObjectStore('photos', { autoIncrement: true })
        photos.createIndex('of', ['email', 'takeId'])
        photos.createIndex('id', 'clientId', { unique: true })
        database.createObjectStore('pictures')
        return
      }
      for await (const cursor of transaction.objectStore('photos'))
        await cursor.update({ ...cursor.value, email: cursor.value.email.toLowerCase() })
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

/** Stores photos in this browser, in a separate database. */
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
