import { sql } from 'kysely'
import { refuse, type Source } from './errors.ts'
import type { ODataLimits } from './limits.ts'
import { columnOf, type Fragment } from './scope.ts'

/** Generated column of each searchable entity: its searchable fields, folded, one per line. */
export const searchColumn = 'search_text'

/**
 * Splits the text of $search into words and "quoted phrases", all of which must be found. AND, OR and NOT are words like
 * any other: what a person types into a search box is never a syntax error, except a quote that is not closed.
 */
export function parseSearch(source: Source, limits: ODataLimits): string[] {
  const terms: string[] = []
  const pattern = /"([^"]*)"|([^\s"]+)|(")/gu
  for (const found of source.text.matchAll(pattern)) {
    if (found[3] !== undefined) refuse(source, found.index, 'quote-unbalanced')
    const term = (found[1] ?? found[2] ?? '').trim().replaceAll(/\s+/gu, ' ')
    if (term !== '') terms.push(term)
    if (terms.length > limits.items) refuse(source, found.index, 'too-many-terms', { maximum: limits.items })
  }
  if (terms.length === 0) refuse(source, 0, 'empty')
  return terms
}

/** Condition on the rows of `alias`; the terms are folded by the same function as the column. */
export function searchToSql(terms: readonly string[], alias: string): Fragment {
  const column = columnOf(alias, searchColumn)
  return sql.join(
    terms.map(term => sql`${column} like odata_fold(${`%${escapeLike(term)}%`}::text)`),
    sql` and `,
  )
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
