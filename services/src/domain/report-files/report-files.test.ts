import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fileCases, quarterly, reportFile } from '@parvis/openapi/report-files'
import { type SentFile, startUploadApp, type UploadCalls } from './uploads.test-support.ts'
import { ForeignFiles } from '../../files/foreign/foreign-files.ts'
import { QueueFull } from '../../files/foreign/turns.ts'
import { signTicket } from '../../access/ticket.ts'
import { people, rowsOfAnswer } from '../../server/testing.ts'
import { forgetOldFiles } from './handlers.ts'

let calls: UploadCalls
beforeAll(async () => {
  calls = await startUploadApp()
})
afterAll(() => calls.close())
beforeEach(() => sql`delete from report_file`.execute(calls.test.connection.db))

const bytes = reportFile()

describe('an upload', () => {
  it('arrives in chunks, is checked, and shows its pages and bookmarks', async () => {
    const file = await calls.create(bytes.length)
    expect(file).toMatchObject({ fileName: 'Liasse T3.pbix', receivedSize: 0, state: 'arriving', pages: [] })
    expect(await calls.head(file)).toMatchObject({ status: 200, offset: '0', length: String(bytes.length) })
    expect(await calls.patch(file, 0, bytes.subarray(0, 1000))).toMatchObject({ status: 204, offset: '1000' })
    expect(rowsOfAnswer(await calls.list())).toMatchObject([{ id: file.id, receivedSize: 1000 }])
    expect((await calls.check(file)).code).toBe('report-file-incomplete')
    expect(await calls.head(file)).toMatchObject({ offset: '1000' })
    expect(await calls.patch(file, 1000, bytes.subarray(1000))).toMatchObject({ status: 204 })
    expect((await calls.check(file)).body).toMatchObject({
      state: 'checked',
      receivedSize: bytes.length,
      pages: [{ displayName: 'Vue d’ensemble' }, { displayName: 'Détail' }],
      bookmarks: [{ displayName: 'Année en cours', pageName: 'ReportSection1' }],
    })
    expect(await calls.bytesOf(file)).toEqual(Buffer.from(bytes))
  })

  it('is refused for its name or its size before any byte is sent, at 1 GiB and one byte', async () => {
    expect((await calls.begin(1024 ** 3 + 1)).code).toBe('report-file-too-large')
    expect((await calls.begin(1024 ** 3)).status).toBe(201)
    expect((await calls.begin(1000, 'Liasse.pbit')).code).toBe('report-file-extension')
  })

  it('is stored under a name that others can read, whatever the sender’s machine sends', async () => {
    for (const [sent, kept] of [
      ['Liasse\u202exibp.exe.pbix', 'Liassexibp.exe.pbix'],
      ['../E\u0301te\u0301.pbix', '_Été.pbix'],
    ] as const)
      expect((await calls.begin(1000, sent)).body).toMatchObject({ fileName: kept })
    expect((await calls.begin(1000, 'Liasse.pbix\u202e.exe')).code).toBe('report-file-extension')
  })

  const unsuited = fileCases.filter(({ name, code, bytes: each }) => !name && code && each.length > 0)
  it.each(unsuited.slice(0, 4))('is refused if it is $what', async ({ bytes: each, code }) => {
    const file = await calls.create(each.length)
    await calls.patch(file, 0, each)
    expect((await calls.check(file)).code).toBe(code)
    expect(rowsOfAnswer(await calls.list())).toMatchObject([{ state: 'arriving' }])
  })

  it('names the reports with the same bytes, under any name, that its sender may see', async () => {
    const [folder] = rowsOfAnswer(await calls.send('GET', '/ReportFolders?$filter=depth eq 1&$top=1'))
    const arrive = async (name: string, content = bytes) => {
      const { body } = await calls.begin(content.length, name)
      const file = body as SentFile
      await calls.patch(file, 0, content)
      return { file, checked: (await calls.check(file)).body }
    }
    const first = await arrive('Liasse T3.pbix')
    expect(first.checked).toMatchObject({ sameReports: [] })
    const made = await calls.send('POST', `/ReportFiles(${first.file.id})/Import`, {
      body: { reportKey: null, name: 'Jumeau', folderId: folder?.['id'] },
    })
    expect(made.status).toBe(200)
    const { id } = made.body as { id: number }
    const again = await arrive('Copie de la liasse.pbix')
    const same = {
      reportKey: id,
      name: 'Jumeau',
      accountName: folder?.['accountName'],
      folderPath: folder?.['path'],
    }
    expect(again.checked).toMatchObject({ sameReports: [same] })
    const listed = rowsOfAnswer(await calls.list())
    expect(listed.find(row => row['id'] === again.file.id)).toMatchObject({ sameReports: [same] })
    // A file with different bytes matches nothing.
    const other = await arrive('Liasse T3.pbix', reportFile(quarterly, new Uint8Array(3000).fill(9)))
    expect(other.checked).toMatchObject({ sameReports: [] })
    // A deleted report is no longer listed.
    await calls.send('DELETE', `/Reports(${id})`, { headers: { 'if-match': '*' } })
    expect((await calls.check(again.file)).body).toMatchObject({ sameReports: [] })
  })

  describe('a harmful file', () => {
    const reader = new URL('../../files/foreign/hostile-reader.test-support.ts', import.meta.url)
    /** Makes every file behave like the worst one. */
    const readAs = (input: string, milliseconds = 60_000) => {
      const foreign = new ForeignFiles({ milliseconds, heapMegabytes: 64 })
      const asked = vi.spyOn(calls.test.foreignFiles, 'read')
      asked.mockImplementation(reading => foreign.read({ ...reading, reader, input }))
      return asked
    }
    const arrived = async () => {
      const file = await calls.create(bytes.length)
      await calls.patch(file, 0, bytes)
      return file
    }

    it('keeps nobody else waiting, and is refused in the end', async () => {
      const order: string[] = []
      const asked = readAs('never ends', 5000)
      const file = await arrived()
      const checked = calls.check(file).finally(() => order.push('checked'))
      await vi.waitFor(() => expect(asked).toHaveBeenCalled())
      // A read and a write: the embedded database runs one transaction at a time.
      await calls.list()
      await calls.create(1000)
      order.push('others')
      expect((await checked).code).toBe('report-file-too-complex')
      expect(order).toEqual(['others', 'checked'])
      expect(rowsOfAnswer(await calls.list())).toMatchObject([{ state: 'arriving' }, { state: 'arriving' }])
    })

    it.each([
      ['is too much at once', 'report-file-too-complex'],
      ['breaks the reader', 'report-file-unsafe'],
    ])('is refused if it %s', async (input, code) => {
      readAs(input)
      expect(await calls.check(await arrived())).toMatchObject({ status: 422, code })
    })

    it('gets a request to retry later if too many files wait', async () => {
      vi.spyOn(calls.test.foreignFiles, 'read').mockRejectedValue(new QueueFull())
      const refused = await calls.check(await arrived())
      expect(refused).toMatchObject({ status: 429, code: 'rate-limited', headers: { 'retry-after': '10' } })
    })
  })

  it('resumes only where it stopped, and never exceeds its size', async () => {
    const file = await calls.create(2000)
    await calls.patch(file, 0, bytes.subarray(0, 1000))
    expect(await calls.patch(file, 0, bytes.subarray(0, 1000))).toMatchObject({ code: 'upload-offset-wrong' })
    expect(await calls.patch(file, 1500, bytes.subarray(0, 10))).toMatchObject({
      code: 'upload-offset-wrong',
    })
    expect(await calls.patch(file, 1000, bytes.subarray(0, 1001))).toMatchObject({
      code: 'payload-too-large',
    })
    expect(await calls.head(file)).toMatchObject({ offset: '1000' })
  })

  it('is closed to others, whether they may upload files or not', async () => {
    const file = await calls.create(2000)
    const other = { as: calls.otherAdministrator }
    expect(await calls.head(file, other)).toMatchObject({ status: 404 })
    expect(await calls.patch(file, 0, bytes.subarray(0, 10), other)).toMatchObject({ code: 'not-found' })
    expect((await calls.check(file, other)).code).toBe('not-found')
    expect((await calls.remove(file, other)).code).toBe('not-found')
    expect(rowsOfAnswer(await calls.list(other))).toEqual([])
    // Clients upload documents that auditors request: another person's file does not exist for them.
    expect(await calls.patch(file, 0, bytes.subarray(0, 10), { as: people.client })).toMatchObject({
      code: 'not-found',
    })
    expect(await calls.patch(file, 0, bytes.subarray(0, 10), {})).toMatchObject({ code: 'token-missing' })
  })

  describe('the tus protocol', () => {
    const change = (file: SentFile, headers: Record<string, string>) =>
      calls.patch(file, 0, bytes.subarray(0, 10), { as: people.administrator, headers })

    it.each(['0.2.2', '', '1.0.0, 0.2.2'])('has a single version, and refuses "%s"', async sent => {
      const file = await calls.create(2000)
      const headers = { 'tus-resumable': sent }
      expect(await change(file, headers)).toMatchObject({ status: 412, code: 'upload-version-unsupported' })
      const head = await calls.head(file, { as: people.administrator, headers })
      expect(head).toMatchObject({ status: 412, versions: '1.0.0' })
    })

    it.each(['application/json', 'application/octet-stream', 'text/plain', ''])(
      'accepts bytes, and refuses "%s"',
      async type => {
        const file = await calls.create(2000)
        const answer = await change(file, { 'content-type': type })
        expect(answer).toMatchObject({ status: 415, code: 'media-type-unsupported', version: '1.0.0' })
        const allowed = ['application/offset+octet-stream']
        expect(answer.errors).toEqual([
          { pointer: 'content-type', code: 'value-not-allowed', params: { allowed } },
        ])
        expect(await calls.received(file)).toBe(0)
      },
    )

    it('accepts the media type in any case', async () => {
      const file = await calls.create(2000)
      const type = 'Application/Offset+Octet-Stream'
      expect(await change(file, { 'content-type': type })).toMatchObject({ status: 204, offset: '10' })
    })

    it.each(['-1', '1e3', '0x5', '', '1.5'])('refuses "%s" as an offset', async offset => {
      const file = await calls.create(2000)
      const answer = await change(file, { 'upload-offset': offset })
      expect(answer).toMatchObject({ status: 400, code: 'header-invalid' })
    })

    it('announces its version to every caller, and allows no other method', async () => {
      const file = await calls.create(2000)
      const asked = await calls.test.app.inject({ method: 'OPTIONS', url: `/api/portal${file.uploadUrl}` })
      expect([asked.statusCode, asked.headers['tus-version']]).toEqual([204, '1.0.0'])
      for (const method of ['POST', 'PUT', 'DELETE', 'GET'] as const) {
        const answer = await calls.test.app.inject({ method, url: `/api/portal${file.uploadUrl}` })
        expect([answer.statusCode, answer.headers['allow']], method).toEqual([405, 'HEAD, OPTIONS, PATCH'])
      }
    })

    it('finds no file at an address that leads out of the store', async () => {
      expect(await calls.head({ uploadUrl: '/v1/Uploads/..%2F..%2Fetc' })).toMatchObject({ status: 404 })
    })
  })

  it('has at most five uploads per person, until one is cancelled', async () => {
    const files = await Promise.all(Array.from({ length: 5 }, () => calls.create(1000)))
    expect((await calls.begin(1000)).code).toBe('report-file-limit-reached')
    expect((await calls.remove(files[0])).status).toBe(204)
    const atOnce = await Promise.all(Array.from({ length: 3 }, () => calls.begin(1000)))
    expect(atOnce.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  it('leaves nothing behind once an upload is cancelled or expires', async () => {
    const [given, expired] = [await calls.create(2000), await calls.create(2000)]
    for (const file of [given, expired]) await calls.patch(file, 0, bytes.subarray(0, 1000))
    const { db } = calls.test.connection
    await calls.remove(given)
    await sql`update report_file set expires_date = now() - interval '1 second'`.execute(db)
    expect(await calls.head(expired)).toMatchObject({ status: 404 })
    // Two processes clean up at once.
    await Promise.all([forgetOldFiles(db, calls.files), forgetOldFiles(db, calls.files)])
    expect(await Promise.all([given, expired].map(file => calls.received(file)))).toEqual([0, 0])
    const { rows } = await sql`select from report_file union all select from file_removal`.execute(db)
    expect(rows).toEqual([])
  })
})

describe('an uploaded and checked file', () => {
  const folder = async () =>
    rowsOfAnswer(await calls.send('GET', '/ReportFolders?$top=1&$orderby=id'))[0]?.['id']
  const arrived = async (report = quarterly) => {
    const sent = reportFile(report)
    const file = await calls.create(sent.length)
    await calls.patch(file, 0, sent)
    await calls.check(file)
    return { file, sent }
  }
  const give = (file: SentFile, body: object) =>
    calls.send('POST', `/ReportFiles(${file.id})/Import`, { body })
  const draft = async (name: string) => ({ reportKey: null, name, folderId: await folder() })
  const next: typeof quarterly = {
    pages: [
      { name: 'ReportSection1', displayName: 'Synthèse' },
      { name: 'ReportSection3', displayName: 'Trésorerie' },
    ],
  }

  it('becomes a report with its pages, and is no longer an upload', async () => {
    const { file, sent } = await arrived()
    const { status, body } = await give(file, await draft('Importé'))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Importé',
      fileName: 'Liasse T3.pbix',
      fileSize: sent.length,
      fileVersion: 1,
    })
    expect(body).toMatchObject({ pages: [{ displayName: 'Vue d’ensemble' }, { displayName: 'Détail' }] })
    expect(rowsOfAnswer(await calls.list())).toEqual([])
    expect((await give(file, await draft('Encore'))).code).toBe('not-found')
  })

  it('cannot be used before it was checked, or under a name that is taken', async () => {
    const half = await calls.create(2000)
    expect((await give(half, await draft('Trop tôt'))).code).toBe('report-file-incomplete')
    const [one, two] = [await arrived(), await arrived()]
    const names = await Promise.all([
      give(one.file, await draft('Doublé')),
      give(two.file, await draft('doublé')),
    ])
    expect(names.filter(({ code }) => code === 'report-exists')).toHaveLength(1)
    expect(names.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(rowsOfAnswer(await calls.list())).toHaveLength(2)
  })

  it('replaces another file after a comparison was shown, and only then the old one is removed', async () => {
    const first = await arrived()
    const report = (await give(first.file, await draft('Remplacé'))).body as SentFile
    const { file, sent } = await arrived(next)
    expect(
      (await calls.send('GET', `/ReportFiles(${file.id})/Comparison?reportKey=${report.id}`)).body,
    ).toEqual({
      addedPages: [{ name: 'ReportSection3', displayName: 'Trésorerie' }],
      removedPages: [{ name: 'ReportSection2', displayName: 'Détail' }],
      renamedPages: [{ name: 'ReportSection1', displayName: 'Synthèse', formerName: 'Vue d’ensemble' }],
      // Nobody loses the bookmark that was only in the file.
      brokenBookmarks: [],
    })
    const { body } = await give(file, { reportKey: report.id, name: '', folderId: null })
    expect(body).toMatchObject({ id: report.id, name: 'Remplacé', fileVersion: 2, bookmarks: [] })
    expect(await calls.received(first.file)).toBe(first.sent.length)
    await forgetOldFiles(calls.test.connection.db, calls.files)
    expect([await calls.received(first.file), await calls.received(file)]).toEqual([0, sent.length])
  })

  it('can be downloaded by anyone who may read the report, in full or from where a download was interrupted', async () => {
    const { file, sent } = await arrived()
    const { id } = (await give(file, await draft('À lire'))).body as SentFile
    const whole = await calls.download(id)
    expect([whole.statusCode, whole.rawPayload.equals(sent)]).toEqual([200, true])
    expect(whole.headers).toMatchObject({
      'content-disposition': 'attachment; filename="Liasse T3.pbix"',
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    })
    const rest = await calls.download(id, { range: 'bytes=1000-', 'if-range': String(whole.headers['etag']) })
    expect([rest.statusCode, rest.headers['content-range']]).toEqual([
      206,
      `bytes 1000-${sent.length - 1}/${sent.length}`,
    ])
    expect(rest.rawPayload.equals(sent.subarray(1000))).toBe(true)
    expect((await calls.download(id, { range: 'bytes=1000-', 'if-range': '"other"' })).statusCode).toBe(200)
    expect((await calls.download(id, { range: `bytes=${sent.length}-` })).statusCode).toBe(416)
    const denied = await calls.download(id, {}, people.staff)
    expect(denied.json()).toMatchObject({ code: 'report-access-denied' })
  })

  it('holds everyone’s rows: with row-level security it is only for people who administer the report', async () => {
    const { file } = await arrived()
    const { id } = (await give(file, await draft('À chacun'))).body as SentFile
    const { db } = calls.test.connection
    await sql`update report set publication_status = 'published' where id = ${id}::int4`.execute(db)
    await sql`insert into report_access (report_id, kind, contact_id) select ${id}::int4, 'contact', contact.id
      from contact where lower(contact_email_office) = ${people.staff}`.execute(db)
    const waysOf = async (as: string) => {
      const report = await calls.send('GET', `/Reports(${id})`, { as })
      const ticket = await calls.send('GET', `/Reports(${id})/Download`, { as })
      const download = await calls.download(id, {}, as)
      return [(report.body as { mayDownload: boolean }).mayDownload, ticket.status, download.statusCode]
    }
    expect(await waysOf(people.staff)).toEqual([true, 200, 200])
    await sql`update report set security_model = 'reader' where id = ${id}::int4`.execute(db)
    expect(await waysOf(people.staff)).toEqual([false, 403, 403])
    expect(await waysOf(people.administrator)).toEqual([true, 200, 200])
    await sql`delete from report_file where report_id = ${id}::int4`.execute(db)
    expect(await waysOf(people.administrator)).toEqual([false, 404, 404])
  })

  it('is downloaded only with a ticket, by the person it was issued to, as long as they may read the report', async () => {
    const { file, sent } = await arrived()
    const { id } = (await give(file, await draft('Par billet'))).body as SentFile
    const ticketOf = async (report: number, as?: string) => {
      const { code, body } = await calls.send('GET', `/Reports(${report})/Download`, as ? { as } : {})
      return code ?? (body as { ticket: string }).ticket
    }
    const fetched = (ticket: string, report = id, headers = {}) =>
      calls.test.app.inject({ url: `/api/portal/v1/Reports(${report})/File?ticket=${ticket}`, headers })
    const ticket = await ticketOf(id)
    const rest = await fetched(ticket, id, { range: 'bytes=1000-' })
    expect([rest.statusCode, rest.rawPayload.equals(sent.subarray(1000))]).toEqual([206, true])
    // Used for another report, as a token, and with a token of another kind in its place.
    const { db } = calls.test.connection
    expect((await fetched(ticket, 1)).json()).toMatchObject({ code: 'token-invalid' })
    const asToken = await calls.test.app.inject({
      url: `/api/portal/v1/Reports(${id})/File`,
      headers: { authorization: `Bearer ${ticket}` },
    })
    expect(asToken.json()).toMatchObject({ code: 'token-invalid' })
    const embed = await signTicket('embed', db, people.administrator, id)
    expect((await fetched(embed.token)).json()).toMatchObject({ code: 'token-invalid' })
    const over = await signTicket('report', db, people.administrator, id, new Date(Date.now() - 3_600_000))
    expect((await fetched(over.token)).json()).toMatchObject({ code: 'token-expired' })
    const ofStaff = await signTicket('report', db, people.staff, id)
    expect((await fetched(ofStaff.token)).json()).toMatchObject({ code: 'report-access-denied' })
    expect(await ticketOf(id, people.staff)).toBe('report-access-denied')
    await sql`delete from report_file where report_id = ${id}::int4`.execute(db)
    expect(await ticketOf(id)).toBe('not-found')
  })
})
