import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { organisationClient } from './organisation.ts'
import { portalClient } from './portal.ts'
import { NetworkFailure } from './problems.ts'

// The real fetch against a real server: failures there differ from those of a stubbed fetch.

let server: Server | undefined

async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener)
  server = started
  await new Promise<void>(resolve => started.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`
}

async function stop(): Promise<void> {
  server?.closeAllConnections()
  await new Promise(resolve => (server ? server.close(resolve) : resolve(undefined)))
  server = undefined
}

afterEach(stop)

const thrown = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.fail('it looked like success'),
    (error: unknown) => error,
  )

describe('over a real network', () => {
  test('the URL arrives as intended', async () => {
    const urls: (string | undefined)[] = []
    const baseUrl = await serve((request, response) => {
      urls.push(request.url)
      response.setHeader('content-type', 'application/json').end('{"value":[]}')
    })
    await portalClient({ baseUrl }).get('/v1/Menus', {
      query: { filter: ['menuTitle', 'eq', "l'été"], count: true },
    })
    await organisationClient({ baseUrl }).get(
      "/v1/OnBoardingRequest/getContactInfoByEmail(ContactEmail='{email}')",
      { path: { email: "o'neil@a.example" } },
    )
    expect(urls).toEqual([
      '/v1/Menus?$filter=menuTitle%20eq%20%27l%27%27%C3%A9t%C3%A9%27&$count=true',
      "/v1/OnBoardingRequest/getContactInfoByEmail(ContactEmail='o%27%27neil%40a.example')",
    ])
  })

  test('the server does not listen', async () => {
    const baseUrl = await serve(() => undefined)
    await stop()
    expect(await thrown(portalClient({ baseUrl }).get('/v1/Menus'))).toBeInstanceOf(NetworkFailure)
  })

  test('the connection breaks before the response', async () => {
    const baseUrl = await serve(request => request.socket.destroy())
    expect(await thrown(portalClient({ baseUrl }).get('/v1/Menus'))).toBeInstanceOf(NetworkFailure)
  })

  test('the connection breaks during the response', async () => {
    const baseUrl = await serve((request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      response.write('{"value":[', () => request.socket.destroy())
    })
    expect(await thrown(portalClient({ baseUrl }).get('/v1/Menus'))).toBeInstanceOf(NetworkFailure)
  })

  test('a proxy sends an empty 502', async () => {
    const baseUrl = await serve((_, response) => response.writeHead(502).end())
    expect(await thrown(portalClient({ baseUrl }).get('/v1/Menus'))).toMatchObject({
      code: 'service-unavailable',
      status: 502,
    })
  })

  test('a time-out is set by the caller and passes through', async () => {
    const baseUrl = await serve(() => undefined)
    const call = portalClient({ baseUrl }).get('/v1/Menus', { signal: AbortSignal.timeout(50) })
    expect(await thrown(call)).toMatchObject({ name: 'TimeoutError' })
  })

  test('an abort during the response passes through', async () => {
    const controller = new AbortController()
    const baseUrl = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"value":[', () => setTimeout(() => controller.abort(), 20))
    })
    const call = portalClient({ baseUrl }).get('/v1/Menus', { signal: controller.signal })
    expect(await thrown(call)).toMatchObject({ name: 'AbortError' })
  })
})
