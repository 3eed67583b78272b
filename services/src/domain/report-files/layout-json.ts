import { parseBounded } from '../../files/foreign/bounded-json.ts'
import { withoutHidden } from '../../server/characters.ts'

/** Helpers for reading the parts of a layout. Nothing in a layout is trusted. */

/** The layout cannot be read. */
export class LayoutError extends Error {
  override readonly name = 'LayoutError'
}

/** The layout contains more than a report can show. */
export class LayoutTooLarge extends Error {
  override readonly name = 'LayoutTooLarge'
}

/** The most characters in a name; longer ones are cut. */
const longestName = 200
/** Limits of one JSON text; a layout nests several of them as strings. */
const jsonLimits = { depth: 100, values: 500_000 }

/** A parsed JSON object. */
export type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value if it is an object, otherwise {}: for optional parts, which are no reason to refuse a file. */
export const plainObjectOf = (value: unknown): Json => (isObject(value) ? value : {})

/** The value if it is a list, otherwise []: likewise. */
export const plainListOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** @throws LayoutError, JsonTooLarge */
export function parse(text: string): unknown {
  try {
    return parseBounded(text, jsonLimits)
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new LayoutError('The layout is no JSON', { cause })
    throw cause
  }
}

/** An object, given directly or as JSON within a string; {} if there is none. */
export function objectOf(value: unknown): Json {
  const found = typeof value === 'string' && value !== '' ? parse(value) : value
  return isObject(found) ? found : {}
}

export function listOf(value: unknown, what: string): unknown[] {
  const found = typeof value === 'string' && value !== '' ? parse(value) : value
  if (found === undefined || found === null) return []
  if (!Array.isArray(found)) throw new LayoutError(`${what} of the layout are no list`)
  return found
}

/** A list with a limited length. @throws LayoutTooLarge before any item is processed */
export function fewOf(value: unknown, what: string, limit: number): unknown[] {
  const found = listOf(value, what)
  refuseMore(found.length, what, limit)
  return found
}

export function refuseMore(count: number, what: string, limit: number): void {
  if (count > limit) throw new LayoutTooLarge(`The layout has more than ${limit} ${what}`)
}

/** Text without control characters, which databases refuse, and other invisible characters. */
export function textOf(value: unknown, longest = longestName): string {
  // Cut far beyond what is kept, so that surrounding spaces do not matter.
  const text = typeof value === 'string' ? value.slice(0, 10 * longest) : ''
  const readable = withoutHidden(text.replaceAll(/\p{Cc}+/gu, ' '))
    .toWellFormed()
    .trim()
  return readable.slice(0, longest).toWellFormed()
}

export function numberOf(value: unknown, fallback = 0): number {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e6 ? value : fallback
}

/** The text of a literal in Power BI's own language: `'L''année'`. */
export function literalOf(value: unknown): string | null {
  const found = objectOf(objectOf(objectOf(value)['expr'])['Literal'])['Value']
  const inner = typeof found === 'string' ? /^'([\s\S]*)'$/.exec(found)?.[1] : undefined
  return inner === undefined ? null : textOf(inner.replaceAll("''", "'")) || null
}
