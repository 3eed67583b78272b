import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { browserCounts, type LoadedSheet } from '../counts/count-store.ts'
import { browserKeys } from '../offline/device-key.ts'
import { sendPhotos, type Sending, type Sent } from './photo-queue.ts'
import { browserPhotos, type LocalPhoto, type Picture } from './photo-store.ts'
import { stripJpeg } from './strip-jpeg.ts'

const email = 'staff@parvis.example'
const takeId = 5
const photo = (changes: Partial<LocalPhoto> = {}): LocalPhoto => ({
  clientId: crypto.randomUUID(),
  email,
  takeId,
  lineId: 31,
  takenDate: '2026-11-27T08:00:00.000Z',
  ...changes,
})
const picture = (...bytes: number[]): Picture => Uint8Array.from(bytes)
const newName = () => `test-${crypto.randomUUID()}`

describe('a photo on a device', () => {
  it('survives a reload with its picture, and belongs to one person and stock-take', async () => {
    const name = newName()
    const store = browserPhotos(name)
    const photos = [photo(), photo({ lineId: 7 }), photo()]
    for (const [at, each] of photos.entries()) await store.add(each, picture(at))
    await store.add(photo({ email: 'other@parvis.example' }), picture(9))
    await store.add(photo({ takeId: 6 }), picture(9))
    const again = browserPhotos(name)
    expect(await again.list(email, takeId)).toEqual(photos)
    expect(await again.picture(photos[1]?.clientId ?? '')).toEqual(picture(1))
    expect(await again.owners()).toHaveLength(5)
  })

  it('is stored completely or not at all', async () => {
    const store = browserPhotos(newName())
    const one = photo()
    await store.add(one, picture(1))
    await expect(store.add(one, picture(2))).rejects.toThrow(/constraint|already|uniqu/i)
    expect(await store.picture(one.clientId)).toEqual(picture(1))
  })

  it('is deleted with its picture once sent or removed, and stays if it was refused', async () => {
    const store = browserPhotos(newName())
    const [one, two] = [photo(), photo()]
    await store.add(one, picture(1))
    await store.add(two, picture(2))
    expect(await store.remove(one.clientId)).toBe(true)
    expect(await store.remove(one.clientId)).toBe(false)
    expect(await store.picture(one.clientId)).toBeUndefined()
    await store.refuse(two.clientId)
    expect(await store.list(email, takeId)).toEqual([{ ...two, outcome: 'refused' }])
    expect(await store.picture(two.clientId)).toEqual(picture(2))
  })

  it('protects its sheet from deletion on sign-out', async () => {
    const keys = browserKeys(newName())
    await keys.keep(email, 'A'.repeat(43))
    const counts = browserCounts(newName(), keys)
    const store = browserPhotos(newName())
    for (const id of [5, 6]) await counts.keepSheet(email, id, {} as LoadedSheet)
    await store.add(photo(), picture(1))
    await counts.forgetSheets(await store.owners())
    expect(await counts.sheet(email, 5)).toEqual({})
    expect(await counts.sheet(email, 6)).toBeUndefined()
  })
})

