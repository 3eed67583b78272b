import type { Checked, QueryOptions } from './odata-types.ts'

type Literal = string | number | boolean | null | Date | { readonly date: string }
type FieldTest = readonly [string, string, Literal | readonly Literal[]]
type Tree =
  | FieldTest
  | { readonly and: readonly Tree[] }
  | { readonly or: readonly Tree[] }
  | { readonly not: Tree }
  | { readonly any: string; readonly where?: Tree }
  | { readonly all: string; readonly where: Tree }

/** The options without the entity's type. */
interface Options {
  readonly filter?: Tree
  readonly orderby?: readonly string[]
  readonly select?: readonly string[]
  readonly expand?: Readonly<Record<string, true | Options>>
  readonly top?: number
  readonly skip?: number
  readonly count?: boolean
  readonly search?: string
}

/**
 * Writes a query separately from the call that uses it: `query<Menu>()({ select: ['id'], orderby: ['menuOrder'] })`.
 * @returns the options unchanged, so that they can be part of a cache key
 */
export function query<E>(): <const Q extends QueryOptions<E>>(options: Q & Checked<E, Q>) => Q {
  return options => options
}

function printLiteral(value: Literal): string {
  if (typeof value === 'string') return `'${value.toWellFormed().replaceAll("'", "''")}'`
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`${value} cannot be queried`)
  if (typeof value !== 'object' || value === null) return String(value)
  if (!/^\d{4}-\d\d-\d\d$/.test(value.date)) throw new RangeError(`${value.date} is not a day`)
  return value.date
}

/**
 * Names that the specification spells differently in queries than in responses. Our services accept both; a firm's
 * case-sensitive host accepts these.
 */
const queryNames: Readonly<Record<string, string>> = {
  menuOrder: 'MenuOrder',
  menuParentId: 'MenuParentId',
  applicationModule: 'ApplicationModule',
  applicationFeature: 'ApplicationFeature',
  roleStaticUsers: 'RoleStaticUsers',
}

/**
 * Prints a name, a path such as `creator/name`, a call such as `tolower(name)`, or an order such as `menuOrder desc`.
 */
function printName(text: string): string {
  return text.replaceAll(/[A-Za-z]\w*/g, name =>
    Object.hasOwn(queryNames, name) ? (queryNames[name] ?? name) : name,
  )
}

function printTest([field, operator, value]: FieldTest, scope: string): string {
  const name = field.startsWith('tolower(')
    ? `tolower(${scope}${printName(field.slice(8))}`
    : scope + printName(field)
  if (operator === 'in') {
    const values = (value as readonly Literal[]).map(printLiteral)
    // An empty list is not valid OData; nothing is in it.
    return values.length > 0 ? `${name} in (${values.join(',')})` : 'false'
  }
  const literal = printLiteral(value as Literal)
  return operator.length > 2 ? `${operator}(${name},${literal})` : `${name} ${operator} ${literal}`
}

function printJoined(parts: readonly Tree[], word: string, scope: string, depth: number): string {
  if (parts.length === 0) return word === 'and' ? 'true' : 'false'
  return `(${parts.map(part => printTree(part, scope, depth)).join(` ${word} `)})`
}

function printTree(tree: Tree, scope: string, depth: number): string {
  if ('and' in tree) return printJoined(tree.and, 'and', scope, depth)
  if ('or' in tree) return printJoined(tree.or, 'or', scope, depth)
  if ('not' in tree) return `not (${printTree(tree.not, scope, depth)})`
  if ('any' in tree || 'all' in tree) {
    const [name, word] = 'any' in tree ? [tree.any, 'any'] : [tree.all, 'all']
    const variable = `x${depth}`
    const inner = tree.where ? `${variable}:${printTree(tree.where, `${variable}/`, depth + 1)}` : ''
    return `${scope}${printName(name)}/${word}(${inner})`
  }
  return printTest(tree, scope)
}

/**
 * Prints a condition as the text of $filter. Literals are escaped, so that text stays text.
 * @throws RangeError for a number that is not finite, an invalid Date, or a day that is not YYYY-MM-DD
 */
export function printFilter<E>(filter: NonNullable<QueryOptions<E>['filter']>): string {
  return printTree(filter as Tree, '', 0)
}

/** Quotes each distinct word, so that AND, OR, NOT, quotes and parentheses typed by a person are treated as words. */
function printSearch(text: string): string | undefined {
  const words = new Set(text.toWellFormed().split(/\s+/).filter(Boolean))
  const quoted = [...words].map(word => `"${word.replaceAll(/["\\]/g, '\\$&')}"`)
  return quoted.length > 0 ? quoted.join(' ') : undefined
}

function printExpand(expand: NonNullable<Options['expand']>): string {
  const parts = Object.entries(expand).map(([name, options]) => {
    const inner = options === true ? [] : Object.entries(printOptions(options))
    return inner.length > 0
      ? `${printName(name)}(${inner.map(([key, value]) => `${key}=${value}`).join(';')})`
      : printName(name)
  })
  return parts.join(',')
}

function printOptions(options: Options): Record<string, string> {
  const { filter, orderby, select, expand, top, skip, count, search } = options
  const printed = {
    $filter: filter && printTree(filter, '', 0),
    $orderby: orderby?.map(printName).join(','),
    $select: select?.map(printName).join(','),
    $expand: expand && printExpand(expand),
    $top: top?.toString(),
    $skip: skip?.toString(),
    $count: count?.toString(),
    $search: search && printSearch(search),
  }
  const given = Object.entries(printed).flatMap(([key, value]) => (value ? [[key, value] as const] : []))
  return Object.fromEntries(given)
}

/**
 * Prints OData options as query parameters, not yet percent-encoded.
 * @returns `$filter`, `$orderby` … for the options that are not empty
 * @throws RangeError as printFilter does
 */
export function printQuery<E>(options: QueryOptions<E>): Record<string, string> {
  return printOptions(options as Options)
}
