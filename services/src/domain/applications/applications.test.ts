import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'

/** Applications, their parts and scopes from the first call to the last. Answers are held against the contract. */
let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

type Body = Record<string, unknown> & { id: number }
type Request = Parameters<TestApp['send']>[2]
const root = '/api/authorization/v1'
const called = new Set<string>()
/** Every call notes its operation, so that the last test can tell which were never made. */
async function send(operationId: string, method: string, path: string, request: Request = {}) {
  called.add(operationId)
  return test.send(method, root + path, { as: people.administrator, ...request })
}
const over = { headers: { 'if-match': '*' } }

const form = (changes: object = {}) => ({
  name: 'Inventaire',
  technicalName: `App${randomUUID().replaceAll('-', '')}`,
  clientId: null,
  tenantId: null,
  redirectUrls: [],
  isInternal: true,
  link: '/',
  ...changes,
})
const create = async (changes: object = {}) =>
  (await send('createApplication', 'POST', '/Applications', { body: form(changes) })).body as Body
const createModule = (applicationId: number, name: string, parentModuleId: number | null = null) =>
  send('createApplicationModule', 'POST', '/ApplicationModules', {
    body: { applicationId, parentModuleId, name },
  })
const createFeature = (applicationId: number, name: string, applicationModuleId: number | null = null) =>
  send('createApplicationFeature', 'POST', '/ApplicationFeatures', {
    body: { applicationId, applicationModuleId, name },
  })
let made = 0
const ownScope = () => `Tried.Scope${(made += 1)}`
const createScope = (applicationId: number, changes: object = {}) =>
  send('createScope', 'POST', '/Scopes', {
    body: {
      scopeName: ownScope(),
      scopeDescription: 'Essayer',
      scopeEnglishDescription: 'Try',
      applicationId,
      applicationFeatureId: null,
      ...changes,
    },
  })
const scopeOf = async (applicationId: number, changes: object = {}) =>
  (await createScope(applicationId, changes)).body as Body & { scopeName: string }
const needs = (scopeId: number, requiredScopeId: number) =>
  send('createScopeDependency', 'POST', '/ScopeDependencies', { body: { scopeId, requiredScopeId } })
const idOf = (answer: { body: unknown }) => (answer.body as Body).id
const whole = (id: number) =>
  send(
    'getApplication',
    'GET',
    `/Applications(${id})?$expand=applicationModule,applicationFeature,securityScopes,scopesDependencies`,
  )
const remove = (id: number, request: Request = over) =>
  send('deleteApplication', 'DELETE', `/Applications(${id})`, request)
/** A scope that every installation has. */
const portalAccess = async () =>
  (
    await test.connection.db
      .selectFrom('scope')
      .select('id')
      .where('scope_name', '=', 'Portal.Access')
      .executeTakeFirstOrThrow()
  ).id

