import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { people, rowsOfAnswer, startTestApp, type TestApp } from '../../server/testing.ts'

/** The calls of section 7 on roles, people, scopes and applications. Every response is checked against the contract. */
let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const called = new Set<string>()
const sectionSeven = new Set([
  'listRoles',
  'getRole',
  'createRole',
  'updateRole',
  'listRoleScopes',
  'createRoleScope',
  'listApplications',
  'createRoleStaticUser',
  'deleteRoleStaticUser',
  'listUsers',
  'listUserScopes',
])
/** Sends a call and records its operation, so that the last test finds the ones never called. */
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

async function one<T>(statement: ReturnType<typeof sql<T>>): Promise<T> {
  const row = (await statement.execute(test.connection.db)).rows[0]
  if (!row) throw new Error('The demo data has no such row')
  return row
}

describe('authorization', () => {
  it('lists roles newest first with their creators', async () => {
    for (const order of ['createdDate', 'ModifiedDate']) {
      const rows = await list(
        'listRoles',
        `/api/authorization/v1/Roles?$expand=creator&$orderby=${order} desc`,
      )
      const dates = rows.map(row => String(row[order]))
      expect(dates).toEqual(dates.toSorted().toReversed())
      expect(rows.length).toBeGreaterThan(4)
    }
    const client = await list(
      'listRoles',
      "/api/authorization/v1/Roles?$filter=contains(roleFunctionDescription,'Client')",
    )
    expect(client.length).toBeGreaterThan(0)
  })

  it('creates a role, and adds a scope with its dependencies, and members', async () => {
    const created = await send('createRole', 'POST', '/api/authorization/v1/Roles', {
      body: { roleFunctionDescription: 'Essayeurs' },
    })
    expect(created.status).toBe(201)
    const rolesId = (created.body as { id: number }).id
    const taken = await send('createRole', 'POST', '/api/authorization/v1/Roles', {
      body: { roleFunctionDescription: 'ESSAYEURS' },
    })
    expect(taken.code).toBe('role-description-taken')
    const dependency = await one(
      sql<{
        scope_id: number
        required: number[]
      }>`select scope_id, array_agg(implied_id order by implied_id) as required
        from scope_closure group by scope_id having count(*) > 1 order by count(*) desc limit 1`,
    )
    const add = (scopeId: number, id = rolesId) =>
      send('createRoleScope', 'POST', '/api/authorization/v1/RoleScopes', { body: { rolesId: id, scopeId } })
    expect((await add(dependency.scope_id)).status).toBe(201)
    const scopes = await list(
      'listRoleScopes',
      `/api/authorization/v1/RoleScopes?$filter=rolesId eq ${rolesId}&$orderby=scopeId`,
    )
    expect(scopes.map(row => row['scopeId'])).toEqual(dependency.required)
    expect((await add(dependency.scope_id)).code).toBe('role-scope-taken')
    expect((await add(4000)).code).toBe('scope-unknown')
    expect((await add(1, 999_999)).code).toBe('role-unknown')

    const users = await list(
      'listUsers',
      `/api/authorization/v1/Users?$filter=userEmail eq '${people.staff}'`,
    )
    const member = { rolesId, usersId: Number(users[0]?.['id']) }
    const join = (body: object) =>
      send('createRoleStaticUser', 'POST', '/api/authorization/v1/RoleStaticUsers', { body })
    const joined = await join(member)
    expect(joined).toMatchObject({ status: 201, body: member })
    expect((await join(member)).code).toBe('role-member-taken')
    expect((await join({ ...member, usersId: 999_999 })).code).toBe('user-unknown')
    const role = await send(
      'getRole',
      'GET',
      `/api/authorization/v1/Roles(${rolesId})?$expand=RoleStaticUsers($expand=users)`,
    )
    expect(role.body).toMatchObject({ roleStaticUsers: [{ users: { userEmail: people.staff } }] })

    const name = await one(
      sql<{ scope_name: string }>`select scope_name from scope where id = ${dependency.scope_id}`,
    )
    const held = () =>
      list(
        'listUserScopes',
        `/api/authorization/v1/UserScopes?$filter=userEmail eq '${people.staff}' and startswith(scopeName,'${name.scope_name}')`,
      )
    expect(await held()).toHaveLength(1)
    const leave = () =>
      send(
        'deleteRoleStaticUser',
        'DELETE',
        `/api/authorization/v1/RoleStaticUsers(${(joined.body as { id: number }).id})`,
        {
          headers: { 'if-match': String(joined.headers['etag']) },
        },
      )
    expect((await leave()).status).toBe(204)
    expect((await leave()).code).toBe('not-found')

    const renamed = await send('updateRole', 'PATCH', '/api/authorization/v1/Roles', {
      body: { id: rolesId, roleFunctionDescription: 'Essayeuses' },
      headers: { 'if-match': '*' },
    })
    expect(renamed).toMatchObject({ status: 200, body: { roleFunctionDescription: 'Essayeuses' } })
  })

  it('gives a role an English name, finds it by that name, and records who set it', async () => {
    const { body } = await send('createRole', 'POST', '/api/authorization/v1/Roles', {
      body: { roleFunctionDescription: 'Veilleurs', englishName: 'Watchkeepers' },
    })
    expect(body).toMatchObject({ englishName: 'Watchkeepers' })
    const { id } = body as { id: number }
    const found = await list('listRoles', '/api/authorization/v1/Roles?$search=watchk')
    expect(found.map(role => role['id'])).toEqual([id])
    const change = (englishName: unknown) =>
      send('updateRole', 'PATCH', '/api/authorization/v1/Roles', {
        body: { id, englishName },
        headers: { 'if-match': '*' },
      })
    for (const name of ['Night watch', null, null])
      expect(await change(name)).toMatchObject({ status: 200, body: { englishName: name } })
    for (const name of ['', '  ', 7, 'x'.repeat(201)])
      expect(await change(name)).toMatchObject({
        status: 400,
        body: { errors: [{ pointer: '/englishName' }] },
      })
    const changes = await list(
      'listRoleChanges',
      `/api/authorization/v1/RoleChanges?$filter=rolesId eq ${id} and kind eq 'englishNameChanged'&$orderby=id`,
    )
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      ['Watchkeepers', 'Night watch'],
      ['Night watch', null],
    ])
  })

  it('a removed member loses the scope at once', async () => {
    const path = '/api/authorization/v1/Roles'
    const users = await list(
      'listUsers',
      `/api/authorization/v1/Users?$filter=userEmail eq '${people.staff}'`,
    )
    const joined = await send('createRoleStaticUser', 'POST', '/api/authorization/v1/RoleStaticUsers', {
      body: { rolesId: 1, usersId: users[0]?.['id'] },
    })
    expect((await send('listRoles', 'GET', path, { as: people.staff })).status).toBe(200)
    const removed = await send(
      'deleteRoleStaticUser',
      'DELETE',
      `/api/authorization/v1/RoleStaticUsers(${(joined.body as { id: number }).id})`,
      { headers: { 'if-match': '*' } },
    )
    expect(removed.status).toBe(204)
    expect((await send('listRoles', 'GET', path, { as: people.staff })).code).toBe('scope-missing')
  })

  it('lists applications with all that belongs to them', async () => {
    const rows = await list(
      'listApplications',
      '/api/authorization/v1/Applications?$expand=ApplicationModule($expand=subModules),ApplicationFeature,securityScopes,scopesDependencies',
    )
    expect(rows.some(row => (row['securityScopes'] as unknown[]).length > 0)).toBe(true)
    expect((await list('listScopes', '/api/authorization/v1/Scopes')).length).toBeGreaterThan(10)
  })
})

it('every operation of section 7 on the host was called', () => {
  const missing = [...test.contract.operations.values()]
    .filter(({ host, operation }) => host === 'authorization' && sectionSeven.has(operation.operationId))
    .filter(({ id }) => !called.has(id))
    .map(({ id }) => id)
  expect(missing).toEqual([])
})
