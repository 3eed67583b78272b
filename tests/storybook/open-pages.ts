/** Opens the pages of the built Storybook in a browser and records what a person going through them sees. */
import { chromium, type Browser, type BrowserContext, type Frame, type Page } from 'playwright-core'
import { findBrowser } from '../browser/find-browser.ts'

let browser: Promise<Browser> | undefined

export async function launchBrowser(): Promise<Browser> {
  browser ??= findBrowser().then(found =>
    chromium.launch({
      executablePath: found.executablePath,
      args: [...found.args, '--js-flags=--max-semi-space-size=64'],
    }),
  )
  return browser
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
}

/** The events by which Storybook reports on a page or story. */
const events = [
  'docsRendered',
  'storyFinished',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
] as const
type Event = (typeof events)[number]

interface Told {
  event: Event
  /** The id of the story or page, if the event has one. */
  id: string | undefined
  status: string | undefined
  text: string
}

/** Runs in each document before anything else. */
function listen(names: readonly string[]): void {
  const tell = Reflect.get(globalThis, 'tellWhatHappens') as (...told: unknown[]) => void
  // Stories of a page override `activeElement`, so the browser's own getter is used.
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement')
  Reflect.set(globalThis, 'focusedElement', () => own?.get?.call(document) as unknown)
  // Every scroll position of the page, however brief.
  const scrolledTo: number[] = []
  Reflect.set(globalThis, 'scrolledTo', scrolledTo)
  window.addEventListener(
    'scroll',
    ({ target }) => target === document && scrolledTo.push(Math.round(scrollY)),
    {
      capture: true,
    },
  )
  let channel: { on: (name: string, heard: (told: unknown) => void) => void } | undefined
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(given: NonNullable<typeof channel>) {
      channel = given
      for (const name of names)
        channel.on(name, told => {
          const { storyId, status, message, description } = Object(told) as Record<string, string | undefined>
          tell(name, typeof told === 'string' ? told : storyId, status, message ?? description ?? '')
        })
    },
  })
}

/** What a page shows at one moment. */
interface Seen {
  /** Visible parts that are still loading. */
  awaited: string[]
  /** Stories whose result is not what the name says. */
  wrong: string[]
  /** Ids of the stories that have a place on the page, wherever that is. */
  placed: string[]
  /** Names of the stories on the page, by id. */
  names: Record<string, string>
  /** Ids of the stories rendered in the page itself. */
  inline: string[]
  scrollY: number
  scrolledTo: number[]
  furthest: number
  focused: string | null
}

/** Reads what is shown. Runs in the page. */
function look(): Seen {
  const seen: Seen = {
    awaited: [],
    wrong: [],
    placed: [],
    names: {},
    inline: [],
    scrollY: Math.round(scrollY),
    scrolledTo: Reflect.get(globalThis, 'scrolledTo') as number[],
    // `scrollHeight` is rounded: a page that is half a pixel shorter cannot be scrolled that far.
    furthest: document.documentElement.scrollHeight - innerHeight - 1,
    focused: null,
  }
  const focused = (Reflect.get(globalThis, 'focusedElement') as () => Element | null)()
  if (focused !== null && focused !== document.body)
    seen.focused = `${focused.localName} ${focused.getAttribute('aria-label') ?? focused.getAttribute('title') ?? focused.id}`
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  for (const tile of document.querySelectorAll<HTMLElement>('li[data-story]')) {
    const { story = '', state } = tile.dataset
    seen.placed.push(story)
    if (!isInView(tile)) continue
    if (state === 'waiting') {
      seen.awaited.push(`the drawing of ${story}`)
      continue
    }
    if (state !== 'drawn') {
      seen.wrong.push(`${story}: ${tile.querySelector('[role=alert]')?.textContent ?? state ?? 'no state'}`)
      continue
    }
    seen.names[story] = tile.querySelector('a')?.textContent ?? ''
    const drawn = tile.querySelector('iframe')?.contentDocument
    if (drawn?.readyState !== 'complete' || drawn.body.childElementCount === 0) {
      seen.awaited.push(`the document of ${story}`)
      continue
    }
    const own = drawn.documentElement.dataset['story']
    if (own !== story) seen.wrong.push(`${story} shows ${String(own)}`)
    if (drawn.querySelector('script') !== null) seen.wrong.push(`${story} has scripts in its drawing`)
  }
  for (const block of document.querySelectorAll<HTMLElement>('[data-story-block]')) {
    // One story is itself called `primary`.
    const story = /^story--(.*?--.*?)(?:--primary)?$/.exec(block.id)?.[1] ?? block.id
    seen.placed.push(story)
    const frame = block.querySelector<HTMLElement>(`iframe[id="iframe--${story}"]`)
    // The browser loads a distant frame only when it comes closer.
    if (frame !== null) {
      if (isInView(frame)) seen.inline.push(story)
      continue
    }
    seen.inline.push(story)
    const inside = block.querySelector<HTMLElement>('[id$="-inner"]')
    if (inside === null) seen.awaited.push(`the place of ${story}`)
    else seen.names[story] = inside.dataset['name'] ?? ''
  }
  return seen
}

