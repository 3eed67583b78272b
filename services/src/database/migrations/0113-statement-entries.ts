import { type Kysely, sql } from 'kysely'

/**
 * A million entries are kept in half the time: the text that they are searched by is computed when somebody searches, among
 * the entries of one account, and the request that they belong to is not looked up for each of them. They go with it in
 * `deleteRequest`, and come only while it is locked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of changes) await sql.raw(statement).execute(db)
}

const changes = [
  `alter table statement_entry drop column search_text`,
  // Read as if it were a column: entry.search_text.
  String.raw`create function search_text(entry statement_entry) returns text
    language sql immutable parallel safe
    return odata_fold(entry.journal_code || E'\n' || entry.entry_number || E'\n' || entry.account || E'\n'
      || entry.auxiliary || E'\n' || entry.auxiliary_label || E'\n' || entry.piece_ref || E'\n' || entry.label)`,
  `alter table statement_entry drop constraint statement_entry_request_id_fkey`,
]
