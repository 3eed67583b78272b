import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp, testFrameOrigin } from '../../server/testing.ts'
import { idOf, LibraryCalls } from './calls.test-support.ts'
import { writeReportFile } from './report-statements.ts'

/** Reports of a client that has none in the demo data. */
let test: TestApp
let calls: LibraryCalls
let folderId: number
beforeAll(async () => {
  test = await startTestApp()
  calls = new LibraryCalls(test)
  folderId = (await calls.folder('Reports')).id
})
afterAll(() => test.close())

const layout = {
  pages: [{ name: 'p1', displayName: 'Synthèse', isHidden: false, width: 1280, height: 720, visuals: [] }],
  bookmarks: [{ name: 'b1', displayName: 'Ouest', pageName: 'p1' }],
}

const reading = (id: number, action: string, body?: object) =>
  calls.send(
    action === 'Open' ? 'openReport' : 'markFavouriteReport',
    'POST',
    `/Reports(${id})/${action}`,
    body ? { body } : {},
  )
const read = (id: number, as: string = people.manager) =>
  calls.send('getReport', 'GET', `/Reports(${id})`, { as })

describe('a report', () => {
  it('is added, given a file, published, renamed, moved, deleted and restored', async () => {
    const created = await calls.createReport('Marge ', folderId, { height: 900 })
    const id = idOf(created)
    expect(created).toMatchObject({
      status: 201,
      headers: { etag: '"1"', location: `/v1/Reports(${id})` },
      body: {
        name: 'Marge',
        folderPath: 'Reports',
        accountId: 30,
        reportUrl: `/rapport?id=${id}`,
        versionDate: null,
        publicationStatus: 'draft',
        author: people.manager,
        authorName: 'Samuel Okafor',
        height: 900,
        fileVersion: 0,
        pages: [],
        bookmarks: [],
        isFavourite: false,
        lastOpenedDate: null,
        isModified: false,
        mayDownload: false,
      },
    })
    expect((await calls.patchReport(id, { publicationStatus: 'published' })).code).toBe(
      'report-content-missing',
    )
    expect((await calls.assessReport('publish', { reportKey: id })).body).toMatchObject({
      problems: ['report-content-missing'],
    })
    await writeReportFile(test.connection.db, id, { name: 'marge.pbix', size: 5_000_000_000 }, layout)
    expect((await calls.patchReport(id, { publicationStatus: 'published' }, '"1"')).code).toBe(
      'precondition-failed',
    )
    expect((await calls.patchReport(id, { publicationStatus: 'published' }, '"2"')).body).toMatchObject({
      publicationStatus: 'published',
      fileVersion: 1,
      fileName: 'marge.pbix',
      fileSize: 5_000_000_000,
      pages: [{ name: 'p1', displayName: 'Synthèse' }],
      bookmarks: layout.bookmarks,
    })
    expect((await calls.send('getReportLayout', 'GET', `/Reports(${id})/Layout`)).body).toEqual(layout)
    await writeReportFile(
      test.connection.db,
      id,
      { name: 'marge-2.pbix', size: 1 },
      { pages: [], bookmarks: [] },
    )
    expect((await read(id)).body).toMatchObject({ fileVersion: 2, fileName: 'marge-2.pbix', pages: [] })
    const renamed = await calls.patchReport(id, { name: 'Marge & été' })
    expect(renamed.body).toMatchObject({ reportUrl: `/rapport?id=${id}`, versionDate: expect.any(String) })
    await calls.patchReport(id, { name: 'Marge d’été' })
    const byPath = await calls.send('getReportByPath', 'GET', '/ReportByPath?path=100030/reports/MARGE d’ete')
    expect(byPath).toMatchObject({ status: 200, body: { id } })
    const other = await calls.folder('Elsewhere')
    expect((await calls.moveReport(id, other.id)).body).toMatchObject({ folderPath: 'Elsewhere' })
    expect((await calls.removeReport(id, '"1"')).code).toBe('precondition-failed')
    expect((await calls.removeReport(id)).status).toBe(204)
    expect((await read(id)).code).toBe('report-access-denied')
    expect((await calls.restoreReport(id)).body).toMatchObject({ id, folderPath: 'Elsewhere' })
    await calls.removeReport(id)
    await calls.removeFolder(other.id)
    expect((await calls.restoreReport(id)).code).toBe('report-folder-unknown')
  })

  it('can be shown from Power BI instead, named and published in one call', async () => {
    const key = '0b9d3a52-1f0e-4a57-9d6c-8a2b1c3d4e5f'
    const changes = { powerBiUrl: `${testFrameOrigin}/reports/${key}`, reportId: key, reportGroup: key }
    const id = idOf(await calls.createReport('From outside', folderId))
    expect((await calls.patchReport(id, { ...changes, publicationStatus: 'published' })).body).toMatchObject(
      changes,
    )
    for (const powerBiUrl of ['javascript:alert(1)', 'http://a.example', 'https://'])
      expect((await calls.patchReport(id, { powerBiUrl })).code, powerBiUrl).toBe('body-invalid')
    for (const powerBiUrl of [
      'https://app.powerbi.com.evil.example/x',
      `${testFrameOrigin}@evil.example/`,
      `${testFrameOrigin}:444/`,
    ]) {
      const allowed = {
        pointer: '/powerBiUrl',
        code: 'value-not-allowed',
        params: { allowed: [testFrameOrigin] },
      }
      const problem = { status: 400, code: 'body-invalid', body: { errors: [allowed] } }
      expect(await calls.patchReport(id, { powerBiUrl }), powerBiUrl).toMatchObject(problem)
      expect(await calls.createReport('Elsewhere', folderId, { powerBiUrl }), powerBiUrl).toMatchObject(
        problem,
      )
    }
    // A published report cannot lose its content; it is withdrawn first, or in the same call.
    expect((await calls.patchReport(id, { powerBiUrl: null })).code).toBe('report-content-missing')
    const withdrawn = { powerBiUrl: null, publicationStatus: 'withdrawn' }
    expect((await calls.patchReport(id, withdrawn)).body).toMatchObject(withdrawn)
  })

  it.each([
    ['', 'report-name-required'],
    ['abcdefghijklmno', 'report-name-too-long'],
    ['..', 'report-name-invalid'],
  ])('is refused the name %j: %s', async (name, code) => {
    expect(await calls.createReport(name, folderId)).toMatchObject({ status: 422, code })
    expect((await calls.assessReport('create', { name, folderId })).body).toMatchObject({ problems: [code] })
  })

  it('has a unique name in its folder', async () => {
    const one = idOf(await calls.createReport('Créances', folderId))
    const two = idOf(await calls.createReport('Dettes', folderId))
    const other = await calls.folder('Other place')
    const there = idOf(await calls.createReport('creances', other.id))
    expect((await calls.createReport('CREANCES', folderId)).code).toBe('report-exists')
    expect((await calls.patchReport(two, { name: 'creances' })).code).toBe('report-exists')
    expect((await calls.moveReport(there, folderId)).code).toBe('report-exists')
    expect((await calls.assessReport('move', { reportKey: there, folderId })).body).toMatchObject({
      problems: ['report-exists'],
    })
    await calls.removeReport(one)
    expect((await calls.moveReport(there, folderId)).status).toBe(200)
    expect((await calls.restoreReport(one)).code).toBe('report-exists')
  })

  it('needs a folder, and stays with its client', async () => {
    expect((await calls.createReport('Nowhere', null)).code).toBe('report-placement-required')
    expect((await calls.createReport('Nowhere', 999_999)).code).toBe('report-folder-unknown')
    const id = idOf(await calls.createReport('Placed', folderId))
    const other = await calls.folder('Not mine', { accountId: 31 })
    expect((await calls.moveReport(id, other.id)).code).toBe('report-folder-of-another-client')
    expect((await calls.moveReport(id, 999_999)).code).toBe('report-folder-unknown')
    for (const [kind, problem] of [
      ['delete', 'report-required'],
      ['move', 'report-required'],
      ['create', 'report-placement-required'],
    ] as const)
      expect((await calls.assessReport(kind, { name: 'X' })).body).toMatchObject({ problems: [problem] })
    expect((await calls.assessReport('move', { reportKey: id })).body).toMatchObject({
      problems: ['report-placement-required'],
    })
  })
})

