import { sql } from 'kysely'
import { codeOf } from '../../../failure.ts'
import type { Database, Tx } from '../../../database/schema.ts'
import type { Fragment } from '../../../odata/scope.ts'
import { termToSql } from '../../../odata/search.ts'
import { placedWords, plain, unaccented, wordsOf } from './words.ts'

/** A document whose text has not been read. */
export interface UnreadDocument {
  id: number
  versionId: number
  fileKey: string
  fileName: string
  fileSize: number
}

const atOnce = 50

/** Documents whose text has not been read, in order. @param extensions those of files that have a text */
export async function findUnread(
  db: Database,
  extensions: readonly string[],
  afterId: number,
): Promise<UnreadDocument[]> {
  const { rows } = await sql<UnreadDocument>`
    with unread as materialized (
      select id, version_id from document where id > ${afterId}::int4 and deleted_date is null
        and not exists (select from document_text as text where text.document_id = document.id)
    )
    select unread.id, current.id as "versionId", file_key as "fileKey", file_name as "fileName",
      file_size as "fileSize"
    from unread join document_version as current on current.id = unread.version_id
    where lower(substring(file_name from '[.]([^.]+)$')) = any(${[...extensions]}::text[])
    order by unread.id limit ${sql.lit(atOnce)}`.execute(db)
  return rows
}

/** Error code: a text has more distinct words than PostgreSQL's search can hold. */
const tooMuch = '54000'

/** Stores the text of a version, unless the document has another one by now. */
export async function keepText(
  db: Database,
  { id, versionId }: Pick<UnreadDocument, 'id' | 'versionId'>,
  text: string,
): Promise<void> {
  try {
    await sql`
      insert into document_text (document_id, content, words)
      select id, ${text}::text, document_words(${wordsOf(text)}::text) from document
      where id = ${id}::int4 and version_id = ${versionId}::int4
      -- A replacement that is under way is waited for, and its new version is seen.
      for share
      on conflict do nothing`.execute(db)
  } catch (error) {
    if (codeOf(error) !== tooMuch || text.length < 1000) throw error
    await keepText(db, { id, versionId }, text.slice(0, text.length / 2))
  }
}

/** Deletes the text of a locked document whose content changes. */
export async function forgetText(db: Database | Tx, documentId: number): Promise<void> {
  await db.deleteFrom('document_text').where('document_id', '=', documentId).execute()
}

/** Copies the text of a document with the same content: the copy is found at once, and the file is not read again. */
export async function copyText(db: Database | Tx, fromId: number, toId: number): Promise<void> {
  await sql`
    insert into document_text (document_id, content, words)
    select ${toId}::int4, content, words from document_text where document_id = ${fromId}::int4`.execute(db)
}

/** A query for texts that have all words of a term; undefined if the term has no word. */
function queryOf(term: string): Fragment | undefined {
  const words = Array.from(placedWords(term), ({ word }) => sql`document_query(${plain(word)}::text)`)
  return words.length === 0 ? undefined : sql`(${sql.join(words, sql` && `)})`
}

/** Documents with a term in their name, their place or their text. Each condition uses its own index. */
export function findsDocument(term: string, alias: string): Fragment {
  const query = queryOf(term)
  if (!query) return termToSql(term, alias)
  return sql`${sql.id(alias, 'id')} in (
    select named.id from document as named where ${termToSql(term, 'named')}
    union select documents_that_say(${query}))`
}

/** A text that matched a search. */
export interface FoundText {
  id: number
  content: string
}

/** The texts that contain at least one of the terms. */
export async function readFoundTexts(
  db: Database | Tx,
  ids: readonly number[],
  terms: readonly string[],
): Promise<FoundText[]> {
  const queries = terms.flatMap(term => queryOf(term) ?? [])
  if (queries.length === 0 || ids.length === 0) return []
  const { rows } = await sql<FoundText>`
    select document_id as id, content from document_text
    where document_id = any(${[...ids]}::int4[]) and (${sql.join(
      queries.map(query => sql`words @@ ${query}`),
      sql` or `,
    )})`.execute(db)
  return rows
}

/** The common beginning of a word's forms: its stem without letters that stemming may have added. */
const beginningOf = (lexeme: string) => lexeme.slice(0, Math.max(3, lexeme.length - 2))
/** The most distinct words per query. */
const mostWords = 5000

/**
 * Finds the words of texts that are forms of a searched word.
 * @returns for each word, in lower case, the indices of the searched words
 */
export async function findForms(
  db: Database | Tx,
  texts: readonly FoundText[],
  terms: readonly string[],
): Promise<Map<string, number[]>> {
  const sought = [...new Set(terms.flatMap(term => wordsOf(term).split(' ').filter(Boolean)))]
  const { rows: lexemes } = await sql<{ lexeme: string }>`
    select distinct lexeme from unnest(${sought}::text[]) as word, unnest(document_words(word)) as lexeme`.execute(
    db,
  )
  const beginnings = new Set(lexemes.map(({ lexeme }) => beginningOf(lexeme)))
  const lengths = [...new Set(Array.from(beginnings, ({ length }) => length))]
  const candidates = new Set<string>()
  for (const { content } of texts)
    for (const { word } of placedWords(content)) {
      const folded = unaccented(word)
      if (lengths.some(length => beginnings.has(folded.slice(0, length)))) candidates.add(plain(word))
    }
  const forms = new Map<string, number[]>()
  const { rows } = await sql<{ word: string; number: number }>`
    select word, (number - 1)::int4 as number
    from unnest(${[...candidates].slice(0, mostWords)}::text[]) as word,
      unnest(${sought}::text[]) with ordinality as wanted (term, number)
    where document_words(word) @@ document_query(term)`.execute(db)
  for (const { word, number } of rows) forms.set(word, [...(forms.get(word) ?? []), number])
  return forms
}
