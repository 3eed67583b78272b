import { sql } from 'kysely'
import type { Search } from './parse-search.ts'
import { columnOf, type Fragment } from './scope.ts'

/** Generated column of each searchable entity: its searchable fields, folded, one per line. */
export const searchColumn = 'search_text'

/**
 * Condition on the rows of `alias` that a search finds. Chains are flat, so that the database needs no depth for them.
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

/** The term is folded by the same function as the column. */
export function termToSql(term: string, alias: string): Fragment {
  return sql`${columnOf(alias, searchColumn)} like odata_fold(${`%${escapeLike(term)}%`}::text)`
}

/** Fewer letters make no trigram: the index cannot tell them. */
const shortestHint = 3

/**
 * Whether a text that is part of another is so after folding too, so that the folded text of a row can be asked for it
 * first. Not for marks beyond the accents of Latin letters, which folding may put into another order, and in a text in
 * small letters only for ASCII: the database's `lower` knows more letters than folding does.
 */
export function isKeptByFolding(text: string, isLower: boolean): boolean {
  const letters = text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '')
  if (letters.length < shortestHint || /\p{M}/u.test(letters)) return false
  return !isLower || /^[\u0020-\u007e]*$/.test(text)
}

/** A text as LIKE pattern that stands for itself. */
export function escapeLike(written: string): string {
  return written.replaceAll(/[\\%_]/g, '\\$&')
}
