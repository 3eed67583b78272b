import { isCalendarDay } from '../dates.ts'
import { excerpt, refuse, type Source } from './errors.ts'
import type { LiteralType } from './syntax.ts'

export type Token =
  | { readonly kind: 'literal'; readonly type: LiteralType; readonly text: string; readonly at: number }
  | { readonly kind: 'word'; readonly text: string; readonly at: number }
  | { readonly kind: '(' | ')' | ',' | '/' | ':' | '-' | 'end'; readonly text: string; readonly at: number }

const space = /[ \t\r\n]+/y
const word = /(?:\$it\b|[\p{L}_][\p{L}\p{N}_]*)/uy
const punctuation = /[(),/:-]/y
const quoted = /'(?:[^']|'')*'(?!')/y
const guid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/iy
const datetime = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,12})?)?(?:Z|[+-]\d{2}:\d{2})/iy
const date = /\d{4}-\d{2}-\d{2}/y
const number = /\d+(?:\.\d+)?/y
/** What may not directly follow a literal: `12abc`, `1e9`, `2024-01-31T`, `'a''`. */
const glued = /[\p{L}\p{N}_.'$+]/uy
/**
 * C0 without tab, line feed and carriage return, and DEL. PostgreSQL cannot store NUL; the others do not belong in a
 * query.
 */
// oxlint-disable-next-line no-control-regex -- looking for control characters is the purpose
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

const literals: readonly (readonly [RegExp, LiteralType])[] = [
  [quoted, 'string'],
  [guid, 'guid'],
  [datetime, 'datetime'],
  [date, 'date'],
  [number, 'int'],
]

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/** Refuses texts that are too long or contain control characters or lone surrogates. Called once per option. */
export function checkText(source: Source, maximum: number): void {
  if (source.text.length > maximum) refuse(source, maximum, 'too-long', { maximum })
  const found = control.exec(source.text)
  if (found) refuse(source, found.index, 'control-character')
  if (!source.text.isWellFormed()) {
    // A lone surrogate cannot be encoded as UTF-8.
    let at = 0
    for (const character of source.text) {
      if (!character.isWellFormed()) break
      at += character.length
    }
    refuse(source, at, 'control-character')
  }
}

/** Splits a text into tokens; the last one is `end`. Throws ODataError for invalid tokens. */
export function tokenize(source: Source): Token[] {
  const { text } = source
  const tokens: Token[] = []
  let at = 0
  while (true) {
    at += match(space, text, at)?.length ?? 0
    if (at >= text.length) break
    const token = readLiteral(source, at) ?? readOther(source, at)
    tokens.push(token)
    at += token.kind === 'literal' && token.type === 'string' ? sourceLength(text, at) : token.text.length
  }
  tokens.push({ kind: 'end', text: '', at: text.length })
  return tokens
}

function sourceLength(text: string, at: number): number {
  return match(quoted, text, at)?.length ?? 1
}

function readLiteral(source: Source, at: number): Token | undefined {
  const { text } = source
  for (const [pattern, type] of literals) {
    const found = match(pattern, text, at)
    if (found === undefined) continue
    const next = match(glued, text, at + found.length)
    if (next !== undefined) {
      refuse(source, at, 'literal-invalid', { text: excerpt(text.slice(at, at + found.length + 1)) })
    }
    if (type === 'string') {
      return { kind: 'literal', type, text: found.slice(1, -1).replaceAll("''", "'"), at }
    }
    if (type === 'date' || type === 'datetime') checkDate(source, at, found)
    if (type === 'int') return readNumber(source, at, found)
    return { kind: 'literal', type, text: found, at }
  }
  if (text[at] === "'") refuse(source, at, 'quote-unbalanced')
  return undefined
}

function readNumber(source: Source, at: number, text: string): Token {
  // More digits than any column can hold would only burden the database.
  if (text.length > 34) refuse(source, at, 'literal-invalid', { text: excerpt(text) })
  return { kind: 'literal', type: text.includes('.') ? 'decimal' : 'int', text, at }
}

function readOther(source: Source, at: number): Token {
  const { text } = source
  const name = match(word, text, at)
  if (name !== undefined) {
    const lower = name.toLowerCase()
    if (lower === 'null') return { kind: 'literal', type: 'null', text: name, at }
    if (lower === 'true' || lower === 'false') return { kind: 'literal', type: 'boolean', text: name, at }
    return { kind: 'word', text: name, at }
  }
  const mark = match(punctuation, text, at)
  switch (mark) {
    case '(':
    case ')':
    case ',':
    case '/':
    case ':':
    case '-':
      return { kind: mark, text: mark, at }
    default:
      return refuse(source, at, 'unexpected-character', {
        text: String.fromCodePoint(text.codePointAt(at) ?? 0),
      })
  }
}

/** Refuses dates and times that do not exist (2024-02-30, 25:00) and offsets beyond ±14:00. */
function checkDate(source: Source, at: number, text: string): void {
  const invalid = (): never => refuse(source, at, 'literal-invalid', { text: excerpt(text) })
  if (!isCalendarDay(text.slice(0, 10))) invalid()
  if (text.length === 10) return
  const [hour = 0, minute = 0] = text.slice(11, 16).split(':').map(Number)
  const second = text[16] === ':' ? Number(text.slice(17, 19)) : 0
  if (hour > 23 || minute > 59 || second > 59) invalid()
  const zone = /[+-](\d{2}):(\d{2})$/.exec(text)
  if (zone && (Number(zone[1]) * 60 + Number(zone[2]) > 14 * 60 || Number(zone[2]) > 59)) invalid()
}
