import { buffer } from 'node:stream/consumers'
import { reportFile, templateFile } from '@parvis/openapi/report-files'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, rowsOfAnswer, type TestRequest } from '../../server/testing.ts'
import { type SentFile, startUploadApp, type UploadCalls } from '../report-files/uploads.test-support.ts'

let calls: UploadCalls
beforeAll(async () => {
  calls = await startUploadApp()
})
afterAll(() => calls.close())

const bytes = templateFile()
const path = (id: number, action = '') => `/ReportTemplates(${id})${action}`

/** Uploads a file as a template, and has it checked. */
async function sent(content: Uint8Array = bytes, fileName = 'Mensuel.pbit'): Promise<SentFile> {
  const body = { kind: 'template', fileName, fileSize: content.length, fileDate: null }
  const { body: file } = await calls.send('POST', '/ReportFiles', { body })
  await calls.patch(file as SentFile, 0, content)
  return file as SentFile
}
async function checked(): Promise<number> {
  const file = await sent()
  const { status, code } = await calls.check(file)
  if (status !== 200) throw new Error(code)
  return file.id
}

const create = (name: string, fileId: number, changes: object = {}) =>
  calls.send('POST', '/ReportTemplates', {
    body: { fileId, name, description: 'Chaque mois', offerId: 2, note: '', ...changes },
  })
const created = async (name: string) => (await create(name, await checked())).body as { id: number }
const patch = (id: number, body: object, etag = '*') =>
  calls.send('PATCH', path(id), { body, headers: { 'if-match': etag } })
const addVersion = (id: number, fileId: number, note = 'Mieux') =>
  calls.send('POST', path(id, '/Versions'), { body: { fileId, note } })
const asStaff = { as: people.staff }

async function download(id: number, query = '', as: string = people.staff, headers: object = {}) {
  return calls.test.app.inject({
    url: `/api/portal/v1${path(id, '/File')}${query}`,
    headers: { authorization: await calls.test.bearer(as), ...headers },
  })
}

describe('the file of a template', () => {
  it('is a .pbit without data; a report is not accepted as a template, nor the other way round', async () => {
    const named = (fileName: string) =>
      calls.send('POST', '/ReportFiles', {
        body: { kind: 'template', fileName, fileSize: 10, fileDate: null },
      })
    expect((await named('Mensuel.pbix')).code).toBe('report-file-template-extension')
    expect((await calls.check(await sent(reportFile()))).code).toBe('report-file-not-template')
    const fileId = await checked()
    const body = { reportKey: null, name: 'Modèle', folderId: 1 }
    expect((await calls.send('POST', `/ReportFiles(${fileId})/Import`, { body })).code).toBe('not-found')
    await sql`delete from report_file where template_version_id is null`.execute(calls.test.connection.db)
  })
})

