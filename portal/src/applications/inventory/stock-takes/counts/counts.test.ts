import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { deleteDB, openDB } from 'idb'
import { serialize } from 'node:v8'
import { describe, expect, it } from 'vitest'
import { ApiProblem } from '@parvis/api-types/problems'
import { batchSize, sendWaiting, type Kept } from './count-queue.ts'
import { browserPhotos } from '../photos/photo-store.ts'
import { browserKeys } from '../offline/device-key.ts'
import { browserCounts, type CountSheet, type LoadedSheet, type LocalCount } from './count-store.ts'
import { holdsOwn, readDeviceSheets } from './device-sheets.ts'

const email = 'staff@parvis.example'
const takeId = 5
const count = (quantity: number | null, changes: Partial<LocalCount> = {}): LocalCount => ({
  clientId: crypto.randomUUID(),
  email,
  takeId,
  lineId: 31,
  quantity,
  expression: String(quantity),
  note: '',
  countedDate: '2026-11-27T08:00:00.000Z',
  ...changes,
})
const newName = () => `test-${crypto.randomUUID()}`

/** Copies a database under another name and an earlier version. */
async function copyDatabase(from: string, to: string, version: number): Promise<void> {
  const source = await openDB(from)
  const target = await openDB(to, version, {
    upgrade: database => {
      for (const name of source.objectStoreNames) {
        const { store } = source.transaction(name)
        const copy = database.createObjectStore(name, { autoIncrement: store.autoIncrement })
        for (const index of store.indexNames) {
          const { keyPath, unique } = store.index(index)
          copy.createIndex(index, keyPath, { unique })
        }
      }
    },
  })
  for (const name of source.objectStoreNames) {
    const [keys, values] = [await source.getAllKeys(name), await source.getAll(name)]
    for (const [at, value] of values.entries()) await target.put(name, value, keys[at])
  }
  source.close()
  target.close()
}

describe('counts', () => {
  it('keep their order after a reload, and belong to one person and stock-take', async () => {
    const name = newName()
    const store = browserCounts(name)
    const counts = [count(3), count(1), count(null), count(2)]
    for (const each of counts) await store.add(each)
    await store.add(count(9, { email: 'other@parvis.example' }))
    await store.add(count(9, { takeId: 6 }))
    expect(await browserCounts(name).list(email, takeId)).toEqual(counts)
  })

  it('are deleted once accepted, and otherwise stay until they were seen', async () => {
    const store = browserCounts(newName())
    const [one, two, three] = [count(1), count(2), count(3)] as const
    for (const each of [one, two, three]) await store.add(each)
    await store.settle(one.clientId, undefined)
    await store.settle(two.clientId, 'refused')
    await store.settle('unknown', undefined)
    expect(await store.list(email, takeId)).toEqual([{ ...two, outcome: 'refused' }, three])
    await store.forget(email, takeId)
    expect(await store.list(email, takeId)).toEqual([three])
  })

  it('are rejected if the store already has one with the same id', async () => {
    const store = browserCounts(newName())
    const one = count(1)
    await store.add(one)
    await expect(store.add(one)).rejects.toThrow(/constraint|already|uniqu/i)
  })

  it('made together are stored in order, all or none', async () => {
    const store = browserCounts(newName())
    const counts = Array.from({ length: 300 }, (_, n) => count(n))
    await store.add(...counts)
    expect(await store.list(email, takeId)).toEqual(counts)
    await expect(store.add(count(7), ...counts.slice(0, 1))).rejects.toThrow(/constraint|already|uniqu/i)
    expect(await store.list(email, takeId)).toEqual(counts)
  })
})

