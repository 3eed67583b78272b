import { type Kysely, sql } from 'kysely'

/** What the file of a request holds, by how it is read: neither can say something else than the other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table statement_request add column content text not null generated always as
    (case when dialect -> 'balance' is null then 'entries' else 'balances' end) stored`.execute(db)
}
