import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { MailTable } from '../database/mail-tables.ts'
import type { Database, Tx } from '../database/schema.ts'
import type { Failure } from './classify.ts'
import type { NotedMail } from './mail-event-types.ts'
import { mailEvents } from './mail-events.ts'
import { bodyKeptDays, givenUpAfterHours, recordKeptDays } from './pauses.ts'

/** A message that this process is sending. */
export type ClaimedMail = Selectable<MailTable> & { lease: string }

/** Seconds for which a message being sent is reserved for one process. */
export const leaseSeconds = 300

/**
 * Claims messages that are due, and those that another process has held for too long. No two processes get the same.
 * @param limit maximum number
 */
export async function claimDue(db: Database, limit: number): Promise<ClaimedMail[]> {
  const lease = randomUUID()
  const { rows } = await sql<ClaimedMail>`
    update mail set status = 'sending', lease = ${lease}, attempts = attempts + 1, version = version + 1,
      next_attempt_date = now() + make_interval(secs => ${sql.lit(leaseSeconds)})
    where id in (
      select id from mail where next_attempt_date <= now() order by next_attempt_date, id
      limit ${limit}::int4 for update skip locked
    ) returning *`.execute(db)
  return rows.toSorted((one, other) => one.id - other.id)
}

/** Returns messages that were not tried. */
export async function release(db: Database, mails: readonly ClaimedMail[]): Promise<void> {
  const [first] = mails
  if (!first) return
  await sql`
    update mail set status = 'queued', lease = null, attempts = attempts - 1, version = version + 1,
      next_attempt_date = now()
    where id = any(${mails.map(({ id }) => id)}::int4[]) and lease = ${first.lease}`.execute(db)
}

/** Seconds, by the database's clock, until a message is due; undefined when none is waiting. */
export async function secondsUntilDue(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from min(next_attempt_date) - clock_timestamp())::float8 as seconds from mail
    where next_attempt_date is not null`.execute(db)
  return rows[0]?.seconds ?? undefined
}

/**
 * Records that a message was accepted, or is kept without a mail server. A secret in it is erased once it is sent.
 * @param withEvents whether to run the events of its kind
 * @returns false when another process has taken it over and will record it.
 */
export async function noteDelivered(
  tx: Tx,
  mail: ClaimedMail,
  status: 'sent' | 'kept',
  withEvents: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mail')
    .set({
      status,
      lease: null,
      next_attempt_date: null,
      failure_reason: null,
      last_error: null,
      closed_date: sql<Date>`now()`,
      ...(status === 'sent'
        ? {
            sent_date: sql<Date>`now()`,
            content: sql<string | null>`case when secret_until is null then content end`,
          }
        : {}),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', mail.id)
    .where('lease', '=', mail.lease)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  if (withEvents) await mailEvents[mail.kind]?.delivered?.(tx, noted(mail))
  return true
}

/**
 * Records that an attempt failed: either another follows, or the message is given up, because it would fail again or
 * because a day has passed.
 * @param pause seconds until the next attempt
 */
export async function noteFailed(
  tx: Tx,
  mail: ClaimedMail,
  { reason, answer, isPermanent }: Omit<Failure, 'isOfServer'>,
  pause: number,
  withEvents: boolean,
): Promise<'again' | 'given-up' | 'lost'> {
  const { rows } = await sql<{ status: string }>`
    update mail set lease = null, version = version + 1, failure_reason = ${reason}, last_error = ${answer},
      status = case when fate.is_over then 'failed' else 'queued' end,
      closed_date = case when fate.is_over then now() end,
      next_attempt_date = case when not fate.is_over then now() + make_interval(secs => ${pause}::float8) end,
      content = case when ${reason} = 'expired' then null else content end
    from (
      select id as fate_id, (${isPermanent}::boolean or now() + make_interval(secs => ${pause}::float8)
        > queued_date + make_interval(hours => ${sql.lit(givenUpAfterHours)})) as is_over
      from mail where id = ${mail.id}::int4
    ) as fate
    where mail.id = fate_id and lease = ${mail.lease} returning mail.status`.execute(tx)
  const [row] = rows
  if (!row) return 'lost'
  if (row.status !== 'failed') return 'again'
  if (withEvents) await mailEvents[mail.kind]?.givenUp?.(tx, noted(mail), reason)
  return 'given-up'
}

const noted = ({ id, kind, recipient, about_entity: entity, about_id: key }: ClaimedMail): NotedMail => ({
  id,
  kind,
  recipient,
  about: entity === null || key === null ? undefined : { entity, id: key },
})

/**
 * Erases bodies whose retention has ended, and deletes the oldest records. What a secret in the outbox grants access to
 * expires separately.
 */
export async function forgetOldMail(db: Database, now: Date): Promise<void> {
  await sql`
    update mail set content = null, version = version + 1 where content is not null
      and (secret_until <= ${now} or closed_date <= ${now}::timestamptz - make_interval(days => ${sql.lit(bodyKeptDays)}))`.execute(
    db,
  )
  await sql`
    delete from mail
    where closed_date <= ${now}::timestamptz - make_interval(days => ${sql.lit(recordKeptDays)})`.execute(db)
}

/** Erases messages with a secret that were kept in the outbox for manual delivery. */
export async function eraseKeptSecrets(db: Database): Promise<void> {
  await sql`
    update mail set content = null, version = version + 1
    where status = 'kept' and content is not null and secret_until is not null`.execute(db)
}

/** Queues a message that was given up again, for another day. */
export async function queueAgain(db: Database | Tx, id: number): Promise<void> {
  await sql`
    update mail set status = 'queued', attempts = 0, closed_date = null, queued_date = now(), next_attempt_date = now(),
      version = version + 1
    where id = ${id}::int4`.execute(db)
}
