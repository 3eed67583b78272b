import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { networkOf } from '../network.ts'
import type { IdentityDatabase } from './schema.ts'

/**
 * How often somebody may try. Of one account the first attempts are free, and each further one waits twice as long as
 * the one before; anyone who tries from many addresses waits as well. An address is let through many times, because a
 * whole firm may sit behind it, but each window in a row in which that was not enough is twice as long as the last.
 * @source NIST SP 800-63B-4, section 3.2.2: waits "that increase", "30 seconds up to an hour"
 */
export const attemptLimits = {
  free: 5,
  firstWaitSeconds: 30,
  longestWaitSeconds: 60 * 60,
  /** After this time without a wrong password an account's are forgotten. */
  forgetSeconds: 24 * 60 * 60,
  perAddress: 100,
  addressWindowSeconds: 5 * 60,
  /** Rows that all strangers together can cause to be kept: a dozen megabytes. */
  rows: 50_000,
} as const

/** A browser in which a person has signed in before. */
export interface KnownBrowser {
  id: string
}

/** Who tries. */
export interface Attempt {
  email: string
  address: string
  /** Undefined when this person has not signed in with theirs before. */
  browser: KnownBrowser | undefined
}

/** Attempts between two looks at how many rows there are. */
const lookEvery = 1000

/**
 * Counts attempts to sign in, in the database: the count holds for all processes and survives a restart.
 *
 * A browser in which the person has signed in before is counted by itself, and by nothing else: anyone who tries the
 * account from elsewhere cannot lock the person out of it.
 * @source OWASP, "Slow Down Online Guessing Attacks with Device Cookies"
 */
export class Attempts {
  readonly #db: IdentityDatabase
  readonly #rows: number
  readonly #lookEvery: number
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
   * Counts an attempt before the password is looked at, so that guesses sent at the same moment are all counted. One
   * that has to wait is not counted: nobody can make another one wait for ever by asking again and again.
   * @returns 0 when the attempt may go on, else the seconds until the next one may
   */
  async begin(attempt: Attempt): Promise<number> {
    if (this.#begun++ % this.#lookEvery === 0) await this.#forgetBeyond()
    if (!attempt.browser) {
      // First, and alone when it is over: one address then leaves no more rows, whichever accounts it names.
      const seconds = await this.#countAddress(addressKey(attempt.address))
      if (seconds > 0) return seconds
    }
    return this.#countAccount(accountKey(attempt))
  }

  /** A right password: the failures before it are forgotten, and the address is not charged for this attempt. */
  async succeeded(attempt: Attempt): Promise<void> {
    await this.#db.deleteFrom('sign_in_attempt').where('key', '=', accountKey(attempt)).execute()
    if (attempt.browser) return
    await this.#db
      .updateTable('sign_in_attempt')
      .set({ attempts: sql`attempts - 1` })
      .where('key', '=', addressKey(attempt.address))
      .where('attempts', '>', 0)
      .execute()
  }

  /** Each attempt from the last free one on makes the next wait. */
  #countAccount(key: string): Promise<number> {
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

  #countAddress(key: string): Promise<number> {
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

  /** One statement, so that of attempts sent at the same moment each sees the count of the one before. */
  async #count(key: string, { first, again, mayTry }: Count): Promise<number> {
    const counted = await sql`
      insert into sign_in_attempt (key, attempts, waits_until, forgotten_at)
      values (${key}, 1, ${inSeconds(first.waits)}, ${inSeconds(first.forgotten)})
      on conflict (key) do update set ${again} where ${mayTry}
      returning key`.execute(this.#db)
    if (counted.rows.length > 0) return 0
    const row = await this.#db
      .selectFrom('sign_in_attempt')
      .select(sql<number>`ceil(extract(epoch from waits_until - now()))::integer`.as('seconds'))
      .where('key', '=', key)
      .executeTakeFirst()
    return Math.max(1, row?.seconds ?? 1)
  }

  /**
   * Forgets what says least, when there are too many: the rows of few attempts, the oldest first. Filling the table
   * costs an attacker so the rows of their own.
   */
  async #forgetBeyond(): Promise<void> {
    await sql`delete from sign_in_attempt where key in (
      select key from sign_in_attempt order by attempts desc, forgotten_at desc offset ${this.#rows}
    )`.execute(this.#db)
  }
}

interface Count {
  /** Seconds of the first attempt. */
  first: { waits: RawBuilder<unknown>; forgotten: RawBuilder<unknown> }
  /** What a further one changes. */
  again: RawBuilder<unknown>
  /** Whether a further one is let through. */
  mayTry: RawBuilder<unknown>
}

function inSeconds(seconds: RawBuilder<unknown>): RawBuilder<Date> {
  return sql`now() + make_interval(secs => ${seconds})`
}

/** How an account is named where nobody shall read its e-mail. */
export function accountName(email: string): string {
  return hash(`account\n${email.trim().toLowerCase()}`)
}

function accountKey({ email, browser }: Attempt): string {
  return browser ? hash(`browser\n${browser.id}\n${accountName(email)}`) : accountName(email)
}

const addressKey = (address: string) => hash(`address\n${networkOf(address)}`)
const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
