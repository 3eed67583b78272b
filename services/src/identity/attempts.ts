import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { networkOf } from '../network.ts'
import type { IdentityDatabase } from './schema.ts'

/**
 * How many failed attempts a window allows. For one account from one address few, so that guessing is hopeless; for
 * one address many, because a whole firm may sit behind it, but not so many that trying one password on every
 * account pays.
 */
export const attemptLimits = {
  windowSeconds: 5 * 60,
  perAccountAndAddress: 5,
  perAddress: 100,
} as const

/**
 * Counts an attempt before the password is looked at, so that guesses sent at the same moment are all counted.
 * @returns 0 when the attempt may go on, else the seconds until the next one may
 */
export async function beginAttempt(db: IdentityDatabase, email: string, address: string): Promise<number> {
  const waits = await Promise.all([
    count(db, accountKey(email, address), attemptLimits.perAccountAndAddress),
    count(db, addressKey(address), attemptLimits.perAddress),
  ])
  return Math.max(...waits)
}

/** A right password: the account's failures are forgotten, and the address is not charged for this attempt. */
export async function attemptSucceeded(db: IdentityDatabase, email: string, address: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('key', '=', accountKey(email, address)).execute()
  await db
    .updateTable('sign_in_attempt')
    .set({ attempts: sql`attempts - 1` })
    .where('key', '=', addressKey(address))
    .where('attempts', '>', 0)
    .execute()
}

async function count(db: IdentityDatabase, key: string, limit: number): Promise<number> {
  const windowEnd = sql<Date>`now() + make_interval(secs => ${attemptLimits.windowSeconds})`
  const over = sql<boolean>`sign_in_attempt.window_ends_at <= now()`
  const row = await db
    .insertInto('sign_in_attempt')
    .values({ key, attempts: 1, window_ends_at: sql`${windowEnd}` })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({
        attempts: sql`case when ${over} then 1 else sign_in_attempt.attempts + 1 end`,
        window_ends_at: sql`case when ${over} then ${windowEnd} else sign_in_attempt.window_ends_at end`,
      }),
    )
    .returning([
      'attempts',
      sql<number>`ceil(extract(epoch from window_ends_at - now()))::integer`.as('seconds'),
    ])
    .executeTakeFirstOrThrow()
  return row.attempts > limit ? Math.max(1, row.seconds) : 0
}

const accountKey = (email: string, address: string) =>
  hash(`account\n${email.trim().toLowerCase()}\n${networkOf(address)}`)
const addressKey = (address: string) => hash(`address\n${networkOf(address)}`)
const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
