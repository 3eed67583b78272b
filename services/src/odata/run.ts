import { type QueryExecutorProvider, sql } from 'kysely'
import { ODataError } from './errors.ts'
import type { ODataLimits } from './limits.ts'
import { type FieldModel, keyField } from './model.ts'
import type { Expansion, Level, OrderItem } from './options.ts'
import type { ODataQuery } from './query.ts'
import { Aliases, all, columnOf, type Fragment, fieldOf, type Restrict, Scope } from './scope.ts'
import { searchToSql } from './search.ts'
import { filterToSql } from './to-sql.ts'

export type Row = Record<string, unknown>

export interface Page {
  readonly value: Row[]
  /** Number of matching rows on all pages; only with $count=true. */
  readonly count?: number
  /** Whether there are rows after this page: the next one starts at `$skip` + number of rows. */
  readonly hasMore: boolean
}

export interface RunOptions {
  /** ROW RULES, see Restrict. Required, so that forgetting them does not compile. */
  readonly restrict: Restrict
  /** An additional condition on the listed rows (not on expanded ones), for instance on the key. */
  readonly where?: (alias: string) => Fragment
  /** An equivalent of `restrict` for the listed rows, written so that a page can be found without reading all rows. */
  readonly pageRule?: (alias: string) => Fragment
  /** The number of rows on all pages, where it is known without counting them. */
  readonly total?: (query: ODataQuery) => Fragment | undefined
  /** Additional columns of the listed rows by name, for instance the version for the ETag. */
  readonly extra?: Readonly<Record<string, (alias: string) => Fragment>>
}

/**
 * Runs a query in one statement, so that rows, count and everything expanded come from the same snapshot. The database
 * serializes the rows as JSON text, so that both drivers return the same: int and decimal as number (decimal as string
 * where the contract says so), datetime as ISO 8601 in UTC with milliseconds, date as YYYY-MM-DD. Rows are ordered by
 * $orderby, then by key in the direction of the last item. Null comes last in both directions, as in the grids of the
 * portal; OData would put it first ascending. States and other enums are ordered as the contract lists their values,
 * other strings in folded form (ignoring case and accents). Throws ODataError `expand-too-large` if an expanded
 * collection without $top has more than limits.maxTop rows.
 */
export async function runQuery(
  db: QueryExecutorProvider,
  query: ODataQuery,
  options: RunOptions,
): Promise<Page> {
  const result = await pageStatement(query, options).execute(db)
  const row = result.rows[0]
  const value: Row[] = JSON.parse(row?.value ?? '[]')
  checkExpanded(value, query, query)
  const hasMore = value.length > query.limit
  if (hasMore) value.length = query.limit
  return { value, hasMore, ...(query.count ? { count: Number(row?.count ?? 0) } : {}) }
}

/** Reads one row by its key with $select and $expand; undefined if there is none or the person may not see it. */
export async function runOne(
  db: QueryExecutorProvider,
  query: ODataQuery,
  key: string | number,
  options: RunOptions,
): Promise<Row | undefined> {
  const field = keyField(query.model)
  const { value } = await runQuery(db, query, {
    ...options,
    where: alias => {
      const own = sql`${fieldOf(alias, field)}::text = ${String(key)}::text`
      const exact =
        field.type === 'int' && /^-?\d{1,15}$/.test(String(key))
          ? sql`${fieldOf(alias, field)} = ${String(key)}::int8`
          : own
      return options.where ? all([exact, options.where(alias)]) : exact
    },
  })
  return value[0]
}

/** The SQL statement of a query, for explaining and measuring it. */
export function pageStatement(query: ODataQuery, options: RunOptions) {
  const aliases = new Aliases()
  const scope = new Scope(query.model, aliases, options.restrict)
  const where = matching(query, scope, options.where?.(scope.alias))
  const pageWhere = options.pageRule
    ? matching(query, scope, options.where?.(scope.alias), options.pageRule(scope.alias))
    : where
  const total = query.count ? options.total?.(query) : undefined
  const count =
    total ?? (query.count ? sql`(select count(*) from ${scope.from()} where ${where})` : sql`null`)
  const extra = Object.entries(options.extra ?? {}).map(
    ([name, column]) => sql`${column(scope.alias)} as ${sql.id(name)}`,
  )
  // Fetch one extra row to find out whether there is a next page.
  const page = rows(query, scope, query.limits, pageWhere, query.limit + 1, extra)
  return sql<{
    value: string
    count: string | null
  }>`select ${list(page)}::text as value, (${count})::text as count`
}

function matching(level: Level, scope: Scope, more?: Fragment, rule = scope.rule()): Fragment {
  return all([
    more,
    rule,
    level.search && searchToSql(level.search, scope.alias, scope.model.finds),
    level.filter && filterToSql(level.filter, scope),
  ])
}

function list(page: Fragment): Fragment {
  return sql`(select coalesce(json_agg(p.j), '[]'::json) from (${page}) as p)`
}

