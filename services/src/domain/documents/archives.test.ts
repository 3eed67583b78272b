import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fromBuffer, type Entry, type Options, type ZipFile } from 'yauzl'
import { people, rowsOfAnswer } from '../../server/testing.ts'
import { type DocumentCalls, pdf, startDocumentApp } from './documents.test-support.ts'

let calls: DocumentCalls
beforeAll(async () => {
  calls = await startDocumentApp()
})
afterAll(() => calls.close())
afterEach(() => sql`delete from document`.execute(calls.db))

interface Prepared {
  id: number
  ticket: string
  fileName: string
}
const prepare = (ids: readonly number[], as: string = people.staff) =>
  calls.send('POST', '/DocumentArchives', { as, body: { ids } })
const prepared = async (ids: readonly number[], as?: string) => (await prepare(ids, as)).body as Prepared
const fetchBy = (id: number, ticket: string) =>
  calls.uploads.test.app.inject({ url: `/api/portal/v1/DocumentArchives(${id})/File?ticket=${ticket}` })
const fetchZip = ({ id, ticket }: Prepared) => fetchBy(id, ticket)

const openZip = promisify<Buffer, Options, ZipFile>(fromBuffer)

/** Lists the contents of a zip with another library than the one that wrote it. */
async function contentOf(bytes: Buffer): Promise<[name: string, content: string][]> {
  const zip = await openZip(bytes, { lazyEntries: true })
  const entries = await new Promise<Entry[]>((resolve, reject) => {
    const found: Entry[] = []
    zip.on('entry', (entry: Entry) => {
      found.push(entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(found))
    zip.on('error', reject)
    zip.readEntry()
  })
  const read = promisify(zip.openReadStream.bind(zip)) as (entry: Entry) => Promise<NodeJS.ReadableStream>
  const contents: [string, string][] = []
  for (const entry of entries) contents.push([entry.fileName, (await buffer(await read(entry))).toString()])
  return contents
}

describe('several documents as one zip', () => {
  it('keep their names and their order, and get a number where names are the same', async () => {
    const first = await calls.put('Relevé – été.pdf', pdf('1'))
    const second = await calls.put('relevé – été.pdf', pdf('2'), { folder: 'Banque' })
    const third = await calls.put('Notes.txt', new TextEncoder().encode('à revoir'))
    const zip = await prepared([third.id, first.id, second.id])
    expect(zip.fileName).toMatch(/^Documents \d{4}-\d\d-\d\d\.zip$/)
    const { statusCode, headers, rawPayload } = await fetchZip(zip)
    expect(statusCode).toBe(200)
    expect(headers['content-disposition']).toBe(`attachment; filename="${zip.fileName}"`)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(await contentOf(rawPayload)).toEqual([
      ['Notes.txt', 'à revoir'],
      ['Relevé – été.pdf', '%PDF-1.7\n1'],
      ['relevé – été (2).pdf', '%PDF-1.7\n2'],
    ])
  })

  it('are in the version they had when the zip was prepared', async () => {
    const document = await calls.put('a.pdf', pdf('1'))
    const zip = await prepared([document.id])
    await calls.put('a.pdf', pdf('2'))
    expect(await contentOf((await fetchZip(zip)).rawPayload)).toEqual([['a.pdf', '%PDF-1.7\n1']])
  })

  it('each count as opened', async () => {
    const document = await calls.put('a.pdf', pdf('1'))
    await prepared([document.id], people.manager)
    await prepared([document.id], people.manager)
    const events = rowsOfAnswer(await calls.send('GET', `/Documents(${document.id})/Events?$orderby=id`))
    expect(events.map(event => [event['kind'], event['createdBy']])).toEqual([
      ['sent', people.staff],
      ['opened', people.manager],
    ])
  })

  it('are refused if any of them is unavailable to the caller, naming each one', async () => {
    const shared = await calls.put('partage.pdf', pdf('1'))
    const hidden = await calls.put('interne.pdf', pdf('2'), { confidentiality: 'firm' })
    const other = await calls.put('autre.pdf', pdf('3'), { accountId: 30 })
    const gone = await calls.put('parti.pdf', pdf('4'))
    await calls.remove([gone])
    const ids = [hidden.id, shared.id, other.id, gone.id, 999_999]
    expect(await prepare(ids, people.client)).toMatchObject({
      status: 422,
      code: 'document-unknown',
      body: {
        errors: [0, 2, 3, 4].map(at => ({ pointer: `/ids/${at}`, params: { id: ids[at] } })),
      },
    })
    expect(await prepare([shared.id], people.client)).toMatchObject({ status: 201 })
  })

  it('are given only to the person who prepared them, as long as they may read all of them', async () => {
    const document = await calls.put('a.pdf', pdf('1'))
    const zip = await prepared([document.id], people.client)
    const ask = (as: string) => calls.send('GET', `/DocumentArchives(${zip.id})/File`, { as })
    expect((await ask(people.staff)).status).toBe(404)
    const { ticket } = await prepared([document.id], people.client)
    // A ticket opens only the zip it was issued for.
    expect((await fetchBy(zip.id, ticket)).statusCode).toBe(401)
    expect((await fetchZip(zip)).statusCode).toBe(200)
    await calls.change(document, { confidentiality: 'firm' })
    const refused = await fetchZip(zip)
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ code: 'document-unknown' })
    await calls.change(document, { confidentiality: 'client' })
    await calls.remove([document])
    expect((await fetchZip(zip)).statusCode).toBe(422)
  })

  it('are limited to a size that every program can open', async () => {
    const first = await calls.put('a.pdf', pdf('1'))
    const second = await calls.put('b.pdf', pdf('2'))
    await sql`update document_version set file_size = 2000000001`.execute(calls.db)
    expect(await prepare([first.id, second.id])).toMatchObject({ code: 'document-archive-too-large' })
    expect(await prepare([first.id])).toMatchObject({ status: 201 })
  })

  it('are at least one, at most 500, without duplicates', async () => {
    expect(await prepare([])).toMatchObject({ status: 400, code: 'body-invalid' })
    expect(await prepare([1, 1])).toMatchObject({ status: 400 })
    const many = Array.from({ length: 501 }, (_id, at) => at + 1)
    expect(await prepare(many)).toMatchObject({ status: 400 })
  })

  it('abort the download if a file is lost, so that the zip is invalid', async () => {
    const document = await calls.put('a.pdf', pdf('1'))
    const zip = await prepared([document.id])
    await sql`update document_version set file_key = gen_random_uuid() where document_id = ${document.id}`.execute(
      calls.db,
    )
    const opened = fetchZip(zip).then(({ rawPayload }) => contentOf(rawPayload))
    await expect(opened).rejects.toBeInstanceOf(Error)
  })

  it('are deleted after a day', async () => {
    const document = await calls.put('a.pdf', pdf('1'))
    const zip = await prepared([document.id])
    await sql`update document_archive set created_date = now() - interval '25 hours'`.execute(calls.db)
    await prepared([document.id])
    expect((await fetchZip(zip)).statusCode).toBe(404)
  })
})