describe('an application', () => {
  it('is created, read, changed and deleted', async () => {
    const body = form({
      clientId: 'parvis-inventory',
      tenantId: 'contoso.example',
      redirectUrls: ['https://a.example/back', 'http://localhost:5173/back'],
      isInternal: false,
      link: 'https://a.example/',
    })
    const created = await send('createApplication', 'POST', '/Applications', { body })
    expect(created).toMatchObject({
      status: 201,
      body: { ...body, redirectUrl: 'https://a.example/back', createdBy: people.administrator },
    })
    const id = idOf(created)
    expect(created.headers).toMatchObject({ etag: '"1"', location: `/v1/Applications(${id})` })
    const read = await whole(id)
    expect(read).toMatchObject({ status: 200, headers: { etag: '"1"' } })
    expect(read.body).toMatchObject({ ...body, applicationModule: [], securityScopes: [] })
    const change = (changes: object, etag: string) =>
      send('updateApplication', 'PATCH', `/Applications(${id})`, {
        body: changes,
        headers: { 'if-match': etag },
      })
    expect(await change({ redirectUrls: [], name: 'Inventaires' }, '"1"')).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { name: 'Inventaires', redirectUrl: null, redirectUrls: [], clientId: 'parvis-inventory' },
    })
    expect((await change({ name: 'Late' }, '"1"')).code).toBe('precondition-failed')
    expect((await remove(id, { headers: { 'if-match': '"1"' } })).code).toBe('precondition-failed')
    expect((await remove(id)).status).toBe(204)
    expect((await remove(id)).code).toBe('not-found')
    expect((await whole(id)).code).toBe('not-found')
    expect((await change({ name: 'Gone' }, '*')).code).toBe('not-found')
  })

  it('keeps the field of the specification: redirectUrl can be filtered and sorted by', async () => {
    const { id } = await create({ redirectUrls: ['https://only.example/back', 'https://two.example/'] })
    const list = await send(
      'listApplications',
      'GET',
      "/Applications?$filter=redirectUrl eq 'https://only.example/back'&$orderby=redirectUrl desc",
    )
    expect((list.body as { value: Body[] }).value.map(each => each.id)).toEqual([id])
  })

  it('has a technical name of its own, whatever the letter case', async () => {
    const one = await create({ technicalName: 'Unique.Name' })
    const taken = { body: form({ technicalName: 'unique.name' }) }
    expect((await send('createApplication', 'POST', '/Applications', taken)).code).toBe(
      'application-technical-name-taken',
    )
    const other = await create()
    const renamed = await send('updateApplication', 'PATCH', `/Applications(${other.id})`, {
      body: { technicalName: 'UNIQUE.NAME' },
      ...over,
    })
    expect(renamed.code).toBe('application-technical-name-taken')
    const same = await send('updateApplication', 'PATCH', `/Applications(${one.id})`, {
      body: { technicalName: 'UNIQUE.Name' },
      ...over,
    })
    expect(same.status).toBe(200)
  })

  it.each([
    { redirectUrls: ['http://a.example/back'] },
    { redirectUrls: ['https://*.a.example/'] },
    { redirectUrls: ['https://a.example/*'] },
    { redirectUrls: ['https://a.example/#x'] },
    { redirectUrls: ['https://user@a.example/'] },
    { redirectUrls: ['https://a.example/', 'https://a.example/'] },
    { redirectUrls: 'https://a.example/' },
    { redirectUrls: [null] },
    { redirectUrl: 'https://a.example/' },
    { createdBy: 'somebody@else.example' },
    { clientId: '' },
    { link: 'javascript:alert(1)' },
    { technicalName: '1 2' },
  ])('is refused with %o', async changes => {
    const answer = await send('createApplication', 'POST', '/Applications', { body: form(changes) })
    expect(answer).toMatchObject({ status: 400, code: 'body-invalid' })
  })

  it('takes with it what belongs to it, as long as nothing uses it', async () => {
    const { id } = await create()
    const moduleId = idOf(await createModule(id, 'M'))
    const featureId = idOf(await createFeature(id, 'F', idOf(await createModule(id, 'S', moduleId))))
    const scope = await scopeOf(id, { applicationFeatureId: featureId })
    const second = await scopeOf(id)
    expect((await needs(second.id, scope.id)).status).toBe(201)
    expect((await needs(scope.id, await portalAccess())).status).toBe(201)
    expect((await remove(id)).status).toBe(204)
    for (const table of ['application_module', 'application_feature', 'scope_dependency'] as const) {
      const left = test.connection.db.selectFrom(table).select('id').where('application_id', '=', id)
      expect(await left.execute(), table).toEqual([])
    }
  })

  it('stays while its scopes are used, and the refusal says by what', async () => {
    const { id } = await create()
    const other = await create()
    const scope = await scopeOf(id)
    const dependent = await scopeOf(other.id)
    const dependency = await needs(dependent.id, scope.id)
    await test.send('POST', `${root}/RoleScopes`, {
      as: people.administrator,
      body: { rolesId: 1, scopeId: scope.id },
    })
    const menu = await test.send('POST', '/api/portal/v1/Menus', {
      as: people.administrator,
      body: {
        menuCode: 'USED1',
        menuTitle: 'Utilisateur du droit',
        menuEnglishTitle: 'User of the scope',
        menuDescription: 'D',
        menuEnglishDescription: 'D',
        menuColor: '#112233',
        menuIcon: 'settings',
        menuLink: '/',
        menuOrder: 1,
        minimumScope: scope.scopeName,
        onlyFirm: true,
        forceRefresh: false,
      },
    })
    expect(await remove(id)).toMatchObject({
      status: 409,
      code: 'application-in-use',
      body: {
        usedBy: [
          { kind: 'role', name: 'Administration de la sécurité' },
          { kind: 'menu', name: 'Utilisateur du droit' },
          { kind: 'scope', name: dependent.scopeName },
        ],
      },
    })
    expect((await whole(id)).body).toMatchObject({ securityScopes: [{ id: scope.id }] })
    const free = (operationId: string, path: string) => send(operationId, 'DELETE', path, over)
    await free('deleteScopeDependency', `/ScopeDependencies(${idOf(dependency)})`)
    await test.connection.db.deleteFrom('role_scope').where('scope_id', '=', scope.id).execute()
    expect((await free('deleteScope', `/Scopes(${scope.id})`)).body).toMatchObject({
      usedBy: [{ kind: 'menu' }],
    })
    await test.send('DELETE', `/api/portal/v1/Menus(${idOf(menu)})`, { as: people.administrator, ...over })
    expect((await remove(id)).status).toBe(204)
  })

  it('of the product itself stays whatever else is so', async () => {
    const answer = await remove(1)
    expect(answer).toMatchObject({ status: 409, code: 'application-in-use' })
    expect((answer.body as { usedBy: object[] }).usedBy[0]).toMatchObject({ kind: 'product' })
  })
})

