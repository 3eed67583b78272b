/** The memory that a review page of the built Storybook takes in its process, compared with a page without states. */
import { fileURLToPath } from 'node:url'
import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession } from 'puppeteer-core'
import { withBrowser } from './pages.ts'
import { serveFolder } from './serve.ts'
import { markdownTable } from './table.ts'

const built = fileURLToPath(new URL('../../storybook-static/', import.meta.url))

const emptyPage = 'foundations-voice--docs'
const reviewPage = 'review-security--docs'
/** The number of states to scroll through; the page has more. */
const states = 99
/** Milliseconds until an idle page has removed its drawing frames. */
const rest = 10_000
/** Milliseconds between two measurements while states are drawn. */
const between = 2000

/** The page's process: its private memory, and the scripts of all its frames. Bytes. */
interface PageMemory {
  own: number
  scripts: number
}

interface ReviewMemory {
  empty: PageMemory
  /** The maximum while states were drawn. */
  most: number
  /** When all have been drawn and the last ones are in view. */
  rested: PageMemory
  /** Until all have been drawn, in milliseconds. */
  time: number
}

/** The relevant part of a memory dump event. */
interface DumpEvent {
  pid: number
  args?: { dumps?: { process_totals?: { private_footprint_bytes?: string } } }
}

/** The private memory of each process of the browser in bytes, by process id. */
async function footprints(session: CDPSession): Promise<ReadonlyMap<number, number>> {
  const found = new Map<number, number>()
  const hear = ({ value }: { value: object[] }) => {
    for (const { pid, args } of value as DumpEvent[]) {
      const bytes = args?.dumps?.process_totals?.private_footprint_bytes
      if (bytes !== undefined) found.set(pid, Number.parseInt(bytes, 16))
    }
  }
  session.on('Tracing.dataCollected', hear)
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-memory-infra'], memoryDumpConfig: {} },
  })
  await session.send('Tracing.requestMemoryDump', { levelOfDetail: 'light' })
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', hear)
  return found
}

/**
 * A page without observers: tools attached to a page keep its messages, and with them the frames that sent them. Its
 * process is the one that did not exist before.
 */
class Watched {
  readonly #browser: CDPSession
  readonly #page: CDPSession
  readonly #pid: number
  readonly #target: string

  private constructor(browser: CDPSession, page: CDPSession, target: string, pid: number) {
    this.#browser = browser
    this.#page = page
    this.#target = target
    this.#pid = pid
  }

  static async open(browser: Browser, url: string): Promise<Watched> {
    const session = await browser.target().createCDPSession()
    const before = await footprints(session)
    const { targetId } = await session.send('Target.createTarget', { url, width: 1280, height: 800 })
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: true })
    const page = session.connection()?.session(sessionId)
    if (!page) throw new Error('the page was not reached')
    await setTimeout(rest)
    const [pid] = [...(await footprints(session))]
      .filter(([id]) => !before.has(id))
      .toSorted(([, one], [, other]) => other - one)
      .map(([id]) => id)
    if (pid === undefined) throw new Error('the page has no process of its own')
    return new Watched(session, page, targetId, pid)
  }

  async own(): Promise<number> {
    return (await footprints(this.#browser)).get(this.#pid) ?? Number.NaN
  }

  async memory(): Promise<PageMemory> {
    await this.#page.send('HeapProfiler.collectGarbage')
    const { usedSize } = await this.#page.send('Runtime.getHeapUsage')
    return { own: await this.own(), scripts: usedSize }
  }

  /** Runs a function in the page, which has no access to outer variables. */
  async run<Answer>(task: (wanted: number) => Promise<Answer>, wanted: number): Promise<Answer> {
    const { result, exceptionDetails } = await this.#page.send('Runtime.evaluate', {
      expression: `(${String(task)})(${String(wanted)})`,
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value as Answer
  }

  async close(): Promise<void> {
    await this.#browser.send('Target.closeTarget', { targetId: this.#target })
    await this.#browser.detach()
  }
}

/** Scrolls by half a window and waits for what is in view, until that many states have been drawn. Runs in the page. */
async function scrollThrough(wanted: number): Promise<number> {
  const begin = performance.now()
  const drawn = new Set<string>()
  const isAwaited = (tile: Element) => {
    const { top, bottom } = tile.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  for (let y = -1; drawn.size < wanted && y !== scrollY; ) {
    y = scrollY
    scrollBy({ top: innerHeight / 2, behavior: 'instant' })
    do await new Promise(resolve => globalThis.setTimeout(resolve, 100))
    while ([...document.querySelectorAll('li[data-state="waiting"]')].some(isAwaited))
    for (const tile of document.querySelectorAll<HTMLElement>('li[data-state="drawn"]'))
      drawn.add(tile.dataset['story'] ?? '')
  }
  if (drawn.size < wanted) throw new Error(`the page has ${String(drawn.size)} states only`)
  return performance.now() - begin
}

/** @throws Error when Storybook was not built, or its page has fewer states */
async function measureReview(): Promise<ReviewMemory> {
  const server = await serveFolder(built, '/assets/')
  const addressOf = (page: string) => `${server.url}iframe.html?viewMode=docs&id=${page}`
  try {
    return await withBrowser(async browser => {
      const none = await Watched.open(browser, addressOf(emptyPage))
      const empty = await none.memory()
      await none.close()
      const review = await Watched.open(browser, addressOf(reviewPage))
      const whole = review.run(scrollThrough, states)
      let most = 0
      const isDrawing = async () =>
        (await Promise.race([whole.then(() => 'done'), setTimeout(between, 'going on')])) === 'going on'
      while (await isDrawing()) most = Math.max(most, await review.own())
      const time = await whole
      await setTimeout(rest)
      return { empty, most, rested: await review.memory(), time }
    })
  } finally {
    server.close()
  }
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0)
const times = (bytes: number, of: number) => (bytes / of).toFixed(1)

export async function benchReview(say: (text: string) => void): Promise<void> {
  const { empty, most, rested, time } = await measureReview()
  const row = (name: string, own: number, scripts?: number) => [
    name,
    megabytes(own),
    times(own, empty.own),
    scripts === undefined ? '' : megabytes(scripts),
  ]
  const table = markdownTable(
    ['process that shows', 'MB of its own', '× empty page', 'MB held by scripts'],
    [
      row('a page without states', empty.own, empty.scripts),
      row('states as they are drawn, before the browser tidies up', most),
      row('states that were drawn', rested.own, rested.scripts),
    ],
  )
  say(`## ${String(states)} states of a review page, drawn in ${(time / 1000).toFixed(0)} s\n\n${table}`)
}
