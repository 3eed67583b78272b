import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, rowsOfAnswer, startTestApp, type TestApp } from '../server/testing.ts'
import { openToAll, openToStaff } from './open-rows.ts'
import { rowAccess, rowsOf } from './rows.ts'

/** A client, and what they must not see in any way. */
let test: TestApp
let own: { contactId: number; accountNumber: string; accountId: number }
beforeAll(async () => {
  test = await startTestApp()
  const found = await sql<{ contact_id: number; account_id: number; account_number: string }>`
    select contact.id as contact_id, account.id as account_id, account_number
    from contact join account on account.id = contact.account_id
    where contact_email_office = ${people.client}`.execute(test.connection.db)
  const row = found.rows[0]
  if (!row) throw new Error('The demo client has no account')
  own = { contactId: row.contact_id, accountId: row.account_id, accountNumber: row.account_number }
  // Scopes that no demo client holds, so that only the row rules restrict them.
  await sql`insert into role_scope (roles_id, scope_id)
    select role_static_user.roles_id, scope.id from scope, role_static_user
    join app_user on app_user.id = role_static_user.users_id where user_email = ${people.client}
    on conflict do nothing`.execute(test.connection.db)
})
afterAll(() => test.close())

const asClient = async (path: string) =>
  rowsOfAnswer(await test.send('GET', `/api/${path}`, { as: people.client }))

describe('a client with every scope', () => {
  it('sees one contact: their own', async () => {
    const rows = await asClient('customer-store/v1/Contacts?$top=1000')
    expect(rows.map(row => row['id'])).toEqual([own.contactId])
    expect(await asClient("customer-store/v1/Contacts?$filter=contactType eq 'Collaborateur'")).toEqual([])
    expect(await asClient(`customer-store/v1/Contacts?$filter=id ne ${own.contactId} or true`)).toHaveLength(
      1,
    )
  })

  it('sees one account, and no engagement of another', async () => {
    const accounts = await asClient('customer-store/v1/Accounts')
    expect(accounts.map(row => row['accountNumber'])).toEqual([own.accountNumber])
    const engagements = await asClient('organisation/v1/Engagements?$top=1000')
    expect(engagements.length).toBeGreaterThan(0)
    expect(new Set(engagements.map(row => row['engagementAccountNumber']))).toEqual(
      new Set([own.accountNumber]),
    )
  })

  it('counts only what they see', async () => {
    const answer = await test.send('GET', '/api/customer-store/v1/Contacts?$count=true', {
      as: people.client,
    })
    expect(answer.body).toMatchObject({ '@odata.count': 1 })
  })

  it('sees no request of another customer', async () => {
    const rows = await asClient('organisation/v1/OnBoardingRequest?$top=1000')
    for (const row of rows)
      expect(
        row['accountIbsId'] === own.accountNumber ||
          row['contactEmail'] === people.client ||
          row['createdBy'] === people.client,
      ).toBe(true)
    const everything = await test.send('GET', '/api/organisation/v1/OnBoardingRequest?$top=1000', {
      as: people.partner,
    })
    expect(rowsOfAnswer(everything).length).toBeGreaterThan(rows.length)
  })

  it('reads nothing of roles, people or applications', async () => {
    const lists = [
      'Roles',
      'Roles(1)',
      'RoleScopes?$expand=scope',
      'Users',
      'Applications?$expand=securityScopes',
    ]
    for (const path of lists) {
      const answer = await test.send('GET', `/api/authorization/v1/${path}`, { as: people.client })
      expect(answer, path).toMatchObject({ status: 403, code: 'scope-missing' })
    }
  })

  it('reads only their own effective scopes', async () => {
    const rows = await asClient('authorization/v1/UserScopes?$top=1000')
    expect(new Set(rows.map(row => row['userEmail']))).toEqual(new Set([people.client]))
    expect(
      await asClient(`authorization/v1/UserScopes?$filter=userEmail eq '${people.administrator}'`),
    ).toEqual([])
  })

  it('does not see menus that are only for the firm, at any level', async () => {
    await sql`update menu set only_firm = (menu_parent_id is not null), minimum_scope = 'Portal.Access'`.execute(
      test.connection.db,
    )
    const rows = await asClient('portal/v1/Menus?$filter=menuParentId eq null&$expand=inverseMenuParent')
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row['inverseMenuParent']).toEqual([])
    expect(await asClient('portal/v1/Menus?$filter=menuParentId ne null')).toEqual([])
    const parents = await asClient('portal/v1/Menus?$filter=inverseMenuParent/any()')
    expect(parents).toEqual([])
  })

  it('is not told whether another customer’s request exists', async () => {
    const others = await sql<{ id: number }>`select id from on_boarding_request
      where account_ibs_id <> ${own.accountNumber} and created_by <> ${people.client} limit 1`.execute(
      test.connection.db,
    )
    const answer = await test.send('PATCH', `/api/organisation/v1/OnBoardingRequest(${others.rows[0]?.id})`, {
      as: people.client,
      headers: { 'if-match': '*' },
      body: { titre: 'Mine now' },
    })
    expect(answer).toMatchObject({ status: 404, code: 'not-found' })
  })
})

it('staff with Users.Read read the scopes of others, and other staff only their own', async () => {
  const path = '/api/authorization/v1/UserScopes?$top=1000'
  const all = rowsOfAnswer(await test.send('GET', path, { as: people.administrator }))
  expect(new Set(all.map(row => row['userEmail'])).size).toBeGreaterThan(1)
  const staff = rowsOfAnswer(await test.send('GET', path, { as: people.staff }))
  expect(new Set(staff.map(row => row['userEmail']))).toEqual(new Set([people.staff]))
})

describe('the row rules deny by default', () => {
  const person = (staff: boolean) => ({
    email: 'somebody@parvis.example',
    contact: undefined,
    userId: undefined,
    staff,
    scopes: new Set<string>(),
    managesRoles: false,
    termsAccepted: true,
    isInvited: false,
  })
  const rows = (entity: string, staff: boolean) =>
    rowsOf(person(staff))(entity, 'x').compile(test.connection.db).sql

  it.each([true, false])('nobody sees rows of an entity without a rule, staff: %s', staff => {
    expect(rows('Invoice', staff)).toBe('false')
    expect(rows('constructor', staff)).toBe('false')
  })

  it.each(Object.keys(openToStaff))('%s is open to staff, and to clients as far as a rule allows', entity => {
    expect(rows(entity, true)).toBe('true')
    expect(rows(entity, false)).not.toBe('true')
  })

  it('every exception has a reason', () => {
    for (const reason of Object.values({ ...openToStaff, ...openToAll }))
      expect(reason).toMatch(/^[A-Z].+\.$/)
  })

  it('no entity has both a rule and an exception', () => {
    const open = Object.keys({ ...openToStaff, ...openToAll })
    expect(Object.keys(rowAccess.rules).filter(entity => open.includes(entity))).toEqual([])
    for (const entity of Object.keys(rowAccess.ofClients)) expect(openToStaff).toHaveProperty(entity)
  })
})
