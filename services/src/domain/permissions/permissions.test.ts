import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, rowsOfAnswer, startTestApp, type TestApp } from '../../server/testing.ts'
import { holdersPath, type Permissions, permissionsOf, permissionsPath } from './permissions.test-support.ts'

/** What people may do and why, compared with what they experience themselves. */
let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
  test.settings.testData = true
})
afterAll(() => test.close())

async function userId(email: string): Promise<number> {
  const row = await test.connection.db
    .selectFrom('app_user')
    .select('id')
    .where('user_email', '=', email)
    .executeTakeFirstOrThrow()
  return row.id
}
async function scopeId(name: string): Promise<number> {
  const row = await test.connection.db
    .selectFrom('scope')
    .select('id')
    .where('scope_name', '=', name)
    .executeTakeFirstOrThrow()
  return row.id
}
const scopesInEffect = async (email: string) => {
  const rows = await test.connection.db
    .selectFrom('user_scope')
    .select('scope_name')
    .where('user_email', '=', email)
    .orderBy(sql`scope_name collate "C"`)
    .execute()
  return rows.map(row => row.scope_name)
}

interface ListedMenu {
  id: number
  inverseMenuParent?: ListedMenu[]
}
/** The menus as the home page requests them, in its order. */
async function menusOnHome(email: string): Promise<{ ids: number[]; code: string | undefined }> {
  const path =
    '/api/portal/v1/Menus?$filter=menuParentId eq null&$orderby=menuOrder&$expand=inverseMenuParent($orderby=menuOrder)'
  const { body, code } = await test.send('GET', path, { as: email })
  const ids = (rows: ListedMenu[]): number[] =>
    rows.flatMap(({ id, inverseMenuParent = [] }) => [id, ...ids(inverseMenuParent)])
  return { ids: code === undefined ? ids((body as { value: ListedMenu[] }).value) : [], code }
}

const known = [
  people.administrator,
  people.staff,
  people.partner,
  people.manager,
  people.client,
  people.newClient,
] as const

describe.each(known)('%s', email => {
  it('has the scopes in effect, and gets the menus and the refusal that were reported', async () => {
    // A menu for everyone, one only for the firm, and one below a hidden menu.
    await test.connection.db.transaction().execute(async tx => {
      await sql`update menu set minimum_scope = 'Contacts.Read', only_firm = (menu_code = 'ADM01')`.execute(
        tx,
      )
    })
    const told = await permissionsOf(test, await userId(email))
    expect(told.scopes.map(scope => scope.scopeName)).toEqual(await scopesInEffect(email))
    const met = await menusOnHome(email)
    expect(told.refusal).toBe(met.code ?? null)
    const shown = told.menus.filter(menu => menu.hiddenBecause.length === 0).map(menu => menu.id)
    // A person who is refused altogether gets no menu; the report lists what they would see.
    expect(met.code === undefined ? shown : []).toEqual(met.ids)
    expect(told.menus).toHaveLength(
      (await test.connection.db.selectFrom('menu').select('id').execute()).length,
    )
    const named = new Set(told.applications.map(({ id }) => id))
    for (const { applicationId } of told.scopes) expect(named.has(applicationId ?? 0)).toBe(true)
  })
})

describe('a hidden menu', () => {
  it('is left out if the settings do not allow test data, as on the home page', async () => {
    const links = async () =>
      (await permissionsOf(test, await userId(people.administrator))).menus
        .map(({ menuLink }) => menuLink)
        .filter(link => link.startsWith('/app/datasetapp'))
    expect(await links()).not.toEqual([])
    test.settings.testData = false
    const closed = await links()
    test.settings.testData = true
    expect(closed).toEqual([])
  })

  it('says why: scope, firm, or a hidden parent menu', async () => {
    await sql`update menu set
        minimum_scope = case menu_code when 'ADM01' then 'Menus.Manage' else 'Contacts.Read' end,
        only_firm = (menu_code = 'SEC01')`.execute(test.connection.db)
    const reasons = async (email: string) => {
      const { menus } = await permissionsOf(test, await userId(email))
      return Object.fromEntries(menus.map(menu => [menu.menuCode, menu.hiddenBecause]))
    }
    expect(await reasons(people.staff)).toMatchObject({
      ADM01: ['scope-missing'],
      'ADM0.5': ['parent-hidden'],
      SEC01: [],
      'SEC0.1': [],
    })
    expect(await reasons(people.client)).toMatchObject({
      ADM01: ['scope-missing'],
      SEC01: ['only-firm'],
      'SEC0.1': ['parent-hidden'],
    })
  })

  it('hides the menus below it from the search, too', async () => {
    await sql`update menu set
        minimum_scope = case menu_code when 'ADM01' then 'Menus.Manage' else 'Contacts.Read' end,
        only_firm = false`.execute(test.connection.db)
    const codes = async (as: string) => {
      const query = "$select=menuCode&$filter=menuCode in ('ADM01','ADM0.5','SEC0.1')&$orderby=menuCode"
      return rowsOfAnswer(await test.send('GET', `/api/portal/v1/Menus?${query}`, { as })).map(
        ({ menuCode }) => menuCode,
      )
    }
    expect(await codes(people.staff)).toEqual(['SEC0.1'])
    expect(await codes(people.administrator)).toEqual(['ADM0.5', 'ADM01', 'SEC0.1'])
  })
})

