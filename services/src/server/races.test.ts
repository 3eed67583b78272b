import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp } from './testing.ts'

/** Repeated requests, and people who change the same thing at the same time. */
let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const create = (description: string, key: string, as: string = people.administrator) =>
  test.send('POST', '/api/authorization/v1/Roles', {
    as,
    body: { roleFunctionDescription: description },
    headers: { 'idempotency-key': key },
  })
const count = async (description: string) =>
  (
    await test.connection.db
      .selectFrom('role')
      .select('id')
      .where('role_function_description', '=', description)
      .execute()
  ).length

describe('Idempotency-Key', () => {
  it('does one thing for two identical requests and gives both the same response', async () => {
    const key = randomUUID()
    const first = await create('Once', key)
    const second = await create('Once', key.toUpperCase())
    expect(first.status).toBe(201)
    expect(second).toMatchObject({ status: 201, body: first.body as object })
    expect(second.headers).toMatchObject({ etag: first.headers['etag'], location: first.headers['location'] })
    expect(await count('Once')).toBe(1)
  })

  it('does one thing for many simultaneous requests', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => create('At once', key)))
    expect(answers.map(answer => answer.status)).toEqual(Array.from({ length: 10 }, () => 201))
    expect(new Set(answers.map(answer => (answer.body as { id: number }).id)).size).toBe(1)
    expect(await count('At once')).toBe(1)
  })

  it('is refused when used for another request', async () => {
    const key = randomUUID()
    await create('One', key)
    expect(await create('Other', key)).toMatchObject({ status: 409, code: 'idempotency-conflict' })
    expect(await count('Other')).toBe(0)
  })

  it('belongs to the caller: others may use the same key', async () => {
    const key = randomUUID()
    await create('Mine', key)
    const { db } = test.connection
    await db
      .insertInto('role_static_user')
      .columns(['roles_id', 'users_id'])
      .expression(eb =>
        eb
          .selectFrom('app_user')
          .select([eb.lit(1).as('roles_id'), 'id'])
          .where('user_email', '=', people.staff),
      )
      .execute()
    expect(await create('Theirs', key, people.staff)).toMatchObject({ status: 201 })
  })

  it('does not store the response of a refused request', async () => {
    const key = randomUUID()
    await create('Taken', randomUUID())
    expect((await create('Taken', key)).code).toBe('role-description-taken')
    await test.connection.db.deleteFrom('role').where('role_function_description', '=', 'Taken').execute()
    expect((await create('Taken', key)).status).toBe(201)
  })
})

describe('If-Match', () => {
  const change = (id: number, description: string, etag: string) =>
    test.send('PATCH', '/api/authorization/v1/Roles', {
      as: people.administrator,
      body: { id, roleFunctionDescription: description },
      headers: { 'if-match': etag },
    })

  it('lets exactly one of many writers win', async () => {
    const role = (await create('Race', randomUUID())).body as { id: number }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => change(role.id, `Race ${index}`, '"1"')),
    )
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    expect(answers.filter(answer => answer.code === 'precondition-failed')).toHaveLength(9)
    const winner = answers.find(answer => answer.status === 200)
    const now = await test.send('GET', `/api/authorization/v1/Roles(${role.id})`, {
      as: people.administrator,
    })
    expect(now.body).toEqual(winner?.body)
    expect(now.headers['etag']).toBe('"2"')
  })

  it('is required and must be well formed', async () => {
    const path = '/api/portal/v1/Menus(1)'
    const plain = await test.send('DELETE', path, { as: people.administrator })
    expect(plain).toMatchObject({ status: 428, code: 'precondition-required' })
    const odd = await test.send('DELETE', path, { as: people.administrator, headers: { 'if-match': '1' } })
    expect(odd).toMatchObject({ status: 400, code: 'header-invalid' })
  })

  it('two simultaneous moves cannot create a cycle', async () => {
    const form = {
      menuTitle: 'T',
      menuEnglishTitle: 'T',
      menuDescription: 'D',
      menuEnglishDescription: 'D',
      menuColor: '#112233',
      menuIcon: 'settings',
      menuLink: '/',
      menuOrder: 1,
      minimumScope: 'Portal.Access',
      onlyFirm: false,
      forceRefresh: false,
    }
    const make = async (menuCode: string) =>
      (
        (
          await test.send('POST', '/api/portal/v1/Menus', {
            as: people.administrator,
            body: { ...form, menuCode },
          })
        ).body as { id: number }
      ).id
    const [a, b] = [await make('RA'), await make('RB')]
    const move = (id: number, menuParentId: number) =>
      test.send('POST', `/api/portal/v1/Menus(${id})/Move`, {
        as: people.administrator,
        body: { menuParentId, beforeId: null },
      })
    const answers = await Promise.all([move(a, b), move(b, a)])
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200, 409]))
    expect(answers.map(answer => answer.code)).toContain('menu-cycle')
  })
})
