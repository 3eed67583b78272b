/** A person in a real browser, who reports everything that goes wrong. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { accessibilityProblems } from '../browser/axe.ts'
import { findBrowser, largeTextArg } from '../browser/find-browser.ts'
import { longestWait } from '../run/run-vitest.ts'
import { words, type Language } from './words.ts'

/** The demo people of the embedded identity provider. */
export type DemoPerson =
  | 'admin@parvis.example'
  | 'staff@parvis.example'
  | 'partner@parvis.example'
  | 'manager@parvis.example'
  | 'client@customer.example'
  | 'newclient@customer.example'
  | 'norecord@elsewhere.example'

export interface VisitorOptions {
  /** Origin of the product. */
  url: string
  language: Language
  /** The browser's languages, best first. @default the one they read */
  browserLanguages?: readonly string[]
  /** Width of the window in CSS pixels. */
  width: number
  /** Height of the window in CSS pixels. @default what goes with the width */
  height?: number
  colorScheme?: 'light' | 'dark'
  /** The browser's default font size, in px. @default the browser's own */
  textSize?: number
  /** The person who is signed in when the window opens, with a session from earlier; nobody by default. */
  as?: DemoPerson
}

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' }

const picturesFolder = fileURLToPath(new URL('../../test-results/journeys/', import.meta.url))

/** The browsers of all visitors, by font size: all journey files run in one process, and the browsers end with it. */
const browsers = new Map<number | undefined, Promise<Browser>>()

async function launch(textSize: number | undefined): Promise<Browser> {
  const found = await findBrowser()
  const args = textSize === undefined ? [] : [largeTextArg(textSize)]
  return chromium.launch({ executablePath: found.executablePath, args: [...found.args, ...args] })
}

function browserWith(textSize: number | undefined): Promise<Browser> {
  const running = browsers.get(textSize) ?? launch(textSize)
  browsers.set(textSize, running)
  return running
}

type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>

interface KeptSession {
  /** When it was signed in, in milliseconds. */
  since: number
  stored: Promise<StoredSession>
}

/** Far below the lifetime of an access token, so that nobody starts with one that needs renewal. */
const longestKept = 5 * 60_000

/** The visitors' sessions, by person; each was signed in as a person does. */
const sessions = new Map<DemoPerson, KeptSession>()

async function signInOnce(person: DemoPerson, url: string): Promise<StoredSession> {
  const visitor = await Visitor.arrive({ url, language: 'en', width: 1280 })
  try {
    await visitor.signIn(person)
    return await visitor.stored()
  } finally {
    await visitor.close()
  }
}

/** What a browser stores after that person has signed in. A test that signs out must sign in by itself. */
export async function sessionOf(person: DemoPerson, url: string): Promise<StoredSession> {
  const now = Date.now()
  const kept = sessions.get(person)
  if (kept && now - kept.since < longestKept) return kept.stored
  const stored = signInOnce(person, url)
  sessions.set(person, { since: now, stored })
  return stored
}

/** Sets the browser's languages for scripts and servers: a context supports only one. */
async function preferLanguages(page: Page, preferred: readonly string[]): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  const userAgent = await page.evaluate(() => navigator.userAgent)
  await protocol.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: preferred.join(',') })
}

/** The session in a browser of that language. */
function inLanguage(session: StoredSession, url: string, language: Language): StoredSession {
  const choice = { name: 'parvis.user-language', value: language }
  return {
    ...session,
    origins: session.origins.map(({ origin, localStorage }) => ({
      origin,
      localStorage:
        origin === url ? [...localStorage.filter(({ name }) => name !== choice.name), choice] : localStorage,
    })),
  }
}

/**
 * Resets the language that an earlier visit of the same person chose: it is stored for all their devices, and would
 * override the language of this visit.
 */
async function forgetChosenLanguage(session: StoredSession, url: string): Promise<void> {
  const stored = session.origins.flatMap(({ localStorage }) => localStorage)
  const token = stored.find(({ name }) => name === 'parvis.token')?.value ?? ''
  const { status } = await fetch(`${url}/api/portal/v1/Preferences`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'if-match': '*' },
    body: JSON.stringify({ language: null }),
  })
  if (status !== 200) throw new Error(`the language was not taken back: ${String(status)}`)
}

/** A separate browser context with one person's language and width. Created by `visit`. */
export class Visitor {
  readonly page: Page
  readonly words: (typeof words)[Language]
  readonly language: Language
  readonly #context: BrowserContext
  readonly #origin: string
  readonly #problems: string[] = []
  readonly #expected: RegExp[] = []

  private constructor(context: BrowserContext, page: Page, options: VisitorOptions) {
    this.#context = context
    this.page = page
    this.#origin = options.url
    this.language = options.language
    this.words = words[options.language]
  }

  /** Opens a window; nothing is loaded yet. */
  static async arrive(options: VisitorOptions): Promise<Visitor> {
    const session = options.as && (await sessionOf(options.as, options.url))
    if (session) await forgetChosenLanguage(session, options.url)
    const browser = await browserWith(options.textSize)
    const context = await browser.newContext({
      baseURL: options.url,
      locale: locales[options.language],
      timezoneId: 'Europe/Paris',
      viewport: { width: options.width, height: options.height ?? (options.width < 600 ? 640 : 800) },
      colorScheme: options.colorScheme ?? 'light',
      reducedMotion: 'reduce',
      ...(session && { storageState: inLanguage(session, options.url, options.language) }),
    })
    context.setDefaultTimeout(longestWait)
    const page = await context.newPage()
    if (options.browserLanguages) await preferLanguages(page, options.browserLanguages)
    const visitor = new Visitor(context, page, options)
    await visitor.#watch()
    return visitor
  }

