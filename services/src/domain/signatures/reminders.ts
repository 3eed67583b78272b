/** Reminds signers of documents they have not signed: on schedule, and when the sender asks. */
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { Job } from '../../jobs/job.ts'
import { lastReminderDay } from '../audit-folders/reminder-days.ts'
import { dayInFrance, isWorkingDay } from '../planning/working-days.ts'
import { isOther, isTurn, turnSince } from './fields.ts'
import { type Envelope, noteEvent, readEnvelope, updateEnvelope } from './statements.ts'
import { tellReminder } from './tell.ts'

/** Reminds those whose turn it is, at most once a day. @param by email of the sender; null: the scheduled job */
export async function remind(
  db: Database | Tx,
  envelope: Envelope,
  now: Date,
  by: string | null,
): Promise<void> {
  await updateEnvelope(db, envelope.id, { reminded_date: now })
  await noteEvent(db, envelope.id, 'reminded', by)
  await tellReminder(db, envelope, dayInFrance(now), by)
}

interface Waiting {
  id: number
  /** YYYY-MM-DD: the due date, or the start of the wait where there is none. */
  due: string
  /** YYYY-MM-DD on which those whose turn it is were last invited or reminded. */
  asked: string
}

/**
 * Documents that wait for someone other than their sender.
 * @param only one of them, which is locked until the transaction ends
 */
async function readWaiting(db: Database | Tx, only?: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select id, coalesce(due_date, (since at time zone 'Europe/Paris')::date)::text as due,
      (greatest(since, reminded_date) at time zone 'Europe/Paris')::date::text as asked
    from signature_envelope as envelope cross join lateral (select ${turnSince('envelope')} as since) as turn
    where status = 'open' and exists (select from signature_signer as signer
      where signer.envelope_id = envelope.id and ${isOther('signer', 'envelope')}
        and ${isTurn('signer', 'envelope')})
      ${only === undefined ? sql`order by id` : sql`and id = ${only}::int4 for update of envelope`}`.execute(
    db,
  )
  return rows
}

/** Whether a reminder is due and has not gone out. @param today YYYY-MM-DD */
function isDue({ due, asked }: Waiting, today: string): boolean {
  const day = lastReminderDay(due, today)
  return day !== undefined && day > asked
}

/**
 * Reminds signers on working days: three days before the due date, on it, and every week after it; every week where
 * there is no due date. Each reminder is recorded in the transaction that sends it, so an interrupted run continues
 * where it stopped.
 */
export const sendSignatureReminders: Job = {
  name: 'signature-reminders',
  cron: '0 8 * * *',
  timeZone: 'Europe/Paris',
  run: async ({ db, now, signal, log }) => {
    const today = dayInFrance(now)
    if (!isWorkingDay(today)) return
    let sent = 0
    for (const found of await readWaiting(db)) {
      if (signal.aborted) break
      if (!isDue(found, today)) continue
      sent += await db.transaction().execute(async tx => {
        // Someone may have signed it, or its sender reminded them, since it was listed.
        const [waiting] = await readWaiting(tx, found.id)
        const envelope = waiting && isDue(waiting, today) && (await readEnvelope(tx, found.id, sql`true`))
        if (!envelope) return 0
        await remind(tx, envelope, now, null)
        return 1
      })
    }
    if (sent > 0) log.info({ sent }, 'signers were reminded of documents')
  },
}
