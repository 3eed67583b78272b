import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/** One quota, as of after the call. */
interface Window {
  /** Maximum number of calls in the window. */
  quota: number
  /** Number of calls admitted in the window. */
  calls: number
  /** Seconds until the next window begins, at least 1. */
  seconds: number
}

/** The outcome of a call with a key. */
export interface CountedCall {
  consumerId: number
  /** The APIs the consumer has subscribed to. */
  apis: string[]
  /** Why the key is refused here, whatever the quotas. */
  refusal: 'key-revoked' | 'key-expired' | 'consumer-suspended' | 'api-not-subscribed' | null
  /** Whether both quotas had room for the call. */
  allowed: boolean
  minute: Window
  day: Window
}

interface Row {
  consumer_id: number
  apis: string[]
  refusal: CountedCall['refusal']
  allowed: boolean
  quota_per_minute: number
  minute_calls: number
  minute_seconds: number
  quota_per_day: number
  day_calls: number
  day_seconds: number
}

/** The current day in UTC, in SQL. */
export const today = sql<string>`(now() at time zone 'UTC')::date`

/**
 * Takes one call from the quotas of a key's consumer and counts it, in one statement: the function of migration 0013.
 * Nothing it depends on is cached in a process, so a revocation, suspension or ended subscription applies to the next
 * call everywhere.
 * @param keyId a key whose hash was compared
 * @returns undefined when the key no longer exists
 */
export async function countCall(db: Database, keyId: number, api: string): Promise<CountedCall | undefined> {
  const { rows } = await sql<Row>`select * from api_take_call(${keyId}::int4, ${api}::text)`.execute(db)
  const row = rows[0]
  return (
    row && {
      consumerId: row.consumer_id,
      apis: row.apis,
      refusal: row.refusal,
      allowed: row.allowed,
      minute: { quota: row.quota_per_minute, calls: row.minute_calls, seconds: row.minute_seconds },
      day: { quota: row.quota_per_day, calls: row.day_calls, seconds: row.day_seconds },
    }
  )
}
