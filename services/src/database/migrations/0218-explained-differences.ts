import { type Kysely, sql } from 'kysely'

/** The difference that an explanation was given for: it explains no other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stock_line add column explained_difference numeric(20, 3)`.execute(db)
  await sql`
    update stock_line as line set explained_difference = line.counted_quantity
      + case when take.theoretical_day = 'closing' then line.moved_quantity else 0 end - line.theoretical_quantity
    from stock_take as take where take.id = line.stock_take_id and line.explanation <> ''`.execute(db)
}
