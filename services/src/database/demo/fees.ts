import { type Kysely, sql } from 'kysely'
import { countAllFees } from '../migrations/0023-dashboards.ts'
import { totalAllFees } from '../migrations/0185-engagement-totals.ts'
import type { Schema } from '../schema.ts'
import { withoutRules } from './insert.ts'
import { lastDay } from './work.ts'

/** Three years, up to the month of the demo's last day. */
const months = 36

/**
 * The monthly income of the engagements, the same whenever it is created: more in the season of the annual accounts,
 * nothing in every seventh month. Every third month, three months are invoiced, and most clients pay in full two months
 * later; of what the others leave unpaid, half is written off in time.
 */
export async function writeFees(db: Kysely<Schema>): Promise<void> {
  // A large database has two million rows, so compute their totals only once.
  await withoutRules(db, 'engagement_fee', () => insertFees(db))
  await sql.raw(countAllFees).execute(db)
  await sql.raw(totalAllFees).execute(db)
}

async function insertFees(db: Kysely<Schema>): Promise<void> {
  const last = `${new Date(lastDay).toISOString().slice(0, 7)}-01`
  await sql`
    insert into engagement_fee (engagement_id, month, fees, hours, invoiced, paid, written_off)
    select id, month, fees, round(fees / (70 + id % 60), 2), invoiced,
      round(coalesce(lag(invoiced, 2) over life, 0) * share, 2),
      round(coalesce(lag(invoiced, 9) over life, 0) * (1 - share) / 2, 2)
    from (
      select id, month, fees,
        case id % 10 when 0 then 0.6 when 1 then 0.9 when 2 then 0.95 else 1 end as share,
        case row_number() over life % 3
          when 0 then round(sum(fees) over (life rows between 2 preceding and current row) * 0.98, 2)
          else 0 end as invoiced
      from (
        select id, month, round(
            (600 + id * 7919 % 4200)
              * case when extract(month from month) between 1 and 4 then 1.6 else 1 end
              * (100 + (id * 31 + n * 17) % 41 - 20) / 100, 2) as fees
        from engagement, generate_series(0, ${months - 1}::int4) as n,
          lateral (select (${last}::date - make_interval(months => n))::date as month) as months
        where (id + n) % 7 <> 0
      ) as worked
      window life as (partition by id order by month)
    ) as figures
    window life as (partition by id order by month)`.execute(db)
}
