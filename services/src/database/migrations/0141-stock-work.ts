import { type Kysely, sql } from 'kysely'
import { tellsWork } from './0095-work.ts'

/** Work in stock-takes that waits for people: counts and recounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  await tellsWork(db, 'stock_take')
  await tellsWork(db, 'stock_zone')
  // Not for each explanation.
  await tellsWork(db, 'stock_line', ['state', 'recount_by'])
}

const statements = [
  `alter table stock_line add column recount_date timestamptz`,
  `update stock_line set recount_date = now() where recount_by is not null`,
  `create index stock_take_counted on stock_take (id) where status in ('open', 'counting', 'recount')`,
]
