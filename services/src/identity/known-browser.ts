import { randomUUID } from 'node:crypto'
import { accountName, type KnownBrowser } from './attempts.ts'
import type { Cookies } from './pending-sign-ins.ts'
import { sealFor, type Seal } from './seal.ts'
import { lifetimes, signInPath } from './settings.ts'

/** What a browser knows of one account; by `accountName`, so that nobody reads an e-mail in it. */
interface Visit {
  account: string
  /** Whether that person has signed in here. */
  signedIn: boolean
  /** When wrong passwords were typed here, in seconds since 1970. */
  wrong: number[]
}

interface Content {
  id: string
  visits: Visit[]
}

const cookieName = 'parvis-known-browser'

/** Wrong passwords of one account that a browser remembers, the last ones. */
const mostWrong = 20

/** Accounts that a browser remembers: a desk that several people share, and no more than a cookie holds. */
const most = 8

/** What the browser of a request remembers of an account, kept in a sealed cookie; the database keeps nothing of it. */
export class BrowserMemory {
  readonly #cookies: Cookies
  readonly #seal: Seal
  readonly #content: Content
  readonly #visit: Visit
  /** When this person has signed in with it before. */
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
   * Wrong passwords that this browser itself has sent.
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
    // Who has signed in here stays before who only tried.
    const visits = [visit, ...others]
      .toSorted((a, b) => Number(b.signedIn) - Number(a.signedIn))
      .slice(0, most)
    const text = await this.#seal.close({ id: this.#content.id, visits }, lifetimes.knownBrowser)
    this.#cookies.set(cookieName, text, signInPath(), lifetimes.knownBrowser)
  }
}
