import { globSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, rowsOfAnswer, startTestApp, type TestApp } from './testing.ts'

/**
 * The calls in section 7 of the specification, as written there, on the demo data. Responses are checked against the
 * contract.
 */
let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const called = new Set<string>()
/** Records the operation of every call, so that the last test can report operations that were never called. */
async function send(
  operationId: string,
  method: string,
  path: string,
  request: Parameters<TestApp['send']>[2] = {},
) {
  called.add(operationId)
  return test.send(method, path, { as: people.administrator, ...request })
}
const list = async (operationId: string, path: string, as: string = people.administrator) =>
  rowsOfAnswer(await send(operationId, 'GET', path, { as }))

/** Follows a link as it is; it is already encoded. */
async function follow<T>(link: string): Promise<T> {
  const headers = { authorization: await test.bearer(people.administrator) }
  return (await test.app.inject({ url: `/api/customer-store${link}`, headers })).json<T>()
}

async function one<T>(statement: ReturnType<typeof sql<T>>): Promise<T> {
  const row = (await statement.execute(test.connection.db)).rows[0]
  if (!row) throw new Error('The demo data has no such row')
  return row
}

describe('portal', () => {
  it('lists the applications with their children in order', async () => {
    const rows = await list(
      'listMenus',
      '/api/portal/v1/Menus?$orderby=MenuOrder&$filter=MenuParentId eq null&$expand=InverseMenuParent($orderby=menuOrder)',
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.some(row => (row['inverseMenuParent'] as unknown[]).length > 0)).toBe(true)
    expect(rows.every(row => row['menuParentId'] === null && typeof row['@odata.etag'] === 'string')).toBe(
      true,
    )
  })

  it('answers 304 while the menus are unchanged, and not after a change', async () => {
    const first = await send('listMenus', 'GET', '/api/portal/v1/Menus')
    const headers = { 'if-none-match': String(first.headers['etag']) }
    expect((await send('listMenus', 'GET', '/api/portal/v1/Menus', { headers })).status).toBe(304)
    await sql`update menu set menu_title = menu_title || '!', version = version + 1`.execute(
      test.connection.db,
    )
    expect((await send('listMenus', 'GET', '/api/portal/v1/Menus', { headers })).status).toBe(200)
  })

  it('creates, changes, moves and deletes menus', async () => {
    const form = {
      menuCode: 'TRY01',
      menuTitle: 'Essai',
      menuEnglishTitle: 'Trial',
      menuDescription: 'Un menu d’essai',
      menuEnglishDescription: 'A menu to try',
      menuColor: '#112233',
      menuIcon: 'settings',
      menuLink: '/app/menu/admin',
      menuOrder: 10,
      minimumScope: 'Portal.Access',
      onlyFirm: false,
      forceRefresh: true,
    }
    const parent = await send('createMenu', 'POST', '/api/portal/v1/Menus', { body: form })
    expect(parent).toMatchObject({
      status: 201,
      body: { menuCode: 'TRY01', menuParentId: null, '@odata.etag': '"1"' },
    })
    expect(parent.headers).toMatchObject({
      etag: '"1"',
      location: expect.stringMatching(/^\/v1\/Menus\(\d+\)$/),
    })
    const { id } = parent.body as { id: number }
    const create = async (menuCode: string, more = {}) =>
      send('createMenu', 'POST', '/api/portal/v1/Menus', {
        body: { ...form, menuCode, menuParentId: id, ...more },
      })
    const children = [await create('TRY0101'), await create('TRY0102')].map(
      answer => (answer.body as { id: number }).id,
    )

    expect(await create('TRY01')).toMatchObject({ status: 409, code: 'menu-code-taken' })
    expect(await create('TRY02', { menuParentId: 999_999 })).toMatchObject({
      status: 422,
      code: 'menu-parent-unknown',
    })
    expect(await create('TRY02', { minimumScope: 'No.Such' })).toMatchObject({
      status: 422,
      code: 'menu-scope-unknown',
    })
    for (const menuLink of ['/nowhere', '/app/confirm/../menu/admin', 'https://evil.example/x'])
      expect(await create('TRY02', { menuLink }), menuLink).toMatchObject({
        status: 422,
        code: 'menu-link-unknown',
      })
    expect((await create('TRY03', { menuLink: 'https://reports.parvis.example/a' })).status).toBe(201)

    const change = (body: object, etag = '*') =>
      send('updateMenu', 'PATCH', `/api/portal/v1/Menus(${id})`, { body, headers: { 'if-match': etag } })
    expect(await change({ menuTitle: 'Autre' }, '"1"')).toMatchObject({
      status: 200,
      body: { menuTitle: 'Autre' },
    })
    expect(await change({ menuTitle: 'Encore' }, '"1"')).toMatchObject({
      status: 412,
      code: 'precondition-failed',
    })
    expect(await change({ menuParentId: children[0] })).toMatchObject({ status: 409, code: 'menu-cycle' })

    const move = (which: number | undefined, body: object) =>
      send('moveMenu', 'POST', `/api/portal/v1/Menus(${which})/Move`, { body })
    expect(await move(children[1], { menuParentId: id, beforeId: children[0] })).toMatchObject({
      status: 200,
      body: { menuOrder: 10, menuParentId: id },
    })
    expect(await move(id, { menuParentId: children[0], beforeId: null })).toMatchObject({
      code: 'menu-cycle',
    })
    expect(await move(children[0], { menuParentId: null, beforeId: 999_999 })).toMatchObject({
      code: 'menu-sibling-unknown',
    })
    expect(await move(999_999, { menuParentId: null, beforeId: null })).toMatchObject({ code: 'not-found' })

    const remove = (query: string) =>
      send('deleteMenu', 'DELETE', `/api/portal/v1/Menus(${id})${query}`, { headers: { 'if-match': '*' } })
    expect(await remove('')).toMatchObject({ status: 409, code: 'menu-has-children' })
    expect(await remove('?children=lift')).toMatchObject({ status: 204 })
    const lifted = await list(
      'listMenuAdministration',
      `/api/portal/v1/MenuAdministration?$filter=id in (${children.join(',')})`,
    )
    expect(lifted.map(row => row['menuParentId'])).toEqual([null, null])
  })

  it('stores a person’s arrangement of the menus', async () => {
    const before = await send('getPreferences', 'GET', '/api/portal/v1/Preferences')
    expect(before).toMatchObject({
      status: 200,
      body: { pinnedMenuIds: [], menuOrder: [], knownMenuIds: null },
    })
    expect(before.headers['etag']).toBe('"0"')
    const patch = (body: object, etag: string) =>
      send('updatePreferences', 'PATCH', '/api/portal/v1/Preferences', {
        body,
        headers: { 'if-match': etag },
      })
    expect(await patch({ pinnedMenuIds: [1, 999_999] }, '"0"')).toMatchObject({
      status: 200,
      body: { pinnedMenuIds: [1] },
    })
    expect(await patch({ sidebar: 'collapsed' }, '"0"')).toMatchObject({ status: 412 })
    expect(await patch({ sidebar: 'collapsed' }, '"1"')).toMatchObject({
      body: { pinnedMenuIds: [1], sidebar: 'collapsed', language: null },
    })
    expect(await patch({ language: 'fr' }, '"2"')).toMatchObject({
      body: { pinnedMenuIds: [1], sidebar: 'collapsed', language: 'fr' },
    })
    expect(await patch({ language: 'de' }, '"3"')).toMatchObject({ status: 400 })
    expect(await patch({ language: null }, '"3"')).toMatchObject({ body: { language: null } })
    // Sets the order and the known menus, dropping menus that no longer exist; the earlier pins stay.
    expect(await patch({ menuOrder: [3, 999_999, 1], knownMenuIds: [2, 999_999] }, '*')).toMatchObject({
      body: { pinnedMenuIds: [1], menuOrder: [3, 1], knownMenuIds: [2] },
    })
    expect(await patch({ menuOrder: [] }, '*')).toMatchObject({ body: { menuOrder: [], knownMenuIds: [2] } })
    expect(await patch({ menuOrder: [1, 1] }, '*')).toMatchObject({ status: 400 })
    expect(await patch({ menuOrder: Array.from({ length: 501 }, (_, at) => at + 1) }, '*')).toMatchObject({
      status: 400,
    })
  })

  it('signs out', async () => {
    expect(await send('logoutUser', 'GET', '/api/portal/v1/Users/Logout')).toMatchObject({
      status: 204,
      body: undefined,
    })
  })
})