describe('modules and features', () => {
  it('stand in two levels, with names of their own among their neighbours', async () => {
    const { id } = await create()
    const other = await create()
    const top = idOf(await createModule(id, 'Ventes'))
    const below = await createModule(id, 'Ventes', top)
    expect(below).toMatchObject({ status: 201, body: { parentModuleId: top }, headers: { etag: '"1"' } })
    expect((await createModule(id, 'Trop', idOf(below))).code).toBe('application-module-too-deep')
    expect((await createModule(id, 'ventes')).code).toBe('application-module-name-taken')
    expect((await createModule(other.id, 'Ventes', top)).code).toBe('application-module-unknown')
    expect((await createModule(999_999, 'Ventes')).code).toBe('application-unknown')
    const feature = await createFeature(id, 'Saisie', idOf(below))
    expect(feature).toMatchObject({ status: 201, body: { applicationModuleId: idOf(below) } })
    expect((await createFeature(id, 'SAISIE', idOf(below))).code).toBe('application-feature-name-taken')
    expect((await createFeature(id, 'Saisie')).status).toBe(201)
    expect((await createFeature(other.id, 'Saisie', top)).code).toBe('application-module-unknown')
    expect((await createFeature(999_999, 'Saisie')).code).toBe('application-unknown')
    expect((await whole(id)).body).toMatchObject({
      applicationModule: [{ name: 'Ventes' }, { name: 'Ventes' }],
      applicationFeature: [{ name: 'Saisie' }, { name: 'Saisie' }],
    })
  })

  it.each(['Module', 'Feature'])('%s: is renamed and deleted under its version', async kind => {
    const { id } = await create()
    const add = kind === 'Module' ? createModule : createFeature
    const part = await add(id, 'One')
    await add(id, 'Two')
    const path = `/Application${kind}s(${idOf(part)})`
    const rename = (name: string, etag: string) =>
      send(`updateApplication${kind}`, 'PATCH', path, { body: { name }, headers: { 'if-match': etag } })
    expect(await rename('Three', '"1"')).toMatchObject({ status: 200, headers: { etag: '"2"' } })
    expect((await rename('Four', '"1"')).code).toBe('precondition-failed')
    expect((await rename('TWO', '"2"')).code).toBe(`application-${kind.toLowerCase()}-name-taken`)
    expect((await rename(' ', '"2"')).code).toBe('body-invalid')
    const gone = (etag: string) =>
      send(`deleteApplication${kind}`, 'DELETE', path, { headers: { 'if-match': etag } })
    expect((await gone('"1"')).code).toBe('precondition-failed')
    expect((await gone('"2"')).status).toBe(204)
    expect((await gone('"2"')).code).toBe('not-found')
    expect((await rename('Five', '*')).code).toBe('not-found')
  })

  it('stay while scopes belong to them', async () => {
    const { id } = await create()
    const top = idOf(await createModule(id, 'Top'))
    const feature = idOf(await createFeature(id, 'F', idOf(await createModule(id, 'Below', top))))
    const { scopeName, id: scopeId } = await scopeOf(id, { applicationFeatureId: feature })
    const usedBy = [{ kind: 'scope', name: scopeName }]
    const gone = (kind: string, key: number) =>
      send(`deleteApplication${kind}`, 'DELETE', `/Application${kind}s(${key})`, over)
    expect(await gone('Feature', feature)).toMatchObject({
      code: 'application-feature-in-use',
      body: { usedBy },
    })
    expect(await gone('Module', top)).toMatchObject({ code: 'application-module-in-use', body: { usedBy } })
    await send('updateScope', 'PATCH', `/Scopes(${scopeId})`, {
      body: { applicationFeatureId: null },
      ...over,
    })
    expect((await gone('Module', top)).status).toBe(204)
    expect((await whole(id)).body).toMatchObject({ applicationModule: [], applicationFeature: [] })
  })
})

