import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startScanner } from '../../files/clamd.test-support.ts'
import type { ClamdAddress } from '../../files/clamd.ts'
import { removeFiles } from '../../files/removals.ts'
import { people, rowsOfAnswer, startTestApp, type TestApp, type TestRequest } from '../../server/testing.ts'
import { examplePhoto } from './photo.test-support.ts'
import { readJpeg } from './read-jpeg.ts'
import { onlyPart } from './import-part.test-support.ts'

const { manager, staff, administrator, client } = people
const jpeg = Buffer.from((await examplePhoto()).content, 'base64')

/** A segment of a JPEG with its marker and length. */
const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}
/** The photo with a segment inserted after its first two bytes. */
const withSegment = (marker: number, text: string) =>
  Buffer.concat([jpeg.subarray(0, 2), segment(marker, Buffer.from(text, 'latin1')), jpeg.subarray(2)])
const exif = withSegment(0xe1, 'Exif\0\0MM\0*GPS 48.1 N')

let test: TestApp
let engagementId = 0
beforeAll(async () => {
  test = await startTestApp()
  const { rows } = await sql<{ id: number }>`
    select min(engagement.id) as id from engagement join account on account_number = engagement_account_number
    where engagement_statut = 'Actif'`.execute(test.connection.db)
  engagementId = rows[0]?.id ?? 0
})
afterAll(() => test.close())

const send = (method: string, path: string, request: TestRequest = {}) =>
  test.send(method, `/api/portal/v1${path}`, { as: manager, ...request })
const done = (answer: { status: number; body: unknown }) => {
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
  return answer.body as { id: number }
}

const zone = (name: string, counters: string[]) => ({ zoneId: null, site: 'Rennes', name, counters })
const article = (code: string, where: string) => ({
  site: 'Rennes',
  zone: where,
  shelf: '',
  code,
  barcode: '',
  name: `Article ${code}`,
  unit: 'piece',
  packSize: 1,
  batch: '',
  unitCost: 10,
  theoreticalQuantity: 734_521,
})

interface Opened {
  id: number
  /** In the stockroom, where a member of staff and the administrator count. */
  a: number
  /** In the shop, where the administrator counts. */
  c: number
}

/** An open stock-take. */
async function opened(): Promise<Opened> {
  const { id } = done(
    await send('POST', '/StockTakes', {
      body: {
        engagementId,
        name: 'Inventaire',
        countDate: '2026-11-27',
        closingDate: '2026-12-31',
        tolerancePercent: 100,
        toleranceValue: 1e8,
        zones: [zone('Réserve', [staff, administrator]), zone('Boutique', [administrator])],
      },
    }),
  )
  const lines = [article('A', 'Réserve'), article('C', 'Boutique')]
  done(await send('POST', `/StockTakes(${id})/Lines`, { body: { part: onlyPart(), lines } }))
  await move(id, 'open')
  const [a, c] = rowsOfAnswer(
    await send('GET', `/StockLines?$filter=stockTakeId eq ${id}&$orderby=code`),
  ).map(row => row['id'] as number)
  return { id, a: a ?? 0, c: c ?? 0 }
}
const move = async (id: number, status: string) =>
  done(await send('PATCH', `/StockTakes(${id})`, { body: { status }, headers: { 'if-match': '*' } }))
const count = async ({ id }: Opened, lineId: number, as: string) =>
  done(
    await send('POST', `/CountSheets(${id})/Counts`, {
      as,
      body: {
        deviceId: randomUUID(),
        counts: [
          {
            clientId: randomUUID(),
            lineId,
            quantity: 734_521,
            expression: '',
            note: '',
            countedDate: '2026-11-27T08:00:00.000Z',
          },
        ],
      },
    }),
  )

const photo = (lineId: number, content: Buffer = jpeg, clientId: string = randomUUID()) => ({
  clientId,
  lineId,
  takenDate: '2026-11-27T08:00:00.000Z',
  content: content.toString('base64'),
})
const sendPhoto = (take: { id: number }, body: object, as: string = staff) =>
  send('POST', `/CountSheets(${take.id})/Photos`, { as, body })
const photosOf = async ({ id }: { id: number }, as: string = manager) =>
  rowsOfAnswer(await send('GET', `/CountPhotos?$filter=stockTakeId eq ${id}&$orderby=id`, { as }))
const contentOf = (id: number, as: string = manager) => send('GET', `/CountPhotos(${id})/Content`, { as })
const remove = (id: number, as: string = staff, ifMatch = '*') =>
  send('DELETE', `/CountPhotos(${id})`, { as, headers: { 'if-match': ifMatch } })
const filesIn = async (id: number) => {
  const { rows } = await sql<{ key: string; size: number }>`
    select file_key as key, file_size as size from stock_photo where id = ${id}`.execute(test.connection.db)
  const [row] = rows
  if (!row) throw new Error('no photo')
  return { ...row, received: await test.files.received(row.key) }
}

