import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
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
  /** What a check may take before it counts as lost, with the process that made it. */
  longestCheckSeconds: 30,
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
  /** The last one in the line of each key. */
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
   * Counts an attempt before the password is looked at, so that guesses sent at the same moment are all counted. One
   * that has to wait is not counted: nobody can make another one wait for ever by asking again and again. Where others
   * are still being looked at, it is decided after them: a right password that is sent several times at once takes
   * back what each of them has counted. The caller that may go on says how it ended, by `succeeded` or `failed`.
   * @returns 0 when the attempt may go on, else the seconds until the next one may
   */
  async begin(attempt: Attempt): Promise<number> {
    if (this.#begun++ % this.#lookEvery === 0) await this.#forgetBeyond()
    if (!attempt.browser) {
      // First, and alone when it is over: one address then leaves no more rows, whichever accounts it names.
      const address = addressKey(attempt.address)
      const seconds = await this.#enter(address, () => this.#countAddress(address))
      if (seconds > 0) return seconds
    }
    const account = accountKey(attempt)
    const seconds = await this.#enter(account, () => this.#countAccount(account))
    if (seconds > 0 && !attempt.browser) await this.#endChecks([addressKey(attempt.address)])
    return seconds
  }

  /** A right password: the failures before it are forgotten, and the address is not charged for this attempt. */
  async succeeded(attempt: Attempt): Promise<void> {
    await this.#db.deleteFrom('sign_in_attempt').where('key', '=', accountKey(attempt)).execute()
    if (attempt.browser) return
    await this.#db
      .updateTable('sign_in_attempt')
      .set({ attempts: sql`greatest(attempts - 1, 0)`, checks: sql`greatest(checks - 1, 0)` })
      .where('key', '=', addressKey(attempt.address))
      .execute()
  }

  /** A wrong password: it stays counted. */
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

  /** Counts, and where it is too often asks again while others are being looked at, one of this process at a time. */
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

  /** Each attempt from the last free one on makes the next wait. */
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

  /** One statement, so that of attempts sent at the same moment each sees the count of the one before. */
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
    // Between the two statements others may have ended: where the next question is let through, or without a row, which
    // was forgotten, it is asked again.
    return { seconds: Math.max(1, row?.seconds ?? 1), isOpen: row?.isOpen ?? true }
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

/** Milliseconds between two questions whether others are still being looked at. */
const betweenQuestions = 50

interface Counted {
  /** 0 when the attempt may go on, else until the next one may. */
  seconds: number
  /** Whether it may yet go on, because others whose end is not known were counted. */
  isOpen: boolean
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
