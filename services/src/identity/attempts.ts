import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { networkOf } from '../network.ts'
import type { IdentityDatabase } from './schema.ts'

/**
 * Limits on sign-in attempts. For one account the first attempts are free, and each further one waits twice as long as
 * the one before, even when they come from many addresses. An address is admitted many times, because a whole firm may
 * be behind it, but each consecutive window in which that was not enough lasts twice as long as the one before.
 * @source NIST SP 800-63B-4, section 3.2.2: waits "that increase", "30 seconds up to an hour"
 */
export const attemptLimits = {
  free: 5,
  firstWaitSeconds: 30,
  longestWaitSeconds: 60 * 60,
  /** An account's failures are forgotten after this time without a wrong password. */
  forgetSeconds: 24 * 60 * 60,
  perAddress: 100,
  addressWindowSeconds: 5 * 60,
  /** Time after which a check counts as lost, together with the process that made it. */
  longestCheckSeconds: 30,
  /** Maximum number of rows that all strangers together can create: a dozen megabytes. */
  rows: 50_000,
} as const

/** A browser in which a person has signed in before. */
export interface KnownBrowser {
  id: string
}

/** Who is trying to sign in. */
export interface Attempt {
  email: string
  address: string
  /** Undefined if this person has not signed in with this browser before. */
  browser: KnownBrowser | undefined
}

/** Number of attempts between two checks of the row count. */
const lookEvery = 1000

/**
 * Counts sign-in attempts in the database, so that the count holds for all processes and survives a restart.
 * A browser in which the person has signed in before is counted separately: attempts on the account from elsewhere
 * cannot lock the person out of it.
 * @source OWASP, "Slow Down Online Guessing Attacks with Device Cookies"
 */
export class Attempts {
  readonly #db: IdentityDatabase
  readonly #rows: number
  readonly #lookEvery: number
  /** The last promise in the queue of each key. */
  readonly #lines = new Map<string, Promise<unknown>>()
  #begun = 0

  constructor(
    db: IdentityDatabase,
    limits: { rows: number; lookEvery: number } = { rows: attemptLimits.rows, lookEvery },
  ) {
    this.#db = db
    this.#rows = limits.rows
    this.#lookEvery = limits.lookEvery
  }

  /**
   * Counts an attempt before its password is checked, so that simultaneous guesses are all counted. An attempt that has
   * to wait is not counted, so that nobody can keep others waiting for ever by retrying. While other attempts are still
   * being checked, the decision waits for them: a correct password sent several times at once takes back what each
   * attempt counted. A caller that is admitted must report the outcome with `succeeded` or `failed`.
   * @returns 0 when the attempt may proceed, otherwise the seconds until the next one may
   */
  async begin(attempt: Attempt): Promise<number> {
    if (this.#begun++ % this.#lookEvery === 0) await this.#forgetBeyond()
    if (!attempt.browser) {
      // Check the address first, and stop there once it is over its limit: it then creates no more rows, whichever
      // accounts it names.
      const address = addressKey(attempt.address)
      const seconds = await this.#enter(address, () => this.#countAddress(address))
      if (seconds > 0) return seconds
    }
    const account = accountKey(attempt)
    const seconds = await this.#enter(account, () => this.#countAccount(account))
    if (seconds > 0 && !attempt.browser) await this.#endChecks([addressKey(attempt.address)])
    return seconds
  }

  /** The password was correct: forgets the failures before it, and does not charge this attempt to the address. */
  async succeeded(attempt: Attempt): Promise<void> {
    await this.#db.deleteFrom('sign_in_attempt').where('key', '=', accountKey(attempt)).execute()
    if (attempt.browser) return
    await this.#db
      .updateTable('sign_in_attempt')
      .set({ attempts: sql`greatest(attempts - 1, 0)`, checks: sql`greatest(checks - 1, 0)` })
      .where('key', '=', addressKey(attempt.address))
      .execute()
  }

  /** The password was wrong: the attempt stays counted. */
  failed(attempt: Attempt): Promise<void> {
    const account = accountKey(attempt)
    return this.#endChecks(attempt.browser ? [account] : [account, addressKey(attempt.address)])
  }

  async #endChecks(keys: readonly string[]): Promise<void> {
    await this.#db
      .updateTable('sign_in_attempt')
      .set({ checks: sql`checks - 1` })
      .where('key', 'in', keys)
      .where('checks', '>', 0)
      .execute()
  }

