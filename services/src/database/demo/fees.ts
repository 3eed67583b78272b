import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import { lastDay } from './work.ts'

/**
 * What the engagements brought each month, the same whenever it is made: more in the season of the annual accounts,
 * nothing in every seventh month.
 * @param months up to that of the demo's last day
 */
export async function writeFees(db: Kysely<Schema>, months: number): Promise<void> {
  const last = `${new Date(lastDay).toISOString().slice(0, 7)}-01`
  await sql`
    insert into engagement_fee (engagement_id, month, fees, hours)
    select id, month, fees, round(fees / (70 + id % 60), 2)
    from (
      select id, month, round(
          (600 + id * 7919 % 4200)
            * case when extract(month from month) between 1 and 4 then 1.6 else 1 end
            * (100 + (id * 31 + n * 17) % 41 - 20) / 100, 2) as fees
      from engagement, generate_series(0, ${months - 1}::int4) as n,
        lateral (select (${last}::date - make_interval(months => n))::date as month) as months
      where (id + n) % 7 <> 0
    ) as figures`.execute(db)
}
