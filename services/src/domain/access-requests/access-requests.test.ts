import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { people, rowsOfAnswer, startTestApp, type TestApp } from '../../server/testing.ts'
import { RoleCalls } from '../roles/calls.test-support.ts'

let test: TestApp
let roles: RoleCalls
let key: (email: string) => number
let menus: ReadonlyMap<string, number>
/** Gives `Applications.Read` and nothing else that staff lack. */
let narrow: number
/** Gives `Applications.Read` along with much more. */
let wide: number
/** Gives nothing that is requested. */
let other: number

const root = '/api/authorization/v1'
const admin = people.administrator
const { staff, manager, partner, client } = people

beforeAll(async () => {
  test = await startTestApp()
  roles = new RoleCalls(test)
  key = await roles.keys()
  const found = await test.connection.db.selectFrom('menu').select(['id', 'menu_code']).execute()
  menus = new Map(found.map(({ id, menu_code: code }) => [code, id]))
  const scope = await scopeIds()
  narrow = (await roles.create({ addedScopeIds: [scope('Applications.Read')] })).id
  wide = (await roles.create({ addedScopeIds: [scope('Permissions.Read'), scope('Menus.Manage')] })).id
  other = (await roles.create({ addedScopeIds: [scope('Offers.Read')] })).id
})
afterAll(() => test.close())

beforeEach(async () => {
  const { db } = test.connection
  await db.deleteFrom('access_request').execute()
  await db.deleteFrom('mail').execute()
  await sql`delete from notification where is_system`.execute(db)
  for (const id of [narrow, wide, other])
    await roles.plan(id, { removedUserIds: [staff, manager, partner].map(key) })
})

async function scopeIds(): Promise<(name: string) => number> {
  const all = await test.connection.db.selectFrom('scope').select(['id', 'scope_name']).execute()
  return name => all.find(({ scope_name: each }) => each === name)?.id ?? 0
}

interface Asked {
  '@odata.etag': string
  id: number
  state: string
  roles: { id: number; furtherScopes: { scopeName: string }[] }[]
}
const menu = (code: string) => menus.get(code) ?? 0
const ask = (as: string, code = 'SEC01', reason = 'Revue annuelle.') =>
  test.send('POST', `${root}/AccessRequests`, { as, body: { menuId: menu(code), reason } })
async function asked(as: string, code?: string): Promise<Asked> {
  const answer = await ask(as, code)
  expect(answer.status).toBe(201)
  return answer.body as Asked
}
const read = (id: number, as: string = admin) => test.send('GET', `${root}/AccessRequests(${id})`, { as })
const decide = (id: number, what: 'Grant' | 'Refuse' | 'Withdraw', as: string, body?: object, match = '*') =>
  test.send('PATCH', `${root}/AccessRequests(${id})/${what}`, {
    as,
    ...(body && { body }),
    headers: { 'if-match': match },
  })
const grant = (id: number, rolesId = narrow, as: string = admin, match?: string) =>
  decide(id, 'Grant', as, { rolesId }, match)
const refuse = (id: number, answer = 'Non.', as: string = admin, match?: string) =>
  decide(id, 'Refuse', as, { answer }, match)
const withdraw = (id: number, as: string, match?: string) => decide(id, 'Withdraw', as, undefined, match)
const mine = async (as: string) => rowsOfAnswer(await test.send('GET', `${root}/MyAccessRequests`, { as }))
const offered = async (as: string, query = '') =>
  rowsOfAnswer(await test.send('GET', `${root}/RequestableApplications${query}`, { as }))
const titles = async (as: string, query?: string) =>
  (await offered(as, query)).map(each => each['menuEnglishTitle'])
const mails = () =>
  test.connection.db.selectFrom('mail').select(['recipient', 'subject', 'kind']).orderBy('id').execute()
const bell = async (as: string) =>
  rowsOfAnswer(await test.send('GET', '/api/portal/v1/MyNotifications?$orderby=id desc', { as }))

