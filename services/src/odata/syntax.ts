/** The tree of a $filter as written, before names and types are resolved. `at` is the 0-based offset of the node. */
export type Expression = Literal | Path | Lambda | Call | Unary | Binary | In

export type LiteralType = 'string' | 'int' | 'decimal' | 'boolean' | 'null' | 'date' | 'datetime' | 'guid'

/**
 * For strings, `value` is the text without quotes (doubled quotes undone); for everything else, the text as written.
 */
export interface Literal {
  readonly kind: 'literal'
  readonly type: LiteralType
  readonly value: string
  readonly at: number
}

export interface Segment {
  readonly name: string
  readonly at: number
}

/** `creator/name`, `$it/name`, or a lambda variable followed by names. */
export interface Path {
  readonly kind: 'path'
  readonly segments: readonly Segment[]
  readonly at: number
}

/** `path/any(variable: body)`, `path/all(variable: body)`, or `path/any()` without variable and body. */
export interface Lambda {
  readonly kind: 'lambda'
  readonly operator: 'any' | 'all'
  readonly segments: readonly Segment[]
  readonly variable?: string
  readonly body?: Expression
  readonly at: number
}

export interface Call {
  readonly kind: 'call'
  readonly name: string
  readonly args: readonly Expression[]
  readonly at: number
}

export interface Unary {
  readonly kind: 'unary'
  readonly operator: 'not' | 'negate'
  readonly operand: Expression
  readonly at: number
}

export interface Binary {
  readonly kind: 'binary'
  readonly operator: BinaryOperator
  readonly left: Expression
  readonly right: Expression
  readonly at: number
}

export interface In {
  readonly kind: 'in'
  readonly left: Expression
  readonly items: readonly Literal[]
  readonly at: number
}

/**
 * Binding power of the infix operators, OData URL Conventions 4.01 section 5.1.1.15: `in` binds as tightly as a path,
 * the prefix operators `not` and `-` come next, then these. All associate to the left.
 */
export const binaryPower = {
  or: 1,
  and: 2,
  eq: 3,
  ne: 3,
  gt: 4,
  ge: 4,
  lt: 4,
  le: 4,
  add: 5,
  sub: 5,
  mul: 6,
  div: 6,
  divby: 6,
  mod: 6,
} as const
export const prefixPower = 7
export const inPower = 8

export type BinaryOperator = keyof typeof binaryPower

export function isBinaryOperator(word: string): word is BinaryOperator {
  return Object.hasOwn(binaryPower, word)
}
