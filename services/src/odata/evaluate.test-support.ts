import type { PersonRow, TeamRow } from './fixture.test-support.ts'
import type { Search } from './parse-search.ts'
import type { Expression, Literal, Segment } from './syntax.ts'

type Value = string | number | boolean | null
type Row = PersonRow | TeamRow
type Variables = ReadonlyMap<string, Row>

export interface World {
  readonly people: readonly PersonRow[]
  readonly teams: readonly TeamRow[]
}

/**
 * Evaluates a $filter as OData defines it, without SQL and without the binder: the reference for the property tests.
 */
export function matches(tree: Expression, row: PersonRow, world: World): boolean {
  return evaluate(tree, new Map([['$it', row]]), world) === true
}

/** Evaluates a $search without SQL: a term must occur in a row's name or nick. */
export function matchesSearch(search: Search, row: PersonRow): boolean {
  switch (search.kind) {
    case 'term':
      return `${fold(row.name)}\n${fold(row.nick ?? '')}`.includes(fold(search.text))
    case 'not':
      return !matchesSearch(search.operand, row)
    case 'and':
      return search.parts.every(part => matchesSearch(part, row))
    case 'or':
      return search.parts.some(part => matchesSearch(part, row))
  }
}

/** Folds the letters that the property tests use. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Whether a text is compared without its accents. */
const isFolded = (tree: Expression) =>
  tree.kind === 'call' && (tree.name === 'tolower' || tree.name === 'toupper')
const folded = (value: Value): Value => (typeof value === 'string' ? fold(value) : value)
const same = (value: Value): Value => value

function evaluate(tree: Expression, variables: Variables, world: World): Value {
  const inner = (part: Expression | undefined) => (part ? evaluate(part, variables, world) : null)
  switch (tree.kind) {
    case 'literal':
      return literal(tree)
    case 'path': {
      const { row, last } = walk(tree.segments, variables, world)
      return row && last ? field(row, last) : null
    }
    case 'lambda': {
      const { row, last } = walk(tree.segments, variables, world)
      const rows = row && last ? collection(row, last, world) : []
      if (!tree.body || !tree.variable) return rows.length > 0
      const { body, variable } = tree
      const holds = (one: Row) => evaluate(body, new Map(variables).set(variable, one), world) === true
      return tree.operator === 'any' ? rows.some(holds) : rows.every(holds)
    }
    case 'unary': {
      const value = inner(tree.operand)
      if (value === null) return null
      return tree.operator === 'not' ? !value : -Number(value)
    }
    case 'in': {
      const wordsOf = isFolded(tree.left) ? folded : same
      const value = wordsOf(inner(tree.left))
      return tree.items.some(item => wordsOf(literal(item)) === value)
    }
    case 'call': {
      const isTest = ['contains', 'startswith', 'endswith'].includes(tree.name)
      const wordsOf = isTest && tree.args.some(isFolded) ? folded : same
      return call(
        tree.name,
        tree.args.map(argument => wordsOf(inner(argument))),
      )
    }
    case 'binary': {
      const a = inner(tree.left)
      const b = inner(tree.right)
      if (tree.operator === 'and')
        return a === false || b === false ? false : a === null || b === null ? null : true
      if (tree.operator === 'or')
        return a === true || b === true ? true : a === null || b === null ? null : false
      const wordsOf = isFolded(tree.left) || isFolded(tree.right) ? folded : same
      if (tree.operator === 'eq') return wordsOf(a) === wordsOf(b)
      if (tree.operator === 'ne') return wordsOf(a) !== wordsOf(b)
      if (a === null || b === null) return arithmetic.has(tree.operator) ? null : false
      if (arithmetic.has(tree.operator))
        return calculate(tree.operator, Number(a), Number(b), tree.left, tree.right)
      const order = compare(a, b)
      switch (tree.operator) {
        case 'gt':
          return order > 0
        case 'ge':
          return order >= 0
        case 'lt':
          return order < 0
        default:
          return order <= 0
      }
    }
  }
}

