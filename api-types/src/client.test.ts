import * as fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { authorizationClient } from './authorization.ts'
import { createClient, fillPath, newIdempotencyKey } from './client.ts'
import { readEvents } from './events.ts'
import { organisationClient } from './organisation.ts'
import { portalClient } from './portal.ts'
import { ApiProblem, isProblem, messageFor, NetworkFailure } from './problems.ts'
import type { ProblemMessages } from './problems.ts'

const base = 'http://localhost:4100/api'
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** A portal client that receives this response, and the requests it sent. */
function answering(answer: Response | (() => Response | Promise<Response>), token?: string) {
  const sent: Request[] = []
  const fetch = async (request: Request) => {
    sent.push(request)
    return typeof answer === 'function' ? answer() : answer
  }
  const options = { baseUrl: `${base}/portal`, fetch, token: () => token }
  return { sent, portal: portalClient(options) }
}

function json(body: unknown, init?: ResponseInit): Response {
  return Response.json(body, init)
}

function problem(body: object, status: number, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  })
}

const failed = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    value => expect.fail(`it looked like success: ${JSON.stringify(value)}`),
    (error: unknown) => error,
  )

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

afterEach(() => vi.unstubAllGlobals())

describe('the request', () => {
  test('contains the encoded query', async () => {
    const { portal, sent } = answering(json({ value: [] }))
    await portal.get('/v1/Menus', { query: { filter: ['menuTitle', 'eq', "l'été & 100% +1"], top: 5 } })
    const url = new URL(sent[0]?.url ?? '')
    expect(url.pathname).toBe('/api/portal/v1/Menus')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      $filter: "menuTitle eq 'l''été & 100% +1'",
      $top: '5',
    })
  })

  test('contains an operation’s own parameters unchanged', async () => {
    const { portal, sent } = answering(json({ recipientCount: 2, withAccessCount: 1 }))
    const query = { audience: 'roles', forClients: false, ids: '1,2' } as const
    await portal.get('/v1/NotificationRecipients', { query })
    expect(new URL(sent[0]?.url ?? '').search).toBe('?audience=roles&forClients=false&ids=1%2C2')
  })

  test('contains the token at the time of the call', async () => {
    let token: string | undefined
    const sent: Request[] = []
    const portal = portalClient({
      baseUrl: base,
      token: () => token,
      fetch: async request => {
        sent.push(request)
        return json({})
      },
    })
    await portal.get('/v1/Settings')
    token = 'a.b.c'
    await portal.get('/v1/Settings')
    expect(sent.map(each => each.headers.get('authorization'))).toEqual([null, 'Bearer a.b.c'])
  })

  test('contains a new Idempotency-Key for each POST, or the given one', async () => {
    const { portal, sent } = answering(() => json({ id: 1 }, { status: 201 }))
    const init = { path: { id: 3 }, body: { menuParentId: null, beforeId: null } }
    await portal.post('/v1/Menus({id})/Move', init)
    await portal.post('/v1/Menus({id})/Move', init)
    await portal.post('/v1/Menus({id})/Move', { ...init, idempotencyKey: 'mine' })
    const [one, two, three] = sent.map(each => each.headers.get('idempotency-key'))
    expect(one).toMatch(uuid)
    expect(two).toMatch(uuid)
    expect(one).not.toBe(two)
    expect(three).toBe('mine')
    expect(await sent[0]?.json()).toEqual({ menuParentId: null, beforeId: null })
    expect(sent[0]?.headers.get('content-type')).toBe('application/json')
  })

  describe('with the helpers that none of our operations needs', () => {
    interface Fields {
      name: string
      codes?: number[]
      note?: string | undefined
    }
    /** Operations that a firm's own host may have. */
    interface OwnPaths {
      '/v1/Things': {
        post: {
          requestBody: { content: { 'application/x-www-form-urlencoded': Fields } }
          responses: { 200: { content: { 'application/json': { id: number } } } }
        }
      }
      '/v1/Things({id})': {
        put: {
          parameters: { path: { id: number }; header: { 'If-Match': string } }
          requestBody: { content: { 'application/json': { name: string } } }
          responses: { 200: { content: { 'application/json': { id: number } } } }
        }
      }
    }
    const own = (sent: Request[]) =>
      createClient<OwnPaths>({
        baseUrl: base,
        token: () => 'a.b.c',
        fetch: async request => {
          sent.push(request)
          return json({ id: 3 })
        },
      })

    test('a form, as browsers send one', async () => {
      const sent: Request[] = []
      const form = { name: "l'été & 100% = a+b", codes: [1, 2], note: undefined }
      const { data } = await own(sent).post('/v1/Things', { form })
      expect(data).toEqual({ id: 3 })
      const [request] = sent
      expect(request?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
      expect(request?.headers.get('authorization')).toBe('Bearer a.b.c')
      expect(request?.headers.get('idempotency-key')).toMatch(uuid)
      const body = (await request?.text()) ?? ''
      expect([...new URLSearchParams(body)]).toEqual([
        ['name', "l'été & 100% = a+b"],
        ['codes', '1'],
        ['codes', '2'],
      ])
      expect(body).toContain('a%2Bb')
    })

    test('PUT, with a version', async () => {
      const sent: Request[] = []
      await own(sent).put('/v1/Things({id})', { path: { id: 3 }, ifMatch: '"7"', body: { name: 'x' } })
      const [request] = sent
      expect(request?.method).toBe('PUT')
      expect(request?.url).toBe(`${base}/v1/Things(3)`)
      expect(request?.headers.get('if-match')).toBe('"7"')
      expect(request?.headers.get('idempotency-key')).toBeNull()
      expect(await request?.json()).toEqual({ name: 'x' })
    })
  })

  test('the key is a UUID even if the browser has no randomUUID', () => {
    const { crypto } = globalThis
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
    })
    const keys = Array.from({ length: 200 }, newIdempotencyKey)
    for (const key of keys) expect(key).toMatch(uuid)
    expect(new Set(keys).size).toBe(200)
  })

  test('contains If-Match, and the plain query of a deletion', async () => {
    const { portal, sent } = answering(new Response(null, { status: 204 }))
    const { data } = await portal.delete('/v1/Menus({id})', {
      path: { id: 3 },
      ifMatch: '"7"',
      query: { children: 'lift' },
    })
    expect(data).toBeUndefined()
    expect(sent[0]?.method).toBe('DELETE')
    expect(sent[0]?.headers.get('if-match')).toBe('"7"')
    expect(sent[0]?.url).toBe(`${base}/portal/v1/Menus(3)?children=lift`)
  })

  test('contains the keys in the path', async () => {
    const urls: string[] = []
    const fetch = async (request: Request) => {
      urls.push(request.url)
      return json({})
    }
    await authorizationClient({ baseUrl: base, fetch }).get('/v1/Roles({id})', { path: { id: 11 } })
    await organisationClient({ baseUrl: base, fetch }).get(
      "/v1/OnBoardingRequest/getContactInfoByEmail(ContactEmail='{email}')",
      { path: { email: "o'neil+a/b?c#d%')@é.example" } },
    )
    expect(urls).toEqual([
      `${base}/v1/Roles(11)`,
      `${base}/v1/OnBoardingRequest/getContactInfoByEmail(ContactEmail='o%27%27neil%2Ba%2Fb%3Fc%23d%25%27%27%29%40%C3%A9.example')`,
    ])
  })

  test('accepts any text as a key in the path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const { pathname, search, hash } = new URL(
          fillPath("/f(k='{key}')", { key: text }),
          'http://localhost',
        )
        expect(search + hash).toBe('')
        const inside = /^\/f\(k='(.*)'\)$/.exec(pathname)?.[1] ?? '?'
        expect(inside).toMatch(/^[\w.~%-]*$/)
        expect(decodeURIComponent(inside).replaceAll("''", "'")).toBe(text.toWellFormed())
      }),
    )
  })
})