describe('a template', () => {
  it('is created from a file, gets versions, is downloaded by staff on record, and is retired', async () => {
    const answer = await create(' Liasse ', await checked())
    const { id } = answer.body as { id: number }
    expect(answer).toMatchObject({
      status: 201,
      headers: { etag: '"1"', location: `/v1/ReportTemplates(${id})` },
      body: {
        name: 'Liasse',
        solution: 'Tableau de bord mensuel',
        englishSolution: 'Monthly dashboard',
        currentVersion: 1,
        fileName: 'Mensuel.pbit',
        fileSize: bytes.length,
        isRetired: false,
        useCount: 0,
        pages: [{ displayName: 'Vue d’ensemble' }, { displayName: 'Détail' }],
        createdByName: 'Inès Marchand',
      },
    })
    expect((await addVersion(id, await checked())).body).toMatchObject({
      currentVersion: 2,
      versions: [{ version: 2, note: 'Mieux' }, { version: 1 }],
    })
    const layout = await calls.send('GET', path(id, '/Layout?version=1'), asStaff)
    expect(layout.body).toMatchObject({ pages: [{ displayName: 'Vue d’ensemble' }, {}] })
    const taken = await download(id, '?version=1')
    expect(taken.statusCode).toBe(200)
    expect(taken.headers['content-disposition']).toContain('Mensuel.pbit')
    expect(taken.rawPayload).toEqual(Buffer.from(bytes))
    // A browser that saves the file itself sends no header, and has a ticket for this template only.
    const given = await calls.send('GET', path(id, '/Download'), { as: people.manager })
    const { ticket } = given.body as { ticket: string }
    const fetched = (template: number, operation = 'ReportTemplates') =>
      calls.test.app.inject({
        url: `/api/portal/v1/${operation}(${template})/File?ticket=${ticket}`,
        headers: { range: 'bytes=10-' },
      })
    expect((await fetched(id)).statusCode).toBe(206)
    for (const wrong of [await fetched(1), await fetched(id, 'Reports')])
      expect(wrong.json()).toMatchObject({ code: 'token-invalid' })
    // Resuming an interrupted download is not a second use.
    expect((await download(id, '', people.partner, { range: 'bytes=100-' })).statusCode).toBe(206)
    const uses = await calls.send('GET', path(id, '/Uses'))
    expect(rowsOfAnswer(uses)).toMatchObject([
      { version: 1, usedBy: people.staff, usedByName: 'Théo Lefèvre' },
    ])
    expect((await patch(id, { isRetired: true }, '"1"')).code).toBe('precondition-failed')
    expect((await patch(id, { isRetired: true })).body).toMatchObject({ isRetired: true, useCount: 1 })
    expect((await addVersion(id, await checked())).code).toBe('report-template-retired')
    expect((await download(id)).json()).toMatchObject({ code: 'report-template-retired' })
    expect((await download(id, '', people.manager)).statusCode).toBe(200)
    expect((await patch(id, { isRetired: false, description: '' })).body).toMatchObject({ isRetired: false })
    await sql`delete from report_file where template_version_id is null`.execute(calls.test.connection.db)
  })

  it('keeps the file of each version in the store', async () => {
    const { id } = await created('Stocks')
    const { rows } = await sql<{ key: string }>`
      select report_file.key from report_file join report_template_version as version
        on version.id = template_version_id where version.template_id = ${id}`.execute(
      calls.test.connection.db,
    )
    const key = rows[0]?.key ?? ''
    expect(await buffer(await calls.files.read(key, 0, bytes.length))).toEqual(Buffer.from(bytes))
    // It is no longer listed as an upload.
    expect(rowsOfAnswer(await calls.list())).toEqual([])
  })

  it('has a unique name, ignoring case, accents and concurrent requests', async () => {
    const [one, two] = [await checked(), await checked()]
    const answers = await Promise.all([create('Trésorerie', one), create('TRESORERIE', two)])
    expect(answers.map(({ status }) => status).toSorted((first, second) => first - second)).toEqual([
      201, 409,
    ])
    expect(answers.find(({ status }) => status === 409)?.code).toBe('report-template-name-taken')
    const { id } = await created('Autre')
    expect((await patch(id, { name: 'tresorerie' })).code).toBe('report-template-name-taken')
    expect((await patch(id, { offerId: 999_999 })).code).toBe('report-template-solution-unknown')
    await sql`delete from report_file where template_version_id is null`.execute(calls.test.connection.db)
  })

  it('is created only from one’s own checked template file', async () => {
    const unchecked = await sent()
    const own = await checked()
    for (const fileId of [unchecked.id, 999_999])
      expect((await create('Sans fichier', fileId)).code).toBe('report-template-file-unknown')
    const body = { fileId: own, name: 'D’un autre', description: '', offerId: 2, note: '' }
    const other = { as: calls.otherAdministrator, body }
    expect((await calls.send('POST', '/ReportTemplates', other)).code).toBe('report-template-file-unknown')
    expect((await create('Sans solution', own, { offerId: 999_999 })).code).toBe(
      'report-template-solution-unknown',
    )
    // A refused request does not use the file up.
    expect((await create('Avec fichier', own)).status).toBe(201)
  })
})

it('staff download templates but cannot change them; clients see none', async () => {
  const { id } = await created('Pour tous')
  const get = (as: string, request: TestRequest = {}) => calls.send('GET', path(id), { as, ...request })
  expect((await get(people.staff)).status).toBe(200)
  expect((await calls.send('GET', '/ReportTemplates?$search=pour tous', asStaff)).body).toMatchObject({
    value: [{ id }],
  })
  expect((await calls.send('GET', path(id, '/Uses'), asStaff)).code).toBe('scope-missing')
  const change = { ...asStaff, body: { name: 'X' }, headers: { 'if-match': '*' } }
  expect((await calls.send('PATCH', path(id), change)).code).toBe('scope-missing')
  expect((await get(people.client)).code).toBe('scope-missing')
  for (const action of ['', '/Layout', '/File'])
    expect((await calls.send('GET', path(999_999, action), asStaff)).code).toBe('not-found')
})
