import { type Kysely, sql } from 'kysely'

/** Makes the texts of documents searchable through an index, however many documents there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The planner does not know the cost of unpacking the words of a document: for a frequent word it would rather unpack
  // those of all documents than use the index.
  `create function documents_that_say(query tsquery) returns setof int4
    language sql stable strict set enable_seqscan = off
    as 'select document_id from document_text where words @@ query'`,
  // Matches are looked up in their rows; moving the long texts out of line keeps many rows on a page.
  `alter table document_text set (toast_tuple_target = 128)`,
  `update document_text set content = content`,
]
