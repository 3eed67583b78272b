import { type Kysely, sql } from 'kysely'

/** The language of the statements' files, and the company as printed. Unknown for earlier requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table statement_request
    add column language text check (language in ('fr', 'en')),
    add column company_name text not null default '',
    add column company_form text not null default '',
    add column company_number text not null default '' check (company_number ~ '^([0-9]{9}|[0-9]{14})?$'),
    add column company_address text not null default ''`.execute(db)
}
