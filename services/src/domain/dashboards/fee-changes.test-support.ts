import fc from 'fast-check'
import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'

/** Random changes of fees and engagements; numbers stand for engagements, months and amounts. */
export const change = fc.record({
  kind: fc.constantFrom('add', 'change', 'remove', 'partner', 'origin', 'unit', 'delete'),
  engagement: fc.integer({ min: 1, max: 6 }),
  month: fc.integer({ min: 1, max: 3 }),
  amount: fc.integer({ min: -100_000, max: 100_000 }),
  who: fc.constantFrom('A@parvis.example', 'a@parvis.example', 'b@parvis.example', null),
})
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

export async function applyChange(
  tx: Database,
  { kind, engagement, month, amount, who }: Change,
): Promise<void> {
  const id = sql`(select id from engagement where engagement_code = ${`P${engagement}`})`
  const day = `2026-0${month}-01`
  const cents = amount / 100
  const statements = {
    add: sql`insert into engagement_fee (engagement_id, month, fees, hours, invoiced, paid)
      select id, ${day}::date + make_interval(months => n), ${cents}::numeric, 1, ${cents}::numeric / 2, n
      from engagement, generate_series(0, 1) as n where engagement_code in (${`P${engagement}`}, 'P1')
      on conflict (engagement_id, month) do update set fees = excluded.fees, written_off = 3`,
    change: sql`update engagement_fee set fees = fees + ${cents}::numeric, month = month
      where engagement_id = ${id} or month = ${day}::date`,
    remove: sql`delete from engagement_fee where month = ${day}::date and engagement_id = ${id}`,
    partner: sql`update engagement set engagement_partner_email = ${who} where id >= ${id}`,
    origin: sql`update engagement set engagement_originating_partner_email = ${who} where id = ${id}`,
    unit: sql`update engagement set engagement_business_unit = ${who} where id = ${id}`,
    delete: sql`delete from engagement where id = ${id}`,
  }
  await statements[kind].execute(tx)
}

/** Thrown to roll back a transaction. */
export class Undone extends Error {}
