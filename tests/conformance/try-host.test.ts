import { readDocument } from '@parvis/openapi/document'
import { operationsOf } from '@parvis/openapi/model'
import { beforeAll, describe, expect, test } from 'vitest'
import type { OpenApiDocument } from '@parvis/openapi/model'
import { isEnough, reportOf } from './report.ts'
import { tryHost } from './try-host.ts'

const origin = 'https://portal.example'
const baseUrl = 'https://menus.example/api'

let described: OpenApiDocument

/** The operations of two entities, as the contract describes them: menus, which everybody needs, and roles. */
beforeAll(async () => {
  const [portal, authorization] = [await readDocument('portal'), await readDocument('authorization')]
  const all = { ...portal.paths, ...authorization.paths }
  const paths = ['/v1/Menus', '/v1/Menus({id})', '/v1/Roles', '/v1/Roles({id})', '/v1/Users/Logout']
  described = { ...portal, paths: Object.fromEntries(paths.map(path => [path, all[path] ?? {}])) }
}, 120_000)

const problem = (status: number, code: string) =>
  new Response(JSON.stringify({ code, title: code, status }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })

/** What the fake host lacks. */
interface Lacks {
  cors?: boolean
  header?: string
  etag?: boolean
  ifMatch?: boolean
  problems?: boolean
  writes?: boolean
  field?: string
  shape?: boolean
  search?: boolean
  status?: number
  count?: boolean
  paging?: boolean
}

const sent: Request[] = []

/** The first row of the contract's example of a collection. */
function rowOf(path: string): Record<string, unknown> {
  const answer = described.paths[path]?.get?.responses['200']?.content?.['application/json']
  const [example] = Object.values(answer?.examples ?? {})
  return (example?.value as { value: Record<string, unknown>[] } | undefined)?.value[0] ?? {}
}

/** A host with one menu and one role, taken from the contract's examples. */
function host(lacks: Lacks = {}) {
  const refuse = (status: number, code: string) =>
    lacks.problems ? new Response('sorry', { status }) : problem(status, code)
  return async (request: Request): Promise<Response> => {
    sent.push(request)
    const { pathname } = new URL(request.url)
    const collection = pathname.replace('/api', '').replace(/\(.*/, '')
    const row = Object.fromEntries(Object.entries(rowOf(collection)).filter(([name]) => name !== lacks.field))
    if (request.method === 'OPTIONS') {
      if (lacks.cors) return new Response(null, { status: 404 })
      const headers = ['authorization', 'content-type', 'if-match', 'idempotency-key', 'if-none-match']
      return new Response(null, {
        status: 204,
        headers: {
          'access-control-allow-origin': origin,
          'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
          'access-control-allow-headers': headers.filter(name => name !== lacks.header).join(', '),
        },
      })
    }
    if (request.method !== 'GET') {
      if (lacks.writes) return new Response('no such action', { status: 404 })
      const body = await request.text()
      if (body === '{') return refuse(400, 'body-invalid')
      if (!lacks.ifMatch && request.headers.has('if-match')) return refuse(412, 'precondition-failed')
      return Response.json(row)
    }
    if (pathname.endsWith('(2147483647)')) return refuse(404, 'not-found')
    const shared = { 'access-control-expose-headers': 'ETag' }
    if (pathname.includes('('))
      return Response.json(row, { headers: { ...shared, ...(lacks.etag ? {} : { etag: '"1"' }) } })
    if (lacks.status) return refuse(lacks.status, 'server-error')
    if (lacks.shape) return Response.json([row])
    if (lacks.search && request.url.includes('$search')) return refuse(400, 'query-invalid')
    const value = lacks.paging ? [row, row] : [row]
    return Response.json(
      { value, ...(lacks.count ? {} : { '@odata.count': 12 }) },
      { headers: { ...shared, ...(lacks.etag ? {} : { etag: '"1"' }) } },
    )
  }
}

const tryIt = (lacks?: Lacks) =>
  tryHost({ document: described, baseUrl, token: 'a-token', origin, fetch: host(lacks) })

describe('a host that follows the description', () => {
  test('lacks nothing', async () => {
    const findings = await tryIt()
    expect(findings.filter(({ level }) => level !== 'fits' && level !== 'untried')).toEqual([])
    expect(isEnough(findings)).toBe(true)
  })

  test('receives nothing that could change, add, or delete anything', async () => {
    sent.length = 0
    await tryIt()
    expect(sent.filter(({ method, url }) => method === 'GET' && url.endsWith('Logout'))).toEqual([])
    for (const request of sent.filter(({ method }) => method !== 'GET' && method !== 'OPTIONS')) {
      expect(request.method).not.toBe('DELETE')
      // Half a body, or a version that nothing has.
      const isOver = request.headers.get('if-match') === '"9999999999"'
      expect(isOver || request.method === 'POST').toBe(true)
    }
  })

  test('is checked with every operation of the description', async () => {
    const tried = (await tryIt()).map(each => each.tried)
    for (const { method, path } of operationsOf(described)) {
      const [collection = ''] = path.split('(')
      const line = (each: string) =>
        each.includes(collection) && each.includes(method === 'get' ? 'GET' : method.toUpperCase())
      expect(tried.some(line), `${method} ${path}`).toBe(true)
    }
  })
})

describe('what a host lacks is described', () => {
  test.each<[string, Lacks, string, boolean]>([
    ['CORS', { cors: true }, 'Access-Control-Allow-Origin: https://portal.example', false],
    ['Idempotency-Key', { header: 'idempotency-key' }, 'idempotency-key allowed across origins', true],
    ['If-Match across origins', { header: 'if-match' }, 'if-match allowed across origins', true],
    ['If-Match', { ifMatch: true }, 'overwrite each other’s changes', true],
    ['problems', { problems: true }, 'application/problem+json with a code', true],
    ['a call', { writes: true }, 'the call: without it “Add a menu” does not work', true],
    ['a field', { field: 'menuTitle' }, 'menuTitle not given', true],
    ['the shape of answers', { shape: true }, 'an answer that fits the description', false],
    ['a list that fails', { status: 500 }, 'count=true: 500. The portal needs 200', false],
    ['a token', { status: 401 }, 'the token to be accepted', false],
    ['an option of OData', { search: true }, '$search=a&$top=1: 400', true],
    ['the count', { count: true }, 'lists have one page', true],
    ['pages', { paging: true }, 'lists are slow', true],
  ])('%s', async (_, lacks, text, enough) => {
    const findings = await tryIt(lacks)
    expect(reportOf('portal', findings)).toContain(text)
    expect(isEnough(findings)).toBe(enough)
  })

  test('ETag, where the description requires it', async () => {
    const findings = await tryIt({ etag: true })
    expect(reportOf('portal', findings)).toContain('ETag: not given')
  })

  test('a missing response', async () => {
    const findings = await tryHost({
      document: described,
      baseUrl,
      token: '',
      origin,
      fetch: async () => Promise.reject(new TypeError('refused')),
    })
    expect(isEnough(findings)).toBe(false)
    expect(reportOf('portal', findings)).toContain('no answer: refused')
  })
})
