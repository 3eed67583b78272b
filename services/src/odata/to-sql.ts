import { sql } from 'kysely'
import type { Bound } from './bind.ts'
import { escapeLike, isKeptByFolding, termToSql } from './search.ts'
import { all, columnOf, type Fragment, type Scope } from './scope.ts'
import type { BinaryOperator } from './syntax.ts'
import { isNumber, type ValueType } from './types.ts'

type Scopes = ReadonlyMap<number, Scope>

/**
 * The SQL of a bound $filter over `scope`; every literal becomes a typed parameter.
 * Null follows OData 4.01: `eq` and `ne` treat null as a value (`x ne 'a'` is true for null, `null eq null` is true);
 * `gt ge lt le` are false if an operand is null; `in` is `eq` to one of the items; functions and arithmetic return null
 * for null; `and or not` are three-valued (not null = null); a row is listed if the filter is true, not if it is null.
 * A text in lower or upper case is compared without its accents too, as in $search and $orderby: whoever ignores capitals
 * ignores accents too. `gt ge lt le` compare it as it is.
 * Division by zero in a row returns null. any/all are true or false: a lambda that is null counts as not true.
 */
export function filterToSql(tree: Bound, scope: Scope): Fragment {
  return condition(tree, new Map([[0, scope]]), false)
}

/**
 * A boolean. With `exact` it is false where OData says false; otherwise null may stand for false, which keeps the form
 * `column = parameter` that an index can answer.
 */
function condition(tree: Bound, scopes: Scopes, exact: boolean): Fragment {
  switch (tree.kind) {
    case 'value':
      return boolean(tree.value, tree.type)
    case 'field':
      return scopeOf(tree.variable, scopes).field(tree)
    case 'row':
      throw new Error('A row is no condition')
    case 'not':
      return sql`not (${condition(tree.operand, scopes, true)})`
    case 'negate':
      throw new Error('A number is no condition')
    case 'function': {
      const found = call(tree.name, tree.args, scopes)
      const [text, part] = tree.args
      const isHinted = !exact && isTest(tree.name)
      return isHinted ? hinted(found, searchHint(text, part, scopes)) : found
    }
    case 'quantifier':
      return quantifier(tree, scopes)
    case 'in':
      return membership(tree, scopes, exact)
    case 'binary':
      if (tree.operator === 'and' || tree.operator === 'or') {
        // Write chains flat, so that they add no depth for the database's parser.
        const parts = chain(tree, tree.operator).map(part => sql`(${condition(part, scopes, exact)})`)
        return sql.join(parts, tree.operator === 'and' ? sql` and ` : sql` or `)
      }
      return comparison(tree.operator, tree.left, tree.right, scopes, exact)
  }
}

function chain(tree: Bound, operator: 'and' | 'or'): Bound[] {
  if (tree.kind !== 'binary' || tree.operator !== operator) return [tree]
  return [...chain(tree.left, operator), ...chain(tree.right, operator)]
}

function scopeOf(variable: number, scopes: Scopes): Scope {
  const scope = scopes.get(variable)
  if (!scope) throw new Error(`No scope for variable ${variable}`)
  return scope
}

function boolean(literal: string, type: ValueType): Fragment {
  if (type === 'null') return sql`null::boolean`
  return literal.toLowerCase() === 'true' ? sql`true` : sql`false`
}

function quantifier(tree: Bound & { readonly kind: 'quantifier' }, scopes: Scopes): Fragment {
  const { navigation, target } = tree.collection
  const owner = scopeOf(tree.variable, scopes)
  const from = owner.join(tree.hops).alias
  const inner = owner.inner(target)
  const body =
    tree.body && condition(tree.body, new Map(scopes).set(tree.inner, inner), tree.operator === 'all')
  const negative = tree.operator === 'all'
  const where = all([
    sql`${columnOf(inner.alias, navigation.foreignColumn)} = ${columnOf(from, navigation.column)}`,
    inner.rule(),
    body && (negative ? sql`(${body}) is not true` : body),
  ])
  return sql`${negative ? sql`not ` : sql``}exists (select 1 from ${inner.from()} where ${where})`
}

function membership(tree: Bound & { readonly kind: 'in' }, scopes: Scopes, exact: boolean): Fragment {
  const words = wordsOf(tree.left)
  const left = words(value(tree.left, scopes))
  const items = tree.items.filter(item => item.type !== 'null')
  const parts: Fragment[] = []
  if (items.length > 0) {
    const list = sql.join(items.map(item => words(value(item, scopes))))
    const found = sql`${left} in (${list})`
    parts.push(exact && tree.left.nullable ? sql`(${found}) is true` : found)
  }
  if (items.length < tree.items.length) parts.push(sql`${left} is null`)
  return sql`(${sql.join(parts, sql` or `)})`
}