it('each reader has their own favourites, and sees what has changed since they looked', async () => {
  const id = idOf(await calls.createReport('Looked at', folderId))
  expect((await reading(id, 'Favourite', { isFavourite: true })).body).toEqual({
    id,
    isFavourite: true,
    lastOpenedDate: null,
  })
  expect((await reading(id, 'Open')).body).toMatchObject({
    isFavourite: true,
    lastOpenedDate: expect.any(String),
  })
  const mine = () =>
    calls.list(
      'listReports',
      `/Reports?$filter=isFavourite and folderId eq ${folderId}&$orderby=lastOpenedDate desc`,
    )
  expect(await mine()).toMatchObject([{ id, isModified: false }])
  await calls.patchReport(id, { width: 1280 })
  expect(await mine()).toMatchObject([{ id, isModified: true }])
  const others = `/Reports?$filter=isFavourite and folderId eq ${folderId}`
  expect(await calls.list('listReports', others, people.administrator)).toEqual([])
  expect((await calls.assessReport('delete', { reportKey: id })).body).toMatchObject({
    problems: [],
    favouriteCount: 1,
  })
  await reading(id, 'Favourite', { isFavourite: false })
  expect(await mine()).toEqual([])
})

it('a delivered report is new for its readers until they open it, and again once its file is replaced', async () => {
  const { db } = test.connection
  const place = await calls.folder('Delivered', { accountId: 1 })
  const id = idOf(await calls.createReport('Delivered', place.id))
  const news = (as: string) => calls.list('listNewReports', '/NewReports', as)
  const ofReport = async (as: string) => (await news(as)).filter(each => each.id === id)
  const reader = await db
    .selectFrom('contact')
    .select('id')
    .where('contact_email_office', '=', people.client)
    .executeTakeFirstOrThrow()
  await calls.setAccess(id, { contactIds: [reader.id] })
  expect(await ofReport(people.client)).toEqual([])
  await writeReportFile(db, id, { name: 'delivered.pbix', size: 1 }, layout)
  await calls.patchReport(id, { publicationStatus: 'published' })
  await sql`update report set delivered_date = now() where id = ${id}`.execute(db)
  expect(await ofReport(people.client)).toMatchObject([
    { name: 'Delivered', isReplaced: false, documentCount: 0 },
  ])
  expect(await ofReport(people.manager), 'who only administers it').toEqual([])
  await calls.send('openReport', 'POST', `/Reports(${id})/Open`, { as: people.client })
  expect(await ofReport(people.client)).toEqual([])
  await writeReportFile(db, id, { name: 'delivered-2.pbix', size: 1 }, layout)
  expect(await ofReport(people.client)).toMatchObject([{ isReplaced: true }])
})

it('the pictures of a report are for its readers only', async () => {
  const id = idOf(await calls.createReport('Drawn', folderId))
  const ask = (as: string) => calls.send('getReportImages', 'GET', `/Reports(${id})/Images`, { as })
  expect(await ask(people.manager)).toMatchObject({ status: 200, body: { images: [] } })
  expect(await ask(people.client)).toMatchObject({ status: 403, code: 'report-access-denied' })
})

it('every operation on reports was called', () => {
  expect(calls.notCalled('Reports')).toEqual([])
})