describe('the result', () => {
  test('contains data and version', async () => {
    const { portal } = answering(json({ sidebar: 'expanded' }, { headers: { etag: '"4"' } }))
    const { data, etag, response } = await portal.get('/v1/Preferences')
    expect(data.sidebar).toBe('expanded')
    expect(etag).toBe('"4"')
    expect(response.status).toBe(200)
  })

  test('is a problem with all its details', async () => {
    const body = {
      type: 'urn:parvis:problem:query-invalid',
      title: 'The query is not valid',
      status: 400,
      code: 'query-invalid',
      detail: 'at 4',
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      errors: [{ pointer: '$filter', code: 'syntax', params: { position: 4 } }, 'odd', { pointer: 1 }],
    }
    const error = await failed(answering(problem(body, 400, { 'retry-after': '3' })).portal.get('/v1/Menus'))
    expect(error).toBeInstanceOf(ApiProblem)
    expect(error).toMatchObject({
      code: 'query-invalid',
      status: 400,
      message: 'The query is not valid',
      detail: 'at 4',
      traceId: body.traceId,
      errors: [body.errors[0]],
      retryAfter: 3,
    })
  })

  const bad: [string, () => Response, number][] = [
    ['an empty 502', () => new Response(null, { status: 502, headers: { 'content-length': '0' } }), 502],
    [
      'a 502 page',
      () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
      502,
    ],
    [
      'a 503 that says json and is not',
      () => new Response('{', { status: 503, headers: { 'content-type': 'application/json' } }),
      503,
    ],
    ['a 500 of null', () => json(null, { status: 500 }), 500],
    ['a 500 of a list', () => json([1], { status: 500 }), 500],
    ['a 401 of another kind', () => json({ error: 'unauthorized', code: 7 }, { status: 401 }), 401],
    ['a 304', () => new Response(null, { status: 304 }), 304],
    [
      'a page with status 200',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      200,
    ],
    ['an empty 200', () => new Response('', { headers: { 'content-length': '0' } }), 200],
    ['a cut 200', () => new Response('{"value":[', { headers: { 'content-type': 'application/json' } }), 200],
  ]
  test.each(bad)('%s never looks like a success', async (_, answer, status) => {
    const error = await failed(answering(answer).portal.get('/v1/Menus'))
    expect(error).toBeInstanceOf(ApiProblem)
    expect(error).toMatchObject({ code: 'service-unavailable', status })
  })

  test('is a network failure if there is no response', async () => {
    const cause = new TypeError('fetch failed')
    const error = await failed(answering(() => Promise.reject(cause)).portal.get('/v1/Menus'))
    expect(error).toBeInstanceOf(NetworkFailure)
    expect(error).toMatchObject({ code: 'network-failure', cause })
  })

  test('is a network failure if the response is cut off', async () => {
    const broken = new ReadableStream({ start: controller => controller.error(new TypeError('terminated')) })
    const error = await failed(answering(new Response(broken)).portal.get('/v1/Menus'))
    expect(error).toBeInstanceOf(NetworkFailure)
  })

  test('an abort passes through', async () => {
    const controller = new AbortController()
    const { portal } = answering(
      () =>
        new Promise<Response>((_, refuse) => {
          controller.signal.addEventListener('abort', () => refuse(controller.signal.reason))
        }),
    )
    const call = failed(portal.get('/v1/Menus', { signal: controller.signal }))
    controller.abort()
    expect(await call).toMatchObject({ name: 'AbortError' })
  })
})