/** The rows of a level as one JSON column `j`, ordered and limited. */
function rows(
  level: Level,
  scope: Scope,
  limits: ODataLimits,
  where: Fragment,
  limit: number,
  extra: readonly Fragment[] = [],
): Fragment {
  const order = ordering(level, scope)
  const columns = [...columnsOf(level, scope, limits), ...extra]
  const from = scope.from()
  const row = sql`${sql.id(scope.alias)}.*`
  // Cut the page first, so that JSON and expanded rows are built only for the rows of the page, not for skipped ones.
  const cut = (what: Fragment) =>
    sql`select ${what} from ${from} where ${where} order by ${order} limit ${String(limit)}::int8 offset ${String(level.skip)}::int8`
  // Skip rows by key only, which an index on the order can do without reading the rows.
  const key = fieldOf(scope.alias, keyField(level.model))
  const page =
    level.skip === 0
      ? cut(row)
      : sql`select ${row} from ${from} join (${cut(sql`${key} as key`)}) as cut on cut.key = ${key} order by ${order}`
  return sql`select ${json(columns)} as j from (${page}) as ${sql.id(scope.alias)}`
}

function json(columns: readonly Fragment[]): Fragment {
  return sql`(select row_to_json(r) from (select ${sql.join(columns)}) as r)`
}

function ordering(level: Level, scope: Scope): Fragment {
  const key = keyField(level.model)
  const items = level.orderby.map(item => orderItem(item, scope))
  const last = level.orderby.at(-1)
  const done = level.orderby.some(({ path }) => path.hops.length === 0 && path.field.name === key.name)
  if (!done) {
    // Use the direction of the last item, so that one index serves both directions.
    items.push(sql`${fieldOf(scope.alias, key)}${last?.descending ? sql` desc` : sql``}`)
  }
  return sql.join(items)
}

function orderItem({ path, descending }: OrderItem, scope: Scope): Fragment {
  const value = orderValue(path, scope.field(path))
  // Omit the null order where there are no nulls, so that an index without one can be used too.
  if (!path.nullable) return descending ? sql`${value} desc` : value
  const usesIndex = path.hops.length === 0 && path.field.hasOrderIndex === true
  return sql`${value} ${descending ? sql`desc nulls last` : usesIndex ? sql`asc nulls first` : sql`asc nulls last`}`
}

function orderValue({ type, field }: OrderItem['path'], column: Fragment): Fragment {
  if (type !== 'string') return column
  if (!field.enum) return sql`odata_fold(${column})::odata_folded`
  // Literals instead of parameters, so that an index on the same expression can be used.
  return sql`array_position(array[${sql.join(field.enum.map(value => sql.lit(value)))}]::text[], ${column})`
}

function columnsOf(level: Level, scope: Scope, limits: ODataLimits): Fragment[] {
  const columns = level.select.map(field => sql`${output(field, scope.alias)} as ${sql.id(field.name)}`)
  for (const item of level.expand) {
    const inner = scope.inner(item.model)
    const link = sql`${columnOf(inner.alias, item.foreignColumn)} = ${columnOf(scope.alias, item.column)}`
    const where = matching(item, inner, link)
    if (!item.many) {
      const row = sql`(select ${json(columnsOf(item, inner, limits))} from ${inner.from()} where ${where} limit 1)`
      columns.push(sql`${row} as ${sql.id(item.name)}`)
      continue
    }
    if (item.count) {
      const count = sql`(select count(*) from ${inner.from()} where ${where})`
      columns.push(sql`${count} as ${sql.id(`${item.name}@odata.count`)}`)
    }
    columns.push(
      sql`${list(rows(item, inner, limits, where, item.top ?? limits.maxTop + 1))} as ${sql.id(item.name)}`,
    )
  }
  return columns
}

/** A field in the format that the contract specifies. */
function output(field: FieldModel, alias: string): Fragment {
  const value = fieldOf(alias, field)
  switch (field.type) {
    case 'datetime':
      return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    case 'date':
      return sql`to_char(${value}, 'YYYY-MM-DD')`
    case 'decimal':
      return field.asString ? sql`${value}::text` : value
    case 'string':
    case 'int':
    case 'boolean':
    case 'guid':
    case 'json':
      return value
  }
}

/** Refuses responses whose expanded collections were truncated without $top: a silently truncated list is wrong. */
function checkExpanded(value: readonly Row[], level: Level, query: ODataQuery): void {
  for (const item of level.expand) {
    for (const row of value) checkItem(row[item.name], item, query)
  }
}

function checkItem(found: unknown, item: Expansion, query: ODataQuery): void {
  if (found === null || found === undefined) return
  const inner: Row[] = Array.isArray(found) ? found : [found as Row]
  if (item.many && item.top === undefined && inner.length > query.limits.maxTop) {
    throw new ODataError('$expand', item.at, 'expand-too-large', { maximum: query.limits.maxTop })
  }
  checkExpanded(inner, item, query)
}
