import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApiKey } from '../access/api-key.ts'
import { ConsumerCalls } from '../domain/api-consumers/calls.test-support.ts'
import { prefixOf } from './contract.ts'
import { createLog } from './log.ts'
import { people, rowsOfAnswer, startBeside, startTestApp, type TestApp } from './testing.ts'

/** Calls with an API consumer's key: what it opens, when it stops working, and how often it may be used. */
let test: TestApp
let calls: ConsumerCalls
const lines: string[] = []
beforeAll(async () => {
  test = await startTestApp({}, {}, createLog('debug', { write: line => void lines.push(line) }))
  calls = new ConsumerCalls(test)
})
afterAll(() => test.close())

const open = () => [...test.contract.operations.values()].filter(operation => operation.api !== undefined)
const pathOf = (path: string) => path.replaceAll('{id}', '1').replaceAll('{email}', 'nobody@nowhere.example')

describe('a key', () => {
  it('opens every read of the APIs of its consumer', async () => {
    const { secret } = await calls.keyOf({
      apis: ['Contacts', 'Accounts', 'Engagements', 'Offers', 'Onboarding', 'Roles', 'Applications', 'Users'],
    })
    for (const { id, host, path } of open())
      expect((await calls.with(secret, `${prefixOf(host).slice(4)}${pathOf(path)}`)).status, id).toBe(200)
  })

  it('opens nothing else: no other API, no write, no menu, no personal data', async () => {
    const { secret } = await calls.keyOf({ apis: [] })
    for (const { id, api, scopes, host, method, path } of test.contract.operations.values()) {
      if (scopes === undefined) continue
      const answer = await test.send(method.toUpperCase(), prefixOf(host) + pathOf(path), {
        headers: { authorization: `Bearer ${secret}`, 'if-match': '*' },
      })
      expect(answer.code, id).toBe(api === undefined ? 'token-invalid' : 'api-not-subscribed')
    }
  })

  it('reads all rows of its APIs, and no rows of others through $expand or $filter', async () => {
    const { secret } = await calls.keyOf({ apis: ['Roles'] })
    const roles = '/authorization/v1/Roles'
    const [mine] = rowsOfAnswer(
      await calls.with(
        secret,
        `${roles}?$top=1&$expand=creator,roleStaticUsers($expand=users)&$filter=id eq 1`,
      ),
    )
    const [seen] = rowsOfAnswer(
      await test.send('GET', `/api${roles}?$top=1&$expand=roleStaticUsers&$filter=id eq 1`, {
        as: people.administrator,
      }),
    )
    expect(mine?.['creator']).toBeNull()
    const members = mine?.['roleStaticUsers'] as { users: unknown }[]
    expect(members).toHaveLength((seen?.['roleStaticUsers'] as unknown[] | undefined)?.length ?? -1)
    expect(members.map(member => member.users)).toEqual(members.map(() => null))
    const named = `${roles}?$filter=roleStaticUsers/any(m:m/users/userEmail ne null)`
    expect(rowsOfAnswer(await calls.with(secret, named))).toEqual([])
  })

  it('is refused when it is not one of ours, whatever its form', async () => {
    const { secret } = await calls.keyOf()
    const bad = [
      'parvis_',
      secret.slice(0, -1),
      `${secret}x`,
      secret.replace(/.$/, last => (last === 'A' ? 'B' : 'A')),
      makeApiKey().text,
      `parvis_' or 1=1 --`,
      `parvis_${'x'.repeat(7000)}`,
    ]
    for (const key of bad) {
      const answer = await calls.with(key)
      expect(answer, key.slice(0, 40)).toMatchObject({
        status: 401,
        code: 'key-invalid',
        headers: { 'www-authenticate': 'Bearer realm="parvis", error="invalid_token"' },
      })
    }
  })

  it('is refused with the prefix of another key and a wrong secret, and uses up nobody’s quota', async () => {
    const { consumerId, apiKey, secret } = await calls.keyOf()
    const made = makeApiKey()
    await sql`update api_key set prefix = ${made.prefix} where id = ${apiKey.id}`.execute(test.connection.db)
    expect((await calls.with(made.text)).code).toBe('key-invalid')
    expect((await calls.with(secret)).code).toBe('key-invalid')
    expect(await calls.usage(consumerId)).toEqual([])
  })

  it('makes no more database queries than needed: a mistyped key never reaches the database', async () => {
    let asked = 0
    const watched = await startBeside(test, connection => ({
      ...connection,
      db: connection.db.withPlugin({
        transformQuery: ({ node }) => {
          asked += 1
          return node
        },
        transformResult: ({ result }) => Promise.resolve(result),
      }),
    }))
    const { secret } = await calls.keyOf()
    asked = 0
    expect((await calls.with(`${secret.slice(0, -3)}000`, undefined, watched)).code).toBe('key-invalid')
    expect(asked).toBe(0)
    expect((await calls.with(secret, undefined, watched)).status).toBe(200)
    // Three queries: the key, the call, the page.
    expect(asked).toBe(3)
    await watched.close()
  })
})

