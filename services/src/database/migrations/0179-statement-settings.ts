import { type Kysely, sql } from 'kysely'

/**
 * What the files of statements are written in, and the company as it is printed. Nobody said it of those that were asked for
 * before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table statement_request
    add column language text check (language in ('fr', 'en')),
    add column company_name text not null default '',
    add column company_form text not null default '',
    add column company_number text not null default '' check (company_number ~ '^([0-9]{9}|[0-9]{14})?$'),
    add column company_address text not null default ''`.execute(db)
}