const arithmetic = new Set<string>(['add', 'sub', 'mul', 'div', 'divby', 'mod'])

function calculate(operator: string, a: number, b: number, left: Expression, right: Expression): Value {
  switch (operator) {
    case 'add':
      return a + b
    case 'sub':
      return a - b
    case 'mul':
      return zero(a * b)
    default:
      if (b === 0) return null
      if (operator === 'mod') return zero(a % b)
      return zero(operator === 'div' && whole(left) && whole(right) ? Math.trunc(a / b) : a / b)
  }
}

/** JavaScript has a negative zero, SQL does not. */
function zero(value: number): number {
  return value === 0 ? 0 : value
}

function whole(tree: Expression): boolean {
  if (tree.kind === 'unary') return whole(tree.operand)
  if (tree.kind === 'binary') return tree.operator !== 'divby' && whole(tree.left) && whole(tree.right)
  return tree.kind !== 'literal' || tree.type !== 'decimal'
}

function literal(tree: Literal): Value {
  switch (tree.type) {
    case 'null':
      return null
    case 'boolean':
      return tree.value === 'true'
    case 'int':
    case 'decimal':
      return zero(Number(tree.value))
    case 'datetime':
      return new Date(tree.value).toISOString()
    default:
      return tree.value
  }
}

function walk(segments: readonly Segment[], variables: Variables, world: World) {
  const names = segments.map(segment => segment.name)
  const named = variables.get(names[0] ?? '')
  let row: Row | undefined = named ?? variables.get('$it')
  const rest = named ? names.slice(1) : names
  for (const name of rest.slice(0, -1)) {
    const from: Row | undefined = row
    row = from && 'mentorId' in from ? single(from, name, world) : undefined
  }
  return { row, last: rest.at(-1) }
}

function single(row: PersonRow, name: string, { people, teams }: World): Row | undefined {
  return name === 'mentor'
    ? people.find(one => one.id === row.mentorId)
    : teams.find(one => one.id === row.teamId)
}

function collection(row: Row, name: string, { people }: World): readonly PersonRow[] {
  return name === 'pupils'
    ? people.filter(one => one.mentorId === row.id)
    : people.filter(one => one.teamId === row.id)
}

function field(row: Row, name: string): Value {
  const found = Object.entries(row).find(([key]) => key === name)?.[1]
  return found === undefined ? null : found
}

function call(name: string, args: readonly Value[]): Value {
  if (args.includes(null)) return null
  const [a = '', b = '', c] = args
  const text = String(a)
  const other = String(b)
  const points = Array.from(text)
  switch (name) {
    case 'contains':
      return text.includes(other)
    case 'startswith':
      return text.startsWith(other)
    case 'endswith':
      return text.endsWith(other)
    case 'tolower':
      return text.toLowerCase()
    case 'toupper':
      return text.toUpperCase()
    case 'length':
      return points.length
    case 'trim':
      return text.trim()
    case 'concat':
      return text + other
    case 'indexof': {
      const at = text.indexOf(other)
      return at < 0 ? -1 : Array.from(text.slice(0, at)).length
    }
    case 'substring': {
      const from = Math.max(0, Math.trunc(Number(b)))
      return points
        .slice(from, c === undefined ? undefined : from + Math.max(0, Math.trunc(Number(c))))
        .join('')
    }
    case 'year':
      return Number(text.slice(0, 4))
    case 'month':
      return Number(text.slice(5, 7))
    case 'day':
      return Number(text.slice(8, 10))
    case 'hour':
      return Number(text.slice(11, 13))
    case 'date':
      return text.slice(0, 10)
    default:
      throw new Error(`The evaluator does not know ${name}`)
  }
}

/** Numbers by value, booleans with false first, strings by code point as in the database. */
function compare(a: Value, b: Value): number {
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b))
  return Number(a) - Number(b)
}
