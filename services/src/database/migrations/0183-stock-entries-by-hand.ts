import { type Kysely, sql } from 'kysely'

/** Manual entries are kept when a file is imported; all existing entries came from files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stock_entry
      add column is_imported boolean not null default true,
      add column version integer not null default 1`.execute(db)
  await sql`alter table stock_entry alter column is_imported drop default`.execute(db)
}
