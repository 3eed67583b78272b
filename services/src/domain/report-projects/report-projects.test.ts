import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestAnswer, type TestApp, testFrameOrigin } from '../../server/testing.ts'
import { idOf, type Keyed, LibraryCalls } from '../reports/calls.test-support.ts'

/** Projects of the demo customers' client, whose first engagement has key 1. */
let test: TestApp
let calls: LibraryCalls
let folder: Keyed
let apart: Keyed
beforeAll(async () => {
  test = await startTestApp()
  calls = new LibraryCalls(test)
  folder = await calls.folder('Projects', { accountId: 1 })
  apart = await calls.folder('Apart', { accountId: 1, engagementId: await secondEngagement() })
})
afterAll(() => test.close())

/** Another engagement of the same client. */
async function secondEngagement(): Promise<number> {
  const { id } = await test.connection.db
    .insertInto('engagement')
    .values({
      engagement_code: 'E2026-999999',
      engagement_description: 'Paie 2026',
      engagement_statut: 'Actif',
      engagement_type: 'real',
      engagement_account_number: '100001',
      engagement_partner_email: people.partner,
      engagement_manager_email: people.manager,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

let count = 0
/** A published report of the client, readable by its customers or by nobody. */
async function published(isForClients = true, place: Keyed = folder): Promise<number> {
  count += 1
  const id = idOf(await calls.createReport(`Part ${count}`, place.id, { powerBiUrl: `${testFrameOrigin}/` }))
  await calls.patchReport(id, { publicationStatus: 'published' })
  if (!isForClients) return id
  const clients = await test.connection.db
    .selectFrom('role')
    .select('id')
    .where('role_function_description', '=', 'Clients')
    .executeTakeFirstOrThrow()
  await calls.setAccess(id, { customerRoleIds: [clients.id] })
  return id
}

const create = (name: string, changes: object = {}, as: string = people.manager) =>
  calls.send('createReportProject', 'POST', '/ReportProjects', {
    as,
    body: { name, description: '', accountId: 1, engagementId: 1, reportIds: [], ...changes },
  })
const patch = (id: number, body: object, etag = '*', as: string = people.manager) =>
  calls.send('updateReportProject', 'PATCH', `/ReportProjects(${id})`, {
    as,
    body,
    headers: { 'if-match': etag },
  })
const remove = (id: number, etag = '*', as: string = people.manager) =>
  calls.send('deleteReportProject', 'DELETE', `/ReportProjects(${id})`, { as, headers: { 'if-match': etag } })
const read = (id: number, as: string = people.manager) =>
  calls.send('getReportProject', 'GET', `/ReportProjects(${id})`, { as })
const reportsOf = ({ body }: TestAnswer) =>
  (body as { reports: { reportKey: number }[] }).reports.map(({ reportKey }) => reportKey)

describe('a project', () => {
  it('is created with reports, reordered, renamed and deleted; the reports stay', async () => {
    const [one, two, three] = [await published(), await published(), await published(true, apart)]
    const created = await create('Closing', { reportIds: [two, one], description: 'For the board' })
    const id = idOf(created)
    expect(created).toMatchObject({
      status: 201,
      headers: { etag: '"1"', location: `/v1/ReportProjects(${id})` },
      body: {
        name: 'Closing',
        accountNumber: '100001',
        engagementId: 1,
        reportCount: 2,
        reports: [
          { reportKey: two, folderPath: 'Projects', publicationStatus: 'published' },
          { reportKey: one, reportUrl: `/rapport?id=${one}` },
        ],
        createdBy: people.manager,
        modifiedBy: people.manager,
      },
    })
    const ordered = await patch(id, { reportIds: [one, two] }, '"1"', people.administrator)
    expect(ordered).toMatchObject({ headers: { etag: '"2"' }, body: { modifiedBy: people.administrator } })
    expect(reportsOf(ordered)).toEqual([one, two])
    expect((await patch(id, { name: 'Later' }, '"1"')).code).toBe('precondition-failed')
    expect((await patch(id, { reportIds: [three] })).code).toBe('report-project-report-of-another-engagement')
    expect(reportsOf(await read(id))).toEqual([one, two])
    expect((await remove(id, '"1"')).code).toBe('precondition-failed')
    expect((await remove(id, '"2"')).status).toBe(204)
    expect((await read(id)).code).toBe('not-found')
    expect((await remove(id)).code).toBe('not-found')
    expect((await calls.send('getReport', 'GET', `/Reports(${one})`)).status).toBe(200)
  })

  it.each([
    ['report-project-account-required', { accountId: null, engagementId: null }],
    ['report-project-account-unknown', { accountId: 999_999 }],
    ['report-project-engagement-required', { engagementId: null }],
    ['report-project-engagement-unknown', { engagementId: 999_999 }],
    ['report-project-engagement-of-another-client', { engagementId: 2 }],
    ['report-project-report-unknown', { reportIds: [999_999] }],
  ])('is refused with %s', async (code, changes) => {
    expect(await create('Refused', changes)).toMatchObject({ status: 422, code })
  })

  it('cannot have reports of another client, or get another client’s engagement later', async () => {
    const other = await calls.folder('Not theirs', { accountId: 30 })
    const theirs = idOf(await calls.createReport('Not theirs', other.id))
    expect((await create('Mixed', { reportIds: [theirs] })).code).toBe(
      'report-project-report-of-another-client',
    )
    const id = idOf(await create('Stays', { reportIds: [await published()] }))
    expect((await patch(id, { engagementId: 2 })).code).toBe('report-project-engagement-of-another-client')
    expect((await patch(id, { engagementId: null })).code).toBe('report-project-engagement-required')
  })

  it('keeps to its engagement: reports in folders of the previous one cannot move with it', async () => {
    const second = Number(apart['engagementId'])
    const id = idOf(
      await create('Payroll', { engagementId: second, reportIds: [await published(true, apart)] }),
    )
    expect((await patch(id, { engagementId: 1 })).code).toBe('report-project-report-of-another-engagement')
    expect((await patch(id, { engagementId: 1, reportIds: [] })).status).toBe(200)
  })

  it('has a unique name in its engagement, even if two people choose it at once', async () => {
    const both = await Promise.all([create('Même nom'), create('MEME NOM')])
    expect(both.map(({ code, status }) => code ?? String(status)).toSorted()).toEqual([
      '201',
      'report-project-name-taken',
    ])
    const other = idOf(await create('Another name'))
    expect((await patch(other, { name: 'même nom' })).code).toBe('report-project-name-taken')
    expect((await create('Même nom', { engagementId: apart['engagementId'] })).status).toBe(201)
  })

  it('accepts only one of two changes of the same version', async () => {
    const id = idOf(await create('Raced', { reportIds: [await published(), await published()] }))
    const [one = 0, two = 0] = reportsOf(await read(id))
    const both = await Promise.all([
      patch(id, { reportIds: [two, one] }, '"1"'),
      patch(id, { reportIds: [two] }, '"1"'),
    ])
    expect(both.map(({ code, status }) => code ?? String(status)).toSorted()).toEqual([
      '200',
      'precondition-failed',
    ])
  })

  it('hides a report while it is deleted or of another engagement, and keeps its position', async () => {
    const [one, two, three] = [await published(), await published(), await published()]
    const id = idOf(await create('Kept', { reportIds: [one, two, three] }))
    await calls.removeReport(one)
    await calls.moveReport(two, apart.id)
    expect(reportsOf(await read(id))).toEqual([three])
    expect((await create('Gone', { reportIds: [one] })).code).toBe('report-project-report-unknown')
    // A change meanwhile affects only the visible reports.
    expect((await patch(id, { description: 'Two are missing' })).status).toBe(200)
    await calls.restoreReport(one)
    await calls.moveReport(two, folder.id)
    expect(reportsOf(await read(id))).toEqual([one, two, three])
    // Before deleting or moving a report, people are told that a project contains it.
    const impact = await calls.assessReport('delete', { reportKey: one })
    expect(impact.body).toMatchObject({ problems: [], projectCount: 1 })
  })
})

describe('visibility of a project', () => {
  const listed = (as: string) =>
    calls.list('listReportProjects', '/ReportProjects?$search=Readers&$count=true', as)

  it('everyone who may read one of its reports sees it, with only those reports', async () => {
    const [open, closed] = [await published(), await published(false)]
    const id = idOf(await create('Readers', { reportIds: [closed, open] }))
    const hidden = idOf(await create('Readers too', { reportIds: [closed] }))
    expect((await listed(people.client)).map(row => row.id)).toEqual([id])
    expect((await listed(people.staff)).map(row => row.id)).toEqual([])
    expect((await listed(people.manager)).map(row => row.id)).toEqual([id, hidden])
    expect(await read(id, people.client)).toMatchObject({ status: 200, body: { reportCount: 1 } })
    expect(reportsOf(await read(id, people.client))).toEqual([open])
    expect((await read(hidden, people.client)).code).toBe('not-found')
    await calls.patchReport(open, { publicationStatus: 'withdrawn' })
    expect((await read(id, people.client)).code).toBe('not-found')
    expect(reportsOf(await read(id))).toEqual([closed, open])
  })

  it('people without the scope cannot change it, and clients never can', async () => {
    const id = idOf(await create('Theirs to read', { reportIds: [await published()] }))
    for (const as of [people.client, people.staff]) {
      expect((await create('Mine', {}, as)).code).toBe('scope-missing')
      expect((await patch(id, { name: 'Mine' }, '*', as)).code).toBe('scope-missing')
      expect((await remove(id, '*', as)).code).toBe('scope-missing')
    }
  })
})

it('every operation on projects was called', () => {
  expect(calls.notCalled('Report projects')).toEqual([])
})