describe('a key stops working', () => {
  it('at once, in every process, when it is revoked', async () => {
    const other = await startBeside(test)
    const { apiKey, secret } = await calls.keyOf()
    expect((await calls.with(secret)).status).toBe(200)
    expect((await calls.with(secret, undefined, other)).status).toBe(200)
    await calls.revoke(apiKey.id)
    expect(await calls.with(secret)).toMatchObject({ status: 401, code: 'key-revoked' })
    expect(await calls.with(secret, undefined, other)).toMatchObject({ status: 401, code: 'key-revoked' })
    await other.close()
  })

  it('in the middle of use: from one call on, all are refused', async () => {
    const { apiKey, secret } = await calls.keyOf()
    const before = Array.from({ length: 10 }, () => calls.with(secret))
    const revoked = calls.revoke(apiKey.id)
    await Promise.all([...before, revoked])
    const after = await Promise.all(Array.from({ length: 10 }, () => calls.with(secret)))
    expect(new Set(after.map(answer => answer.code))).toEqual(new Set(['key-revoked']))
  })

  it('when it expires, once it has overlapped with its replacement', async () => {
    const { apiKey, secret } = await calls.keyOf()
    const made = (await calls.rotate(apiKey.id, 7)).body as { secret: string }
    expect((await calls.with(secret)).status).toBe(200)
    expect((await calls.with(made.secret)).status).toBe(200)
    // A week passes.
    await sql`update api_key set expires_date = expires_date - interval '7 days' where id = ${apiKey.id}`.execute(
      test.connection.db,
    )
    expect(await calls.with(secret)).toMatchObject({ status: 401, code: 'key-expired' })
    expect((await calls.with(made.secret)).status).toBe(200)
  })

  it('while its consumer is suspended, and works again afterwards', async () => {
    const { consumerId, secret } = await calls.keyOf()
    await calls.update(consumerId, { state: 'suspended' })
    expect(await calls.with(secret)).toMatchObject({ status: 403, code: 'consumer-suspended' })
    await calls.update(consumerId, { state: 'active', apis: ['Users'] })
    expect(await calls.with(secret)).toMatchObject({ status: 403, code: 'api-not-subscribed' })
    await calls.update(consumerId, { apis: ['Contacts'] })
    expect((await calls.with(secret)).status).toBe(200)
  })
})