describe('data on the device', () => {
  const [key, otherKey] = ['A'.repeat(43), `${'A'.repeat(42)}E`] as const
  const sheet = { lines: [{ name: 'Assiette plate' }] } as unknown as LoadedSheet
  const picture = Uint8Array.from([0xff, 0xd8, 0xff])
  const photo = { clientId: 'p', email, takeId, lineId: 31, takenDate: '2026-11-27T08:00:00.000Z' }

  /** A device with counts, a photo and a sheet on it. */
  async function device() {
    const names = { counts: newName(), photos: newName(), keys: newName() }
    const keys = browserKeys(names.keys)
    await keys.keep(email, key)
    const [store, photos] = [browserCounts(names.counts, keys), browserPhotos(names.photos, keys)]
    const counts = [count(7_351), count(12, { note: 'Palette abîmée', expression: '6*2' })]
    for (const each of counts) await store.add(each)
    await store.keepSheet(email, takeId, sheet)
    await photos.add(photo, picture)
    /** The stores as a newly opened page sees them. */
    const opened = () => {
      const ownKeys = browserKeys(names.keys)
      return {
        keys: ownKeys,
        store: browserCounts(names.counts, ownKeys),
        photos: browserPhotos(names.photos, ownKeys),
      }
    }
    return { names, counts, opened }
  }

  it('reveals neither quantities nor articles without the key of the person', async () => {
    const { names } = await device()
    const all = []
    for (const name of [names.counts, names.photos]) {
      const database = await openDB(name)
      for (const store of database.objectStoreNames) all.push(...(await database.getAll(store)))
      database.close()
    }
    expect(all).toHaveLength(5)
    const bytes = Buffer.concat(all.map(each => serialize(each))).toString('latin1')
    expect(bytes).toContain(email)
    expect(bytes).not.toMatch(/7351|abîmée|6\*2|Assiette/)
    expect(bytes).not.toContain(Buffer.from(picture).toString('latin1'))
  })

  it('can be read offline until the person signs out, and again after they sign in', async () => {
    const { names, counts, opened } = await device()
    const before = opened()
    expect(await before.store.list(email, takeId)).toEqual(counts)
    expect(await before.store.sheet(email, takeId)).toEqual(sheet)
    expect(await before.photos.picture('p')).toEqual(picture)
    await deleteDB(names.keys)
    const away = opened()
    expect(await away.store.sheet(email, takeId)).toBeUndefined()
    await expect(away.photos.picture('p')).rejects.toThrow('no key')
    expect((await away.store.list(email, takeId)).map(({ outcome }) => outcome)).toEqual([
      'unreadable',
      'unreadable',
    ])
    await away.keys.keep(email, key)
    const again = opened()
    expect(await again.store.list(email, takeId)).toEqual(counts)
    expect(await again.photos.picture('p')).toEqual(picture)
  })

  it('is not sent if it cannot be decrypted, and is deleted once that was seen', async () => {
    const { opened } = await device()
    const { keys } = opened()
    await keys.keep(email, otherKey)
    const { store } = opened()
    const fresh = count(3)
    await store.add(fresh)
    const sent: unknown[] = []
    await sendWaiting(store, { email, takeId }, part => {
      sent.push(...part)
      return Promise.resolve(
        part.map(({ clientId }) => ({ clientId, outcome: 'kept' as const, reason: null })),
      )
    })
    expect(sent).toEqual([fresh])
    const left = await store.list(email, takeId)
    expect(left.map(({ lineId, outcome }) => [lineId, outcome])).toEqual([
      [31, 'unreadable'],
      [31, 'unreadable'],
    ])
    await store.forget(email, takeId)
    expect(await store.list(email, takeId)).toEqual([])
  })

  it('contains no sheet if there is no key to encrypt it with', async () => {
    const store = browserCounts(newName(), browserKeys(newName()))
    await store.keepSheet(email, takeId, sheet)
    expect(await store.sheet(email, takeId)).toBeUndefined()
  })

  it('can be read if an older portal stored it', async () => {
    const names = { counts: newName(), keys: newName() }
    const keys = browserKeys(names.keys)
    const old = count(4)
    await browserCounts(names.counts, keys).add(old)
    await keys.keep(email, key)
    expect(await browserCounts(names.counts, keys).list(email, takeId)).toEqual([old])
  })

  it('is found by its person if an older portal stored their email with capitals', async () => {
    const written = 'Staff@Parvis.example'
    const [now, before] = [
      { counts: newName(), photos: newName(), keys: newName() },
      { counts: newName(), photos: newName(), keys: newName() },
    ]
    const keys = browserKeys(now.keys)
    await keys.keep(written, key)
    const made = count(7, { email: written })
    await browserCounts(now.counts, keys).add(made)
    await browserCounts(now.counts, keys).keepSheet(written, takeId, sheet)
    await browserPhotos(now.photos, keys).add({ ...photo, email: written }, picture)
    await copyDatabase(now.counts, before.counts, 2)
    await copyDatabase(now.photos, before.photos, 2)
    await copyDatabase(now.keys, before.keys, 1)

    const ownKeys = browserKeys(before.keys)
    const store = browserCounts(before.counts, ownKeys)
    expect(await store.list(email, takeId)).toEqual([{ ...made, email }])
    expect(await store.sheet(email, takeId)).toEqual(sheet)
    const photos = browserPhotos(before.photos, ownKeys)
    expect(await photos.list(email, takeId)).toEqual([photo])
    expect(await photos.picture('p')).toEqual(picture)
  })
})

describe('what a device holds of a person', () => {
  it('is told by stock-take: the sheet, and what is unsent or was not accepted', async () => {
    const keys = browserKeys(newName())
    await keys.keep(email, 'A'.repeat(43))
    const [store, photos] = [browserCounts(newName(), keys), browserPhotos(newName(), keys)]
    const kept = { id: 6, name: 'Inventaire' } as unknown as CountSheet
    await store.keepSheet(email, 6, { sheet: kept, lines: [], mine: [] })
    await store.keepSheet(email, 9, { sheet: { ...kept, id: 9 }, lines: [], mine: [] })
    const refused = count(3, { takeId: 6 })
    await store.add(count(1, { takeId: 6 }), count(2, { takeId: 6 }), refused)
    await store.settle(refused.clientId, 'refused')
    await store.add(count(4, { takeId: 7 }))
    await store.add(count(5, { takeId: 8, email: 'other@parvis.example' }))
    const photo = { clientId: 'p', email, takeId: 5, lineId: 31, takenDate: '2026-11-27T08:00:00.000Z' }
    await photos.add(photo, Uint8Array.from([1]))
    await photos.add({ ...photo, clientId: 'q', takeId: 6 }, Uint8Array.from([1]))
    await photos.refuse('q')
    const nothing = { sheet: undefined, counts: 0, unseen: 0, photos: 0, refusedPhotos: 0 }
    const held = await readDeviceSheets(store, photos, email)
    expect(held).toEqual([
      { ...nothing, takeId: 5, photos: 1 },
      { ...nothing, takeId: 6, sheet: kept, counts: 2, unseen: 1, refusedPhotos: 1 },
      { ...nothing, takeId: 7, counts: 1 },
      { ...nothing, takeId: 9, sheet: { ...kept, id: 9 } },
    ])
    expect(held.map(holdsOwn)).toEqual([true, true, true, false])
  })
})