/** Whether a text is compared without its accents. */
const isFolded = (tree: Bound | undefined) =>
  tree?.kind === 'function' && (tree.name === 'tolower' || tree.name === 'toupper')

const folded = (text: Fragment) => sql`odata_fold(${text})`
const asIs = (text: Fragment) => text

/** How the texts of a comparison are read: without accents if one of them is. */
const wordsOf = (...trees: (Bound | undefined)[]) => (trees.some(isFolded) ? folded : asIs)

/** Whether a function tests one text for another. */
const isTest = (name: string) => /^(contains|startswith|endswith)$/.test(name)

const symbols = { gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` }

function comparison(
  operator: BinaryOperator,
  left: Bound,
  right: Bound,
  scopes: Scopes,
  exact: boolean,
): Fragment {
  const type = left.type === 'null' ? right.type : left.type
  const isEquality = operator === 'eq' || operator === 'ne'
  const words = isEquality ? wordsOf(left, right) : asIs
  const a = words(value(left, scopes, type))
  const b = words(value(right, scopes, type))
  const bothNullable = left.nullable && right.nullable
  const oneNullable = left.nullable || right.nullable
  switch (operator) {
    case 'eq':
      if (isNull(right)) return sql`${a} is null`
      if (isNull(left)) return sql`${b} is null`
      if (bothNullable) return sql`${a} is not distinct from ${b}`
      if (exact) return oneNullable ? sql`(${a} = ${b}) is true` : sql`${a} = ${b}`
      return hinted(sql`${a} = ${b}`, searchHint(left, right, scopes) ?? searchHint(right, left, scopes))
    case 'ne':
      if (isNull(right)) return sql`${a} is not null`
      if (isNull(left)) return sql`${b} is not null`
      return oneNullable ? sql`${a} is distinct from ${b}` : sql`${a} <> ${b}`
    case 'gt':
    case 'ge':
    case 'lt':
    case 'le': {
      // Compare by code point on every database: the default collation depends on how the database was created.
      const first = type === 'string' ? sql`${a} collate "C"` : a
      const result = sql`${first} ${symbols[operator]} ${b}`
      return exact && oneNullable ? sql`(${result}) is true` : result
    }
    default:
      throw new Error(`${operator} is no comparison`)
  }
}

function isNull(tree: Bound): boolean {
  return tree.kind === 'value' && tree.type === 'null'
}

/** Any value; `type` is the type of a literal null. */
function value(tree: Bound, scopes: Scopes, type: ValueType = tree.type): Fragment {
  switch (tree.kind) {
    case 'value':
      return parameter(tree.value, tree.type, type)
    case 'field':
      return scopeOf(tree.variable, scopes).field(tree)
    case 'row':
      return scopeOf(tree.variable, scopes).rowKey(tree.hops)
    case 'negate':
      return sql`(- ${number(tree.operand, scopes)})`
    case 'function':
      return tree.type === 'boolean'
        ? sql`(${condition(tree, scopes, true)})`
        : call(tree.name, tree.args, scopes)
    case 'binary':
      return tree.type === 'boolean'
        ? sql`(${condition(tree, scopes, true)})`
        : arithmetic(tree.operator, tree, scopes)
    case 'not':
    case 'in':
    case 'quantifier':
      return sql`(${condition(tree, scopes, true)})`
  }
}

function parameter(literal: string, type: ValueType, wanted: ValueType): Fragment {
  switch (type) {
    case 'null':
      return nullOf(wanted)
    case 'string':
      return sql`${literal}::text`
    case 'boolean':
      return boolean(literal, type)
    case 'int': {
      // Use the narrowest type, so that an index on an int4 or int8 column can be used.
      const size = Math.abs(Number(literal))
      if (size <= 2147483647) return sql`${literal}::int4`
      return size <= Number.MAX_SAFE_INTEGER ? sql`${literal}::int8` : sql`${literal}::numeric`
    }
    case 'decimal':
      return sql`${literal}::numeric`
    case 'date':
      return sql`${literal}::date`
    case 'datetime':
      return sql`${literal}::timestamptz`
    case 'guid':
      return sql`${literal}::uuid`
  }
}

function nullOf(type: ValueType): Fragment {
  switch (type) {
    case 'boolean':
      return sql`null::boolean`
    case 'int':
    case 'decimal':
      return sql`null::numeric`
    case 'date':
      return sql`null::date`
    case 'datetime':
      return sql`null::timestamptz`
    case 'guid':
      return sql`null::uuid`
    case 'string':
    case 'null':
      return sql`null::text`
  }
}

/** Use numeric inside arithmetic: it does not overflow. */
function number(tree: Bound, scopes: Scopes): Fragment {
  return sql`${value(tree, scopes, 'decimal')}::numeric`
}

function arithmetic(
  operator: BinaryOperator,
  tree: Bound & { readonly kind: 'binary' },
  scopes: Scopes,
): Fragment {
  const a = number(tree.left, scopes)
  const b = number(tree.right, scopes)
  switch (operator) {
    case 'add':
      return sql`(${a} + ${b})`
    case 'sub':
      return sql`(${a} - ${b})`
    case 'mul':
      return sql`(${a} * ${b})`
    case 'mod':
      return sql`mod(${a}, nullif(${b}, 0))`
    case 'div':
      return isNumber(tree.type) && tree.type === 'int'
        ? sql`div(${a}, nullif(${b}, 0))`
        : sql`(${a} / nullif(${b}, 0))`
    case 'divby':
      return sql`(${a} / nullif(${b}, 0))`
    default:
      throw new Error(`${operator} is no arithmetic`)
  }
}

function call(name: string, args: readonly Bound[], scopes: Scopes): Fragment {
  const [first, second, third] = args
  const words = isTest(name) ? wordsOf(first, second) : asIs
  const a = first ? words(value(first, scopes)) : sql`null`
  const b = second ? words(value(second, scopes)) : sql`null`
  const pattern = second?.kind === 'value' && second.type === 'string' ? escapeLike(second.value) : undefined
  const like = (text: string) => sql`${a} like ${words(sql`${text}::text`)}`
  switch (name) {
    case 'contains':
      return pattern === undefined ? sql`(strpos(${a}, ${b}) > 0)` : like(`%${pattern}%`)
    case 'startswith':
      return pattern === undefined ? sql`starts_with(${a}, ${b})` : like(`${pattern}%`)
    case 'endswith':
      return pattern === undefined ? sql`(right(${a}, char_length(${b})) = ${b})` : like(`%${pattern}`)
    case 'tolower':
      return sql`lower(${a})`
    case 'toupper':
      return sql`upper(${a})`
    case 'length':
      return sql`char_length(${a})`
    case 'trim':
      return sql`btrim(${a}, ${' \t\r\n'}::text)`
    case 'concat':
      return sql`(${a} || ${b})`
    case 'indexof':
      return sql`(strpos(${a}, ${b}) - 1)`
    case 'substring': {
      const from = sql`(${clamped(second, scopes)} + 1)`
      return third ? sql`substr(${a}, ${from}, ${clamped(third, scopes)})` : sql`substr(${a}, ${from})`
    }
    case 'year':
    case 'month':
    case 'day':
    case 'hour':
    case 'minute':
    case 'second':
      return sql`trunc(extract(${part[name]} from ${inUtc(first, scopes)}))::int4`
    case 'date':
      return sql`(${a} at time zone 'UTC')::date`
    case 'now':
      return sql`now()`
    case 'round':
    case 'floor':
    case 'ceiling':
      return sql`${rounding[name]}(${a}::numeric)`
    default:
      throw new Error(`Function ${name} has no SQL`)
  }
}

const hinted = (found: Fragment, hint: Fragment | undefined) => (hint ? sql`(${found} and ${hint})` : found)

/**
 * A condition that the index of $search can answer, implied where a searchable field contains a text, starts or ends
 * with it, or is the same without its accents. Never use it where null and false differ: the hint is false for a field
 * that is null.
 */
function searchHint(text: Bound | undefined, found: Bound | undefined, scopes: Scopes): Fragment | undefined {
  if (found?.kind !== 'value' || found.type !== 'string') return undefined
  const isLower = text?.kind === 'function' && text.name === 'tolower'
  const field = isLower ? text.args[0] : text
  if (field?.kind !== 'field' || !field.field.searchable || field.field.expression) return undefined
  if (!isKeptByFolding(found.value, isLower)) return undefined
  return termToSql(found.value, scopeOf(field.variable, scopes).join(field.hops).alias)
}

const part = {
  year: sql`year`,
  month: sql`month`,
  day: sql`day`,
  hour: sql`hour`,
  minute: sql`minute`,
  second: sql`second`,
}
const rounding = { round: sql`round`, floor: sql`floor`, ceiling: sql`ceil` }

/** Clamps a position or length in a string to what substr accepts. Null stays null. */
function clamped(tree: Bound | undefined, scopes: Scopes): Fragment {
  if (!tree) return sql`0`
  const n = number(tree, scopes)
  return sql`(case when ${n} < 0 then 0 when ${n} > 1000000 then 1000000 else trunc(${n}) end)::int4`
}

function inUtc(tree: Bound | undefined, scopes: Scopes): Fragment {
  if (!tree) return sql`null::timestamp`
  if (tree.type === 'date') return value(tree, scopes)
  return sql`(${value(tree, scopes, 'datetime')} at time zone 'UTC')`
}
