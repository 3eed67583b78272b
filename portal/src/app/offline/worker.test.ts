import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cachePrefix } from './requests.ts'

const origin = 'https://portal.example'
const policy = "default-src 'none'"
const pageOf = (entry: string) => `<div id="root"></div><script src="${entry}"></script>`

/** The network's responses by path; a path that is missing gets no response. */
type Network = Map<string, () => Promise<Response>>
const answers = (text: string) => () =>
  Promise.resolve(new Response(text, { headers: { 'content-security-policy': policy } }))

/** The part of the browser's Cache API that the worker uses. */
class Caches {
  readonly kept = new Map<string, Map<string, Response>>()
  readonly #network: Network
  constructor(network: Network) {
    this.#network = network
  }

  open(name: string) {
    const files = this.kept.get(name) ?? new Map<string, Response>()
    this.kept.set(name, files)
    return Promise.resolve({
      match: (path: string) => Promise.resolve(files.get(path)?.clone()),
      addAll: async (asked: (string | Request)[]) => {
        const paths = asked.map(each => (typeof each === 'string' ? each : new URL(each.url).pathname))
        const found = await Promise.all(paths.map(path => ask(this.#network, path)))
        paths.forEach((path, at) => files.set(path, found[at] ?? Response.error()))
      },
    })
  }

  match({ url }: Request) {
    const { pathname } = new URL(url)
    const found = [...this.kept.values()].map(files => files.get(pathname)).find(Boolean)
    return Promise.resolve(found?.clone())
  }

  keys = () => Promise.resolve([...this.kept.keys()])
  delete = (name: string) => Promise.resolve(this.kept.delete(name))
}

function ask(network: Network, path: string): Promise<Response> {
  const answer = network.get(path)
  return answer ? answer() : Promise.reject(new TypeError('no network'))
}

/** A build whose files can all be fetched. */
const online = (build: string): Network =>
  new Map(
    ['/', '/settings.json', '/theme.js', '/favicon.svg', `/assets/${build}.js`].map(path => [
      path,
      answers(path === '/' ? pageOf(`/assets/${build}.js`) : `${path} of ${build}`),
    ]),
  )

let network: Network
let caching: Caches

beforeEach(() => {
  network = online('one')
  caching = new Caches(network)
  vi.stubGlobal('caches', caching)
  vi.stubGlobal('fetch', ({ url }: Request) => ask(network, new URL(url).pathname))
  // Node's Request does not accept a relative address.
  const NodeRequest = Request
  vi.stubGlobal(
    'Request',
    class extends NodeRequest {
      constructor(path: string, options?: RequestInit) {
        super(new URL(path, origin), options)
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Starts the worker of a build. */
async function start(build: string) {
  const listeners = new Map<string, (event: object) => void>()
  const skipWaiting = vi.fn<() => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal('PARVIS_SHELL', { id: build, entry: `/assets/${build}.js`, files: [`/assets/${build}.js`] })
  vi.stubGlobal('self', {
    location: new URL(origin),
    clients: { claim: () => Promise.resolve() },
    skipWaiting,
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
  })
  vi.resetModules()
  await import('./worker.ts')
  const live = async (kind: string, also: object = {}) => {
    let work: Promise<unknown> | undefined
    listeners.get(kind)?.({ ...also, waitUntil: (told: Promise<unknown>) => (work = told) })
    await work
  }
  return {
    skipWaiting,
    install: () => live('install'),
    activate: () => live('activate'),
    tell: (data: unknown) => live('message', { data }),
    /** @returns undefined where the browser asks the network itself */
    ask: (
      path: string,
      mode: 'navigate' | 'cors' = 'cors',
      clientId = 'page',
    ): Promise<Response> | undefined => {
      let answer: Promise<Response> | undefined
      const request = {
        method: 'GET',
        url: origin + path,
        mode,
        destination: mode === 'navigate' ? 'document' : '',
      }
      listeners.get('fetch')?.({
        request,
        clientId,
        resultingClientId: clientId,
        respondWith: (told: Promise<Response>) => (answer = told),
      })
      return answer
    },
  }
}

const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text()

describe('a build', () => {
  it('is cached completely or not at all', async () => {
    const worker = await start('one')
    network.delete('/assets/one.js')
    await expect(worker.install()).rejects.toThrow('no network')
    expect(worker.skipWaiting).not.toHaveBeenCalled()
    expect(await caching.keys()).toEqual([])
  })

  it('is not cached with a page that belongs to another build', async () => {
    const worker = await start('one')
    network.set('/', answers(pageOf('/assets/two.js')))
    await expect(worker.install()).rejects.toThrow('another build')
    expect(await caching.keys()).toEqual([])
  })

  it('serves until the next one is ready, and its open pages after that', async () => {
    const one = await start('one')
    await one.install()
    await one.activate()
    network.clear()
    const two = await start('two')
    await expect(two.install()).rejects.toThrow('no network')
    expect(await textOf(one.ask('/app/x', 'navigate'))).toContain('/assets/one.js')
    for (const [path, answer] of online('two')) network.set(path, answer)
    await two.install()
    expect(two.skipWaiting).toHaveBeenCalled()
    await two.activate()
    network.clear()
    expect(await textOf(two.ask('/app/x', 'navigate'))).toContain('/assets/two.js')
    expect(await textOf(two.ask('/assets/one.js'))).toBe('/assets/one.js of one')
    for (const [path, answer] of online('three')) network.set(path, answer)
    const three = await start('three')
    await three.install()
    await three.activate()
    expect(await caching.keys()).toEqual(['two', 'three'].map(id => cachePrefix + id))
  })
})

describe('a response', () => {
  it('comes from the network if there is one, for pages and files without a hash', async () => {
    const worker = await start('one')
    await worker.install()
    network.set('/app/x', answers('a new page'))
    network.set('/settings.json', answers('new settings'))
    expect(await textOf(worker.ask('/app/x', 'navigate'))).toBe('a new page')
    expect(await textOf(worker.ask('/settings.json'))).toBe('new settings')
    // Even if the response is a refusal.
    network.set('/app/x', () => Promise.resolve(new Response('busy', { status: 503 })))
    expect((await worker.ask('/app/x', 'navigate'))?.status).toBe(503)
  })

  it('is the cached page with its security policy if there is no network', async () => {
    const worker = await start('one')
    await worker.install()
    network.clear()
    const answer = await worker.ask('/app/inventoryapp/EditeInventaireCP?id=5', 'navigate')
    expect(answer?.headers.get('content-security-policy')).toBe(policy)
    expect(await answer?.text()).toContain('<div id="root" data-offline="true">')
    expect(await textOf(worker.ask('/settings.json'))).toBe('/settings.json of one')
  })

  it('from a silent network is awaited only once per page', async () => {
    const worker = await start('one')
    await worker.install()
    for (const path of ['/app/x', '/theme.js']) network.set(path, () => new Promise(() => undefined))
    vi.useFakeTimers()
    const page = textOf(worker.ask('/app/x', 'navigate', 'slow'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(await page).toContain('data-offline')
    expect(await textOf(worker.ask('/theme.js', 'cors', 'slow'))).toBe('/theme.js of one')
  })

  it('of the services is left to the network', async () => {
    const worker = await start('one')
    await worker.install()
    expect(worker.ask('/api/portal/v1/Menus')).toBeUndefined()
    expect(worker.ask('/identity/auth', 'navigate')).toBeUndefined()
    expect(worker.ask('/signed-in?code=x', 'navigate')).toBeUndefined()
  })
})

it('signing out deletes what was cached for the person', async () => {
  const { keepAnswers, keptAnswers } = await import(
    '../../applications/inventory/stock-takes/offline/kept-answers.ts'
  )
  const worker = await start('one')
  const owner = 'one@parvis.example'
  await keepAnswers(owner, [{ queryKey: ['listMenus'], data: [], updatedAt: 1 }])
  await worker.tell('something else')
  expect(await keptAnswers(owner)).toHaveLength(1)
  await worker.tell('signed-out')
  expect(await keptAnswers(owner)).toEqual([])
})
