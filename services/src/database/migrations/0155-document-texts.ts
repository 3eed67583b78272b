import { type Kysely, sql } from 'kysely'

/** The texts of documents, extracted from their files by a job, once per current version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Words in lower case, separated by spaces. French is stemmed before folding, because its endings are recognized by
  // their accents (évaluées, évalué). Each word is also indexed as written, so that stop words of either language are
  // found too.
  `create function document_words(value text) returns tsvector
    language sql immutable strict parallel safe
    return odata_fold(strip(to_tsvector('french'::regconfig, value))::text)::tsvector
      || strip(to_tsvector('english'::regconfig, odata_fold(value)))
      || strip(to_tsvector('simple'::regconfig, odata_fold(value)))`,
  // The query for one word, whatever its accents. Null if it contains no word.
  `create function document_query(value text) returns tsquery
    language sql immutable strict parallel safe
    return (select string_agg(quote_literal(lexeme), ' | ')::tsquery
      from unnest(document_words(value) || strip(to_tsvector('french'::regconfig, odata_fold(value)))))`,
  `create table document_text (
    document_id integer primary key references document on delete cascade,
    -- As it is shown; empty where a file has no text, or none that can be read.
    content text not null,
    words tsvector not null,
    created_date timestamptz not null default now()
  )`,
  `create index document_text_words on document_text using gin (words)`,
]
