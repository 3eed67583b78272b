import { randomUUID } from 'node:crypto'
import { accountName, type KnownBrowser } from './attempts.ts'
import type { Cookies } from './pending-sign-ins.ts'
import { sealFor, type Seal } from './seal.ts'
import { lifetimes, signInPath } from './settings.ts'

/** What a browser remembers of one account; keyed by `accountName`, so that it contains no e-mail address. */
interface Visit {
  account: string
  /** Whether that person has signed in here. */
  signedIn: boolean
  /** When wrong passwords were entered here, in seconds since 1970. */
  wrong: number[]
}

interface Content {
  id: string
  visits: Visit[]
}

const cookieName = 'parvis-known-browser'

/** Maximum number of wrong passwords remembered per account; the latest are kept. */
const mostWrong = 20

/** Maximum number of accounts remembered: enough for a shared desk, and few enough to fit in a cookie. */
const most = 8

/** What the browser of a request remembers of an account. It is kept in a sealed cookie and not in the database. */
export class BrowserMemory {
  readonly #cookies: Cookies
  readonly #seal: Seal
  readonly #content: Content
  readonly #visit: Visit
  /** Set if this person has signed in with this browser before. */
  readonly known: KnownBrowser | undefined

  private constructor(cookies: Cookies, seal: Seal, content: Content, email: string) {
    const account = accountName(email)
    this.#cookies = cookies
    this.#seal = seal
    this.#content = content
    this.#visit = content.visits.find(visit => visit.account === account) ?? {
      account,
      signedIn: false,
      wrong: [],
    }
    this.known = this.#visit.signedIn ? { id: content.id } : undefined
  }

  static async read(cookies: Cookies, secret: string, email: string): Promise<BrowserMemory> {
    const seal = sealFor('known browser', secret)
    const content = (await seal.open(cookies.get(cookieName))) as Partial<Content> | undefined
    return new BrowserMemory(
      cookies,
      seal,
      { id: content?.id ?? randomUUID(), visits: content?.visits ?? [] },
      email,
    )
  }

  /**
   * Number of wrong passwords entered in this browser.
   * @param since the last sign-in of the account, in whichever browser
   */
  wrongSince(since: Date | null): number {
    return this.#visit.wrong.filter(seconds => seconds * 1000 >= (since?.getTime() ?? 0)).length
  }

  signedIn(): Promise<void> {
    return this.#keep({ ...this.#visit, signedIn: true, wrong: [] })
  }

  wrongPassword(): Promise<void> {
    const wrong = [...this.#visit.wrong, Math.ceil(Date.now() / 1000)].slice(-mostWrong)
    return this.#keep({ ...this.#visit, wrong })
  }

  async #keep(visit: Visit): Promise<void> {
    const others = this.#content.visits.filter(({ account }) => account !== visit.account)
    // Keep people who have signed in here before those who only tried.
    const visits = [visit, ...others]
      .toSorted((a, b) => Number(b.signedIn) - Number(a.signedIn))
      .slice(0, most)
    const text = await this.#seal.close({ id: this.#content.id, visits }, lifetimes.knownBrowser)
    this.#cookies.set(cookieName, text, signInPath(), lifetimes.knownBrowser)
  }
}