  /** A second tab of the same person. */
  async openTab(): Promise<Page> {
    return this.#context.newPage()
  }

  /** Takes all tabs offline, or back online. */
  async setOffline(isOffline: boolean): Promise<void> {
    await this.#context.setOffline(isOffline)
  }

  /** Cookies and local storage, as another window of the same browser would find them. */
  async stored(): Promise<StoredSession> {
    return this.#context.storageState()
  }

  /** Makes the identity provider forget this browser, as after a restart of the browser or a day away. */
  async loseIdentitySession(): Promise<void> {
    await this.#context.clearCookies()
  }

  async #watch(): Promise<void> {
    await this.#context.addInitScript(() => {
      addEventListener('securitypolicyviolation', event => {
        // oxlint-disable-next-line no-console -- the way out of the page into this test
        console.error(`content security policy: ${event.violatedDirective} refused ${event.blockedURI}`)
      })
    })
    // Listens instead of routing, which would send every file through this process and disable the cache.
    this.#context.on('request', request => {
      const { origin, protocol } = new URL(request.url())
      if (origin !== this.#origin && protocol.startsWith('http'))
        this.#note(`request to a foreign origin: ${request.url()}`)
    })
    this.#context.on('console', message => {
      if (message.type() === 'error') this.#note(`console: ${message.text()} (${message.location().url})`)
    })
    this.#context.on('weberror', error => {
      this.#note(`unhandled: ${String(error.error())}`)
    })
    this.#context.on('response', response => {
      if (response.status() >= 500) this.#note(`${String(response.status())} from ${response.url()}`)
    })
  }

  #note(problem: string): void {
    if (!this.#expected.some(pattern => pattern.test(problem))) this.#problems.push(problem)
  }

  /** Declares an expected problem, for example the 401 of a person without a record. */
  expectProblem(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  /** Everything that went wrong so far. */
  problems(): readonly string[] {
    return this.#problems
  }

  /** Opens a path of the product. */
  async open(path: string): Promise<void> {
    await this.page.goto(path)
  }

  /** Opens the landing page, which is in the browser's language. */
  async openLanding(path = '/'): Promise<void> {
    await this.open(path)
    await this.page.getByRole('heading', { level: 1, name: this.words.landingTitle }).waitFor()
  }

  /** From the landing page through the identity pages back into the portal, typing as a person does. */
  async signIn(person: DemoPerson, path = '/'): Promise<void> {
    await this.openLanding(path)
    await this.page.getByRole('button', { name: this.words.signIn, exact: true }).click()
    await this.enterPassword(person)
  }

  /** On the sign-in page, and through it back into the portal. */
  async enterPassword(person: DemoPerson): Promise<void> {
    await this.page.getByLabel(this.words.email).fill(person)
    await this.page.getByLabel(this.words.password).fill('parvis')
    await this.page.getByRole('button', { name: this.words.submit, exact: true }).click()
    await this.page.waitForURL(
      url => url.origin === this.#origin && !/^\/(identity|signed-in)(\/|$)/.test(url.pathname),
    )
  }

  /** The accessibility problems that axe finds on the current page, one line each. */
  async accessibilityProblems(): Promise<string[]> {
    return accessibilityProblems(this.page)
  }

  /** How far the page can be scrolled horizontally, in CSS pixels; it should be 0 at any width. */
  async sidewaysScroll(): Promise<number> {
    return this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
  }

  /** Shows the page as printed on A4 with margins of one centimetre, and then returns to the screen. */
  async onPaper(look: () => Promise<void>): Promise<void> {
    const window = this.page.viewportSize()
    await this.page.setViewportSize({ width: 718, height: 1047 })
    await this.page.emulateMedia({ media: 'print' })
    await look()
    await this.page.emulateMedia({ media: 'screen' })
    if (window) await this.page.setViewportSize(window)
  }

  /** The page's content and the problems so far, for the report of a failed journey. */
  async describe(): Promise<string> {
    const file = join(picturesFolder, `${String(Date.now())}-${this.language}.png`)
    mkdirSync(picturesFolder, { recursive: true })
    await this.page.screenshot({ path: file, fullPage: true }).catch(() => undefined)
    const shown = await this.page
      .locator('body')
      .ariaSnapshot()
      .catch(() => 'nothing')
    const problems = this.#problems.length > 0 ? `\nOn the way:\n  ${this.#problems.join('\n  ')}` : ''
    return `at ${this.page.url()} (picture: ${file})${problems}\nThe page shows:\n${shown}`
  }

  async close(): Promise<void> {
    await this.#context.close()
  }
}

/**
 * Runs a journey as a person.
 * @throws Error when the journey fails, with what the page showed; and when it succeeds but something went wrong on
 * the way: an error in the console, an unhandled rejection, a violation of the content security policy, a response of
 * 500 or more, a request to a foreign origin.
 */
export async function visit(
  options: VisitorOptions,
  journey: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const visitor = await Visitor.arrive(options)
  try {
    await journey(visitor)
    expect(visitor.problems(), 'what went wrong on the way').toEqual([])
  } catch (error) {
    if (error instanceof Error) error.message += `\n${await visitor.describe()}`
    throw error
  } finally {
    await visitor.close()
  }
}
