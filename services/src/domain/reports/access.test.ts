import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp, testFrameOrigin } from '../../server/testing.ts'
import { idOf, type Keyed, LibraryCalls } from './calls.test-support.ts'

/** Access on the demo data; the client of the demo customers has key 1. */
let test: TestApp
let calls: LibraryCalls
let folder: Keyed
beforeAll(async () => {
  test = await startTestApp()
  calls = new LibraryCalls(test)
  folder = await calls.folder('Access', { accountId: 1 })
})
afterAll(() => test.close())

let count = 0
/** A published report of the demo customers' client, with some access. */
async function shared(access: object, place = folder.id): Promise<number> {
  count += 1
  const answer = await calls.createReport(`Shared ${count}`, place, { powerBiUrl: `${testFrameOrigin}/` })
  const id = idOf(answer)
  await calls.patchReport(id, { publicationStatus: 'published' })
  const given = await calls.setAccess(id, { contactIds: [], ...access })
  if (given.status !== 200) throw new Error(given.code)
  return id
}

const roleId = async (name: string) =>
  (
    await test.connection.db
      .selectFrom('role')
      .select('id')
      .where('role_function_description', '=', name)
      .executeTakeFirstOrThrow()
  ).id
const contactId = async (email: string) =>
  (
    await test.connection.db
      .selectFrom('contact')
      .select('id')
      .where('contact_email_office', '=', email)
      .executeTakeFirstOrThrow()
  ).id
const readersOf = (id: number, query = '$top=1000') =>
  calls.list('listReportReaders', `/Reports(${id})/Readers?${query}`)
const reportsOf = (id: number) =>
  calls.list('listReportsOfContact', `/ReportReaders(${id})/Reports?$top=1000`)

/** Tries every way for a person to reach a report. */
async function waysOf(id: number, as: string): Promise<Record<string, string | number | undefined>> {
  const [name] = await calls.list(
    'listReports',
    `/Reports?$filter=id eq ${id}&$select=name,folderPath,accountId`,
  )
  const folderName = String(name?.['folderPath']).split('/').at(-1)
  const path = `${100_000 + Number(name?.['accountId'])}/${folderName}/${String(name?.['name'])}`
  const get = async (operationId: string, way: string) => {
    const { status, code } = await calls.send(operationId, 'GET', way, { as })
    return code ?? status
  }
  const post = async (operationId: string, way: string, body?: object) => {
    const { status, code } = await calls.send(operationId, 'POST', way, { as, ...(body ? { body } : {}) })
    return code ?? status
  }
  return {
    listed: (await calls.list('listReports', `/Reports?$filter=id eq ${id}`, as)).length,
    found: (await calls.list('listReports', `/Reports?$search="${String(name?.['name'])}"`, as)).length,
    read: await get('getReport', `/Reports(${id})`),
    layout: await get('getReportLayout', `/Reports(${id})/Layout`),
    byPath: await get('getReportByPath', `/ReportByPath?path=${path}`),
    opened: await post('openReport', `/Reports(${id})/Open`),
    marked: await post('markFavouriteReport', `/Reports(${id})/Favourite`, { isFavourite: true }),
  }
}
const denied = 'report-access-denied'
const closed = {
  listed: 0,
  found: 0,
  read: denied,
  layout: denied,
  byPath: denied,
  opened: denied,
  marked: denied,
}
const open = { listed: 1, found: 1, read: 200, layout: 200, byPath: 200, opened: 200, marked: 200 }

