import { type Kysely, sql } from 'kysely'

/** Auditors' reports on attending stock-takes, one per stock-take. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_attendance (
      stock_take_id integer primary key references stock_take on delete cascade,
      attended_date date,
      attended_from text,
      attended_until text,
      zone_ids integer[] not null default '{}',
      auditors text[] not null default '{}',
      met_people text not null default '',
      answers jsonb not null default '[]',
      observations text not null default '',
      conclusion text check (conclusion in ('satisfactory', 'reservations', 'notSatisfactory')),
      conclusion_text text not null default '',
      written_by text not null,
      written_date timestamptz not null default now(),
      version integer not null default 1
    )`.execute(db)
}
