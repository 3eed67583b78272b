import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../../server/log.ts'
import type { RateLimits } from '../../server/limits.ts'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'

const path = '/api/portal/v1/BrowserErrors'
const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const error = {
  name: 'TypeError',
  source: 'boundary',
  kind: 'property-of-nothing',
  frames: [{ file: 'Bk3xq_9a.js', line: 1, column: 20411 }],
  route: '/app/frame/:menuId',
  build: 'index-C0ffee12.js',
  version: '1.0.0',
  failedCall: '0af7651916cd43dd8448eb211c80319c',
}

let test: TestApp
const lines: string[] = []
const startWith = (limits: Partial<RateLimits> = {}) => {
  beforeAll(async () => {
    test = await startTestApp(limits, {}, createLog('debug', { write: line => void lines.push(line) }))
  })
  afterAll(() => test.close())
}
beforeEach(() => void lines.splice(0))

const report = (body: unknown, headers: Record<string, string> = {}) =>
  test.send('POST', path, { body, headers: { traceparent: `00-${trace}-00f067aa0ba902b7-00`, ...headers } })
/** Reports an error from a given address. */
const reportFrom = async (remoteAddress: string, payload = JSON.stringify(error)) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await test.app.inject({ method: 'POST', url: path, headers, payload, remoteAddress })
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'] }
}
const told = () =>
  lines
    .map(line => JSON.parse(line) as { msg: string; traceId: string; browserError?: unknown })
    .filter(({ msg }) => msg === 'browser error')

describe('an error in a page', () => {
  startWith()

  it('becomes one log line with the trace id that the reader was shown', async () => {
    const answer = await report(error)
    expect(answer).toMatchObject({ status: 204, body: undefined })
    expect(told()).toMatchObject([{ traceId: trace, level: 40, browserError: error }])
    expect(lines).toHaveLength(2)
    expect(lines.every(line => line.indexOf('\n') === line.length - 1)).toBe(true)
  })

  it('does not reveal who it was, not even with their token', async () => {
    const authorization = await test.bearer(people.client)
    const answer = await report(error, {
      authorization,
      'user-agent': 'Secret/1.0',
      referer: 'https://a.example/Secret',
    })
    expect(answer.status).toBe(204)
    expect(lines.join()).not.toMatch(/@|Bearer|eyJ|Secret|127\.0\.0\.1/)
  })

  it('is accepted from strangers, from people without a record, and with an expired token', async () => {
    const authorization = 'Bearer a.b.c'
    const statuses = [
      (await report(error)).status,
      (await report(error, { authorization })).status,
      (await report(error, { authorization: await test.bearer(people.noRecord) })).status,
    ]
    expect(statuses).toEqual([204, 204, 204])
  })

  it('has no free-text fields: no text gets into the log', async () => {
    const odd = [
      'Zoé typed this',
      '<script>alert(1)</script>',
      'a\n{"level":50,"msg":"forged"}',
      '\u001b[31m',
      '\u2028',
      '${jndi:ldap://evil.example}',
      'zoe@customer.example',
      'https://evil.example/x.js',
    ]
    const bodies = odd.flatMap(text => [
      ...[
        'name',
        'source',
        'kind',
        'problem',
        'missingFile',
        'route',
        'build',
        'version',
        'failedCall',
        'message',
      ].map(field => ({ ...error, [field]: text })),
      { ...error, frames: [{ ...error.frames[0], file: text }] },
      { ...error, frames: [{ ...error.frames[0], function: text }] },
    ])
    for (const body of [...bodies, { ...error, route: '/app/frame/41' }])
      expect(await report(body), JSON.stringify(body)).toMatchObject({ status: 400, code: 'body-invalid' })
    expect(told()).toEqual([])
    expect(lines.join()).not.toMatch(/typed|script|forged|31m|jndi|zoe|evil/)
  })

  it('is accepted at its maximum size, and nothing longer is read', async () => {
    const file = `${'a'.repeat(77)}.js`
    const longest = {
      ...error,
      name: 'A'.repeat(60),
      problem: 'a'.repeat(60),
      reactError: 9999,
      missingFile: file,
      build: file,
      version: '1'.repeat(50),
      route: `/${'a'.repeat(99)}`,
      frames: Array.from({ length: 12 }, () => ({ file, line: 9_999_999, column: 9_999_999 })),
    }
    expect((await report(longest)).status).toBe(204)
    expect(lines[0]?.length).toBeLessThan(3000)
    const longer = { ...error, name: 'A'.repeat(9000) }
    expect(await report(longer)).toMatchObject({ status: 413, code: 'payload-too-large' })
  })
})

describe('a flood', () => {
  startWith({ strangers: 3, allStrangers: 7 })

  it('from one address is refused before it is read, others are accepted, and there is an overall limit', async () => {
    const fromOne = []
    for (let count = 0; count < 10; count++) fromOne.push((await reportFrom('203.0.113.7')).status)
    expect(fromOne).toEqual([204, 204, 204, ...Array(7).fill(429)])
    // It is not JSON, but is never parsed.
    expect((await reportFrom('203.0.113.7', '{')).status).toBe(429)

    // Anyone with one address of an IPv6 network has all of them.
    const fromNetwork = []
    for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::ffff:3', '2001:db8::4'])
      fromNetwork.push((await reportFrom(address)).status)
    expect(fromNetwork).toEqual([204, 204, 204, 429])
    expect(told()).toHaveLength(6)

    // Refused reports do not count: of seven overall, one is left.
    const fromMany = []
    for (let count = 10; count < 14; count++) fromMany.push(await reportFrom(`203.0.113.${String(count)}`))
    expect(fromMany.map(({ status }) => status)).toEqual([204, 429, 429, 429])
    expect(Number(fromMany.at(-1)?.retryAfter)).toBeGreaterThan(0)
    expect(told()).toHaveLength(7)
  })
})