describe('applications to request', () => {
  it('are those that a person cannot see and a role would open, described in words only', async () => {
    expect(await titles(staff)).toEqual(
      expect.arrayContaining(['Administration', 'Security', 'Notifications']),
    )
    const seen = rowsOfAnswer(await test.send('GET', '/api/portal/v1/Menus', { as: staff }))
    const all = await offered(staff)
    for (const { id } of seen) expect(all.map(each => each['menuId'])).not.toContain(id)
    for (const each of all)
      expect(Object.keys(each).toSorted()).toEqual([
        'menuColor',
        'menuDescription',
        'menuEnglishDescription',
        'menuEnglishTitle',
        'menuIcon',
        'menuId',
        'menuTitle',
      ])
    expect(await titles(admin)).not.toContain('Security')
  })

  it('leave out what no role gives, and repeat nothing', async () => {
    const { db } = test.connection
    await sql`insert into scope (scope_name, scope_description, scope_english_description)
      values ('Nobody.Has', 'x', 'x')`.execute(db)
    await sql`update menu set minimum_scope = 'Nobody.Has' where menu_code = 'NOT01'`.execute(db)
    expect(await titles(staff)).not.toContain('Notifications')
    expect(await ask(staff, 'NOT01')).toMatchObject({ status: 422, code: 'access-not-offered' })
    await sql`update menu set minimum_scope = 'Notifications.Manage' where menu_code = 'NOT01'`.execute(db)
    await asked(staff, 'NOT01')
    expect(await titles(staff)).not.toContain('Notifications')
    expect(await titles(manager)).toContain('Notifications')
  })

  it('are found by the page that was refused, including pages below and after it', async () => {
    for (const path of [
      '/app/security/applications',
      '/app/security/roles/7',
      '/app/security/checkpermissions?x=1',
    ])
      expect(await titles(staff, `?path=${path}`)).toEqual(['Security'])
    for (const path of ['/app/security', '/nowhere', '/', '/app/egf/EngagementFinder'])
      expect(await titles(staff, `?path=${path}`)).toEqual([])
    const wrong = await test.send('GET', `${root}/RequestableApplications?path=nowhere`, { as: staff })
    expect(wrong).toMatchObject({ status: 400, code: 'query-invalid' })
  })
})

describe('asking', () => {
  it('is stored with the trimmed reason, and shown to the person who asked', async () => {
    const answer = await ask(staff, 'SEC01', '  Revue\nannuelle. ')
    expect(answer).toMatchObject({ status: 201, body: { state: 'pending', reason: 'Revue\nannuelle.' } })
    expect(await mine(staff)).toEqual([answer.body])
    expect(await mine(manager)).toEqual([])
  })

  it.each([
    ['no reason', { reason: undefined }],
    ['a blank one', { reason: '  ' }],
    ['a long one', { reason: 'x'.repeat(1001) }],
    ['a hidden character', { reason: 'a\u202eb' }],
    ['no key', { menuId: 'x' }],
  ])('is refused with %s', async (_what, change) => {
    const body = { menuId: menu('SEC01'), reason: 'Revue.', ...change }
    const answer = await test.send('POST', `${root}/AccessRequests`, { as: staff, body })
    expect(answer).toMatchObject({ status: 400, code: 'body-invalid' })
  })

  it('must be for an existing application that the person does not have yet', async () => {
    expect(await ask(staff, 'nowhere')).toMatchObject({ status: 400 })
    const unknown = { as: staff, body: { menuId: 2_000_000_000, reason: 'x' } }
    expect((await test.send('POST', `${root}/AccessRequests`, unknown)).code).toBe('access-not-offered')
    // A page of an application is not an application.
    expect((await ask(staff, 'SEC0.6')).code).toBe('access-not-offered')
    expect(await ask(admin)).toMatchObject({ status: 409, code: 'access-not-needed' })
  })

  it('is created once, however often it is sent, and again after it was decided', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(staff)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
    expect(answers.filter(({ code }) => code === 'access-request-pending')).toHaveLength(4)
    const [{ id } = { id: 0 }] = (await mine(staff)) as unknown as Asked[]
    await refuse(id)
    await asked(staff)
  })

  it('disappears from the person’s list after 30 days', async () => {
    const { id } = await asked(staff)
    const { db } = test.connection
    await refuse(id)
    await sql`update access_request set created_date = now() - interval '90 days',
      decided_date = now() - interval '29 days'`.execute(db)
    expect(await mine(staff)).toHaveLength(1)
    await sql`update access_request set decided_date = now() - interval '31 days'`.execute(db)
    expect(await mine(staff)).toEqual([])
  })
})