describe('a contact who cannot hold roles yet', () => {
  const authorization = '/api/authorization/v1'
  const ask = (path: string, as: string = people.administrator) =>
    test.send('GET', authorization + path, { as })

  it('is found by name and email, separately from those who can', async () => {
    const [first] = rowsOfAnswer(await ask('/ContactsWithoutUser?$orderby=name,firstname&$top=1'))
    const email = String(first?.['userEmail'])
    expect(rowsOfAnswer(await ask(`/ContactsWithoutUser?$search="${email}"`))).toEqual([first])
    expect(rowsOfAnswer(await ask(`/ContactsWithoutUser?$search=${people.client}`))).toEqual([])
    expect((await ask('/ContactsWithoutUser', people.manager)).code).toBe('scope-missing')
  })

  it('is reported with no scopes, and every menu with the reason why it is hidden', async () => {
    const [first] = rowsOfAnswer(await ask('/ContactsWithoutUser?$top=1'))
    const { status, body } = await ask(`/ContactPermissions(${String(first?.['id'])})`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ user: { userEmail: first?.['userEmail'] }, roles: [], scopes: [] })
    expect((body as Permissions).user.id).toBeUndefined()
    for (const menu of (body as Permissions).menus) expect(menu.hiddenBecause).not.toEqual([])
  })

  it('is reported as one of those who can, once they are', async () => {
    const { id } = await test.connection.db
      .selectFrom('contact')
      .select('id')
      .where('contact_email_office', '=', people.manager)
      .executeTakeFirstOrThrow()
    const answer = await ask(`/ContactPermissions(${id})`)
    expect(answer.body).toEqual(await permissionsOf(test, await userId(people.manager)))
    expect((await ask('/ContactPermissions(999999)')).code).toBe('not-found')
  })
})

describe('a menu for the roles a person manages', () => {
  it('is for staff who manage a role, and says so to others', async () => {
    const reasonFor = async (email: string) => {
      const { menus } = await permissionsOf(test, await userId(email))
      return menus.find(({ menuCode }) => menuCode === 'GRP01')?.hiddenBecause
    }
    await sql`update menu set minimum_scope = 'Portal.Access', only_firm = true where menu_code = 'GRP01'`.execute(
      test.connection.db,
    )
    expect(await reasonFor(people.partner)).toEqual([])
    expect((await menusOnHome(people.partner)).ids).toContain(9)
    expect(await reasonFor(people.administrator)).toEqual(['manages-nothing'])
    expect((await menusOnHome(people.administrator)).ids).not.toContain(9)
    expect(await reasonFor(people.client)).toEqual(['only-firm', 'manages-nothing'])
  })
})

