import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../server/testing.ts'
import { ApplicationCalls, idOf, type Keyed, over } from './calls.test-support.ts'

/** Scopes and their dependencies, from the first call to the last. */
let test: TestApp
let calls: ApplicationCalls
beforeAll(async () => {
  test = await startTestApp()
  calls = new ApplicationCalls(test)
})
afterAll(() => test.close())

describe('scopes', () => {
  it('are created, described and deleted', async () => {
    const { id } = await calls.create()
    const other = await calls.create()
    const feature = idOf(await calls.createFeature(id, 'F'))
    const foreign = idOf(await calls.createFeature(other.id, 'F'))
    const created = await calls.createScope(id, { applicationFeatureId: feature })
    expect(created).toMatchObject({ status: 201, headers: { etag: '"1"' } })
    const scope = created.body as Keyed & { scopeName: string }
    expect(scope.id).toBeLessThan(4096)
    expect((await calls.createScope(id, { scopeName: scope.scopeName })).code).toBe('scope-name-taken')
    expect((await calls.createScope(id, { applicationFeatureId: foreign })).code).toBe(
      'application-feature-unknown',
    )
    expect((await calls.createScope(999_999)).code).toBe('application-unknown')
    expect((await calls.createScope(id, { scopeName: 'no name' })).code).toBe('body-invalid')
    const change = (body: object, etag = '*') =>
      calls.send('updateScope', 'PATCH', `/Scopes(${scope.id})`, { body, headers: { 'if-match': etag } })
    expect(await change({ scopeDescription: 'Autrement' }, '"1"')).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { scopeDescription: 'Autrement', applicationFeatureId: feature },
    })
    expect((await change({ scopeDescription: 'Trop tard' }, '"1"')).code).toBe('precondition-failed')
    expect((await change({ applicationFeatureId: foreign })).code).toBe('application-feature-unknown')
    // Menus and programs refer to a scope by its name.
    expect((await change({ scopeName: 'Other.Name' })).code).toBe('body-invalid')
    const gone = () => calls.send('deleteScope', 'DELETE', `/Scopes(${scope.id})`, over)
    expect((await gone()).status).toBe(204)
    expect((await gone()).code).toBe('not-found')
    expect((await change({ scopeDescription: 'Fort' })).code).toBe('not-found')
    expect((await calls.send('listScopes', 'GET', '/Scopes')).status).toBe(200)
  })

  it('have keys below 4096, and report when there are none left', async () => {
    const { db } = test.connection
    const { id } = await calls.create()
    const first = await calls.scopeOf(id)
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
    const next = await calls.scopeOf(id)
    expect(next.id).toBeLessThan(4095)
    expect(next.id).not.toBe(first.id)
    await sql`insert into scope (id, scope_name, scope_description, scope_english_description, application_id)
      select id, 'Full.S' || id, '', '', ${id} from generate_series(1, 4095) as all_ids (id)
      where not exists (select from scope where scope.id = all_ids.id)`.execute(db)
    expect(await calls.createScope(id)).toMatchObject({ status: 409, code: 'scope-limit-reached' })
    await sql`delete from scope where scope_name like 'Full.S%'`.execute(db)
    expect((await calls.createScope(id)).status).toBe(201)
  })

  it('can require others, but not in a cycle; the refusal lists the cycle in order', async () => {
    const { id } = await calls.create()
    const [a, b, c] = [await calls.scopeOf(id), await calls.scopeOf(id), await calls.scopeOf(id)]
    expect(await calls.needs(a.id, b.id)).toMatchObject({ status: 201, body: { applicationId: id } })
    const second = await calls.needs(b.id, c.id)
    expect((await calls.needs(a.id, b.id)).code).toBe('scope-dependency-taken')
    expect(await calls.needs(c.id, a.id)).toMatchObject({
      status: 409,
      code: 'scope-cycle',
      body: { cycle: [c.scopeName, a.scopeName, b.scopeName, c.scopeName] },
    })
    expect(await calls.needs(a.id, a.id)).toMatchObject({ body: { cycle: [a.scopeName, a.scopeName] } })
    expect((await calls.needs(a.id, 4094)).code).toBe('scope-unknown')
    expect((await calls.needs(4094, a.id)).code).toBe('scope-unknown')
    expect((await calls.send('deleteScope', 'DELETE', `/Scopes(${c.id})`, over)).body).toMatchObject({
      code: 'scope-in-use',
      usedBy: [{ kind: 'scope', name: b.scopeName }],
    })
    const gone = (etag: string) =>
      calls.send('deleteScopeDependency', 'DELETE', `/ScopeDependencies(${idOf(second)})`, {
        headers: { 'if-match': etag },
      })
    expect((await gone('"9"')).code).toBe('precondition-failed')
    expect((await gone('"1"')).status).toBe(204)
    expect((await gone('"1"')).code).toBe('not-found')
    expect((await calls.needs(c.id, a.id)).status).toBe(201)
  })

  it('keep a dependency if, without it, nobody of the firm could administer roles', async () => {
    const { id } = await calls.create()
    const scope = await calls.scopeOf(id)
    const { db } = test.connection
    const manage = await db
      .selectFrom('scope')
      .select('id')
      .where('scope_name', '=', 'Roles.Manage')
      .executeTakeFirstOrThrow()
    const dependency = idOf(await calls.needs(scope.id, manage.id))
    const give = (from: number, to: number) =>
      db.updateTable('role_scope').set({ scope_id: to }).where('scope_id', '=', from).execute()
    const remove = () =>
      calls.send('deleteScopeDependency', 'DELETE', `/ScopeDependencies(${dependency})`, over)
    // People now administer roles only because the new scope requires it.
    await give(manage.id, scope.id)
    expect((await remove()).code).toBe('role-administrator-needed')
    await give(scope.id, manage.id)
    expect((await remove()).status).toBe(204)
  })
})

it('every operation on scopes was called', () => {
  expect(calls.notCalled('Scopes')).toEqual([])
})
