import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prefixOf } from './contract.ts'
import { people, readTestContract, startTestApp, type TestApp } from './testing.ts'

/** Bad input over HTTP: it is refused with a reason, and never causes a server error or an unfiltered list. */
const { operations } = await readTestContract()
const lists = [...operations.values()].filter(
  ({ operation, method, path }) => method === 'get' && operation['x-odata'] && !path.includes('{'),
)

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

/** [query, faulty option, position in it]. */
const bad: readonly (readonly [string, string, number?])[] = [
  ['$filter=nope eq 1', '$filter', 0],
  ["$filter=id eq 1 and nope eq 'x'", '$filter', 12],
  ['$filter=id like 1', '$filter', 3],
  ["$filter=sleep(10) eq 'x'", '$filter', 0],
  ["$filter=' OR 1=1 --", '$filter'],
  ["$filter=id eq 1 or '' OR 1=1 --", '$filter'],
  ["$filter=id eq 'x", '$filter'],
  ["$filter=id eq 'x'", '$filter'],
  ['$filter=(id eq 1', '$filter'],
  ['$filter=id eq 1)', '$filter'],
  [`$filter=${'('.repeat(5000)}id eq 1${')'.repeat(5000)}`, '$filter'],
  [`$filter=${'('.repeat(1500)}id eq 1${')'.repeat(1500)}`, '$filter'],
  [`$filter=${'not '.repeat(900)}true`, '$filter'],
  ['$filter=', '$filter'],
  ['$filter=id eq 1&$filter=id eq 2', '$filter'],
  ['$filter=id eq 1;drop table contact', '$filter'],
  ['$orderby=nope', '$orderby', 0],
  ['$orderby=id sideways', '$orderby', 3],
  ['$orderby=id,(select 1)', '$orderby'],
  ['$select=nope', '$select', 0],
  ['$select=id,password', '$select', 3],
  ['$top=-1', '$top'],
  ['$top=1e9', '$top'],
  ['$top=1001', '$top'],
  ['$top=99999999999999999999', '$top'],
  ['$top=ten', '$top'],
  ['$top=0x5', '$top'],
  ['$top=1e1', '$top'],
  ['$top=%2B5', '$top'],
  ['$top= 5', '$top'],
  ['$top=5.0', '$top'],
  ['$skip=0b1', '$skip'],
  ['$skip=-1', '$skip'],
  ['$skip=1e9', '$skip'],
  ['$count=maybe', '$count'],
  ['$expand=nope', '$expand'],
  ['$apply=aggregate(id with sum as total)', '$apply'],
  ['$format=xml', '$format'],
  ['nope=1', 'nope'],
  ['$filter=id eq 1%00', '$filter'],
  ['$filter=id eq \u202e1', '$filter'],
]

/** The same for entities with a text key, such as `report-41`. */
const textKeys: ReadonlySet<string> = new Set(['ReportDeletion', 'IndependenceConflict'])
const badForTextKey = new Map<string, readonly [string, number?]>([
  ["$filter=id eq 1 and nope eq 'x'", ["$filter=id eq 'a' and nope eq 'x'", 14]],
  ["$filter=id eq 'x'", ['$filter=id eq 1']],
])

describe.each(lists.map(operation => ({ id: operation.id, operation })))('$id', ({ operation }) => {
  it.each(bad.map(([query, option, position]) => ({ query, option, position })))(
    'refuses $query',
    async ({ query: usual, option, position: usualPosition }) => {
      const ofTextKey = textKeys.has(operation.operation['x-odata']?.entity ?? '')
      const [query, position] = (ofTextKey && badForTextKey.get(usual)) || [usual, usualPosition]
      const path = `${prefixOf(operation.host)}${operation.path}`
      const answer = await test.app.inject({
        url: `${path}?${encodeURI(query).replaceAll(/%25(00|2B)/g, '%$1')}`,
        headers: { authorization: await test.bearer(people.administrator) },
      })
      const problem = answer.json<{
        code: string
        errors: { pointer: string; params?: { position: number } }[]
        value?: unknown
      }>()
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(400)
      expect(problem.code).toBe('query-invalid')
      expect(problem.value).toBeUndefined()
      expect(problem.errors[0]?.pointer.toLowerCase()).toBe(option)
      const where = problem.errors[0]?.params?.position
      expect(where).toBe(position ?? where)
      // Quoted input is kept short, and nothing reveals the database.
      expect(answer.body.length).toBeLessThan(1500)
      expect(answer.body).not.toMatch(/select .* from|syntax error at|pg_|stack/i)
    },
  )
})

