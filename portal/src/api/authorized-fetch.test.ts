import { describe, expect, test, vi } from 'vitest'
import type { TelemetryEvent } from '../telemetry/telemetry.ts'
import { createAuthorizedFetch } from './authorized-fetch.ts'

const problem = (status: number, code: string) =>
  new Response(
    JSON.stringify({
      type: `urn:parvis:problem:${code}`,
      title: code,
      status,
      code,
      traceId: 'a'.repeat(32),
    }),
    {
      status,
      headers: { 'content-type': 'application/problem+json' },
    },
  )

function surroundings(answers: Response[], tokens: (string | undefined)[], renewed = true) {
  const seen: { authorization: string | null; body: string }[] = []
  const tracked: TelemetryEvent[] = []
  const failed: string[] = []
  const renew = vi.fn<(refused: string | undefined) => Promise<boolean>>(() => Promise.resolve(renewed))
  const fetch = createAuthorizedFetch({
    token: () => (tokens.length > 1 ? tokens.shift() : tokens[0]),
    isOver: token => token === 'over',
    renew,
    track: event => void tracked.push(event),
    noteFailure: traceId => void failed.push(traceId),
    fetch: async request => {
      seen.push({ authorization: request.headers.get('authorization'), body: await request.text() })
      return answers.shift() ?? problem(500, 'server-error')
    },
  })
  const call = (url = 'https://portal.example/api/portal/v1/Menus(3)', sent = 'old') =>
    fetch(
      new Request(url, {
        method: 'POST',
        body: 'typed for an hour',
        headers: { authorization: `Bearer ${sent}` },
      }),
    )
  return { call, seen, tracked, failed, renew }
}

test('a request whose token has expired is resent with the new one, including its body', async () => {
  const { call, seen, renew } = surroundings(
    [problem(401, 'token-expired'), new Response('{}')],
    ['old', 'new'],
  )
  expect((await call()).status).toBe(200)
  expect(renew).toHaveBeenCalledExactlyOnceWith('old')
  expect(seen).toEqual([
    { authorization: 'Bearer old', body: 'typed for an hour' },
    { authorization: 'Bearer new', body: 'typed for an hour' },
  ])
})

test('a token that another tab has renewed meanwhile is used without another renewal', async () => {
  const { call, renew, seen } = surroundings([problem(401, 'token-expired'), new Response('{}')], ['new'])
  expect((await call()).status).toBe(200)
  expect(renew).not.toHaveBeenCalled()
  expect(seen[1]?.authorization).toBe('Bearer new')
})

const ofGateway = (status: number) => new Response('<p>Not now</p>', { status })

test('a bare 401 of a gateway renews the session, too', async () => {
  const { call, renew, seen } = surroundings([ofGateway(401), new Response('{}')], ['old', 'new'])
  expect((await call()).status).toBe(200)
  expect(renew).toHaveBeenCalledExactlyOnceWith('old')
  expect(seen).toHaveLength(2)
})

test('a bare 503 of a gateway says nothing about the token', async () => {
  const { call, renew, seen } = surroundings([ofGateway(503)], ['old'])
  expect((await call()).status).toBe(503)
  expect(renew).not.toHaveBeenCalled()
  expect(seen).toHaveLength(1)
})

test('if the session cannot be renewed, the caller gets the refusal, once', async () => {
  const { call, seen } = surroundings([problem(401, 'token-expired')], ['old'], false)
  expect((await call()).status).toBe(401)
  expect(seen).toHaveLength(1)
})

test('a request without a token is not sent and does not revive an ended session', async () => {
  const renew = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  const send = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response('{}')))
  const fetch = createAuthorizedFetch({
    token: () => undefined,
    isOver: () => false,
    renew,
    track: () => undefined,
    fetch: send,
  })
  const answer = await fetch(new Request('https://portal.example/api/portal/v1/Menus'))
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'token-missing' }])
  expect(renew).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
})

describe('a token that says itself that it has expired never leaves the portal', () => {
  const address = 'https://portal.example/api/portal/v1/Menus(3)'

  test('the request is sent with the token that the provider issues instead', async () => {
    const { call, seen, renew } = surroundings([new Response('{}')], ['over', 'new'])
    expect((await call(address, 'over')).status).toBe(200)
    expect(renew).toHaveBeenCalledExactlyOnceWith('over')
    expect(seen).toEqual([{ authorization: 'Bearer new', body: 'typed for an hour' }])
  })
  test('or with the one that another tab has by now', async () => {
    const { call, seen, renew } = surroundings([new Response('{}')], ['new'])
    expect((await call(address, 'over')).status).toBe(200)
    expect(renew).not.toHaveBeenCalled()
    expect(seen[0]?.authorization).toBe('Bearer new')
  })
  test('nothing is sent if the provider refuses, and the session has ended', async () => {
    const { call, seen, tracked } = surroundings([], ['over', undefined], false)
    const answer = await call(address, 'over')
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'token-expired' }])
    expect([seen, tracked]).toEqual([[], []])
  })
  test('nor if the provider does not answer: that is a lost network, and the session stays', async () => {
    const { call, seen } = surroundings([], ['over'], false)
    await expect(call(address, 'over')).rejects.toThrow(TypeError)
    expect(seen).toEqual([])
  })
})

test.each([
  [401, 'record-missing'],
  [403, 'scope-missing'],
  [404, 'not-found'],
  [412, 'precondition-failed'],
])('%i %s says nothing about the token', async (status, code) => {
  const { call, renew, seen } = surroundings([problem(status, code)], ['old'])
  expect((await call()).status).toBe(status)
  expect(renew).not.toHaveBeenCalled()
  expect(seen).toHaveLength(1)
})

test.each([
  [400, true],
  [401, true],
  [500, true],
  [403, false],
  [404, false],
  [409, false],
  [503, false],
])('a response %i is tracked: %s, without personal data', async (status, isTracked) => {
  const { call, tracked } = surroundings([problem(status, 'some-code')], ['old'])
  await call(
    "https://portal.example/api/organisation/v1/f(ContactEmail='zoe@customer.example')?x=zoe@customer.example",
  )
  expect(tracked).toEqual(
    isTracked
      ? [
          {
            kind: 'api',
            operation: 'POST /api/organisation/v1/f()',
            httpStatus: status,
            code: 'some-code',
            traceId: 'a'.repeat(32),
            level: status === 500 ? 'Error' : 'Information',
          },
        ]
      : [],
  )
})

test('the caller can still read the response', async () => {
  const { call } = surroundings([problem(400, 'query-invalid')], ['old'])
  expect(await (await call()).json()).toMatchObject({ code: 'query-invalid' })
})

test('the trace id of each failed response is recorded, even of those that are not tracked', async () => {
  const { call, failed } = surroundings(
    [problem(404, 'not-found'), new Response('{}'), new Response(null, { status: 502 })],
    ['old'],
  )
  for (let count = 0; count < 3; count++) await call()
  expect(failed).toEqual(['a'.repeat(32)])
})
