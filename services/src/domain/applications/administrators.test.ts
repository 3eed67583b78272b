import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'
import { ApplicationCalls, form, idOf, over } from './calls.test-support.ts'

/** Two people who administer applications at once, and people who may not. */
let test: TestApp
let calls: ApplicationCalls
beforeAll(async () => {
  test = await startTestApp()
  calls = new ApplicationCalls(test)
})
afterAll(() => test.close())

describe('two administrators at once', () => {
  it('cannot close a cycle', async () => {
    const { id } = await calls.create()
    const [a, b] = [await calls.scopeOf(id), await calls.scopeOf(id)]
    const answers = await Promise.all([calls.needs(a.id, b.id), calls.needs(b.id, a.id)])
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([201, 409]))
    expect(answers.map(answer => answer.code)).toContain('scope-cycle')
  })

  it('cannot give away a scope that is being deleted', async () => {
    const { id } = await calls.create()
    for (let round = 0; round < 4; round += 1) {
      const scope = await calls.scopeOf(id)
      const [given, gone] = await Promise.all([
        test.send('POST', `/api/authorization/v1/RoleScopes`, {
          as: people.administrator,
          body: { rolesId: 2, scopeId: scope.id },
        }),
        calls.send('deleteScope', 'DELETE', `/Scopes(${scope.id})`, over),
      ])
      expect([
        [201, 'scope-in-use'],
        ['scope-unknown', 204],
      ]).toContainEqual([given.code ?? given.status, gone.code ?? gone.status])
    }
  })

  it('create one application with the same idempotency key, and only one of several simultaneous changes wins', async () => {
    const body = form()
    const key = { 'idempotency-key': randomUUID() }
    const twice = await Promise.all(
      [1, 2].map(() => calls.send('createApplication', 'POST', '/Applications', { body, headers: key })),
    )
    expect(twice[0]?.body).toEqual(twice[1]?.body)
    const id = idOf(twice[0])
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        calls.send('updateApplication', 'PATCH', `/Applications(${id})`, {
          body: { name: `Name ${index}` },
          headers: { 'if-match': '"1"' },
        }),
      ),
    )
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    expect(answers.filter(answer => answer.code === 'precondition-failed')).toHaveLength(5)
  })
})

describe('people without the right', () => {
  it('with read access can read but not change', async () => {
    const as = people.manager
    expect((await calls.send('listApplications', 'GET', '/Applications', { as })).status).toBe(200)
    const body = form()
    expect((await calls.send('createApplication', 'POST', '/Applications', { as, body })).code).toBe(
      'scope-missing',
    )
    expect((await calls.remove(1, { as, ...over })).code).toBe('scope-missing')
  })

  it('who are clients can neither read nor change, even with the scope', async () => {
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
      await test.send('POST', `/api/authorization/v1/RoleScopes`, {
        as: people.administrator,
        body: { rolesId: roles_id, scopeId: scope.id },
      })
    const as = people.client
    const { id } = await calls.create()
    expect((await calls.send('getApplication', 'GET', `/Applications(${id})`, { as })).code).toBe(
      'scope-missing',
    )
    const body = form()
    expect((await calls.send('createApplication', 'POST', '/Applications', { as, body })).code).toBe(
      'scope-missing',
    )
    expect((await calls.remove(id, { as, ...over })).code).toBe('scope-missing')
    expect((await calls.remove(id)).status).toBe(204)
  })
})
