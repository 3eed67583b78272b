import { parseBounded } from '../../files/foreign/bounded-json.ts'
import { withoutHidden } from '../../server/characters.ts'

/** What the parts of a layout are read with. Nothing of it is trusted. */

/** The layout is not one that can be read. */
export class LayoutError extends Error {
  override readonly name = 'LayoutError'
}

/** The layout has more in it than a report shows. */
export class LayoutTooLarge extends Error {
  override readonly name = 'LayoutTooLarge'
}

/** Characters of a name; longer ones are cut. */
const longestName = 200
/** What one text of JSON may hold; a layout has several inside of each other. */
const jsonLimits = { depth: 100, values: 500_000 }

/** What each of a string of JSON and the object that it holds may be. */
export type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is there, or {}: for parts that may be left out, and are no reason to refuse a file. */
export const plainObjectOf = (value: unknown): Json => (isObject(value) ? value : {})

/** What is there, or []: likewise. */
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

/** An object that is there, or is written as text inside of the text; {} where there is none. */
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

/** A list of at most so many. @throws LayoutTooLarge before anything is done with one of them */
export function fewOf(value: unknown, what: string, limit: number): unknown[] {
  const found = listOf(value, what)
  refuseMore(found.length, what, limit)
  return found
}

export function refuseMore(count: number, what: string, limit: number): void {
  if (count > limit) throw new LayoutTooLarge(`The layout has more than ${limit} ${what}`)
}

/** Text without control characters, which no database keeps, and without others that nobody sees. */
export function textOf(value: unknown, longest = longestName): string {
  // Far more than what is kept of it, so that spaces around do not matter.
  const text = typeof value === 'string' ? value.slice(0, 10 * longest) : ''
  const readable = withoutHidden(text.replaceAll(/\p{Cc}+/gu, ' '))
    .toWellFormed()
    .trim()
  return readable.slice(0, longest).toWellFormed()
}

export function numberOf(value: unknown, fallback = 0): number {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e6 ? value : fallback
}

/** A text that Power BI keeps as a literal of its own language: `'L''année'`. */
export function literalOf(value: unknown): string | null {
  const found = objectOf(objectOf(objectOf(value)['expr'])['Literal'])['Value']
  const inner = typeof found === 'string' ? /^'([\s\S]*)'$/.exec(found)?.[1] : undefined
  return inner === undefined ? null : textOf(inner.replaceAll("''", "'")) || null
}
