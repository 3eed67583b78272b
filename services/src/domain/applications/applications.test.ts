import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { path as notifications, publish } from '../notifications/notifications.test-support.ts'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'
import { ApplicationCalls, form, idOf, type Keyed, over } from './calls.test-support.ts'

/** Applications and their parts, from the first call to the last. */
let test: TestApp
let calls: ApplicationCalls
beforeAll(async () => {
  test = await startTestApp()
  calls = new ApplicationCalls(test)
})
afterAll(() => test.close())

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
    const created = await calls.send('createApplication', 'POST', '/Applications', { body })
    expect(created).toMatchObject({
      status: 201,
      body: { ...body, redirectUrl: 'https://a.example/back', createdBy: people.administrator },
    })
    const id = idOf(created)
    expect(created.headers).toMatchObject({ etag: '"1"', location: `/v1/Applications(${id})` })
    const read = await calls.whole(id)
    expect(read).toMatchObject({ status: 200, headers: { etag: '"1"' } })
    expect(read.body).toMatchObject({ ...body, applicationModule: [], securityScopes: [] })
    const change = (changes: object, etag: string) =>
      calls.send('updateApplication', 'PATCH', `/Applications(${id})`, {
        body: changes,
        headers: { 'if-match': etag },
      })
    expect(await change({ redirectUrls: [], name: 'Inventaires' }, '"1"')).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { name: 'Inventaires', redirectUrl: null, redirectUrls: [], clientId: 'parvis-inventory' },
    })
    expect((await change({ name: 'Late' }, '"1"')).code).toBe('precondition-failed')
    expect((await calls.remove(id, { headers: { 'if-match': '"1"' } })).code).toBe('precondition-failed')
    expect((await calls.remove(id)).status).toBe(204)
    expect((await calls.remove(id)).code).toBe('not-found')
    expect((await calls.whole(id)).code).toBe('not-found')
    expect((await change({ name: 'Gone' }, '*')).code).toBe('not-found')
  })

  it('keeps the field of the specification: redirectUrl can be filtered and sorted by', async () => {
    const { id } = await calls.create({ redirectUrls: ['https://only.example/back', 'https://two.example/'] })
    const list = await calls.send(
      'listApplications',
      'GET',
      "/Applications?$filter=redirectUrl eq 'https://only.example/back'&$orderby=redirectUrl desc",
    )
    expect((list.body as { value: Keyed[] }).value.map(each => each.id)).toEqual([id])
  })

  it('has an English name, or the same in both languages, and is found by either', async () => {
    const one = await calls.create({ name: 'Veille', englishName: 'Watchkeeping' })
    const other = await calls.create({ name: 'Agenda' })
    const read = async (id: number) =>
      (await calls.send('getApplication', 'GET', `/Applications(${id})`)).body as Record<string, unknown>
    expect([(await read(one.id))['englishName'], (await read(other.id))['englishName']]).toEqual([
      'Watchkeeping',
      null,
    ])
    const found = await calls.send('listApplications', 'GET', '/Applications?$search=watchkeep')
    expect((found.body as { value: Keyed[] }).value.map(each => each.id)).toEqual([one.id])
    const same = { body: { englishName: null }, ...over }
    expect((await calls.send('updateApplication', 'PATCH', `/Applications(${one.id})`, same)).status).toBe(
      200,
    )
    expect((await read(one.id))['englishName']).toBeNull()
  })

  it('has a unique technical name, ignoring case', async () => {
    const one = await calls.create({ technicalName: 'Unique.Name' })
    const taken = { body: form({ technicalName: 'unique.name' }) }
    expect((await calls.send('createApplication', 'POST', '/Applications', taken)).code).toBe(
      'application-technical-name-taken',
    )
    const other = await calls.create()
    const renamed = await calls.send('updateApplication', 'PATCH', `/Applications(${other.id})`, {
      body: { technicalName: 'UNIQUE.NAME' },
      ...over,
    })
    expect(renamed.code).toBe('application-technical-name-taken')
    const same = await calls.send('updateApplication', 'PATCH', `/Applications(${one.id})`, {
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
    const answer = await calls.send('createApplication', 'POST', '/Applications', { body: form(changes) })
    expect(answer).toMatchObject({ status: 400, code: 'body-invalid' })
  })

  it('is deleted with everything that belongs to it, as long as nothing uses it', async () => {
    const { id } = await calls.create()
    const moduleId = idOf(await calls.createModule(id, 'M'))
    const featureId = idOf(
      await calls.createFeature(id, 'F', idOf(await calls.createModule(id, 'S', moduleId))),
    )
    const scope = await calls.scopeOf(id, { applicationFeatureId: featureId })
    const second = await calls.scopeOf(id)
    expect((await calls.needs(second.id, scope.id)).status).toBe(201)
    expect((await calls.needs(scope.id, await portalAccess())).status).toBe(201)
    expect((await calls.remove(id)).status).toBe(204)
    for (const table of ['application_module', 'application_feature', 'scope_dependency'] as const) {
      const left = test.connection.db.selectFrom(table).select('id').where('application_id', '=', id)
      expect(await left.execute(), table).toEqual([])
    }
  })

  it('cannot be deleted while its scopes are used, and the refusal names the uses', async () => {
    const { id } = await calls.create()
    const other = await calls.create()
    const scope = await calls.scopeOf(id)
    const dependent = await calls.scopeOf(other.id)
    const dependency = await calls.needs(dependent.id, scope.id)
    await test.send('POST', `/api/authorization/v1/RoleScopes`, {
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
    expect(await calls.remove(id)).toMatchObject({
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
    expect((await calls.whole(id)).body).toMatchObject({ securityScopes: [{ id: scope.id }] })
    const free = (operationId: string, path: string) => calls.send(operationId, 'DELETE', path, over)
    await free('deleteScopeDependency', `/ScopeDependencies(${idOf(dependency)})`)
    await test.connection.db.deleteFrom('role_scope').where('scope_id', '=', scope.id).execute()
    expect((await free('deleteScope', `/Scopes(${scope.id})`)).body).toMatchObject({
      usedBy: [{ kind: 'menu' }],
    })
    await test.send('DELETE', `/api/portal/v1/Menus(${idOf(menu)})`, { as: people.administrator, ...over })
    expect((await calls.remove(id)).status).toBe(204)
  })

  it('cannot be deleted while a notification about it is a draft, scheduled or live; ended ones stay without it', async () => {
    const { id } = await calls.create()
    const draft = await publish(test, { applicationId: id, title: 'B', isDraft: true })
    const live = await publish(test, { applicationId: id, title: 'A' })
    expect(await calls.remove(id)).toMatchObject({
      code: 'application-in-use',
      body: {
        usedBy: [
          { kind: 'notification', name: 'A' },
          { kind: 'notification', name: 'B' },
        ],
      },
    })
    await test.send('DELETE', `${notifications}(${draft.id})`, { as: people.administrator, ...over })
    const ended = { end_date: new Date(Date.now() - 1000), start_date: new Date(Date.now() - 2000) }
    await test.connection.db.updateTable('notification').set(ended).where('id', '=', live.id).execute()
    expect((await calls.remove(id)).status).toBe(204)
    expect(
      (await test.send('GET', `${notifications}(${live.id})`, { as: people.administrator })).body,
    ).toMatchObject({ title: 'A', applicationId: null, applicationName: null })
  })

  it('of the product itself can never be deleted', async () => {
    const answer = await calls.remove(1)
    expect(answer).toMatchObject({ status: 409, code: 'application-in-use' })
    expect((answer.body as { usedBy: object[] }).usedBy[0]).toMatchObject({ kind: 'product' })
  })
})

describe('modules and features', () => {
  it('have two levels, with unique names among their siblings', async () => {
    const { id } = await calls.create()
    const other = await calls.create()
    const top = idOf(await calls.createModule(id, 'Ventes'))
    const below = await calls.createModule(id, 'Ventes', top)
    expect(below).toMatchObject({ status: 201, body: { parentModuleId: top }, headers: { etag: '"1"' } })
    expect((await calls.createModule(id, 'Trop', idOf(below))).code).toBe('application-module-too-deep')
    expect((await calls.createModule(id, 'ventes')).code).toBe('application-module-name-taken')
    expect((await calls.createModule(other.id, 'Ventes', top)).code).toBe('application-module-unknown')
    expect((await calls.createModule(999_999, 'Ventes')).code).toBe('application-unknown')
    const feature = await calls.createFeature(id, 'Saisie', idOf(below))
    expect(feature).toMatchObject({ status: 201, body: { applicationModuleId: idOf(below) } })
    expect((await calls.createFeature(id, 'SAISIE', idOf(below))).code).toBe('application-feature-name-taken')
    expect((await calls.createFeature(id, 'Saisie')).status).toBe(201)
    expect((await calls.createFeature(other.id, 'Saisie', top)).code).toBe('application-module-unknown')
    expect((await calls.createFeature(999_999, 'Saisie')).code).toBe('application-unknown')
    expect((await calls.whole(id)).body).toMatchObject({
      applicationModule: [{ name: 'Ventes' }, { name: 'Ventes' }],
      applicationFeature: [{ name: 'Saisie' }, { name: 'Saisie' }],
    })
  })

  it.each(['Module', 'Feature'])('%s: is renamed and deleted in its version', async kind => {
    const { id } = await calls.create()
    const add = (name: string) =>
      kind === 'Module' ? calls.createModule(id, name) : calls.createFeature(id, name)
    const part = await add('One')
    await add('Two')
    const path = `/Application${kind}s(${idOf(part)})`
    const rename = (name: string, etag: string) =>
      calls.send(`updateApplication${kind}`, 'PATCH', path, { body: { name }, headers: { 'if-match': etag } })
    expect(await rename('Three', '"1"')).toMatchObject({ status: 200, headers: { etag: '"2"' } })
    expect((await rename('Four', '"1"')).code).toBe('precondition-failed')
    expect((await rename('TWO', '"2"')).code).toBe(`application-${kind.toLowerCase()}-name-taken`)
    expect((await rename(' ', '"2"')).code).toBe('body-invalid')
    const gone = (etag: string) =>
      calls.send(`deleteApplication${kind}`, 'DELETE', path, { headers: { 'if-match': etag } })
    expect((await gone('"1"')).code).toBe('precondition-failed')
    expect((await gone('"2"')).status).toBe(204)
    expect((await gone('"2"')).code).toBe('not-found')
    expect((await rename('Five', '*')).code).toBe('not-found')
  })

  it('cannot be deleted while scopes belong to them', async () => {
    const { id } = await calls.create()
    const top = idOf(await calls.createModule(id, 'Top'))
    const feature = idOf(await calls.createFeature(id, 'F', idOf(await calls.createModule(id, 'Below', top))))
    const { scopeName, id: scopeId } = await calls.scopeOf(id, { applicationFeatureId: feature })
    const usedBy = [{ kind: 'scope', name: scopeName }]
    const gone = (kind: string, key: number) =>
      calls.send(`deleteApplication${kind}`, 'DELETE', `/Application${kind}s(${key})`, over)
    expect(await gone('Feature', feature)).toMatchObject({
      code: 'application-feature-in-use',
      body: { usedBy },
    })
    expect(await gone('Module', top)).toMatchObject({ code: 'application-module-in-use', body: { usedBy } })
    await calls.send('updateScope', 'PATCH', `/Scopes(${scopeId})`, {
      body: { applicationFeatureId: null },
      ...over,
    })
    expect((await gone('Module', top)).status).toBe(204)
    expect((await calls.whole(id)).body).toMatchObject({ applicationModule: [], applicationFeature: [] })
  })
})

it('every operation on applications and their parts was called', () => {
  expect(calls.notCalled('Applications', 'Application parts')).toEqual([])
})