const deepRule = (levels: number) =>
  `{"memberRule":${'{"all":['.repeat(levels)}{}${']}'.repeat(levels)},"roleFunctionDescription":"x"}`

describe('query parameters that are not valid', () => {
  const post = async (payload: string | Buffer, headers: Record<string, string>) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/authorization/v1/Roles',
      headers: {
        authorization: await test.bearer(people.administrator),
        'idempotency-key': '5a9c7f0e-6f0e-4f7c-9d55-0d5a3c1e2b3a',
        'content-type': 'application/json',
        ...headers,
      },
      payload,
    })
    return {
      status: answer.statusCode,
      ...answer.json<{ code: string; errors?: { pointer: string; code: string }[] }>(),
    }
  }

  it.each([
    ['no JSON', '{"roleFunctionDescription":', 400, 'body-invalid'],
    ['an empty body', '', 400, 'body-invalid'],
    ['a prototype', '{"__proto__":{"admin":true},"roleFunctionDescription":"x"}', 400, 'body-invalid'],
    ['a list', '[]', 400, 'body-invalid'],
    ['deep nesting', '['.repeat(200_000), 400, 'body-invalid'],
    ['closed deep nesting', '['.repeat(200_000) + ']'.repeat(200_000), 400, 'body-invalid'],
    ['a rule of 5,000 levels', deepRule(5000), 400, 'body-invalid'],
    ['100,000 values', `{"memberRule":[${'1,'.repeat(100_000)}1]}`, 400, 'body-invalid'],
    ['a number without end', '{"roleFunctionDescription":1e999}', 400, 'body-invalid'],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 400, 'body-invalid'],
    [
      'too much',
      JSON.stringify({ roleFunctionDescription: 'x'.repeat(1_100_000) }),
      413,
      'payload-too-large',
    ],
  ])('refuses %s', async (_what, payload, status, code) => {
    expect(await post(payload, {})).toMatchObject({ status, code })
  })

  it('says how deep and how long a body may be, and lists at most 100 faults', async () => {
    expect((await post(deepRule(5000), {})).errors).toEqual([
      {
        pointer: expect.stringMatching(/^\/memberRule(\/all\/0)+/),
        code: 'too-complex',
        params: { limit: 32 },
      },
    ])
    expect((await post(`{"memberRule":[${'1,'.repeat(1000)}1]}`, {})).errors).toEqual([
      { pointer: '/memberRule', code: 'too-many', params: { limit: 1000 } },
    ])
    const faults = await post(`{${Array.from({ length: 500 }, (_, index) => `"a${index}":1`).join()}}`, {})
    expect(faults.errors).toHaveLength(100)
    expect((await post('{', {})).errors).toEqual([{ pointer: '', code: 'syntax' }])
  })

  it('refuses a compressed body', async () => {
    const answer = await post(gzipSync('{"roleFunctionDescription":"x"}'), { 'content-encoding': 'gzip' })
    expect(answer).toMatchObject({ status: 415, code: 'media-type-unsupported' })
  })

  it('does not read the body of an operation that takes none', async () => {
    const answer = await test.app.inject({
      method: 'DELETE',
      url: '/api/authorization/v1/Roles(2147483647)',
      headers: {
        authorization: await test.bearer(people.administrator),
        'if-match': '*',
        'content-type': 'text/plain',
      },
      payload: 'x'.repeat(2_000_000),
    })
    expect({ status: answer.statusCode, code: answer.json<{ code: string }>().code }).toEqual({
      status: 404,
      code: 'not-found',
    })
  })

  it.each([
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+23:59',
    '9999-12-31T23:59:59-23:59',
    '2026-12-31T23:59:60Z',
    '3000-01-01T00:00:00Z',
  ])('refuses the timestamp %s', async expiresDate => {
    const answer = await test.send('POST', '/api/authorization/v1/ApiKeys', {
      as: people.administrator,
      body: { consumerId: 1, label: 'x', expiresDate },
    })
    expect(answer).toMatchObject({ status: 400, code: 'body-invalid' })
    expect((answer.body as { errors: unknown[] }).errors).toContainEqual({
      pointer: '/expiresDate',
      code: 'format',
      params: { format: 'date-time' },
    })
  })

  it('returns the count of an expanded collection', async () => {
    const answer = await test.send(
      'GET',
      '/api/portal/v1/Menus?$expand=inverseMenuParent($count=true)&$top=3',
      {
        as: people.administrator,
      },
    )
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    for (const menu of (answer.body as { value: Record<string, unknown>[] }).value)
      expect(menu['inverseMenuParent@odata.count']).toBe((menu['inverseMenuParent'] as unknown[]).length)
  })

  it('refuses a media type other than JSON', async () => {
    expect(await post('<a/>', { 'content-type': 'application/xml' })).toMatchObject({
      code: 'media-type-unsupported',
    })
    expect(await post('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
      status: 415,
    })
  })

  it('names every fault', async () => {
    const answer = await post('{"roleFunctionDescription":"   ","nope":1}', {})
    expect(answer.errors).toEqual([
      { pointer: '/nope', code: 'unknown-field' },
      { pointer: '/roleFunctionDescription', code: 'required' },
    ])
    expect((await post('{}', {})).errors).toEqual([{ pointer: '/roleFunctionDescription', code: 'required' }])
    expect((await post('{"roleFunctionDescription":7}', {})).errors).toEqual([
      { pointer: '/roleFunctionDescription', code: 'type' },
    ])
  })

  it('refuses an idempotency key that is not a UUID', async () => {
    expect(await post('{"roleFunctionDescription":"x"}', { 'idempotency-key': 'x' })).toMatchObject({
      code: 'header-invalid',
    })
  })

  it.each([
    '/api/authorization/v1/Roles(abc)',
    '/api/authorization/v1/Roles()',
    '/api/authorization/v1/Roles(99999999999)',
    '/api/authorization/v1/Roles(-1)',
    '/api/authorization/v1/Roles(0x1)',
    '/api/authorization/v1/Roles(1e0)',
    '/api/authorization/v1/Roles(1.0)',
    '/api/authorization/v1/Roles(+1)',
    '/api/authorization/v1/Roles( 1)',
  ])('answers %s as it does for what does not exist', async path =>
    expect(await test.send('GET', path, { as: people.administrator })).toMatchObject({
      status: 404,
      code: 'not-found',
    }),
  )

  it.each([
    '/nowhere',
    '/api',
    '/api/portal/v1/menus',
    '/api/portal/v1/Menus(1)(2)',
    '/api/portal/v1/Menus/',
    '/api/portal/v1/%zz',
  ])('does not know the path %s', async path => {
    const answer = await test.app.inject({ url: path })
    expect({ status: answer.statusCode, code: answer.json<{ code: string }>().code }).toEqual({
      status: 404,
      code: 'path-unknown',
    })
  })

  it('says which methods a path supports', async () => {
    const answer = await test.app.inject({ method: 'DELETE', url: '/api/authorization/v1/Roles' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers['allow']).toBe('GET, POST, PATCH')
    expect(answer.json()).toMatchObject({ code: 'method-not-allowed' })
  })
})

describe('limits', () => {
  it('stops a person who writes too often, and says for how long', async () => {
    const strict = await startTestApp({ writes: 3, refusedTokens: 2 })
    try {
      const write = () =>
        strict.send('PATCH', '/api/portal/v1/Preferences', {
          as: people.staff,
          body: { sidebar: 'collapsed' },
          headers: { 'if-match': '*' },
        })
      expect([await write(), await write(), await write()].map(answer => answer.status)).toEqual([
        200, 200, 200,
      ])
      const stopped = await write()
      expect(stopped).toMatchObject({ status: 429, code: 'rate-limited' })
      expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
      // Other people are not affected.
      const other = await strict.send('PATCH', '/api/portal/v1/Preferences', {
        as: people.manager,
        body: { sidebar: 'collapsed' },
        headers: { 'if-match': '*' },
      })
      expect(other.status).toBe(200)
      const guess = () =>
        strict.send('GET', '/api/portal/v1/Menus', { headers: { authorization: 'Bearer a.b.c' } })
      expect([await guess(), await guess(), await guess()].map(answer => answer.code)).toEqual([
        'token-invalid',
        'token-invalid',
        'rate-limited',
      ])
    } finally {
      await strict.close()
    }
  }, 110_000)
})
