import { sql } from 'kysely'
import type { Search } from './parse-search.ts'
import { columnOf, type Fragment } from './scope.ts'

/** Generated column of each searchable entity: its searchable fields, folded, one per line. */
export const searchColumn = 'search_text'

/**
 * The condition on the rows of `alias` that match a search. Chains are flat, so that they add no depth to the SQL.
 * @param finds the condition of one term
 */
export function searchToSql(
  search: Search,
  alias: string,
  finds: (term: string, alias: string) => Fragment = termToSql,
): Fragment {
  switch (search.kind) {
    case 'term':
      return finds(search.text, alias)
    case 'not':
      return sql`not (${searchToSql(search.operand, alias, finds)})`
    case 'and':
    case 'or': {
      const parts = search.parts.map(part =>
        part.kind === 'term' ? finds(part.text, alias) : sql`(${searchToSql(part, alias, finds)})`,
      )
      return sql.join(parts, search.kind === 'and' ? sql` and ` : sql` or `)
    }
  }
}

/** The same function folds the term and the column. */
export function termToSql(term: string, alias: string): Fragment {
  return sql`${columnOf(alias, searchColumn)} like odata_fold(${`%${escapeLike(term)}%`}::text)`
}

/** Shorter texts have no trigram, so the index cannot find them. */
const shortestHint = 3

/**
 * Whether a text contained in another is still contained in it after folding, so that the folded text of a row can be
 * checked first. Not true for marks other than the accents of Latin letters, which folding may reorder; and in
 * lower-case text true only for ASCII with accents, because the database's `lower` knows more letters than folding does.
 */
export function isKeptByFolding(text: string, isLower: boolean): boolean {
  const letters = text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '')
  if (letters.length < shortestHint || /\p{M}/u.test(letters)) return false
  return !isLower || /^[\u0020-\u007e]*$/.test(letters)
}

/** Escapes a text so that it matches literally in a LIKE pattern. */
export function escapeLike(written: string): string {
  return written.replaceAll(/[\\%_]/g, '\\$&')
}
