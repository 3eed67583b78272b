import { type Kysely, sql } from 'kysely'

/** Indexes on every row that refers to a line or a stock-take, so that deleting those does not scan whole tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // A foreign key does not use an index that leaves rows out.
  `drop index stock_photo_line`,
  `create index stock_photo_line on stock_photo (line_id)`,
  `drop index stock_photo_take`,
  `create index stock_photo_take on stock_photo (stock_take_id)`,
  `create index stock_count_take on stock_count (stock_take_id)`,
]
