import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, rowsOfAnswer, startTestApp, type TestApp } from '../../server/testing.ts'
import { ConsumerCalls, form, type MadeKey, over } from './calls.test-support.ts'
import { forgetOldUsage } from './statements.ts'

/**
 * Registering consumers, and creating, rotating and revoking their keys. Every response is checked against the
 * contract.
 */
let test: TestApp
let calls: ConsumerCalls
beforeAll(async () => {
  test = await startTestApp()
  calls = new ConsumerCalls(test)
})
afterAll(() => test.close())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const keyRows = async (consumerId: number) =>
  rowsOfAnswer(
    await calls.send(
      'listApiKeys',
      'GET',
      `/ApiKeys?$filter=consumerId eq ${consumerId}&$orderby=createdDate`,
    ),
  )

describe('consumers', () => {
  it('of the demo data: one in use, one whose key is being replaced, one suspended', async () => {
    const rows = rowsOfAnswer(
      await calls.send(
        'listApiConsumers',
        'GET',
        '/ApiConsumers?$expand=owner&$orderby=id&$search=a&$filter=id le 3',
      ),
    )
    expect(rows).toMatchObject([
      {
        apis: ['Contacts', 'Accounts', 'Engagements'],
        keysInForce: 1,
        owner: { userEmail: people.manager },
        state: 'active',
      },
      { keysInForce: 2, owner: { userEmail: people.partner }, state: 'active' },
      { keysInForce: 1, nextExpiryDate: null, recentCalls: expect.any(Number), state: 'suspended' },
    ])
    for (const row of rows) {
      const byDay = row['recentCallsByDay'] as number[]
      expect(byDay).toHaveLength(30)
      expect(byDay.reduce((sum, ofDay) => sum + ofDay, 0)).toBe(row['recentCalls'])
    }
    const days = await calls.usage(1)
    expect(new Set(days.map(each => each.day)).size).toBeGreaterThan(50)
    expect(days.some(each => each.refused > 0)).toBe(true)
  })

  it('are registered, changed in their version and found again', async () => {
    const answer = await calls.send('createApiConsumer', 'POST', '/ApiConsumers', {
      body: form({ name: 'Registered', apis: ['Users', 'Contacts'] }),
    })
    expect(answer).toMatchObject({
      status: 201,
      headers: { etag: '"1"', location: expect.stringMatching(/^\/v1\/ApiConsumers\(\d+\)$/) },
      body: {
        apis: ['Contacts', 'Users'],
        state: 'active',
        keysInForce: 0,
        callsToday: 0,
        lastUsedDate: null,
        createdBy: people.administrator,
      },
    })
    const { id } = answer.body as { id: number }
    const first = { headers: { 'if-match': '"1"' } }
    expect(await calls.update(id, { quotaPerDay: 7, state: 'suspended' }, first)).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { name: 'Registered', quotaPerDay: 7, state: 'suspended', modifiedBy: people.administrator },
    })
    expect((await calls.update(id, { name: 'Late' }, first)).code).toBe('precondition-failed')
    expect(await calls.read(id)).toMatchObject({ owner: { id: 1 }, '@odata.etag': '"2"' })
  })

  it('need a unique name and an existing owner', async () => {
    const id = await calls.create({ name: 'Taken' })
    const create = (changes: object) =>
      calls.send('createApiConsumer', 'POST', '/ApiConsumers', { body: form(changes) })
    expect((await create({ name: 'TAKEN' })).code).toBe('api-consumer-name-taken')
    expect((await create({ ownerId: 999_999 })).code).toBe('user-unknown')
    expect((await calls.update(id, { ownerId: 999_999 })).code).toBe('user-unknown')
    expect((await calls.update(999_999, { name: 'x' })).code).toBe('not-found')
    const other = await calls.create()
    expect((await calls.update(other, { name: 'taken' })).code).toBe('api-consumer-name-taken')
  })

  it.each([
    [{ name: ' ' }, '/name', 'required'],
    [{ apis: ['Menus'] }, '/apis/0', 'value-not-allowed'],
    [{ apis: ['Contacts', 'Contacts'] }, '/apis', 'not-unique'],
    [{ quotaPerMinute: 0 }, '/quotaPerMinute', 'minimum'],
    [{ quotaPerDay: 1e9 }, '/quotaPerDay', 'maximum'],
    [{ quotaPerDay: '5' }, '/quotaPerDay', 'not-a-number'],
    [{ state: 'suspended' }, '/state', 'unknown-field'],
  ])('are refused with %o', async (changes, pointer, code) => {
    const answer = await calls.send('createApiConsumer', 'POST', '/ApiConsumers', { body: form(changes) })
    expect(answer).toMatchObject({ code: 'body-invalid', body: { errors: [{ pointer, code }] } })
  })

  it('are deleted, with everything known about them, once none of their keys is in force', async () => {
    const { consumerId, apiKey, secret } = await calls.keyOf()
    await calls.with(secret)
    const remove = () => calls.send('deleteApiConsumer', 'DELETE', `/ApiConsumers(${consumerId})`, over)
    expect((await remove()).code).toBe('api-consumer-has-keys')
    await calls.revoke(apiKey.id)
    expect((await remove()).status).toBe(204)
    expect((await remove()).code).toBe('not-found')
    expect(await calls.usage(consumerId)).toEqual([])
    expect((await calls.with(secret)).code).toBe('key-invalid')
  })

  it('are for staff with the scope: people who read them cannot change them, and clients see none', async () => {
    const write = await calls.send('createApiConsumer', 'POST', '/ApiConsumers', {
      as: people.manager,
      body: form(),
    })
    expect(write.code).toBe('scope-missing')
    await sql`insert into role_scope (roles_id, scope_id)
      select role.id, scope.id from role, scope
      where role_function_description = 'Clients' and scope_name = 'ApiConsumers.Manage'`.execute(
      test.connection.db,
    )
    const as = people.client
    expect((await calls.send('listApiConsumers', 'GET', '/ApiConsumers', { as })).code).toBe('scope-missing')
    expect((await calls.send('listApiKeys', 'GET', '/ApiKeys', { as })).code).toBe('scope-missing')
    expect((await calls.send('listApiUsages', 'GET', '/ApiUsages', { as })).code).toBe('scope-missing')
    expect((await calls.makeKey(1, {}, { as })).code).toBe('scope-missing')
    expect((await calls.revoke(1, { as, ...over })).code).toBe('scope-missing')
  })
})