describe('a person without a record in the customer data store', () => {
  it('is reported as refused, whatever their scopes', async () => {
    const { db } = test.connection
    const { id } = await db
      .insertInto('app_user')
      .values({ name: 'Sans', firstname: 'Fiche', user_login: 'sans', user_email: 'sans@parvis.example' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await permissionsOf(test, id)).toMatchObject({
      isStaff: true,
      refusal: 'record-missing',
      roles: [],
      scopes: [],
      applications: [],
    })
  })
})

it('counting the scopes of the 600,000th person works as for the first', async () => {
  const { db } = test.connection
  const email = 'beaucoup@parvis.example'
  await db
    .insertInto('app_user')
    .values({ id: 600_000, name: 'Beaucoup', firstname: 'Après', user_login: 'beaucoup', user_email: email })
    .execute()
  await db.insertInto('role_static_user').values({ roles_id: 1, users_id: 600_000 }).execute()
  expect(await scopesInEffect(email)).toContain('Menus.Manage')
  await db.deleteFrom('role_static_user').where('users_id', '=', 600_000).execute()
  await db.deleteFrom('app_user').where('id', '=', 600_000).execute()
})

describe('a member by rule', () => {
  const named = 'Relecteurs essayés'
  const clause = (field: string, operator: string, ...values: string[]) => ({ field, operator, values })

  it('has the scope because of the clauses that match, until they no longer do', async () => {
    const { db } = test.connection
    const id = await userId(people.partner)
    const scope = await scopeId('Menus.Manage')
    const matching = [clause('grade', 'is', 'Associé'), clause('userType', 'isNot', 'Client')]
    const rule = {
      all: [{ any: [clause('country', 'is', 'ZZ'), matching[0]] }, matching[1]],
    }
    const role = await db
      .insertInto('role')
      .values({ role_function_description: named, member_rule: JSON.stringify(rule) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('role_scope').values({ roles_id: role.id, scope_id: scope }).execute()
    const told = await permissionsOf(test, id)
    expect(told.roles.find(({ roleFunctionDescription }) => roleFunctionDescription === named)).toMatchObject(
      {
        isStatic: false,
        isCalculated: true,
        matchedClauses: matching,
      },
    )
    expect(told.scopes.find(({ scopeName }) => scopeName === 'Menus.Manage')?.chains).toEqual([[scope]])
    const holder = async () =>
      rowsOfAnswer(
        await test.send('GET', holdersPath(scope, '?$filter=isCalculated eq true and isStatic eq false'), {
          as: people.administrator,
        }),
      ).map(row => row['userEmail'])
    expect(await holder()).toContain(people.partner)
    await db
      .updateTable('contact')
      .set({ grade: 'Senior' })
      .where('contact_email_office', '=', people.partner)
      .execute()
    const left = await permissionsOf(test, id)
    expect(left.roles.map(({ roleFunctionDescription }) => roleFunctionDescription)).not.toContain(named)
    expect(left.scopes.map(({ scopeName }) => scopeName)).not.toContain('Menus.Manage')
    expect(await holder()).not.toContain(people.partner)
    await db.deleteFrom('role').where('id', '=', role.id).execute()
  })

  it('is shown with the names of the applications that a clause asks for', async () => {
    const { db } = test.connection
    const asked = await db
      .selectFrom('application')
      .select(['id', 'name', 'english_name as englishName'])
      .where('technical_name', '=', 'Organisation')
      .executeTakeFirstOrThrow()
    const rule = clause('application', 'is', String(asked.id))
    const role = await db
      .insertInto('role')
      .values({ role_function_description: named, member_rule: JSON.stringify(rule) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const told = await permissionsOf(test, await userId(people.staff))
    expect(told.roles.find(({ id }) => id === role.id)?.matchedClauses).toEqual([rule])
    expect(told.applications).toContainEqual(asked)
    await db.deleteFrom('role').where('id', '=', role.id).execute()
  })
})

describe('the holders of a scope', () => {
  it('are the people who have it in effect, with a count and the roles that give it', async () => {
    const { rows } = await sql<{
      id: number
      name: string
    }>`select id, scope_name as name from scope`.execute(test.connection.db)
    for (const { id, name } of rows) {
      const answer = await test.send('GET', holdersPath(id, '?$count=true&$top=1000&$orderby=userEmail'), {
        as: people.administrator,
      })
      const held = await test.connection.db
        .selectFrom('user_scope')
        .select('user_email')
        .where('scope_name', '=', name)
        .execute()
      const found = rowsOfAnswer(answer)
      expect(new Set(found.map(row => row['userEmail'])), name).toEqual(
        new Set(held.map(row => row.user_email)),
      )
      expect(answer.body).toMatchObject({ '@odata.count': held.length })
      for (const row of found) {
        expect(row['roleCount']).toBeGreaterThan(0)
        expect(row['roleNames']).toHaveLength(Math.min(5, Number(row['roleCount'])))
      }
    }
  })

  it('are the same people whether they are few or many', async () => {
    const { db } = test.connection
    const id = await scopeId('Portal.Access')
    const asked = '?$top=1000&$count=true&$orderby=name,firstname&$select=id,isStatic,isCalculated'
    const holders = async () => {
      const answer = await test.send('GET', holdersPath(id, asked), { as: people.administrator })
      return {
        rows: rowsOfAnswer(answer),
        count: (answer.body as { '@odata.count': number })['@odata.count'],
      }
    }
    const few = await holders()
    // Beyond 5,000 memberships, another query is used.
    await sql`with role as (
        insert into role (role_function_description)
        select 'Encore ' || place from generate_series(1, 200) as place returning id
      ), given as (
        insert into role_scope (roles_id, scope_id) select id, ${id}::int4 from role
      )
      insert into role_static_user (roles_id, users_id)
      select role.id, app_user.id from role, app_user
      where app_user.id = any(${few.rows.map(row => Number(row['id']))}::int4[])`.execute(db)
    const many = await holders()
    expect(many.count).toBe(few.count)
    expect(many.rows.map(row => row['id'])).toEqual(few.rows.map(row => row['id']))
    await sql`delete from role where role_function_description like 'Encore %'`.execute(db)
  })

  it('got it directly, or only through another scope that requires it', async () => {
    const read = await scopeId('Onboarding.Read')
    const held = async (query: string) => {
      const rows = rowsOfAnswer(
        await test.send('GET', holdersPath(read, query), { as: people.administrator }),
      )
      return rows.map(row => [row['userEmail'], row['isDirect'], row['roleNames']])
    }
    const partner = [people.partner, false, ['Associés responsables de mission']]
    expect(await held("?$filter=isDirect eq false and userLogin eq 'partner'")).toEqual([partner])
    expect(await held("?$filter=isDirect eq true and userLogin eq 'partner'")).toEqual([])
    expect(await held('?$search="hélène" "d’Arcy"')).toEqual([partner])
    expect(await held(`?$filter=userEmail eq '${people.staff}'`)).toEqual([])
    const page = rowsOfAnswer(
      await test.send('GET', holdersPath(await scopeId('Portal.Access'), '?$top=2&$skip=1&$orderby=name'), {
        as: people.administrator,
      }),
    )
    expect(page).toHaveLength(2)
  })
})

describe('a caller without access', () => {
  const paths = async () => [
    permissionsPath(await userId(people.administrator)),
    holdersPath(await scopeId('Portal.Access')),
  ]

  it('is refused without the scope, be it staff or client', async () => {
    for (const as of [people.staff, people.manager, people.client])
      for (const path of await paths())
        expect(await test.send('GET', path, { as })).toMatchObject({ status: 403, code: 'scope-missing' })
    for (const path of await paths())
      expect(await test.send('GET', path)).toMatchObject({ status: 401, code: 'token-missing' })
  })

  it('is refused as a client, even with the scope', async () => {
    await sql`insert into role_scope (roles_id, scope_id)
      select role.id, scope.id from role, scope
      where role_function_description = 'Clients' and scope_name = 'Permissions.Read'`.execute(
      test.connection.db,
    )
    await sql`select pg_notify('rights', '')`.execute(test.connection.db)
    for (const path of await paths())
      await expect
        .poll(() => test.send('GET', path, { as: people.client }))
        .toMatchObject({
          status: 403,
          body: { code: 'scope-missing', detail: 'Only staff can do this.' },
        })
  })

  it('finds nothing with an unknown key', async () => {
    for (const key of [999_999, 'nobody', '1e3', '2147483648', '-1'])
      for (const path of [permissionsPath(key), holdersPath(key)])
        expect(await test.send('GET', path, { as: people.administrator }), path).toMatchObject({
          status: 404,
          code: 'not-found',
        })
  })

  it('is told what is wrong with a query', async () => {
    const id = await scopeId('Portal.Access')
    for (const query of [
      '$filter=roleCount gt 1',
      '$orderby=roleNames',
      '$filter=grade eq 1',
      '$expand=roles',
    ])
      expect(
        await test.send('GET', holdersPath(id, `?${query}`), { as: people.administrator }),
      ).toMatchObject({
        status: 400,
        code: 'query-invalid',
      })
  })
})
