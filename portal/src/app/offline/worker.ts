/**
 * The service worker for people who count stock. It caches the page of one build with all files of a count sheet, and
 * serves them when the network does not. It caches no API responses, and only a count sheet registers it.
 * `portal/offline-worker.ts` builds it separately from the portal and defines what is cached.
 *
 * It uses the Cache API directly instead of Workbox (MIT, maintained). We would use only Workbox's precaching, which
 * on switching to a new build deletes files that an open page may still need. Workbox also weighs more than this whole
 * file, and its Vite plugin adds its own tags to the page, whose loading is measured.
 */
import { browserCounts } from '../../applications/inventory/stock-takes/counts/count-store.ts'
import { browserPhotos } from '../../applications/inventory/stock-takes/photos/photo-store.ts'
import { forgetAnswers } from '../../applications/inventory/stock-takes/offline/kept-answers.ts'
import { cachePrefix, kindOf, marked, plainFiles, staleCaches } from './requests.ts'

/** Values filled in by the build: see `portal/offline-worker.ts`. */
interface Shell {
  /** Unique for each build. */
  id: string
  /** The script that the page starts with. */
  entry: string
  /** Addresses relative to the origin. */
  files: string[]
}
declare const PARVIS_SHELL: Shell

interface LivingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface AskedEvent extends LivingEvent {
  request: Request
  /** The page that sends the request. */
  clientId: string
  /** The page that the request will open. */
  resultingClientId: string
  respondWith: (answer: Promise<Response>) => void
}
/** The worker's global scope, as far as it is used: the portal is compiled with the types of a page. */
interface WorkerScope {
  location: Location
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (kind: 'install' | 'activate', listener: (event: LivingEvent) => void): void
    (kind: 'fetch', listener: (event: AskedEvent) => void): void
    (kind: 'message', listener: (event: LivingEvent & { data: unknown }) => void): void
  }
}

const worker = self as unknown as WorkerScope
const { id, entry, files } = PARVIS_SHELL
const own = cachePrefix + id
const page = '/'
/** Milliseconds after which a silent network counts as none. */
const patience = 4000
/** Pages opened without a network: their further requests do not wait for it again. */
const withoutNetwork = new Set<string>()

/** Caches all files of a build or none. */
async function keepBuild(): Promise<void> {
  const cache = await caches.open(own)
  try {
    const fresh = [page, ...plainFiles].map(path => new Request(path, { cache: 'no-cache' }))
    await cache.addAll([...files, ...fresh])
    // During a rolling deployment, the page may come from a server that still has the old build.
    const text = await (await cache.match(page))?.text()
    if (text?.includes(entry) !== true) throw new Error('The page is of another build')
  } catch (error) {
    await caches.delete(own)
    throw error
  }
  await worker.skipWaiting()
}

async function leaveOldBuilds(): Promise<void> {
  const stale = staleCaches(await caches.keys(), own)
  await Promise.all(stale.map(name => caches.delete(name)))
  await worker.clients.claim()
}

const keptOf = async (path: string): Promise<Response | undefined> =>
  (await caches.open(own)).match(path, { ignoreVary: true })

/** The network's response if it arrives in time; undefined otherwise, while the request goes on. */
async function inTime(asked: Promise<Response>): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), patience)
  })
  const answer = await Promise.race([asked.catch(() => undefined), late])
  clearTimeout(timer)
  return answer
}

async function answerPage({ request, resultingClientId }: AskedEvent): Promise<Response> {
  const asked = fetch(request)
  const answer = await inTime(asked)
  if (answer) return answer
  const kept = await keptOf(page)
  if (!kept) return await asked
  withoutNetwork.add(resultingClientId)
  // Keep the headers, including the security policy, except those about the bytes, which have changed.
  const headers = new Headers(kept.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(marked(await kept.text()), { headers })
}

async function answerPlain({ request, clientId }: AskedEvent): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (withoutNetwork.has(clientId)) {
    const kept = await keptOf(pathname)
    if (kept) return kept
  }
  const asked = fetch(request)
  return (await inTime(asked)) ?? (await keptOf(pathname)) ?? (await asked)
}

/** Search the caches of all builds: a page of the previous one may be open. */
async function answerHashed({ request }: AskedEvent): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? (await fetch(request))
}

const answers = { page: answerPage, plain: answerPlain, hashed: answerHashed }

/** Deletes sheets that have nothing waiting to be sent. If photos cannot be read, sheets are kept too. */
const forgetSheets = async () => browserCounts().forgetSheets(await browserPhotos().owners())

worker.addEventListener('install', event => event.waitUntil(keepBuild()))
worker.addEventListener('activate', event => event.waitUntil(leaveOldBuilds()))
worker.addEventListener('fetch', event => {
  const kind = kindOf(event.request, worker.location.origin)
  if (kind) event.respondWith(answers[kind](event))
})
worker.addEventListener('message', event => {
  // Sent by a page that is about to be left; the worker outlives it.
  if (event.data === 'signed-out') event.waitUntil(Promise.all([forgetAnswers(), forgetSheets()]))
})