describe('a report without any grant for a person', () => {
  it('is closed to them in every way, with the same refusal as a report that does not exist', async () => {
    const id = await shared({})
    for (const as of [people.staff, people.partner, people.client])
      expect(await waysOf(id, as), as).toEqual(closed)
    for (const key of [id, 999_999])
      expect(await calls.send('getReport', 'GET', `/Reports(${key})`, { as: people.client })).toMatchObject({
        status: 403,
        code: denied,
        body: { title: 'This report does not exist, or the person does not have access to it' },
      })
    expect(await waysOf(id, people.administrator)).toEqual(open)
  })

  it('is in no count, and neither are its folder and its client', async () => {
    const apart = await calls.folder('Unseen', { accountId: 38 })
    const id = await shared({}, apart.id)
    const lists = [
      ['listReports', `/Reports?$count=true&$filter=id eq ${id}`],
      ['listReportFolders', `/ReportFolders?$count=true&$filter=accountId eq 38`],
      ['listReportClients', `/ReportClients?$count=true&$filter=id eq 38`],
    ] as const
    for (const [operationId, path] of lists) {
      const ask = (as: string) => calls.send(operationId, 'GET', path, { as })
      expect((await ask(people.staff)).body, path).toEqual({ value: [], '@odata.count': 0 })
      expect((await ask(people.manager)).body, path).toMatchObject({ '@odata.count': 1 })
    }
    await calls.setAccess(id, { contactIds: [await contactId(people.staff)] })
    for (const [operationId, path] of lists)
      expect((await calls.send(operationId, 'GET', path, { as: people.staff })).body, path).toMatchObject({
        '@odata.count': 1,
        ...(operationId === 'listReports' ? {} : { value: [{ reportCount: 1 }] }),
      })
  })
})