describe('sending photos', () => {
  const sending = (changes: Partial<Sending> = {}): Sending => ({
    send: () => Promise.resolve({ id: 1 }),
    takeBack: () => Promise.reject(new Error('nothing to take back')),
    onSent: () => undefined,
    ...changes,
  })

  it('continues after a refused photo', async () => {
    const store = browserPhotos(newName())
    const photos = [photo(), photo(), photo()]
    for (const each of photos) await store.add(each, picture(1))
    const sent: string[] = []
    await sendPhotos(
      store,
      { email, takeId },
      sending({
        send: ({ clientId }) => {
          sent.push(clientId)
          return Promise.resolve<Sent>(sent.length === 1 ? 'refused' : { id: sent.length })
        },
      }),
    )
    expect(sent).toEqual(photos.map(({ clientId }) => clientId))
    expect(await store.list(email, takeId)).toEqual([{ ...photos[0], outcome: 'refused' }])
  })

  it('continues after a photo that this device cannot decrypt, and keeps that one', async () => {
    const [name, keys] = [newName(), browserKeys(newName())]
    const [lost, readable] = [photo(), photo()]
    await keys.keep(email, 'A'.repeat(43))
    await browserPhotos(name, keys).add(lost, picture(1))
    await keys.keep(email, `${'A'.repeat(42)}E`)
    const store = browserPhotos(name, keys)
    await store.add(readable, picture(2))
    const sent: string[] = []
    const attempt = sendPhotos(
      store,
      { email, takeId },
      sending({
        send: ({ clientId }) => {
          sent.push(clientId)
          return Promise.resolve({ id: 1 })
        },
      }),
    )
    await expect(attempt).rejects.toThrow(/decrypt|operation/i)
    expect(sent).toEqual([readable.clientId])
    expect(await store.list(email, takeId)).toEqual([lost])
  })

  it('deletes a photo from the services that was removed while it was being sent', async () => {
    const store = browserPhotos(newName())
    const one = photo()
    await store.add(one, picture(1))
    const back: number[] = []
    const told: unknown[] = []
    await sendPhotos(
      store,
      { email, takeId },
      sending({
        send: async () => {
          await store.remove(one.clientId)
          return { id: 12 }
        },
        takeBack: async id => void back.push(id),
        onSent: each => void told.push(each),
      }),
    )
    expect([back, told]).toEqual([[12], []])
  })

  it('delivers each photo once and in order, wherever requests, answers or the browser fail', async () => {
    const ways = fc.array(fc.constantFrom('lost request', 'lost answer', 'killed', 'good'), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(ways, fc.integer({ min: 1, max: 6 }), async (breaks, size) => {
        const name = newName()
        let store = browserPhotos(name)
        for (let n = 0; n < size; n += 1) await store.add(photo(), picture(n))
        const arrived = new Map<string, number | undefined>()
        for (const way of [...breaks, 'good']) {
          const send: Sending['send'] = ({ clientId }, { 0: first }) => {
            if (way === 'lost request') return Promise.reject(new Error('no network'))
            // Like the services, store each id once.
            if (!arrived.has(clientId)) arrived.set(clientId, first)
            return way === 'good' ? Promise.resolve({ id: 1 }) : Promise.reject(new Error('no answer'))
          }
          await sendPhotos(store, { email, takeId }, sending({ send })).catch(() => undefined)
          if (way === 'killed') store = browserPhotos(name)
        }
        expect([...arrived.values()]).toEqual(Array.from({ length: size }, (_, n) => n))
        expect(await store.list(email, takeId)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})

describe('a JPEG', () => {
  const head = [0xff, 0xd8]
  const jfif = [0xff, 0xe0, 0, 4, 1, 2]
  const table = [0xff, 0xdb, 0, 3, 7]
  const scan = [0xff, 0xda, 0, 2, 1, 0xff, 0xe1, 2, 0xff, 0xd9]
  const exif = [0xff, 0xe1, 0, 6, 69, 120, 105, 102]
  const profile = [0xff, 0xe2, 0, 3, 9]
  const adobe = [0xff, 0xee, 0, 3, 1]
  const comment = [0xff, 0xfe, 0, 3, 65]

  it('loses its metadata and nothing of the picture', () => {
    const all = picture(...head, ...jfif, ...exif, ...profile, ...adobe, ...table, ...comment, ...scan)
    expect(stripJpeg(all)).toEqual(picture(...head, ...jfif, ...adobe, ...table, ...scan))
  })

  it.each([
    [[]],
    [[0x89, 0x50, 0x4e, 0x47, 1, 2, 3]],
    [[...head, ...exif]],
    [[...head, ...jfif.slice(0, 3)]],
  ])('is refused if it does not start like one: %j', bytes =>
    expect(() => stripJpeg(picture(...bytes))).toThrow('no JPEG'),
  )
})