/** The drawing of a state. */
export interface Drawn {
  /** Its visible text. */
  words: string
  /** Its HTML, without ids generated during rendering. */
  html: string
}

/** The drawn states, by id. Runs in the page. */
function readDrawn(): Record<string, Drawn> {
  const found: Record<string, Drawn> = {}
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('[data-state="drawn"] iframe')) {
    const { readyState, body, documentElement } = frame.contentDocument ?? document
    // A document that is just being replaced has no element yet.
    const { story } = (documentElement as HTMLElement | null)?.dataset ?? {}
    if (readyState === 'complete' && story !== undefined)
      found[story] = {
        words: body.innerText.replaceAll(/\s+/g, ' ').trim(),
        html: body.innerHTML.replaceAll(/(react-aria[\w-]*|_r_\w+_)+/g, ''),
      }
  }
  return found
}

/** Timeout for a page in milliseconds: on a busy machine, three times what the slowest one needs. */
const longest = 90_000
/** The size of drawings when no other width is chosen. */
const sizeOfTile = { width: 1024, height: 900 }
/** Milliseconds between two looks at a page. */
const between = 150

/** The result of opening a page, waiting for the visible part, scrolling, and waiting again. */
export interface Visit {
  /** Everything that should not be, in words. */
  complaints: string[]
  /** The drawn states, by id. */
  drawn: Readonly<Record<string, Drawn>>
  /** Stories rendered in the page itself. */
  inline: readonly string[]
}

/** A window in which pages are opened one after another, as a person goes through them. */
export class ReviewWindow {
  readonly #context: BrowserContext
  readonly #page: Page
  readonly #url: string
  readonly #names: Readonly<Record<string, string>>
  #told: Told[] = []
  #complaints: string[] = []
  #expected: readonly string[] = []
  /** Errors of stories on earlier pages. */
  readonly #ofOthers: string[] = []
  #visits = 0

  private constructor(context: BrowserContext, page: Page, url: string, names: Record<string, string>) {
    this.#context = context
    this.#page = page
    this.#url = url
    this.#names = names
  }

