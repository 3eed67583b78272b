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

/** Some documents whose text has not been read, in their order. @param extensions of those that have one */
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

/** More different words than a text of PostgreSQL's search holds. */
const tooMuch = '54000'

/** Keeps the text of a version; nothing, where the document has another one by now. */
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

/** Forgets the text of a document that is another one now: the document is ours until the transaction ends. */
export async function forgetText(db: Database | Tx, documentId: number): Promise<void> {
  await db.deleteFrom('document_text').where('document_id', '=', documentId).execute()
}

/** A document of the same content says the same: it is found at once, and its file is not read again. */
export async function copyText(db: Database | Tx, fromId: number, toId: number): Promise<void> {
  await sql`
    insert into document_text (document_id, content, words)
    select ${toId}::int4, content, words from document_text where document_id = ${fromId}::int4`.execute(db)
}

/** What finds a text that has all words of a term; undefined where it has none. */
function queryOf(term: string): Fragment | undefined {
  const words = Array.from(placedWords(term), ({ word }) => sql`document_query(${plain(word)}::text)`)
  return words.length === 0 ? undefined : sql`(${sql.join(words, sql` && `)})`
}

/** Documents that have a term in their name or place, or in their text. Both are asked of an index, apart from each other. */
export function findsDocument(term: string, alias: string): Fragment {
  const query = queryOf(term)
  if (!query) return termToSql(term, alias)
  return sql`${sql.id(alias, 'id')} in (
    select named.id from document as named where ${termToSql(term, 'named')}
    union select documents_that_say(${query}))`
}

/** A text that a search found. */
export interface FoundText {
  id: number
  content: string
}

/** The texts in which one of the terms is. */
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

/** What the forms of a word begin with: its stem without the letters that stemming may have put there. */
const beginningOf = (lexeme: string) => lexeme.slice(0, Math.max(3, lexeme.length - 2))
/** Different words that are asked about at once. */
const mostWords = 5000

/**
 * Which words of some texts are a form of one that was searched for.
 * @returns for each of them, in small letters, the numbers of the words searched for
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
