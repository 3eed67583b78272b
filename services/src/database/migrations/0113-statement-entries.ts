import { type Kysely, sql } from 'kysely'

/**
 * Halves the time to store a million entries: their search text is computed only when somebody searches, among the
 * entries of one account, and the foreign key to their request is no longer checked for each of them. `deleteRequest`
 * deletes them with their request, and they are inserted only while it is locked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of changes) await sql.raw(statement).execute(db)
}

const changes = [
  `alter table statement_entry drop column search_text`,
  // Can be read like a column: entry.search_text.
  String.raw`create function search_text(entry statement_entry) returns text
    language sql immutable parallel safe
    return odata_fold(entry.journal_code || E'\n' || entry.entry_number || E'\n' || entry.account || E'\n'
      || entry.auxiliary || E'\n' || entry.auxiliary_label || E'\n' || entry.piece_ref || E'\n' || entry.label)`,
  `alter table statement_entry drop constraint statement_entry_request_id_fkey`,
]