describe('the quotas', () => {
  it('report what is left and, once used up, how long to wait', async () => {
    const { secret } = await calls.keyOf({ quotaPerMinute: 6000, quotaPerDay: 2 })
    const first = await calls.with(secret)
    expect(first.headers['ratelimit-policy']).toBe('"minute";q=6000;w=60, "day";q=2;w=86400')
    expect(first.headers['ratelimit']).toMatch(/^"minute";r=5999;t=\d+, "day";r=1;t=\d+$/)
    expect((await calls.with(secret)).status).toBe(200)
    const third = await calls.with(secret)
    expect(third).toMatchObject({ status: 429, code: 'quota-exceeded' })
    const wait = Number(third.headers['retry-after'])
    const untilMidnight = (86_400_000 - (Date.now() % 86_400_000)) / 1000
    expect(Math.abs(wait - untilMidnight)).toBeLessThan(5)
    expect(third.headers['ratelimit']).toContain('"day";r=0;')
  })

  it('reset each minute and each UTC day', async () => {
    const { consumerId, secret } = await calls.keyOf({ quotaPerMinute: 1, quotaPerDay: 2 })
    const { db } = test.connection
    const goBack = (what: 'minute' | 'day') =>
      what === 'minute'
        ? sql`update api_quota set minute = minute - interval '1 minute' where consumer_id = ${consumerId}`.execute(
            db,
          )
        : sql`update api_quota set minute = minute - interval '1 day', day = day - 1 where consumer_id = ${consumerId}`.execute(
            db,
          )
    expect((await calls.with(secret)).status).toBe(200)
    await goBack('minute')
    expect((await calls.with(secret)).status).toBe(200)
    await goBack('minute')
    expect((await calls.with(secret)).code).toBe('quota-exceeded')
    await goBack('day')
    const next = await calls.with(secret)
    expect(next.status).toBe(200)
    expect(next.headers['ratelimit']).toContain('"day";r=1;')
  })

  it('admit exactly 10 of 50 simultaneous calls across two processes', async () => {
    const other = await startBeside(test)
    const { consumerId, secret } = await calls.keyOf({ quotaPerDay: 10 })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => calls.with(secret, undefined, index % 2 ? other : test)),
    )
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(10)
    expect(answers.filter(answer => answer.code === 'quota-exceeded')).toHaveLength(40)
    expect(await calls.usage(consumerId)).toMatchObject([{ api: 'Contacts', calls: 10, refused: 40 }])
    await other.close()
  })

  it('are shared by all keys of a consumer, and not with other consumers', async () => {
    const one = await calls.keyOf({ quotaPerDay: 1 })
    const two = (await calls.makeKey(one.consumerId)).body as { secret: string }
    const other = await calls.keyOf({ quotaPerDay: 1 })
    expect((await calls.with(one.secret)).status).toBe(200)
    expect((await calls.with(two.secret)).code).toBe('quota-exceeded')
    expect((await calls.with(other.secret)).status).toBe(200)
  })

  it('are not used up by refused calls', async () => {
    const { consumerId, secret } = await calls.keyOf({ quotaPerDay: 1, apis: ['Users', 'Contacts'] })
    expect((await calls.with(secret, '/authorization/v1/Roles')).code).toBe('api-not-subscribed')
    expect((await calls.with(secret)).status).toBe(200)
    const counted = await calls.usage(consumerId)
    expect(new Map(counted.map(each => [each.api, [each.calls, each.refused]]))).toEqual(
      new Map([
        ['Contacts', [1, 0]],
        ['Roles', [0, 1]],
      ]),
    )
  })
})

it('records when a key was last used, to the minute', async () => {
  const { consumerId, secret } = await calls.keyOf()
  expect(await calls.read(consumerId)).toMatchObject({ lastUsedDate: null, callsToday: 0 })
  await calls.with(secret)
  await calls.with(secret)
  const read = await calls.read(consumerId)
  expect(read).toMatchObject({ callsToday: 2, recentCalls: 2 })
  expect(String(read['lastUsedDate'])).toMatch(/:00\.000Z$/)
  expect(Date.now() - Date.parse(String(read['lastUsedDate']))).toBeLessThan(90_000)
})

it('a person’s token is checked as usual where keys are accepted', async () => {
  const path = '/api/customer-store/v1/Contacts?$top=1'
  expect((await test.send('GET', path)).code).toBe('token-missing')
  const person = await test.send('GET', path, { as: people.administrator })
  expect(person.status).toBe(200)
  expect(person.headers['ratelimit']).toBeUndefined()
})

it('nothing about a key is logged, and addresses that guess keys are rate-limited', async () => {
  const guessed = await startTestApp(
    { refusedTokens: 5 },
    {},
    createLog('debug', { write: line => void lines.push(line) }),
  )
  const answers = []
  for (let guess = 0; guess < 8; guess += 1)
    answers.push((await new ConsumerCalls(guessed).with(makeApiKey().text)).code)
  expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'key-invalid'))
  expect(answers.slice(-2)).toEqual(['rate-limited', 'rate-limited'])
  await guessed.close()
  expect(lines.length).toBeGreaterThan(100)
  expect(lines.join('')).not.toContain('parvis_')
})
