import type { Search } from '../../../odata/parse-search.ts'
import type { Database, Tx } from '../../../database/schema.ts'
import { type Piece, sentenceOf } from './sentence.ts'
import { findForms, readFoundTexts } from './statements.ts'

/** The terms that a search requires. */
function wantedTerms(search: Search): string[] {
  switch (search.kind) {
    case 'term':
      return [search.text]
    case 'not':
      return []
    case 'and':
    case 'or':
      return search.parts.flatMap(wantedTerms)
  }
}

/** The most texts in memory at once: each may have the maximum length. */
const atOnce = 10

/**
 * The sentences in which a search found documents, by document id.
 * @param ids documents already shown to the reader: rights are not checked here
 */
export async function matchesOf(
  db: Database | Tx,
  ids: readonly number[],
  search: Search,
): Promise<Map<number, Piece[]>> {
  const terms = wantedTerms(search)
  const matches = new Map<number, Piece[]>()
  for (let first = 0; first < ids.length; first += atOnce) {
    const texts = await readFoundTexts(db, ids.slice(first, first + atOnce), terms)
    if (texts.length === 0) continue
    const forms = await findForms(db, texts, terms)
    for (const { id, content } of texts) {
      const sentence = sentenceOf(content, forms)
      if (sentence) matches.set(id, sentence)
    }
  }
  return matches
}