describe('streams', () => {
  test('events are read as they arrive', async () => {
    const text = 'event: menus\nid: 41\ndata: {"version":41}\n\n: still here\n\ndata: é\n\n'
    const bytes = new TextEncoder().encode(text)
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    const { portal, sent } = answering(
      new Response(pieces, { headers: { 'content-type': 'text/event-stream' } }),
      't',
    )
    const events = await collect(readEvents(await portal.open('/v1/MenuChanges')))
    expect(sent[0]?.headers.get('accept')).toBe('text/event-stream')
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer t')
    expect(events).toEqual([
      { event: 'menus', id: '41', data: '{"version":41}' },
      { event: 'message', id: undefined, data: 'é' },
    ])
  })

  test('a stream continues after the last event received', async () => {
    const { portal, sent } = answering(new Response(''), 't')
    await portal.open('/v1/MyNotificationChanges', { lastEventId: '41.6' })
    expect(sent[0]?.headers.get('last-event-id')).toBe('41.6')
  })

  test('leaving the loop closes the stream', async () => {
    const cancel = vi.fn<() => void>()
    const endless = new ReadableStream<Uint8Array>({
      pull: controller => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
      cancel,
    })
    for await (const { data } of readEvents(new Response(endless))) {
      expect(data).toBe('1')
      break
    }
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce())
  })

  test('a broken connection is a network failure', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: controller => controller.error(new TypeError('terminated')),
    })
    expect(await failed(collect(readEvents(new Response(broken))))).toBeInstanceOf(NetworkFailure)
  })

  test('the URL of a file contains everything needed to fetch it', () => {
    const { portal, sent } = answering(new Response(''), 't')
    const address = portal.address('/v1/Reports({id})/File', { path: { id: 41 }, query: { ticket: 'a.b&c' } })
    expect(address).toMatch(/\/v1\/Reports\(41\)\/File\?ticket=a\.b%26c$/)
    expect(sent).toEqual([])
  })

  test('a refused stream is a problem', async () => {
    const { portal } = answering(problem({ code: 'token-expired' }, 401))
    expect(isProblem(await failed(portal.open('/v1/MenuChanges')), 'token-expired')).toBe(true)
  })
})

describe('messages', () => {
  const messages: ProblemMessages<'getSettings'> = {
    'rate-limited': 'slower',
    'server-error': 'ours',
    'database-unavailable': 'later',
    'service-unavailable': 'not there',
    'network-failure': 'offline',
  }
  const of = (code: string) => new ApiProblem({ code, status: 500, title: '' })

  test('by code', () => {
    expect(messageFor(messages, of('server-error'))).toBe('ours')
    expect(messageFor(messages, new NetworkFailure(undefined))).toBe('offline')
  })

  test.each(['newer-than-this-client', 'toString', '__proto__'])('the code %s has no message', code => {
    expect(messageFor(messages, of(code))).toBe('not there')
  })

  test('a programming error is not meant for people to read', () => {
    expect(messageFor(messages, new TypeError('x is undefined'))).toBeUndefined()
  })
})
