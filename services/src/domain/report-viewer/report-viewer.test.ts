import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signTicket } from '../../access/ticket.ts'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'
import { LibraryCalls } from '../reports/calls.test-support.ts'
import type { ReportField, ReportLayout } from '../reports/layout.ts'
import { writeReportFile } from '../reports/report-statements.ts'

/** A report of the demo clients' own account, with a page made for this test. */
let test: TestApp
let calls: LibraryCalls
let reportId: number
const field = (table: string, name: string, summary: ReportField['summary'] = null): ReportField => ({
  table,
  name,
  summary,
})
const fees = field('Honoraires', 'Honoraires', 'sum')
const layout: ReportLayout = {
  pages: [
    {
      name: 'p1',
      displayName: 'Synthèse',
      isHidden: false,
      width: 1280,
      height: 720,
      visuals: [
        { kind: 'card', fields: [fees] },
        { kind: 'columnChart', fields: [field('Calendrier', 'Mois'), fees] },
        { kind: 'slicer', fields: [field('Missions', 'Statut')] },
        { kind: 'tableEx', fields: [field('Missions', 'Code'), fees] },
        { kind: 'card', fields: [field('Ventes', 'Marge', 'measure')] },
        { kind: 'card', fields: [field('Honoraires', 'Heures', 'sum')] },
      ].map((visual, n) => ({
        name: `v${n + 1}`,
        title: 'Honoraires',
        isFiltered: false,
        ...visual,
        x: 0,
        y: 0,
        z: 0,
        width: 100,
        height: 100,
      })),
    },
  ],
  bookmarks: [],
}
beforeAll(async () => {
  test = await startTestApp()
  calls = new LibraryCalls(test)
  const folder = await calls.folder('Embedded', { accountId: 1 })
  reportId = ((await calls.createReport('Shown', folder.id)).body as { id: number }).id
  await writeReportFile(test.connection.db, reportId, { name: 'a.pbix', size: 1 }, layout)
})
afterAll(() => test.close())

const question = { page: 'p1', filters: [], from: null, to: null }
const embed = (as: string = people.manager) =>
  calls.send('getReportEmbed', 'GET', `/Reports(${reportId})/Embed`, { as })
const figures = (body: object, request: object = {}) =>
  calls.send('askReportFigures', 'POST', `/Reports(${reportId})/Figures`, { body, ...request })

interface Figures {
  mayManage: boolean
  visuals: {
    shape: string
    reason: string | null
    total: number | null
    rows: { key: string; value: number }[]
  }[]
  firstMonth: string
  lastMonth: string
}

describe('embedding a report', () => {
  it('uses an address of the portal and a token that expires', async () => {
    const { status, body } = await embed()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      source: 'parvis',
      embedUrl: `/report-page/?reportId=${reportId}`,
      reportKey: String(reportId),
    })
    const { expiresDate } = body as { expiresDate: string }
    expect(new Date(expiresDate).getTime() - Date.now()).toBeGreaterThan(14 * 60_000)
  })

  it('is refused to people who may not read the report, and for a report without content', async () => {
    expect((await embed(people.client)).code).toBe('report-access-denied')
    const folder = await calls.folder('Empty one', { accountId: 1 })
    const { id } = (await calls.createReport('Nothing', folder.id)).body as { id: number }
    expect((await calls.send('getReportEmbed', 'GET', `/Reports(${id})/Embed`)).code).toBe(
      'report-content-missing',
    )
  })
})

describe('an embed token', () => {
  const send = (method: string, path: string, token: string, body?: object) =>
    test.send(method, `/api/portal/v1${path}`, {
      headers: { authorization: `Bearer ${token}` },
      ...(body ? { body } : {}),
    })

  it('gives access to the layout and figures of its report, and nothing else', async () => {
    const { accessToken } = (await embed()).body as { accessToken: string }
    const figuresPath = `/Reports(${reportId})/Figures`
    expect((await send('GET', `/Reports(${reportId})/Layout`, accessToken)).status).toBe(200)
    expect((await send('POST', figuresPath, accessToken, question)).status).toBe(200)
    expect((await send('GET', '/Reports(1)/Layout', accessToken)).code).toBe('token-invalid')
    expect((await send('GET', `/Reports(${reportId})`, accessToken)).code).toBe('token-invalid')
    expect((await send('GET', '/Menus', accessToken)).code).toBe('token-invalid')
  })

  it('gives no more access than the person has, and is refused once it has expired or with a foreign signature', async () => {
    const { db } = test.connection
    const path = `/Reports(${reportId})/Layout`
    const ofClient = await signTicket('embed', db, people.client, reportId)
    expect((await send('GET', path, ofClient.token)).code).toBe('report-access-denied')
    const over = await signTicket('embed', db, people.manager, reportId, new Date(Date.now() - 3_600_000))
    expect((await send('GET', path, over.token)).code).toBe('token-expired')
    const [head = '', payload = ''] = over.token.split('.')
    expect((await send('GET', path, `${head}.${payload}.AAAA`)).code).toBe('token-invalid')
  })
})