  /**
   * @param names of all stories, by id
   * @param height of the window in px: a higher one shows more states
   */
  static async open(url: string, names: Record<string, string>, height = 640): Promise<ReviewWindow> {
    const context = await (await launchBrowser()).newContext({ viewport: { width: 1000, height } })
    context.setDefaultTimeout(longest)
    const page = await context.newPage()
    const opened = new ReviewWindow(context, page, url, names)
    await context.exposeBinding(
      'tellWhatHappens',
      ({ frame }, event: Event, id?: string, status?: string, text = '') => {
        opened.#hear(frame, { event, id, status, text })
      },
    )
    await context.addInitScript(listen, events)
    page.on('pageerror', error => opened.#complaints.push(`an error that nobody handles: ${String(error)}`))
    page.on('crash', () => opened.#complaints.push('the window has crashed'))
    page.on('console', message => {
      if (message.type() !== 'error') return
      const told = message.text()
      const { url: from } = message.location()
      // Ignore the browser's own messages: that a story's mocked response failed, and that this listener may not run
      // in a drawing.
      const isNotOfIt =
        (told.startsWith('Failed to load resource') && !isOfStorybook(from, url)) ||
        told.startsWith('Blocked script execution in ') ||
        opened.#ofOthers.some(text => told.includes(text))
      if (!isNotOfIt) opened.#complaints.push(`in the console: ${told.slice(0, 400)} (${from})`)
    })
    return opened
  }

  /** The number of pages opened in it. */
  get visits(): number {
    return this.#visits
  }

  #hear(frame: Frame, told: Told): void {
    this.#told.push(told)
    const { event, id, status, text } = told
    const isFine =
      event === 'docsRendered' ||
      (event === 'storyFinished' && status !== 'error') ||
      // A drawing frame reports this when it starts.
      (event === 'storyMissing' && id === undefined)
    if (isFine) return
    // A story still being drawn when the previous page was left finishes or fails in this one.
    const story = id ?? /[?&]id=([\w-]+)/.exec(frame.url())?.[1] ?? ''
    if (frame !== this.#page.mainFrame() && !this.#expected.includes(story)) {
      const [line = ''] = text.split('\n')
      if (line !== '') this.#ofOthers.push(line)
      return
    }
    if (frame === this.#page.mainFrame() && this.#ofOthers.some(other => text.includes(other))) return
    this.#complaints.push(`${id ?? frame.url()}: ${event} ${text.slice(0, 400)}`)
  }

  #hasTold(event: Event, id: string): boolean {
    return this.#told.some(told => told.event === event && told.id === id)
  }

  async #go(id: string): Promise<void> {
    if (this.#visits === 1) {
      await this.#page.goto(`${this.#url}iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'commit' })
      return
    }
    // The event that Storybook's own window sends when a menu item is chosen.
    await this.#page.evaluate(storyId => {
      Reflect.set(globalThis, 'scrolledTo', [])
      const told = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as {
        emit: (event: string, choice: object) => void
      }
      told.emit('setCurrentStory', { storyId, viewMode: 'docs' })
    }, id)
  }

  /** Polls the page until everything visible has loaded. */
  async #whenThere(id: string, expected: readonly string[], until: number): Promise<Seen> {
    let awaited = ['an answer of the page']
    for (;;) {
      const left = until - performance.now()
      if (left <= 0) throw new TooLong(id, awaited, this.#complaints)
      const seen = this.#hasTold('docsRendered', id)
        ? await Promise.race([this.#page.evaluate(look), pause(left)])
        : undefined
      awaited = seen === undefined ? [`the page ${id}`] : [...seen.awaited]
      const placed = new Set(seen?.placed)
      awaited.push(...expected.filter(story => !placed.has(story)).map(story => `the place of ${story}`))
      for (const story of seen?.inline ?? [])
        if (!this.#hasTold('storyFinished', story)) awaited.push(`the end of ${story}`)
      if (seen !== undefined && awaited.length === 0) {
        for (const [story, name] of Object.entries(seen.names))
          if (name !== this.#names[story]) seen.wrong.push(`${story} goes by the name ${name}`)
        return seen
      }
      if (this.#complaints.some(complaint => complaint.startsWith('the window has crashed')))
        throw new Error(this.#complaints.join('\n'))
      await pause(between)
    }
  }

  /**
   * Opens a page, waits for the visible part, scrolls by half a window, and waits again.
   * @param expected ids of the stories that the page is about @throws TooLong
   */
  async visit(id: string, expected: readonly string[]): Promise<Visit> {
    const until = performance.now() + longest
    this.#visits += 1
    this.#told = []
    this.#complaints = []
    this.#expected = expected
    await this.#go(id)
    const first = await this.#whenThere(id, expected, until)
    const complaints = [...first.wrong]
    const moved = first.scrolledTo.filter(y => y !== 0)
    if (moved.length > 0 || first.scrollY !== 0)
      complaints.push(`the page scrolls by itself, to ${[...moved, first.scrollY].join(', ')}`)
    const drawn = await this.#page.evaluate(readDrawn)
    const wanted = Math.min(320, Math.max(0, first.furthest))
    await this.#page.evaluate(y => {
      scrollTo(0, y)
    }, wanted)
    const second = await this.#whenThere(id, expected, until)
    complaints.push(...second.wrong.filter(wrong => !first.wrong.includes(wrong)))
    if (second.scrollY !== wanted)
      complaints.push(`the page scrolls from ${String(wanted)} to ${String(second.scrollY)} by itself`)
    if (second.focused !== null) complaints.push(`the page takes the focus, to: ${second.focused}`)
    return {
      complaints: [...complaints, ...this.#complaints],
      drawn: { ...drawn, ...(await this.#page.evaluate(readDrawn)) },
      inline: [...new Set([...first.inline, ...second.inline])],
    }
  }

  /** Opens a story alone in a fresh window. @returns its text @throws TooLong */
  async textAlone(id: string): Promise<string> {
    const until = performance.now() + longest
    this.#told = []
    await this.#page.setViewportSize(sizeOfTile)
    await this.#page.goto(`${this.#url}iframe.html?viewMode=story&id=${id}`, { waitUntil: 'commit' })
    while (!this.#hasTold('storyFinished', id)) {
      if (performance.now() > until) throw new TooLong(id, ['its end'], this.#complaints)
      await pause(between)
    }
    return (await this.#page.locator('body').innerText()).replaceAll(/\s+/g, ' ').trim()
  }

  /**
   * Waits until there are no drawing frames any more. @returns documents of removed frames that are still held, by the
   * property that holds them
   */
  async heldDocuments(): Promise<string[]> {
    await this.#page.waitForFunction(() => document.querySelector('.drawing-desk') === null)
    return this.#page.evaluate(() =>
      Object.keys(window).filter(key => {
        const held: unknown = Reflect.get(window, key)
        return Object.prototype.toString.call(held) === '[object HTMLDocument]' && held !== document
      }),
    )
  }

  async close(): Promise<void> {
    await this.#context.close()
  }
}

/** Thrown when a page has not shown everything in time. */
export class TooLong extends Error {
  constructor(id: string, awaited: readonly string[], complaints: readonly string[]) {
    super(
      [`${id}: not there after ${String(longest / 1000)} s: ${awaited.join(', ')}`, ...complaints].join('\n'),
    )
  }
}

const pause = (milliseconds: number): Promise<undefined> =>
  new Promise(resolve => {
    setTimeout(resolve, milliseconds, undefined)
  })

/** Whether an address is a file of Storybook, not a mocked request to the services. */
const isOfStorybook = (address: string, url: string) =>
  address.startsWith(url) &&
  !/^(api|identity|health|settings\.json|sso)(\/|$|\?)/.test(address.slice(url.length))
