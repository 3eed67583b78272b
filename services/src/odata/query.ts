import { excerpt, ODataError, type Source } from './errors.ts'
import { defaultLimits, type ODataLimits } from './limits.ts'
import type { EntityModel, ModelRegistry } from './model.ts'
import { type Level, readLevel } from './options.ts'
import { checkText } from './tokenize.ts'

/** A validated query. Nothing in it is text from the caller, except the values of literals. */
export interface ODataQuery extends Level {
  /** Number of rows on the page: $top, or the page size. */
  readonly limit: number
  readonly registry: ModelRegistry
  readonly limits: ODataLimits
}

/**
 * The query string as it arrives: decoded by Fastify (a repeated option is then an array), pairs, URLSearchParams, or
 * the text after `?`, not yet decoded.
 */
export type RawQuery = string | Iterable<readonly [string, string]> | Readonly<Record<string, unknown>>

export interface ParseOptions {
  readonly limits?: Partial<ODataLimits>
  /** Options that this operation accepts; default `collectionOptions`. */
  readonly allow?: readonly string[]
  /** Parameters of the operation that are not OData and are skipped. */
  readonly ignore?: readonly string[]
}

export const collectionOptions = [
  '$filter',
  '$orderby',
  '$select',
  '$expand',
  '$top',
  '$skip',
  '$count',
  '$search',
] as const

/** Options for reading a single entity. */
export const entityOptions = ['$select', '$expand'] as const

/**
 * Parses all options of a request and checks them against the model. Throws ODataError, and nothing else whatever the
 * text, with the option, the position in it and a code.
 */
export function parseQuery(
  model: EntityModel,
  registry: ModelRegistry,
  raw: RawQuery,
  options: ParseOptions = {},
): ODataQuery {
  const limits = { ...defaultLimits, ...options.limits }
  const allowed: readonly string[] = options.allow ?? collectionOptions
  const texts = new Map<string, Source>()
  for (const [written, text] of pairs(raw)) {
    if (options.ignore?.includes(written)) continue
    const name = written.toLowerCase()
    const shown = excerpt(written)
    if (!allowed.includes(name)) throw new ODataError(shown, 0, 'option-unknown', { name: shown })
    if (texts.has(name)) throw new ODataError(name, 0, 'option-repeated', { name })
    const source = { option: name, text, offset: 0 }
    checkText(source, limits.textLength)
    if (text.trim() === '') throw new ODataError(name, 0, 'empty')
    texts.set(name, source)
  }
  const level = readLevel(texts, model, { registry, limits, expanded: { count: 0 } }, 0)
  return { ...level, limit: level.top ?? limits.pageSize, registry, limits }
}

function* pairs(raw: RawQuery): Iterable<readonly [string, string]> {
  if (typeof raw === 'string') {
    yield* new URLSearchParams(raw)
  } else if (isIterable(raw)) {
    yield* raw
  } else {
    for (const [name, value] of Object.entries(raw)) {
      if (value === undefined) continue
      // Ajv may have converted $top to a number and $count to a boolean.
      for (const one of Array.isArray(value) ? value : [value]) yield [name, String(one)]
    }
  }
}

function isIterable(raw: Exclude<RawQuery, string>): raw is Iterable<readonly [string, string]> {
  return Symbol.iterator in raw
}