describe('the figures of a page', () => {
  it('add up, by month and by engagement', async () => {
    const { visuals, firstMonth, lastMonth } = (await figures(question)).body as Figures
    const sums = visuals.map(({ rows }) => rows.reduce((sum, { value }) => sum + value, 0))
    const total = visuals[0]?.total ?? 0
    expect(total).toBeGreaterThan(0)
    expect(sums[1]).toBeCloseTo(total, 1)
    expect(sums[3]).toBeGreaterThan(0)
    expect(visuals[1]?.rows.map(({ key }) => key)).toEqual(visuals[1]?.rows.map(({ key }) => key).toSorted())
    expect([firstMonth, lastMonth]).toEqual(['2023-12', '2026-11'])
  })

  it('are missing for fields the services do not know, and for clients if they are internal to the firm', async () => {
    const whole = (await figures(question)).body as Figures
    expect(whole.visuals[4]).toMatchObject({
      shape: 'layout',
      reason: 'unknownFields',
      total: null,
      rows: [],
    })
    expect(whole.visuals[5]?.total).toBeGreaterThan(0)
    const clients = await test.connection.db
      .selectFrom('role')
      .select('id')
      .where('role_function_description', '=', 'Clients')
      .executeTakeFirstOrThrow()
    await calls.setAccess(reportId, { customerRoleIds: [clients.id] })
    await calls.patchReport(reportId, { publicationStatus: 'published' })
    const ofClient = (await figures(question, { as: people.client })).body as Figures
    expect(ofClient.visuals[0]?.total).toBeGreaterThan(0)
    expect([whole.mayManage, ofClient.mayManage]).toEqual([true, false])
    expect(ofClient.visuals[5]).toMatchObject({ shape: 'layout', reason: 'staffOnly', total: null, rows: [] })
    const filters = [{ field: 'manager', operator: 'in', values: [people.manager] }]
    const probed = (await figures({ ...question, filters }, { as: people.client })).body as Figures
    expect(probed.visuals.map(({ total, rows }) => [total, rows.length])).toEqual(
      probed.visuals.map(() => [null, 0]),
    )
    await calls.setAccess(reportId, { customerRoleIds: [] })
  })

  it('are refused to another company’s client whose role has the report', async () => {
    const clients = await test.connection.db
      .selectFrom('role')
      .select('id')
      .where('role_function_description', '=', 'Clients')
      .executeTakeFirstOrThrow()
    const folder = await calls.folder('Other company', { accountId: 2 })
    const { id } = (await calls.createReport('Theirs', folder.id)).body as { id: number }
    await writeReportFile(test.connection.db, id, { name: 'a.pbix', size: 1 }, layout)
    await calls.setAccess(id, { customerRoleIds: [clients.id] })
    await calls.patchReport(id, { publicationStatus: 'published' })
    const ask = (as: string) =>
      calls.send('askReportFigures', 'POST', `/Reports(${id})/Figures`, { as, body: question })
    expect((await ask(people.manager)).status).toBe(200)
    expect((await ask(people.client)).code).toBe('report-access-denied')
  })

  it('are filtered by months and filters, unlike the choices of a slicer', async () => {
    const all = (await figures(question)).body as Figures
    const [first] = all.visuals[2]?.rows ?? []
    const narrow = {
      ...question,
      from: '2026-01',
      to: '2026-06',
      filters: [{ field: 'status', operator: 'in', values: [first?.key ?? ''] }],
    }
    const some = (await figures(narrow)).body as Figures
    expect(some.visuals[0]?.total).toBeLessThan(all.visuals[0]?.total ?? 0)
    expect(some.visuals[1]?.rows.every(({ key }) => key >= '2026-01' && key <= '2026-06')).toBe(true)
    expect(some.visuals[2]?.rows).toHaveLength(all.visuals[2]?.rows.length ?? -1)
    const none = {
      ...question,
      filters: [{ field: 'engagement', operator: 'in', values: [`'; drop table report`] }],
    }
    expect((await figures(none)).body).toMatchObject({
      visuals: [{ total: null }, { rows: [] }, {}, {}, {}, {}],
    })
  })

  it('are limited to each reader’s own rows if the report says so', async () => {
    await calls.patchReport(reportId, { securityModel: 'reader' })
    const ofManager = (await figures(question)).body as Figures
    const ofAdministrator = (await figures(question, { as: people.administrator })).body as Figures
    expect(ofManager.visuals[0]?.total).toBeGreaterThan(0)
    expect(ofAdministrator.visuals[0]?.total).toBeNull()
    await calls.patchReport(reportId, { securityModel: 'everyone' })
  })

  it('are refused for an unknown page', async () => {
    expect((await figures({ ...question, page: 'gone' })).code).toBe('report-page-unknown')
  })
})

