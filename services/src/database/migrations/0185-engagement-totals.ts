import { type Kysely, sql } from 'kysely'

/**
 * The total income of each engagement, so that the network can be filtered by it: three years of fees are many rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Adds rows to the totals, always in the same order, so that two concurrent writers do not deadlock. */
const added = (rows: string) => `
  insert into engagement_total as total (engagement_id, fees)
    select engagement_id, sum(fees) from (${rows}) as moved group by engagement_id order by engagement_id
    on conflict (engagement_id) do update set fees = total.fees + excluded.fees;`

/** Adds all fees to totals that are still empty. */
export const totalAllFees = added('select engagement_id, fees from engagement_fee')

const come = 'select engagement_id, fees from come'
const gone = 'select engagement_id, -fees as fees from gone'

const events = {
  insert: { tables: 'new table as come', rows: come },
  update: { tables: 'new table as come old table as gone', rows: `${come} union all ${gone}` },
  delete: { tables: 'old table as gone', rows: gone },
}

const statements = [
  `create table engagement_total (
    engagement_id integer primary key references engagement (id) on delete cascade,
    -- In euros.
    fees numeric(16, 2) not null
  )`,
  ...Object.entries(events).flatMap(([event, { tables, rows }]) => [
    `create function total_engagement_after_${event}() returns trigger language plpgsql as $$
      begin
        ${added(rows)}
        return null;
      end $$`,
    `create trigger total_engagement_after_${event} after ${event} on engagement_fee referencing ${tables}
      for each statement execute function total_engagement_after_${event}()`,
  ]),
  `create function total_engagement_after_truncate() returns trigger language plpgsql as $$
    begin
      delete from engagement_total;
      return null;
    end $$`,
  `create trigger total_engagement_after_truncate after truncate on engagement_fee
    for each statement execute function total_engagement_after_truncate()`,
  totalAllFees,
]
