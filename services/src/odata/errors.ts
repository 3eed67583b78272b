/** Every reason for refusing a query. The problem response carries it as the code of one `errors` item. */
export const odataErrorCodes = [
  'control-character',
  'division-by-zero',
  'empty',
  'enum-value-unknown',
  'expand-too-large',
  'field-unknown',
  'function-unknown',
  'lambda-missing',
  'literal-invalid',
  'maximum',
  'minimum',
  'navigation-unknown',
  'not-a-collection',
  'not-a-number',
  'not-filterable',
  'not-searchable',
  'option-repeated',
  'option-unknown',
  'quote-unbalanced',
  'repeated',
  'too-deep',
  'too-long',
  'too-many-terms',
  'type-mismatch',
  'unexpected-character',
  'unexpected-end',
  'unexpected-token',
  'value-unknown',
] as const

export type ODataErrorCode = (typeof odataErrorCodes)[number]
export type ODataErrorParams = Readonly<Record<string, string | number>>

/**
 * A refused query, and the only error that parsing throws, whatever the text. `option` is the query option as written
 * (at most 40 characters), `position` the 0-based offset in UTF-16 code units inside that option's text (nested options
 * of $expand count from the start of $expand); `params` fill the message.
 */
export class ODataError extends Error {
  override readonly name = 'ODataError'
  readonly option: string
  readonly position: number
  readonly code: ODataErrorCode
  readonly params: ODataErrorParams

  constructor(option: string, position: number, code: ODataErrorCode, params: ODataErrorParams = {}) {
    super(`${option} at ${position}: ${code}`)
    this.option = option.slice(0, 40)
    this.position = position
    this.code = code
    this.params = params
  }
}

/** Where a text comes from: add `offset` to a position in `text` to get the position in the option. */
export interface Source {
  readonly option: string
  readonly text: string
  readonly offset: number
}

export function refuse(
  source: Source,
  position: number,
  code: ODataErrorCode,
  params: ODataErrorParams = {},
): never {
  throw new ODataError(source.option, source.offset + position, code, params)
}

/** Shortens input quoted in an error, so that a response never repeats kilobytes of the request. */
export function excerpt(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