describe('sheets', () => {
  const sheet = {} as LoadedSheet

  it('are deleted on sign-out, unless something is unsent or unseen; counts never are', async () => {
    const keys = browserKeys(newName())
    for (const person of [email, 'other@parvis.example']) await keys.keep(person, 'A'.repeat(43))
    const store = browserCounts(newName(), keys)
    for (const id of [5, 6, 7]) await store.keepSheet(email, id, sheet)
    await store.keepSheet('other@parvis.example', 5, sheet)
    const [waits, unseen] = [count(1), count(2, { takeId: 6 })] as const
    for (const each of [waits, unseen]) await store.add(each)
    await store.settle(unseen.clientId, 'refused')
    await store.forgetSheets()
    const kept = await Promise.all([5, 6, 7].map(id => store.sheet(email, id)))
    expect(kept).toEqual([sheet, sheet, undefined])
    expect(await store.sheet('other@parvis.example', 5)).toBeUndefined()
    expect(await store.list(email, 5)).toEqual([waits])
    expect(await store.list(email, 6)).toHaveLength(1)
  })
})

describe('sending', () => {
  const kept = (counts: readonly LocalCount[]): Kept[] =>
    counts.map(({ clientId }) => ({ clientId, outcome: 'kept' as const, reason: null }))

  it('sends counts in batches and in order, including those made meanwhile', async () => {
    const store = browserCounts(newName())
    for (let n = 0; n < batchSize + 1; n += 1) await store.add(count(n))
    const sent: (number | null)[][] = []
    await sendWaiting(store, { email, takeId }, async part => {
      if (sent.length === 0) await store.add(count(1000))
      sent.push(part.map(({ quantity }) => quantity))
      return kept(part)
    })
    expect(sent.map(({ length }) => length)).toEqual([batchSize, 2])
    expect(sent[1]).toEqual([batchSize, 1000])
    expect(await store.list(email, takeId)).toEqual([])
  })

  it('stops if the services answer nothing about a batch', async () => {
    const store = browserCounts(newName())
    await store.add(count(1))
    await expect(sendWaiting(store, { email, takeId }, () => Promise.resolve([]))).rejects.toThrow('nothing')
    expect(await store.list(email, takeId)).toHaveLength(1)
  })

  it('refuses only the count that the contract does not allow, and sends all others in order', async () => {
    const store = browserCounts(newName())
    const wrong = count(4, { note: 'x'.repeat(501) })
    for (const each of [count(1), count(2), count(3), wrong, count(5), count(6)]) await store.add(each)
    const arrived: (number | null)[] = []
    await sendWaiting(store, { email, takeId }, part => {
      if (part.some(({ note }) => note.length > 500))
        return Promise.reject(new ApiProblem({ code: 'body-invalid', status: 400, title: 'Wrong' }))
      arrived.push(...part.map(({ quantity }) => quantity))
      return Promise.resolve(kept(part))
    })
    expect(arrived).toEqual([1, 2, 3, 5, 6])
    expect(await store.list(email, takeId)).toEqual([{ ...wrong, outcome: 'refused', reason: 'malformed' }])
    await store.forget(email, takeId)
    expect(await store.list(email, takeId)).toEqual([])
  })

  it('delivers each count once and in order, wherever requests, answers or the browser fail', async () => {
    const ways = fc.array(fc.constantFrom('lost request', 'lost answer', 'killed', 'good'), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(ways, fc.integer({ min: 1, max: 12 }), async (breaks, size) => {
        const name = newName()
        let store = browserCounts(name)
        for (let n = 0; n < size; n += 1) await store.add(count(n))
        const arrived = new Map<string, number | null>()
        for (const way of [...breaks, 'good']) {
          const attempt = sendWaiting(store, { email, takeId }, part => {
            if (way === 'lost request') return Promise.reject(new Error('no network'))
            // Like the services, store each id once.
            for (const { clientId, quantity } of part)
              if (!arrived.has(clientId)) arrived.set(clientId, quantity)
            return way === 'good' ? Promise.resolve(kept(part)) : Promise.reject(new Error('no answer'))
          })
          await attempt.catch(() => undefined)
          if (way === 'killed') store = browserCounts(name)
        }
        expect([...arrived.values()]).toEqual(Array.from({ length: size }, (_, n) => n))
        expect(await store.list(email, takeId)).toEqual([])
      }),
      { numRuns: 50 },
    )
  })
})