describe('keys', () => {
  it('are shown once and stored as a hash', async () => {
    const consumerId = await calls.create()
    const headers = { 'idempotency-key': randomUUID() }
    const first = await calls.makeKey(consumerId, { expiresDate: inDays(30) }, { headers })
    expect(first).toMatchObject({ status: 201, headers: { 'cache-control': 'no-store' } })
    const { apiKey, secret } = first.body as MadeKey
    expect(secret.startsWith(`${apiKey.prefix}_`)).toBe(true)
    expect(apiKey).toMatchObject({ state: 'active', lastUsedDate: null, createdBy: people.administrator })
    const again = await calls.makeKey(
      consumerId,
      { expiresDate: (apiKey as { expiresDate?: string }).expiresDate },
      { headers },
    )
    expect([again.code, (again.body as MadeKey).secret]).not.toContain(secret)
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(row_to_json(api_key)::text, ''), '') ||
        (select coalesce(string_agg(row_to_json(idempotency_key)::text, ''), '') from idempotency_key) as text
      from api_key`.execute(test.connection.db)
    expect(rows[0]?.text).toContain(apiKey.prefix.slice(7))
    expect(rows[0]?.text).not.toContain(secret.slice(16))
    expect(JSON.stringify(await keyRows(consumerId))).not.toContain(secret.slice(16))
  })

  it('are not created twice by one request, and the second response omits the secret', async () => {
    const consumerId = await calls.create()
    const headers = { 'idempotency-key': randomUUID() }
    const [one, two] = [
      (await calls.makeKey(consumerId, {}, { headers })).body as MadeKey,
      (await calls.makeKey(consumerId, {}, { headers })).body as MadeKey,
    ]
    expect(two).toEqual({ apiKey: one.apiKey, secret: null })
    expect(await keyRows(consumerId)).toHaveLength(1)
  })

  it('need a consumer and an expiry in the future', async () => {
    const consumerId = await calls.create()
    expect((await calls.makeKey(999_999)).code).toBe('api-consumer-unknown')
    expect((await calls.makeKey(consumerId, { expiresDate: inDays(-1) })).code).toBe('api-key-expiry-past')
    expect((await calls.makeKey(consumerId, { expiresDate: 'tomorrow' })).code).toBe('body-invalid')
    expect((await calls.makeKey(consumerId, { label: '' })).code).toBe('body-invalid')
  })

  it('are replaced by another one, and stay valid beside it for the days of overlap', async () => {
    const { consumerId, apiKey } = await calls.keyOf()
    expect(await calls.rotate(apiKey.id, 31)).toMatchObject({ code: 'body-invalid' })
    expect((await calls.rotate(apiKey.id, 7, inDays(-1))).code).toBe('api-key-expiry-past')
    const made = (await calls.rotate(apiKey.id, 7, inDays(90))).body as MadeKey
    expect(made.apiKey).toMatchObject({ consumerId, label: 'Trial', state: 'active' })
    const [old] = await keyRows(consumerId)
    expect(old).toMatchObject({ state: 'ending', replacedById: made.apiKey.id })
    expect(Date.parse(String(old?.['expiresDate'])) - Date.now()).toBeCloseTo(7 * 86_400_000, -5)
    expect((await calls.rotate(apiKey.id, 7)).code).toBe('api-key-not-in-force')
    expect(await calls.read(consumerId)).toMatchObject({
      keysInForce: 2,
      nextExpiryDate: (made.apiKey as { expiresDate?: string }).expiresDate,
    })
  })

  it('keep an earlier expiry when they are replaced, and end at once without overlap', async () => {
    const consumerId = await calls.create()
    const soon = inDays(2)
    const { apiKey } = (await calls.makeKey(consumerId, { expiresDate: soon })).body as MadeKey
    await calls.rotate(apiKey.id, 30)
    const [first, second] = await keyRows(consumerId)
    expect(first?.['expiresDate']).toBe(soon)
    await calls.rotate(Number(second?.['id']), 0)
    expect((await keyRows(consumerId)).map(key => key['state'])).toEqual(['ending', 'expired', 'active'])
  })

  it('are rotated once by two people at the same moment', async () => {
    const { consumerId, apiKey } = await calls.keyOf()
    const answers = await Promise.all([calls.rotate(apiKey.id, 7), calls.rotate(apiKey.id, 7)])
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([201, 409]))
    expect(await keyRows(consumerId)).toHaveLength(2)
  })

  it('are revoked once, and show by whom', async () => {
    const { apiKey } = await calls.keyOf()
    expect(await calls.revoke(apiKey.id)).toMatchObject({
      status: 200,
      body: { state: 'revoked', revokedBy: people.administrator, revokedDate: expect.any(String) },
    })
    expect((await calls.revoke(apiKey.id)).code).toBe('api-key-not-in-force')
    expect((await calls.rotate(apiKey.id, 1)).code).toBe('api-key-not-in-force')
    expect((await calls.revoke(999_999)).code).toBe('not-found')
    expect((await calls.rotate(999_999, 1)).code).toBe('not-found')
  })

  it('are revoked in the version that was seen: a concurrent replacement is not revoked unseen', async () => {
    const { consumerId, apiKey } = await calls.keyOf()
    await calls.rotate(apiKey.id, 7)
    const seen = { headers: { 'if-match': String(apiKey['@odata.etag']) } }
    expect((await calls.revoke(apiKey.id, seen)).code).toBe('precondition-failed')
    const [now] = await keyRows(consumerId)
    expect(now).toMatchObject({ id: apiKey.id, state: 'ending' })
    const again = await calls.revoke(apiKey.id, { headers: { 'if-match': String(now?.['@odata.etag']) } })
    expect(again.body).toMatchObject({ state: 'revoked' })
    expect(again.headers['etag']).toBe((await keyRows(consumerId))[0]?.['@odata.etag'])
  })

  it('have a version that using them does not change, so that a key in use can be revoked', async () => {
    const { consumerId, apiKey, secret } = await calls.keyOf()
    expect((await calls.with(secret)).status).toBe(200)
    const [now] = await keyRows(consumerId)
    expect(now).toMatchObject({ lastUsedDate: expect.any(String), '@odata.etag': apiKey['@odata.etag'] })
  })
})

it('calls from more than 400 days ago are deleted', async () => {
  const { db } = test.connection
  const days = async () => (await calls.usage(1)).map(each => each.day)
  const before = await days()
  await sql`insert into api_usage (consumer_id, day, api, calls)
    values (1, current_date - 402, 'Contacts', 5), (1, current_date - 398, 'Contacts', 5)`.execute(db)
  await forgetOldUsage(db, new Date())
  expect(await days()).toHaveLength(before.length + 1)
})

it('every operation on consumers, their keys and calls was called', () => {
  const operations = [...test.contract.operations.values()].filter(({ operation }) =>
    ['API consumers', 'API keys', 'API usage'].includes(operation.tags[0] ?? ''),
  )
  expect(operations.map(({ id }) => id).filter(id => !calls.called.has(id))).toEqual([])
})
