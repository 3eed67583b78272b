import { sql } from 'kysely'
import { refuse, type Source } from './errors.ts'
import type { ODataLimits } from './limits.ts'
import { type EntityModel, searchable } from './model.ts'
import { columnOf, type Fragment } from './scope.ts'
import { escapeLike } from './to-sql.ts'

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

/**
 * Statements that a migration runs once, before any table: the function `odata_fold(text)` — lower case without accents,
 * œ æ ß as two letters, the same on every database because it depends on no locale and no extension. It is immutable,
 * so that generated columns and indexes can use it; plain ASCII takes the short way, about ten times as fast. It needs a database with encoding UTF8.
 */
export const foldStatements: readonly string[] = [
  `create or replace function odata_fold(value text) returns text
language sql immutable strict parallel safe
return case when octet_length(value) = char_length(value) then lower(value collate "C") else replace(replace(replace(lower(
  replace(replace(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]+', '', 'g'), 'Œ', 'oe'), 'Æ', 'ae')
  collate "C"), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss') end`,
]

/** Makes searching for three letters or more use an index. A trusted extension since PostgreSQL 13; PGlite must be created with it. */
export const trigramStatement = 'create extension if not exists pg_trgm'

/**
 * Statements that add `search_text` and its index to the table of a searchable entity (none for other entities). Run
 * them after the table exists. `trigram: false` where pg_trgm cannot be installed: searches then read the whole table.
 */
export function searchStatements(model: EntityModel, options: { readonly trigram: boolean }): string[] {
  if (!searchable(model)) return []
  const parts = Object.values(model.fields)
    .filter(field => field.searchable && !field.expression)
    .map(field => `coalesce(${quote(field.column)}, '')`)
  const table = quote(model.table)
  const statements = [
    `alter table ${table} add column ${searchColumn} text not null generated always as (odata_fold(${parts.join(" || E'\\n' || ")})) stored`,
  ]
  if (options.trigram) {
    statements.push(
      `create index ${quote(`${model.table}_search`)} on ${table} using gin (${searchColumn} gin_trgm_ops)`,
    )
  }
  return statements
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
