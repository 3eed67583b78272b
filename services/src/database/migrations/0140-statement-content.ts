import { type Kysely, sql } from 'kysely'

/** The kind of content of a request's file, generated from its dialect so that the two cannot disagree. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table statement_request add column content text not null generated always as
    (case when dialect -> 'balance' is null then 'entries' else 'balances' end) stored`.execute(db)
}