  /**
   * Counts an attempt. If it is over the limit while others are still being checked, retries until they are done;
   * attempts of this process retry one at a time.
   */
  async #enter(key: string, count: () => Promise<Counted>): Promise<number> {
    const counted = await count()
    if (!counted.isOpen) return counted.seconds
    const end = Date.now() + attemptLimits.longestCheckSeconds * 1000
    const ask = async () => {
      for (;;) {
        const { seconds, isOpen } = await count()
        if (!isOpen || Date.now() >= end) return seconds
        await setTimeout(betweenQuestions)
      }
    }
    const own = (this.#lines.get(key) ?? Promise.resolve()).then(ask, ask)
    this.#lines.set(key, own)
    try {
      return await own
    } finally {
      if (this.#lines.get(key) === own) this.#lines.delete(key)
    }
  }

  /** From the last free attempt on, each one makes the next wait. */
  #countAccount(key: string): Promise<Counted> {
    const { free, firstWaitSeconds, longestWaitSeconds, forgetSeconds } = attemptLimits
    const forgotten = sql<boolean>`sign_in_attempt.forgotten_at <= now()`
    const attempts = sql<number>`case when ${forgotten} then 1 else sign_in_attempt.attempts + 1 end`
    const wait = sql<number>`case when ${attempts} < ${free} then 0
      else least(${longestWaitSeconds}, ${firstWaitSeconds} * power(2, least(${attempts}, 100) - ${free})) end`
    return this.#count(key, {
      first: { waits: sql`0`, forgotten: sql`${forgetSeconds}` },
      again: sql`attempts = ${attempts}, waits_until = ${inSeconds(wait)}, forgotten_at = ${inSeconds(sql`${forgetSeconds}`)}`,
      mayTry: sql`sign_in_attempt.waits_until <= now()`,
    })
  }

  #countAddress(key: string): Promise<Counted> {
    const { perAddress, addressWindowSeconds, longestWaitSeconds } = attemptLimits
    const isOver = sql<boolean>`sign_in_attempt.waits_until <= now()`
    const windowsOver = sql<number>`case when not ${isOver} then sign_in_attempt.windows_over
      when sign_in_attempt.attempts >= ${perAddress} then sign_in_attempt.windows_over + 1 else 0 end`
    const length = sql<number>`least(${longestWaitSeconds}, ${addressWindowSeconds} * power(2, least(${windowsOver}, 20)))`
    const end = sql`case when ${isOver} then ${inSeconds(length)} else sign_in_attempt.waits_until end`
    return this.#count(key, {
      first: {
        waits: sql`${addressWindowSeconds}`,
        forgotten: sql`${addressWindowSeconds + longestWaitSeconds}`,
      },
      again: sql`attempts = case when ${isOver} then 1 else sign_in_attempt.attempts + 1 end,
        windows_over = ${windowsOver}, waits_until = ${end},
        forgotten_at = ${end} + make_interval(secs => ${longestWaitSeconds})`,
      mayTry: sql`${isOver} or sign_in_attempt.attempts < ${perAddress}`,
    })
  }

  /** Use a single statement, so that each of several simultaneous attempts sees the count of the one before. */
  async #count(key: string, { first, again, mayTry }: Count): Promise<Counted> {
    const end = inSeconds(sql`${attemptLimits.longestCheckSeconds}`)
    const counted = await sql`
      insert into sign_in_attempt (key, attempts, waits_until, forgotten_at, checks, checks_until)
      values (${key}, 1, ${inSeconds(first.waits)}, ${inSeconds(first.forgotten)}, 1, ${end})
      on conflict (key) do update set ${again}, checks_until = ${end},
        checks = case when sign_in_attempt.checks_until > now() then sign_in_attempt.checks + 1 else 1 end
      where ${mayTry}
      returning key`.execute(this.#db)
    if (counted.rows.length > 0) return { seconds: 0, isOpen: false }
    const row = await this.#db
      .selectFrom('sign_in_attempt')
      .select([
        sql<number>`ceil(extract(epoch from waits_until - now()))::integer`.as('seconds'),
        sql<boolean>`${mayTry} or (checks > 0 and checks_until > now())`.as('isOpen'),
      ])
      .where('key', '=', key)
      .executeTakeFirst()
    // Other attempts may have ended between the two statements. If the next try would be admitted, or the row was
    // deleted in the meantime, report the attempt as open so that it is retried.
    return { seconds: Math.max(1, row?.seconds ?? 1), isOpen: row?.isOpen ?? true }
  }

  /**
   * When there are too many rows, deletes the least significant: those with the fewest attempts, the oldest first. An
   * attacker who fills the table thereby loses only their own rows.
   */
  async #forgetBeyond(): Promise<void> {
    await sql`delete from sign_in_attempt where key in (
      select key from sign_in_attempt order by attempts desc, forgotten_at desc offset ${this.#rows}
    )`.execute(this.#db)
  }
}

/** Milliseconds between two checks whether other attempts are still being checked. */
const betweenQuestions = 50

interface Counted {
  /** 0 when the attempt may proceed, otherwise the seconds until the next one may. */
  seconds: number
  /** Whether it may still proceed, because the outcome of other counted attempts is not known yet. */
  isOpen: boolean
}

interface Count {
  /** Seconds for a first attempt. */
  first: { waits: RawBuilder<unknown>; forgotten: RawBuilder<unknown> }
  /** What a further attempt changes. */
  again: RawBuilder<unknown>
  /** Whether a further attempt is admitted. */
  mayTry: RawBuilder<unknown>
}

function inSeconds(seconds: RawBuilder<unknown>): RawBuilder<Date> {
  return sql`now() + make_interval(secs => ${seconds})`
}

/** Identifies an account where its e-mail address must not be readable. */
export function accountName(email: string): string {
  return hash(`account\n${email.trim().toLowerCase()}`)
}

function accountKey({ email, browser }: Attempt): string {
  return browser ? hash(`browser\n${browser.id}\n${accountName(email)}`) : accountName(email)
}

const addressKey = (address: string) => hash(`address\n${networkOf(address)}`)
const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