describe('who may', () => {
  it('no client can ask, whatever a role gave them by mistake', async () => {
    const { id } = await asked(staff)
    const scope = await scopeIds()
    const mistake = await roles.create({
      addedScopeIds: [scope('Roles.Manage')],
      addedUserIds: [key(client)],
    })
    for (const path of [
      'AccessRequests',
      `AccessRequests(${id})`,
      'MyAccessRequests',
      'RequestableApplications',
    ])
      expect((await test.send('GET', `${root}/${path}`, { as: client })).code).toBe('scope-missing')
    for (const answer of [await ask(client), await grant(id, narrow, client), await refuse(id, 'x', client)])
      expect(answer).toMatchObject({ status: 403, code: 'scope-missing' })
    expect((await withdraw(id, client)).code).toBe('scope-missing')
    await roles.plan(mistake.id, { removedUserIds: [key(client)] })
    expect(await mine(staff)).toMatchObject([{ state: 'pending' }])
  })

  it('only people who manage roles read and decide', async () => {
    const { id } = await asked(staff)
    for (const as of [staff, manager, partner]) {
      expect((await test.send('GET', `${root}/AccessRequests`, { as })).code).toBe('scope-missing')
      for (const answer of [await read(id, as), await grant(id, narrow, as), await refuse(id, 'x', as)])
        expect(answer).toMatchObject({ status: 403, code: 'scope-missing' })
    }
    expect(await mine(staff)).toMatchObject([{ state: 'pending' }])
  })

  it('only the person who asked can withdraw', async () => {
    const { id } = await asked(staff)
    for (const as of [manager, admin])
      expect(await withdraw(id, as)).toMatchObject({ status: 404, code: 'not-found' })
    expect(await withdraw(id, staff)).toMatchObject({ status: 200, body: { state: 'withdrawn' } })
  })

  it('nobody can grant their own request', async () => {
    const scope = await scopeIds()
    const second = await roles.create({
      addedScopeIds: [scope('Roles.Manage')],
      addedUserIds: [key(manager)],
    })
    const { id } = await asked(manager, 'NOT01')
    const list = `${root}/AccessRequests`
    expect(rowsOfAnswer(await test.send('GET', list, { as: manager }))).toEqual([])
    expect(rowsOfAnswer(await test.send('GET', list, { as: admin }))).toMatchObject([
      { id, personName: 'Samuel Okafor', personEmail: manager, state: 'pending', menuTitle: 'Notifications' },
    ])
    for (const answer of [
      await read(id, manager),
      await grant(id, 1, manager),
      await refuse(id, 'x', manager),
    ])
      expect(answer).toMatchObject({ status: 404, code: 'not-found' })
    await roles.plan(second.id, { removedUserIds: [key(manager)] })
  })
})

