/**
 * The service worker of those who count: it keeps the page of one build with all files that a count sheet is made of, and
 * answers with them where the network does not. It keeps no answer of the services, and is registered by a count sheet alone.
 * Built apart from the portal, by `portal/offline-worker.ts`, which says what is kept.
 *
 * On the Cache API itself and not on Workbox (MIT, kept up): of that we would use the list of files alone, whose switch to a
 * new build throws away the files that an open page may still need; it weighs more than all of this, and its plugin for Vite
 * writes its own tags into the page, whose loading is measured.
 */
import { browserCounts } from '../../applications/inventory/stock-takes/counts/count-store.ts'
import { browserPhotos } from '../../applications/inventory/stock-takes/photos/photo-store.ts'
import { forgetAnswers } from '../../applications/inventory/stock-takes/offline/kept-answers.ts'
import { cachePrefix, kindOf, marked, plainFiles, staleCaches } from './requests.ts'

/** What the build says: see `portal/offline-worker.ts`. */
interface Shell {
  /** Another one for each build. */
  id: string
  /** The script that the page begins with. */
  entry: string
  /** Addresses below the origin. */
  files: string[]
}
declare const PARVIS_SHELL: Shell

interface LivingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface AskedEvent extends LivingEvent {
  request: Request
  /** The page that asks. */
  clientId: string
  /** The page that comes of it. */
  resultingClientId: string
  respondWith: (answer: Promise<Response>) => void
}
/** The worker's own scope, as far as it is used: the portal is compiled for pages. */
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
/** Milliseconds after which a network that says nothing is none. */
const patience = 4000
/** Pages that were opened without a network: what belongs to them is not waited for again. */
const withoutNetwork = new Set<string>()

/** All of a build or nothing of it. */
async function keepBuild(): Promise<void> {
  const cache = await caches.open(own)
  try {
    const fresh = [page, ...plainFiles].map(path => new Request(path, { cache: 'no-cache' }))
    await cache.addAll([...files, ...fresh])
    // While servers are renewed one after the other, the page may come from one that is not.
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

/** What the network answers in time; else undefined, and what it may still answer. */
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
  // With the security policy that it came with. What is said of its bytes is no longer so.
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

/** Of whichever build: a page of the one before may be open. */
async function answerHashed({ request }: AskedEvent): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? (await fetch(request))
}

const answers = { page: answerPage, plain: answerPlain, hashed: answerHashed }

/** Those of which nothing waits. Where photos cannot be read nothing of them is thrown away either. */
const forgetSheets = async () => browserCounts().forgetSheets(await browserPhotos().owners())

worker.addEventListener('install', event => event.waitUntil(keepBuild()))
worker.addEventListener('activate', event => event.waitUntil(leaveOldBuilds()))
worker.addEventListener('fetch', event => {
  const kind = kindOf(event.request, worker.location.origin)
  if (kind) event.respondWith(answers[kind](event))
})
worker.addEventListener('message', event => {
  // The page that says it is about to be left; the worker outlives it.
  if (event.data === 'signed-out') event.waitUntil(Promise.all([forgetAnswers(), forgetSheets()]))
})
