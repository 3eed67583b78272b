import { type Kysely, sql } from 'kysely'

/** The parts of imports that have not arrived whole yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table stock_import_part (
    stock_take_id integer not null references stock_take on delete cascade,
    rows text not null check (rows in ('articles', 'movements', 'entries')),
    -- Email of the person who imports.
    imported_by text not null,
    import_id uuid not null,
    number integer not null,
    row_count integer not null,
    -- The checked rows, in the order of the file.
    content jsonb not null,
    arrived_date timestamptz not null default now(),
    primary key (stock_take_id, rows, imported_by, import_id, number)
  )`,
  `create index stock_import_part_arrived on stock_import_part (arrived_date)`,
]