describe('granting', () => {
  it('offers the roles that give the right, those that add the least first', async () => {
    const { id } = await asked(staff)
    const answer = await read(id)
    const { roles: found } = answer.body as Asked
    const place = (role: number) => found.findIndex(each => each.id === role)
    expect(place(narrow)).toBe(0)
    expect(place(wide)).toBeGreaterThan(0)
    expect(place(other)).toBe(-1)
    expect(found[0]?.furtherScopes).toEqual([])
    expect(found[place(wide)]?.furtherScopes.map(each => each.scopeName)).toEqual([
      'Menus.Manage',
      'Permissions.Read',
      'Users.Read',
    ])
    const counts = found.map(each => each.furtherScopes.length)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(answer.headers['etag']).toBe('"1"')
  })

  it('opens the application, appears in the history of the role, and sends a notification', async () => {
    const { id } = await asked(staff)
    const answer = await grant(id)
    expect(answer).toMatchObject({
      status: 200,
      body: { state: 'granted', decidedBy: admin, decidedByName: 'Inès Marchand', roles: [] },
    })
    const seen = rowsOfAnswer(await test.send('GET', '/api/portal/v1/Menus', { as: staff }))
    expect(seen.map(each => each['menuCode'])).toContain('SEC01')
    const [change] = await roles.list(
      'listRoleChanges',
      `/RoleChanges?$filter=rolesId eq ${narrow}&$orderby=id desc`,
    )
    expect(change).toMatchObject({ kind: 'memberAdded', userEmail: staff, changedBy: admin })
    expect((await bell(staff)).slice(0, 1)).toMatchObject([
      { englishTitle: 'Access granted', link: '/app/security/applications' },
    ])
    expect(await mails()).toEqual([
      { recipient: staff, subject: 'Accès accordé : Sécurité', kind: 'access-decision' },
    ])
    expect(await mine(staff)).toMatchObject([{ state: 'granted', decidedByName: 'Inès Marchand' }])
  })

  it('needs a role that gives the right', async () => {
    const { id } = await asked(staff)
    expect(await grant(id, other)).toMatchObject({ status: 422, code: 'access-role-unfit' })
    expect(await grant(id, 2_000_000_000)).toMatchObject({ status: 422, code: 'role-unknown' })
    expect(await mine(staff)).toMatchObject([{ state: 'pending' }])
    expect(await mails()).toEqual([])
  })

  it('is done by one of two administrators; the other is told', async () => {
    const { id } = await asked(staff)
    const answers = await Promise.all([grant(id, narrow, admin, '"1"'), refuse(id, 'Non.', admin, '"1"')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.code).toBe('access-request-decided')
    expect(await mails()).toHaveLength(1)
  })

  it('needs the version that was seen', async () => {
    const { id } = await asked(staff)
    expect(await grant(id, narrow, admin, '"7"')).toMatchObject({ status: 412, code: 'precondition-failed' })
    const without = await test.send('PATCH', `${root}/AccessRequests(${id})/Grant`, {
      as: admin,
      body: { rolesId: narrow },
    })
    expect(without).toMatchObject({ status: 428, code: 'precondition-required' })
  })

  it('is also recorded if the right is given in another way', async () => {
    const { id } = await asked(staff)
    const elsewhere = await asked(staff, 'ADM01')
    await roles.plan(wide, { addedUserIds: [key(staff)] })
    const granted = { state: 'granted', decidedByName: null, decidedDate: expect.any(String) as string }
    expect(await mine(staff)).toMatchObject([granted, granted])
    expect((await grant(id)).code).toBe('access-request-decided')
    expect((await withdraw(elsewhere.id, staff)).code).toBe('access-request-decided')
    // A request granted that way stays granted when the right is removed again.
    await roles.plan(wide, { removedUserIds: [key(staff)] })
    expect(await mine(staff)).toMatchObject([granted, granted])
    await asked(staff)
  })

  it('happens through a scope of a role, too', async () => {
    await roles.plan(other, { addedUserIds: [key(staff)] })
    await asked(staff)
    const scope = await scopeIds()
    await roles.plan(other, { addedScopeIds: [scope('Applications.Read')] })
    expect(await mine(staff)).toMatchObject([{ state: 'granted' }])
    await roles.plan(other, { removedScopeIds: [scope('Applications.Read'), scope('Scopes.Read')] })
  })

  it('gives no staff rights to a person who has left the firm', async () => {
    const { id } = await asked(staff)
    const { db } = test.connection
    const become = (type: string) =>
      sql`update contact set contact_type = ${type} where contact_email_office = ${staff}`.execute(db)
    await become('Client')
    expect((await read(id)).body).toMatchObject({ roles: [] })
    expect(await grant(id)).toMatchObject({ code: 'access-role-unfit' })
    await become('Collaborateur')
  })
})

describe('refusing', () => {
  it('has a reason, and sends a notification', async () => {
    const { id } = await asked(staff)
    expect(await refuse(id, '  ')).toMatchObject({ status: 400, code: 'body-invalid' })
    const answer = await refuse(id, ' Demandez à Inès. ')
    expect(answer).toMatchObject({ status: 200, body: { state: 'refused', answer: 'Demandez à Inès.' } })
    expect(await mine(staff)).toMatchObject([{ state: 'refused', answer: 'Demandez à Inès.' }])
    expect((await bell(staff)).slice(0, 1)).toMatchObject([
      { englishText: 'You cannot open “Security”: Demandez à Inès.', link: '/' },
    ])
    expect(await mails()).toMatchObject([{ subject: 'Demande d’accès refusée : Sécurité' }])
    expect((await refuse(id)).code).toBe('access-request-decided')
  })
})

describe('the deletion of the application', () => {
  it('closes what is pending and keeps what was decided, under the name it had', async () => {
    const { db } = test.connection
    const scope = await scopeIds()
    await sql`insert into menu (menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
        menu_color, menu_icon, menu_link, menu_order, minimum_scope, only_firm)
      select 'GONE1', 'Éphémère', 'Short-lived', '', '', menu_color, menu_icon, '/app/gone', 990, scope_name, true
      from menu, scope where menu_code = 'SEC01' and scope.id = ${scope('Applications.Read')}`.execute(db)
    const gone = await db
      .selectFrom('menu')
      .select('id')
      .where('menu_code', '=', 'GONE1')
      .executeTakeFirstOrThrow()
    const askForIt = async (as: string) =>
      (await test.send('POST', `${root}/AccessRequests`, { as, body: { menuId: gone.id, reason: 'Revue.' } }))
        .body as Asked
    const [pending, decided] = [await askForIt(staff), await askForIt(partner)]
    await refuse(decided.id, 'Non.')
    const answer = await test.send('DELETE', `/api/portal/v1/Menus(${gone.id})`, {
      as: admin,
      headers: { 'if-match': '*' },
    })
    expect(answer.status).toBe(204)
    const named = { menuId: null, menuTitle: 'Éphémère', menuEnglishTitle: 'Short-lived' }
    expect(await mine(staff)).toMatchObject([{ ...named, state: 'closed', decidedByName: null }])
    expect(await mine(partner)).toMatchObject([{ ...named, state: 'refused', answer: 'Non.' }])
    expect((await read(pending.id)).body).toMatchObject({
      ...named,
      state: 'closed',
      scopeName: 'Applications.Read',
      roles: [],
    })
    const list = rowsOfAnswer(await test.send('GET', `${root}/AccessRequests?$orderby=id`, { as: admin }))
    expect(list).toMatchObject([named, named])
    expect((await grant(pending.id)).code).toBe('access-request-decided')
  })
})

describe('the demo data', () => {
  it('has two pending requests, one granted and one refused, in line with people’s rights', async () => {
    const fresh = await startTestApp()
    const answer = await fresh.send('GET', `${root}/AccessRequests?$orderby=state,id`, { as: admin })
    const found = rowsOfAnswer(answer)
    expect(found.map(each => each['state'])).toEqual(['pending', 'pending', 'granted', 'refused'])
    for (const { state, personEmail, menuId } of found) {
      const { rows } = await sql<{ has: boolean }>`select exists (
        select from user_scope join menu on minimum_scope = scope_name
        where user_email = ${personEmail} and menu.id = ${menuId}) as has`.execute(fresh.connection.db)
      expect(rows[0]?.has).toBe(state === 'granted')
    }
    await fresh.close()
  })
})