describe('a JPEG', () => {
  it('is read without decoding it', () => expect(readJpeg(jpeg)).toEqual({ width: 160, height: 120 }))

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a start alone', Buffer.from([0xff, 0xd8])],
    ['a picture that ends early', jpeg.subarray(0, -100)],
    ['another kind of picture', Buffer.from('\x89PNG\r\n\x1a\n0000000000000000', 'latin1')],
    ['a page with the bytes around it', Buffer.from('\xff\xd8<script>alert(1)</script>\xff\xd9', 'latin1')],
    ['Exif', exif],
    ['a comment', withSegment(0xfe, 'here')],
    ['a profile', withSegment(0xe2, 'ICC_PROFILE')],
    [
      'a length beyond its end',
      Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xdb, 0xff, 0xff]), jpeg.subarray(2)]),
    ],
  ])('is not %s', (_name, bytes) => expect(readJpeg(bytes)).toBeUndefined())
})

describe('a photo of a line', () => {
  it('is kept as it was sent, and read by the person who took it and those who read stock-takes', async () => {
    const take = await opened()
    const { id } = done(await sendPhoto(take, photo(take.a)))
    expect(await filesIn(id)).toMatchObject({ size: jpeg.length, received: jpeg.length })
    const [row] = await photosOf(take)
    expect(row).toMatchObject({
      id,
      lineId: take.a,
      fileSize: jpeg.length,
      width: 160,
      height: 120,
      isLate: false,
      createdBy: staff,
      takenDate: '2026-11-27T08:00:00.000Z',
    })
    expect(typeof row?.['createdByName']).toBe('string')
    expect(await photosOf(take, staff)).toHaveLength(1)
    for (const as of [manager, staff])
      expect((await contentOf(id, as)).body).toEqual({
        mediaType: 'image/jpeg',
        content: jpeg.toString('base64'),
      })
    const [line] = rowsOfAnswer(await send('GET', `/StockLines?$filter=id eq ${take.a}`))
    expect(line).toMatchObject({ photoCount: 1, countCount: 0 })
    // Taking photos is counting, so the articles stay as they are.
    expect((await send('GET', `/StockTakes(${take.id})`)).body).toMatchObject({ status: 'counting' })
  })

  it('is kept once, however often and from wherever it is sent', async () => {
    const take = await opened()
    const one = photo(take.a)
    const ids = await Promise.all(Array.from({ length: 4 }, async () => done(await sendPhoto(take, one)).id))
    expect(new Set(ids).size).toBe(1)
    expect(await photosOf(take)).toHaveLength(1)
    // Another person may use the same id.
    done(await sendPhoto(take, one, administrator))
    expect(await photosOf(take)).toHaveLength(2)
  })

  it('is hidden from others who only count, and from clients', async () => {
    const take = await opened()
    const { id } = done(await sendPhoto(take, photo(take.a), administrator))
    expect(await photosOf(take, staff)).toEqual([])
    expect((await contentOf(id, staff)).code).toBe('not-found')
    expect((await remove(id, staff)).code).toBe('not-found')
    for (const answer of [
      await send('GET', '/CountPhotos', { as: client }),
      await contentOf(id, client),
      await remove(id, client),
      await sendPhoto(take, photo(take.a), client),
    ])
      expect(answer).toMatchObject({ status: 403, code: 'scope-missing' })
    expect(await photosOf(take)).toHaveLength(1)
  })

  it('must belong to a line that its person counts, in a stock-take that was opened', async () => {
    const take = await opened()
    const other = await opened()
    expect((await sendPhoto(take, photo(take.c))).code).toBe('not-found')
    expect((await sendPhoto(take, photo(other.a))).code).toBe('not-found')
    expect((await sendPhoto({ id: 2_147_483_647 }, photo(take.a))).code).toBe('not-found')
    done(await sendPhoto(take, photo(take.c), administrator))
    await move(other.id, 'prepared')
    expect((await sendPhoto(other, photo(other.a))).code).toBe('stock-take-closed')
    expect(await photosOf(take)).toHaveLength(1)
  })

  it('must be a JPEG without metadata, within the limits', async () => {
    const take = await opened()
    const code = async (content: Buffer) => (await sendPhoto(take, photo(take.a, content))).code
    expect(await code(exif)).toBe('stock-photo-wrong')
    expect(await code(Buffer.from('<svg onload="alert(1)"/>'))).toBe('body-invalid')
    expect(await code(Buffer.from('\xff\xd8\xff<svg onload="alert(1)"/>', 'latin1'))).toBe(
      'stock-photo-wrong',
    )
    // 40,000 pixels high according to its frame header.
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
    const high = Buffer.from(jpeg)
    high.writeUInt16BE(40_000, frame + 5)
    expect(frame).toBeGreaterThan(0)
    expect(await code(high)).toBe('stock-photo-wrong')
    const padded = (size: number) =>
      Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(size - jpeg.length), jpeg.subarray(-2)])
    expect(await code(padded(700_001))).toBe('stock-photo-wrong')
    expect(await code(padded(700_003))).toBe('body-invalid')
    expect(await code(padded(700_000))).toBeUndefined()
    expect(await photosOf(take)).toHaveLength(1)
  })

  it('is limited to ten per person and line', async () => {
    const take = await opened()
    for (let n = 0; n < 10; n += 1) done(await sendPhoto(take, photo(take.a)))
    expect((await sendPhoto(take, photo(take.a))).code).toBe('stock-photo-limit-reached')
    done(await sendPhoto(take, photo(take.a), administrator))
    const [first] = await photosOf(take, staff)
    expect((await remove(first?.['id'] as number)).status).toBe(204)
    done(await sendPhoto(take, photo(take.a)))
  })

  it('is deleted, with its file, only by the person who took it, and does not come back', async () => {
    const take = await opened()
    const one = photo(take.a)
    const { id } = done(await sendPhoto(take, one))
    expect((await remove(id, manager)).code).toBe('stock-photo-of-another')
    expect((await remove(id, staff, '"7"')).code).toBe('precondition-failed')
    expect((await remove(id, staff, '"1"')).status).toBe(204)
    expect((await remove(id)).code).toBe('not-found')
    expect((await contentOf(id)).code).toBe('not-found')
    await removeFiles(test.connection.db, test.files)
    expect((await filesIn(id)).received).toBe(0)
    // The response was lost, so the device sends it again.
    expect(done(await sendPhoto(take, one)).id).toBeNull()
    expect(await photosOf(take)).toEqual([])
  })

  it('is kept as late after reconciliation, and cannot change once the stock-take is closed', async () => {
    const take = await opened()
    const { id } = done(await sendPhoto(take, photo(take.a)))
    await count(take, take.a, staff)
    await count(take, take.c, administrator)
    await move(take.id, 'reconciled')
    const late = done(await sendPhoto(take, photo(take.a)))
    expect((await photosOf(take)).map(row => row['isLate'])).toEqual([false, true])
    expect((await remove(late.id)).status).toBe(204)
    await move(take.id, 'closed')
    expect((await remove(id)).code).toBe('stock-take-closed')
    done(await sendPhoto(take, photo(take.a)))
    expect((await photosOf(take)).map(row => row['isLate'])).toEqual([false, true])
  })

  it('reveals no expected values', async () => {
    const take = await opened()
    const { id } = done(await sendPhoto(take, photo(take.a)))
    const list = await send('GET', '/CountPhotos', { as: staff })
    expect(JSON.stringify(list.body)).not.toMatch(/734521|theoretical|cost|difference/i)
    expect(Object.keys((await contentOf(id, staff)).body as object)).toEqual(['mediaType', 'content'])
    for (const field of ['theoreticalQuantity', 'fileKey', 'file_key'])
      expect((await send('GET', `/CountPhotos?$select=${field}`, { as: staff })).code).toBe('query-invalid')
  })

  it('is scanned for viruses first', async () => {
    const take = await opened()
    const scanned: number[] = []
    const scanner = await startScanner(content => {
      scanned.push(content.length)
      return 'stream: Eicar FOUND'
    })
    const settings = test.settings as { clamd: ClamdAddress | undefined }
    const before = settings.clamd
    settings.clamd = scanner.address
    try {
      expect((await sendPhoto(take, photo(take.a))).code).toBe('stock-photo-infected')
      expect(scanned).toEqual([jpeg.length])
      settings.clamd = { host: '127.0.0.1', port: 1 }
      expect((await sendPhoto(take, photo(take.a))).code).toBe('stock-photo-scanner-unavailable')
    } finally {
      settings.clamd = before
      scanner.close()
    }
    expect(await photosOf(take)).toEqual([])
  })

  it('is not kept if there is no room, and leaves nothing behind', async () => {
    const take = await opened()
    const store = test.files
    const room = store.room.bind(store)
    store.room = () => Promise.resolve(jpeg.length - 1)
    try {
      expect((await sendPhoto(take, photo(take.a))).code).toBe('storage-full')
    } finally {
      store.room = room
    }
    expect(await photosOf(take)).toEqual([])
  })

  it('passes through the store unchanged', async () => {
    const take = await opened()
    const { id } = done(await sendPhoto(take, photo(take.a)))
    const { key, size } = await filesIn(id)
    expect(await buffer(await test.files.read(key, 0, size))).toEqual(jpeg)
  })
})