describe('scopes', () => {
  it('are created, described and deleted', async () => {
    const { id } = await create()
    const other = await create()
    const feature = idOf(await createFeature(id, 'F'))
    const foreign = idOf(await createFeature(other.id, 'F'))
    const created = await createScope(id, { applicationFeatureId: feature })
    expect(created).toMatchObject({ status: 201, headers: { etag: '"1"' } })
    const scope = created.body as Body & { scopeName: string }
    expect(scope.id).toBeLessThan(4096)
    expect((await createScope(id, { scopeName: scope.scopeName })).code).toBe('scope-name-taken')
    expect((await createScope(id, { applicationFeatureId: foreign })).code).toBe(
      'application-feature-unknown',
    )
    expect((await createScope(999_999)).code).toBe('application-unknown')
    expect((await createScope(id, { scopeName: 'no name' })).code).toBe('body-invalid')
    const change = (body: object, etag = '*') =>
      send('updateScope', 'PATCH', `/Scopes(${scope.id})`, { body, headers: { 'if-match': etag } })
    expect(await change({ scopeDescription: 'Autrement' }, '"1"')).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { scopeDescription: 'Autrement', applicationFeatureId: feature },
    })
    expect((await change({ scopeDescription: 'Trop tard' }, '"1"')).code).toBe('precondition-failed')
    expect((await change({ applicationFeatureId: foreign })).code).toBe('application-feature-unknown')
    // Menus and programs know a scope by its name.
    expect((await change({ scopeName: 'Other.Name' })).code).toBe('body-invalid')
    const gone = () => send('deleteScope', 'DELETE', `/Scopes(${scope.id})`, over)
    expect((await gone()).status).toBe(204)
    expect((await gone()).code).toBe('not-found')
    expect((await change({ scopeDescription: 'Fort' })).code).toBe('not-found')
    expect((await send('listScopes', 'GET', '/Scopes')).status).toBe(200)
  })

  it('have keys below 4096, and say when there are none left', async () => {
    const { db } = test.connection
    const { id } = await create()
    const first = await scopeOf(id)
    // The numbers are used up; those of deleted scopes are not.
    await db
      .insertInto('scope')
      .values({
        id: 4095,
        scope_name: 'Last.One',
        scope_description: '',
        scope_english_description: '',
        application_id: id,
      })
      .execute()
    await sql`select setval(pg_get_serial_sequence('scope', 'id'), 4095)`.execute(db)
    const next = await scopeOf(id)
    expect(next.id).toBeLessThan(4095)
    expect(next.id).not.toBe(first.id)
    await sql`insert into scope (id, scope_name, scope_description, scope_english_description, application_id)
      select id, 'Full.S' || id, '', '', ${id} from generate_series(1, 4095) as all_ids (id)
      where not exists (select from scope where scope.id = all_ids.id)`.execute(db)
    expect(await createScope(id)).toMatchObject({ status: 409, code: 'scope-limit-reached' })
    await sql`delete from scope where scope_name like 'Full.S%'`.execute(db)
    expect((await createScope(id)).status).toBe(201)
  })

  it('require others, but not in a circle, and the refusal names it in order', async () => {
    const { id } = await create()
    const [a, b, c] = [await scopeOf(id), await scopeOf(id), await scopeOf(id)]
    expect(await needs(a.id, b.id)).toMatchObject({ status: 201, body: { applicationId: id } })
    const second = await needs(b.id, c.id)
    expect((await needs(a.id, b.id)).code).toBe('scope-dependency-taken')
    expect(await needs(c.id, a.id)).toMatchObject({
      status: 409,
      code: 'scope-cycle',
      body: { cycle: [c.scopeName, a.scopeName, b.scopeName, c.scopeName] },
    })
    expect(await needs(a.id, a.id)).toMatchObject({ body: { cycle: [a.scopeName, a.scopeName] } })
    expect((await needs(a.id, 4094)).code).toBe('scope-unknown')
    expect((await needs(4094, a.id)).code).toBe('scope-unknown')
    expect((await send('deleteScope', 'DELETE', `/Scopes(${c.id})`, over)).body).toMatchObject({
      code: 'scope-in-use',
      usedBy: [{ kind: 'scope', name: b.scopeName }],
    })
    const gone = (etag: string) =>
      send('deleteScopeDependency', 'DELETE', `/ScopeDependencies(${idOf(second)})`, {
        headers: { 'if-match': etag },
      })
    expect((await gone('"9"')).code).toBe('precondition-failed')
    expect((await gone('"1"')).status).toBe(204)
    expect((await gone('"1"')).code).toBe('not-found')
    expect((await needs(c.id, a.id)).status).toBe(201)
  })
})