describe('a bookmark', () => {
  const save = (name: string, changes: object = {}, as: string = people.manager) =>
    calls.send('createSavedBookmark', 'POST', `/Reports(${reportId})/Bookmarks`, {
      as,
      body: { name, pageName: 'p1', state: 'WzEse30', isShared: false, ...changes },
    })
  const list = (as: string = people.manager) =>
    calls.list('listSavedBookmarks', `/Reports(${reportId})/Bookmarks`, as)
  const names = async (as?: string) => (await list(as)).map(({ name }) => name)
  const change = (operationId: string, method: string, id: number, path = '', request: object = {}) =>
    calls.send(operationId, method, `/SavedBookmarks(${id})${path}`, request)
  const match = { headers: { 'if-match': '*' } }

  it('is saved, shared, sorted, made the default and deleted', async () => {
    const first = (await save('Ouest')).body as { id: number }
    const second = (await save('Est', { isShared: true })).body as { id: number }
    expect((await save('ouest')).code).toBe('saved-bookmark-name-taken')
    expect((await save('Nord', { pageName: 'gone' })).code).toBe('report-page-unknown')
    expect(await names()).toEqual(['Ouest', 'Est'])
    expect(await names(people.administrator)).toEqual(['Est'])
    const moved = await change('moveSavedBookmark', 'POST', first.id, '/Move', { body: { beforeId: null } })
    expect((moved.body as { value: { name: string }[] }).value.map(({ name }) => name)).toEqual([
      'Est',
      'Ouest',
    ])
    for (const id of [first.id, second.id])
      await change('markDefaultBookmark', 'POST', id, '/Default', { body: { isDefault: true } })
    expect((await list()).map(({ isDefault }) => isDefault)).toEqual([true, false])
    expect((await list(people.administrator)).map(({ isDefault }) => isDefault)).toEqual([false])
    const renamed = await change('updateSavedBookmark', 'PATCH', first.id, '', {
      ...match,
      body: { name: 'Sud' },
    })
    expect(renamed).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { name: 'Sud', isMine: true },
    })
    expect((await change('deleteSavedBookmark', 'DELETE', first.id, '', match)).status).toBe(204)
    expect(await names()).toEqual(['Est'])
  })

  it('is changed only by its owner, and hidden from people who may not read the report', async () => {
    const shared = (await save('Commun', { isShared: true })).body as { id: number }
    const as = people.administrator
    expect((await change('getSavedBookmark', 'GET', shared.id, '', { as })).body).toMatchObject({
      isMine: false,
      ownerName: 'Samuel Okafor',
    })
    expect((await change('deleteSavedBookmark', 'DELETE', shared.id, '', { ...match, as })).code).toBe(
      'saved-bookmark-not-owned',
    )
    expect((await change('getSavedBookmark', 'GET', shared.id, '', { as: people.client })).code).toBe(
      'not-found',
    )
    expect((await save('Autre', {}, people.client)).code).toBe('report-access-denied')
  })

  it('that is made a default while its owner deletes it is deleted, and setting the default succeeds or is refused', async () => {
    const as = people.administrator
    for (let round = 0; round < 8; round++) {
      const { id } = (await save(`Commun ${round}`, { isShared: true })).body as { id: number }
      const [marked, deleted] = await Promise.all([
        change('markDefaultBookmark', 'POST', id, '/Default', { as, body: { isDefault: true } }),
        change('deleteSavedBookmark', 'DELETE', id, '', match),
      ])
      expect(deleted.status).toBe(204)
      expect(marked.code ?? marked.status).toBeOneOf([200, 'not-found'])
    }
  })

  it('is marked if a newer version of the report no longer has its page', async () => {
    const { id } = (await save('Bientôt cassé')).body as { id: number }
    await writeReportFile(
      test.connection.db,
      reportId,
      { name: 'b.pbix', size: 1 },
      { ...layout, pages: layout.pages.map(page => ({ ...page, name: 'p9' })) },
    )
    expect((await change('getSavedBookmark', 'GET', id)).body).toMatchObject({
      isBroken: true,
      pageTitle: null,
    })
    await writeReportFile(test.connection.db, reportId, { name: 'a.pbix', size: 1 }, layout)
  })

  it('of a report that Power BI shows is not marked, because its pages are unknown here', async () => {
    const { id } = (await save('De l’espace de travail')).body as { id: number }
    await sql`delete from report_layout where report_id = ${reportId}::int4`.execute(test.connection.db)
    expect((await change('getSavedBookmark', 'GET', id)).body).toMatchObject({
      isBroken: false,
      pageTitle: null,
    })
    await writeReportFile(test.connection.db, reportId, { name: 'a.pbix', size: 1 }, layout)
  })
})

it('every operation of the viewer was called', () => {
  expect(calls.notCalled('Report viewer')).toEqual([])
})
