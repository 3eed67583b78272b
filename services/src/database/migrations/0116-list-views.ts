import { type Kysely, sql } from 'kysely'

/** Named list settings saved by people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table list_view (
    contact_id integer not null references contact on delete cascade,
    list text not null,
    key text not null,
    name text not null,
    view text not null,
    is_default boolean not null,
    primary key (contact_id, list, key)
  )`.execute(db)
  await sql`create unique index list_view_name on list_view (contact_id, list, odata_fold(name))`.execute(db)
}
