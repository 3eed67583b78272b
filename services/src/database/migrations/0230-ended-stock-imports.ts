import { type Kysely, sql } from 'kysely'

/** The imports that ended, or that a later one replaced: a part that arrives late does not begin them again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_import_ended (
      stock_take_id integer not null references stock_take on delete cascade,
      rows text not null check (rows in ('articles', 'movements', 'entries')),
      -- Email of the person who imported.
      imported_by text not null,
      import_id uuid not null,
      ended_date timestamptz not null default now(),
      primary key (stock_take_id, rows, imported_by, import_id)
    )`.execute(db)
  await sql`create index stock_import_ended_date on stock_import_ended (ended_date)`.execute(db)
}