describe('two administrators at once', () => {
  it('close no circle', async () => {
    const { id } = await create()
    const [a, b] = [await scopeOf(id), await scopeOf(id)]
    const answers = await Promise.all([needs(a.id, b.id), needs(b.id, a.id)])
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([201, 409]))
    expect(answers.map(answer => answer.code)).toContain('scope-cycle')
  })

  it('do not give away a scope that is being deleted', async () => {
    const { id } = await create()
    for (let round = 0; round < 4; round += 1) {
      const scope = await scopeOf(id)
      const [given, gone] = await Promise.all([
        test.send('POST', `${root}/RoleScopes`, {
          as: people.administrator,
          body: { rolesId: 2, scopeId: scope.id },
        }),
        send('deleteScope', 'DELETE', `/Scopes(${scope.id})`, over),
      ])
      expect([
        [201, 'scope-in-use'],
        ['scope-unknown', 204],
      ]).toContainEqual([given.code ?? given.status, gone.code ?? gone.status])
    }
  })

  it('make one thing of one intention, and one of them wins', async () => {
    const body = form()
    const key = { 'idempotency-key': randomUUID() }
    const twice = await Promise.all(
      [1, 2].map(() => send('createApplication', 'POST', '/Applications', { body, headers: key })),
    )
    expect(twice[0]?.body).toEqual(twice[1]?.body)
    const id = idOf(twice[0] ?? { body: {} })
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        send('updateApplication', 'PATCH', `/Applications(${id})`, {
          body: { name: `Name ${index}` },
          headers: { 'if-match': '"1"' },
        }),
      ),
    )
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    expect(answers.filter(answer => answer.code === 'precondition-failed')).toHaveLength(5)
  })
})

describe('as the wrong person', () => {
  it('a reader reads and changes nothing', async () => {
    const as = people.manager
    expect((await send('listApplications', 'GET', '/Applications', { as })).status).toBe(200)
    const body = form()
    expect((await send('createApplication', 'POST', '/Applications', { as, body })).code).toBe(
      'scope-missing',
    )
    expect((await remove(1, { as, ...over })).code).toBe('scope-missing')
  })

  it('a client changes nothing, even with the scope', async () => {
    const { db } = test.connection
    const roles = await db
      .selectFrom('role_static_user')
      .innerJoin('app_user', 'app_user.id', 'users_id')
      .select('roles_id')
      .where('user_email', '=', people.client)
      .execute()
    const scope = await db
      .selectFrom('scope')
      .select('id')
      .where('scope_name', '=', 'Applications.Manage')
      .executeTakeFirstOrThrow()
    for (const { roles_id } of roles)
      await test.send('POST', `${root}/RoleScopes`, {
        as: people.administrator,
        body: { rolesId: roles_id, scopeId: scope.id },
      })
    const as = people.client
    const { id } = await create()
    expect((await send('getApplication', 'GET', `/Applications(${id})`, { as })).code).toBe('not-found')
    const body = form()
    expect((await send('createApplication', 'POST', '/Applications', { as, body })).code).toBe(
      'scope-missing',
    )
    expect((await remove(id, { as, ...over })).code).toBe('scope-missing')
    expect((await remove(id)).status).toBe(204)
  })
})

it('every operation on applications and scopes was called', () => {
  const missing = [...test.contract.operations.values()]
    .filter(({ operation }) => /^(Application|Scopes)/.test(operation.tags[0] ?? ''))
    .filter(({ id }) => !called.has(id))
    .map(({ id }) => id)
  expect(missing).toEqual([])
})
