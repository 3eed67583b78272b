import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'

/** How often something may be sent by hand within an hour. */
const sendingsPerHour = 3

/** Counts what was sent by hand to a person without an account, to limit it. */
export interface Sendings {
  table: 'on_boarding_sending' | 'signature_sending'
  /** The column of the recipient. */
  owner: 'request_id' | 'signer_id'
  id: number
}

/**
 * Records that something is sent by hand. The caller has locked the owner's row.
 * @returns 0, or the seconds until it is allowed, in which case nothing is recorded
 */
export async function countSending(
  db: Database | Tx,
  { table, owner, id }: Sendings,
  kind: 'invitation' | 'link' | 'code',
): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from sent_date + interval '1 hour' - now()))::int4 as seconds from ${sql.table(table)}
    where ${sql.ref(owner)} = ${id}::int4 and kind = ${kind}::text and sent_date > now() - interval '1 hour'
    order by sent_date desc offset ${sendingsPerHour - 1} limit 1`.execute(db)
  const [third] = rows
  if (third) return Math.max(1, third.seconds)
  await sql`insert into ${sql.table(table)} (${sql.ref(owner)}, kind) values (${id}::int4, ${kind}::text)`.execute(
    db,
  )
  return 0
}

/** Whether a code can be requested now. */
export async function mayStillSend(db: Database | Tx, { table, owner, id }: Sendings): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)}
    where ${sql.ref(owner)} = ${id}::int4 and kind = 'code' and sent_date > now() - interval '1 hour'
    offset ${sendingsPerHour - 1} limit 1`.execute(db)
  return rows.length === 0
}