describe('customer store', () => {
  it('says who the caller is', async () => {
    const rows = await list('listContactClaims', '/api/customer-store/v1/ContactClaims', people.client)
    expect(rows).toMatchObject([{ contactType: 'Client', contactEmailOffice: people.client }])
  })

  it('finds contacts', async () => {
    const current = await list(
      'listContacts',
      `/api/customer-store/v1/Contacts?$filter=contactEmailOffice eq '${people.staff}'&$select=contactFirstName,contactLastName,contactEmailOffice,contactFullName,id,contactPhoneMobileOffice,contactAddress1`,
    )
    expect(current).toHaveLength(1)
    expect(Object.keys(current[0] ?? {})).toHaveLength(7)
    const found = await list(
      'listContacts',
      "/api/customer-store/v1/Contacts?$filter=contactType ne 'Collaborateur' and (startswith(tolower(contactFirstName),'cl') or startswith(tolower(contactLastName),'cl') or startswith(contactEmailOffice,'cl'))",
    )
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(row => row['contactType'] !== 'Collaborateur')).toBe(true)
  })

  it('links to the rest of a list cut off by the limit', async () => {
    const first = await send(
      'listContacts',
      'GET',
      '/api/customer-store/v1/Contacts?$count=true&$orderby=contactLastName',
    )
    const body = first.body as { value: { id: number }[]; '@odata.count': number; '@odata.nextLink': string }
    expect(body.value).toHaveLength(100)
    const seen = new Set(body.value.map(row => row.id))
    let next: string | undefined = body['@odata.nextLink']
    while (next) {
      const rest: typeof body = await follow(next)
      for (const row of rest.value) seen.add(row.id)
      next = rest['@odata.nextLink']
    }
    expect(seen.size).toBe(body['@odata.count'])
  })

  it('lists clients', async () => {
    const rows = await list(
      'listAccounts',
      '/api/customer-store/v1/Accounts?$select=accountNumber,accountLegalName,accountRegisterIdentification2,id',
    )
    expect(rows.length).toBeGreaterThan(10)
  })
})

