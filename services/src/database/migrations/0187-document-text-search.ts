import { type Kysely, sql } from 'kysely'

/** What documents say is found by an index at any number of documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The planner does not know what it costs to unpack the words of a document: where many have a word, it would rather unpack
  // those of all documents than ask the index.
  `create function documents_that_say(query tsquery) returns setof int4
    language sql stable strict set enable_seqscan = off
    as 'select document_id from document_text where words @@ query'`,
  // What is found is looked up in its row, of which many stand on a page as long as the text stands elsewhere.
  `alter table document_text set (toast_tuple_target = 128)`,
  `update document_text set content = content`,
]
