import type { LiteralType } from './syntax.ts'

/** Type of a value in a $filter. `null` is the type of the literal null, which is compatible with every other type. */
export type ValueType = LiteralType

export function isNumber(type: ValueType): type is 'int' | 'decimal' {
  return type === 'int' || type === 'decimal'
}

/** Whether two values can be compared with eq and ne. */
export function comparable(a: ValueType, b: ValueType): boolean {
  return a === 'null' || b === 'null' || a === b || (isNumber(a) && isNumber(b))
}

/** Whether gt, ge, lt and le are defined; strings are ordered by code point. */
export function ordered(type: ValueType): boolean {
  return type !== 'boolean' && type !== 'guid'
}