describe('organisation', () => {
  it('lists a client’s engagements and the services on offer', async () => {
    const known = await one(
      sql<{ number: string }>`select engagement_account_number as number from engagement limit 1`,
    )
    const rows = await list(
      'listEngagements',
      `/api/organisation/v1/Engagements?$filter=engagementAccountNumber eq '${known.number}' and (engagementStatut eq 'dormant' or engagementStatut eq 'Actif')`,
      people.staff,
    )
    expect(rows.every(row => row['engagementAccountNumber'] === known.number)).toBe(true)
    const offers = await list(
      'listOffers',
      "/api/organisation/v1/Offers?$filter=offerName eq 'multirapports'",
      people.staff,
    )
    expect(offers).toHaveLength(1)
  })

  it('lists the requests that a person made or must validate', async () => {
    const rows = await list(
      'listOnBoardingRequests',
      `/api/organisation/v1/OnBoardingRequest?$filter=createdBy eq '${people.partner}' or emailValidateur eq '${people.partner}'&$orderby=createdDate desc`,
      people.partner,
    )
    expect(rows.length).toBeGreaterThan(0)
    const saved = await send(
      'getContactInfoByEmail',
      'GET',
      `/api/organisation/v1/OnBoardingRequest/getContactInfoByEmail(ContactEmail='${String(rows[0]?.['contactEmail'])}')`,
      { as: people.partner },
    )
    expect(saved).toMatchObject({ status: 200, body: { contactEmail: rows[0]?.['contactEmail'] } })
    const nobody =
      "/api/organisation/v1/OnBoardingRequest/getContactInfoByEmail(ContactEmail='o''nobody@nowhere.example')"
    expect((await send('getContactInfoByEmail', 'GET', nobody, { as: people.partner })).code).toBe(
      'not-found',
    )
  })
})

describe('consent', () => {
  it('lets a customer in after the terms are accepted', async () => {
    const as = people.newClient
    expect((await send('listMenus', 'GET', '/api/portal/v1/Menus', { as })).code).toBe('terms-not-accepted')
    const terms = await send('getCurrentTerms', 'GET', '/api/consent/v1/Terms/Current', { as })
    const { version, hash } = terms.body as { version: number; hash: string }
    const accept = (body: object) =>
      send('acceptTerms', 'POST', '/api/consent/v1/TermsAcceptances', {
        as,
        body: { termsVersion: version, termsHash: hash, language: 'fr', accepted: true, ...body },
      })
    expect((await accept({ accepted: false })).code).toBe('body-invalid')
    expect((await accept({ termsHash: '0'.repeat(64) })).code).toBe('terms-outdated')
    const receipt = await accept({})
    expect(receipt).toMatchObject({ status: 201, body: { userEmail: as, termsVersion: version } })
    expect((await accept({})).body).toEqual(receipt.body)
    expect((await send('listMenus', 'GET', '/api/portal/v1/Menus', { as })).status).toBe(200)
    expect(await list('listTermsAcceptances', '/api/consent/v1/TermsAcceptances', as)).toEqual([receipt.body])
  })
})

/** Tags of operations whose tests are beside their handlers. */
const testedBeside =
  /notification|report|dashboard|planning|publication|finder|reminder|mail|work|onboarding|invitation|statement|list views|audit|document|inventor|count sheet|signature|test data|terms administration|access requests|client relations/i

it('every operation was called, except those tested elsewhere', () => {
  const elsewhere = [
    'createOnBoardingRequest',
    'updateOnBoardingRequest',
    'streamMenuChanges',
    'getMenuDraft',
    'discardMenuDraft',
    'removeMenuDraftChange',
    'keepMenuDraftChange',
    'publishMenuDraft',
    'listMenuPublications',
    'undoMenuPublication',
    'getSettings',
    'reportBrowserError',
  ]
  const named = globSync('../domain/*/*.test.ts', { cwd: import.meta.dirname })
  const isNamed = (id: string) =>
    named.some(path =>
      path.endsWith(`/${id.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}.test.ts`),
    )
  const missing = [...test.contract.operations.values()]
    .filter(({ id }) => !isNamed(id))
    .filter(({ id, host }) => host !== 'authorization' && !called.has(id) && !elsewhere.includes(id))
    .filter(({ operation }) => !operation.tags.some(tag => testedBeside.test(tag)))
    .map(({ id }) => id)
  expect(missing).toEqual([])
})