describe('a report is opened up', () => {
  it.each([
    [
      'a customer role',
      async () => ({ customerRoleIds: [await roleId('Clients')] }),
      people.client,
      people.staff,
    ],
    [
      'a staff role',
      async () => ({ staffRoleIds: [await roleId('Collaborateurs')] }),
      people.staff,
      people.client,
    ],
    ['a grade', async () => ({ grades: ['Associé'] }), people.partner, people.staff],
    ['a business unit', async () => ({ businessUnits: ['Audit Paris'] }), people.staff, people.client],
    [
      'their name',
      async () => ({ contactIds: [await contactId(people.client)] }),
      people.client,
      people.staff,
    ],
  ])('by %s, and to nobody else', async (_kind, access, reader, other) => {
    const id = await shared(await access())
    expect(await waysOf(id, reader)).toEqual(open)
    expect(await waysOf(id, other)).toEqual(closed)
    await calls.patchReport(id, { publicationStatus: 'withdrawn' })
    expect(await waysOf(id, reader)).toEqual(closed)
  })

  it('only to clients of its client, whatever role they have', async () => {
    const elsewhere = await calls.folder('Not theirs', { accountId: 39 })
    const id = await shared({ customerRoleIds: [await roleId('Clients')] }, elsewhere.id)
    expect(await waysOf(id, people.client)).toEqual(closed)
    expect(await calls.setAccess(id, { contactIds: [1, await contactId(people.client)] })).toMatchObject({
      status: 422,
      code: 'report-access-contact-of-another-client',
      body: { errors: [{ pointer: '/contactIds/1' }] },
    })
    // Even if it was given to someone who has since moved to another client.
    await sql`insert into report_access (report_id, kind, contact_id)
      values (${id}, 'contact', ${await contactId(people.client)})`.execute(test.connection.db)
    expect(await waysOf(id, people.client)).toEqual(closed)
    expect((await readersOf(id)).map(row => row['contactEmailOffice'])).not.toContain(people.client)
  })

  it('only with the scope, which a person with a grant may lack', async () => {
    const { db } = test.connection
    // A contact of the client who does not use the portal.
    const stranger = await db
      .insertInto('contact')
      .values({
        contact_first_name: 'Léon',
        contact_last_name: 'Absent',
        contact_email_office: 'leon.absent@customer.example',
        contact_type: 'Client',
        account_id: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const id = await shared({ contactIds: [stranger.id, await contactId(people.client)] })
    expect(await readersOf(id, '$filter=isStaff eq false&$orderby=canOpen')).toMatchObject([
      { id: stranger.id, canOpen: false },
      {
        canOpen: true,
        reasons: [{ kind: 'contact', name: 'Claire Fontaine', englishName: 'Claire Fontaine' }],
      },
    ])
  })
})

describe('the access of a report', () => {
  it('is read and changed kind by kind, in its version', async () => {
    const id = await shared({ grades: ['Manager', 'Associé'], staffRoleIds: [await roleId('Managers')] })
    const read = () => calls.send('getReportAccess', 'GET', `/Reports(${id})/Access`)
    expect(await read()).toMatchObject({
      headers: { etag: '"3"' },
      body: {
        '@odata.etag': '"3"',
        grants: [
          { kind: 'staffRole', name: 'Managers', value: null },
          { kind: 'grade', value: 'Associé', name: 'Associé', key: null },
          { kind: 'grade', value: 'Manager' },
        ],
      },
    })
    const before = await calls.send('getReport', 'GET', `/Reports(${id})`)
    expect((await calls.setAccess(id, { grades: [] }, '"2"')).code).toBe('precondition-failed')
    expect((await calls.setAccess(id, { grades: [] }, '"3"')).body).toMatchObject({
      '@odata.etag': '"4"',
      grants: [{ kind: 'staffRole' }],
    })
    const after = await calls.send('getReport', 'GET', `/Reports(${id})`)
    const dateOf = ({ body }: { body: unknown }) => (body as Keyed)['modificationDate']
    expect(dateOf(after)).toEqual(dateOf(before))
    expect(await calls.setAccess(id, { staffRoleIds: [1, 999_999], grades: ['Nobody'] })).toMatchObject({
      status: 422,
      code: 'report-access-unknown',
      body: { errors: [{ pointer: '/staffRoleIds/1' }, { pointer: '/grades/0' }] },
    })
    expect((await calls.setAccess(999_999, { grades: [] })).code).toBe('not-found')
    for (const way of ['Access', 'Readers'])
      expect((await calls.send('getReportAccess', 'GET', `/Reports(999999)/${way}`)).code).toBe('not-found')
    expect((await calls.send('getReportAccessChoices', 'GET', '/ReportAccessChoices')).body).toMatchObject({
      grades: expect.arrayContaining(['Associé']),
      businessUnits: expect.arrayContaining(['Audit Paris']),
    })
  })

  it('given to a role that is deleted at the same moment: either the grant or the deletion is refused', async () => {
    const id = await shared({})
    for (let round = 0; round < 12; round += 1) {
      const role = await test.connection.db
        .insertInto('role')
        .values({ role_function_description: `Short-lived ${round}` })
        .returning('id')
        .executeTakeFirstOrThrow()
      const [given, deleted] = await Promise.all([
        calls.setAccess(id, { staffRoleIds: [role.id] }),
        test.send('DELETE', `/api/authorization/v1/Roles(${role.id})`, {
          as: people.administrator,
          headers: { 'if-match': '*' },
        }),
      ])
      expect([given.code ?? given.status, deleted.code ?? deleted.status]).toBeOneOf([
        [200, 'role-in-use'],
        ['report-access-unknown', 204],
      ])
      await calls.setAccess(id, { staffRoleIds: [] })
    }
  })

  it('lists every reason for each person', async () => {
    const staff = await contactId(people.staff)
    const id = await shared({
      contactIds: [staff],
      businessUnits: ['Audit Paris'],
      staffRoleIds: [await roleId('Collaborateurs')],
    })
    expect(await readersOf(id, `$filter=id eq ${staff}`)).toMatchObject([
      {
        reasons: [
          { kind: 'staffRole', name: 'Collaborateurs', englishName: 'Staff' },
          { kind: 'businessUnit', name: 'Audit Paris' },
          { kind: 'contact', name: 'Théo Lefèvre' },
        ],
      },
    ])
    const [administrator] = await readersOf(id, `$search="${people.administrator}"`)
    expect(administrator?.['reasons']).toContainEqual({
      kind: 'administrator',
      name: null,
      englishName: null,
    })
  })

  it('is the same from both sides: each report’s readers, and each person’s reports', async () => {
    // The demo people, other staff and the first people of a few clients; the reports of these clients.
    const published = await calls.list(
      'listReports',
      `/Reports?$filter=publicationStatus eq 'published' and accountId le 6&$select=id&$top=1000`,
    )
    const pairs = (ids: string, row: Keyed) => {
      const granted = (row['reasons'] as { kind: string }[]).filter(({ kind }) => kind !== 'administrator')
      return granted.length > 0 ? [`${ids} ${JSON.stringify(granted)}`] : []
    }
    const fromReports: string[] = []
    for (const { id } of published)
      for (const reader of await readersOf(id, '$top=1000&$select=id,reasons&$filter=id le 46'))
        fromReports.push(...pairs(`${id} ${reader.id}`, reader))
    const fromPeople: string[] = []
    const known = new Set(published.map(({ id }) => id))
    for (let id = 1; id <= 46; id += 1)
      for (const report of await reportsOf(id))
        if (known.has(report.id)) fromPeople.push(...pairs(`${report.id} ${id}`, report))
    expect(fromReports.length).toBeGreaterThan(200)
    expect(fromPeople.toSorted()).toEqual(fromReports.toSorted())
    expect((await calls.send('listReportsOfContact', 'GET', '/ReportReaders(999999)/Reports')).code).toBe(
      'not-found',
    )
    // The reports a person is said to read are the ones they can list.
    const own = await reportsOf(await contactId(people.staff))
    const listed = await calls.list('listReports', '/Reports?$top=1000', people.staff)
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(own.map(({ id }) => id)))
    const filter = "$filter=publicationStatus eq 'published'"
    expect(await calls.list('listReports', `/Reports?$top=1000&${filter}`, people.staff)).toEqual(listed)
    // The counts of clients and top-level folders agree too.
    for (const way of ['/ReportClients?$top=500', '/ReportFolders?$filter=depth eq 1&$top=500']) {
      const operation = way.startsWith('/ReportClients') ? 'listReportClients' : 'listReportFolders'
      const counts = (await calls.list(operation, way, people.staff)).map(row => Number(row['reportCount']))
      expect(counts.reduce((sum, each) => sum + each, 0)).toBe(listed.length)
      expect(Math.min(...counts)).toBeGreaterThan(0)
    }
  })
})

it('a client cannot administer reports, whatever scopes a role gave them by mistake', async () => {
  const id = await shared({})
  await sql`insert into role_scope (roles_id, scope_id)
    select ${await roleId('Clients')}, id from scope where scope_name = 'Reports.Manage'`.execute(
    test.connection.db,
  )
  await sql`notify rights`.execute(test.connection.db)
  const as = people.client
  const body = { name: 'Mine', accountId: 1, parentFolderId: null, engagementId: null }
  expect((await calls.send('createReportFolder', 'POST', '/ReportFolders', { as, body })).code).toBe(
    'scope-missing',
  )
  expect((await calls.send('listReportReaders', 'GET', `/Reports(${id})/Readers`, { as })).code).toBe(
    'scope-missing',
  )
  expect(await waysOf(id, as)).toEqual(closed)
})

it('shows who would have access before anything is saved', async () => {
  const body = { customerRoleIds: [], staffRoleIds: [], grades: [], businessUnits: [], contactIds: [] }
  const preview = await calls.send('previewReportAccess', 'POST', '/Reports(1)/Access/Preview', { body })
  expect(preview.body).toEqual({ readerCount: 0, clientCount: 0, readers: [] })
})

it('every operation on access was called', () => {
  expect(calls.notCalled('Report access')).toEqual([])
})
