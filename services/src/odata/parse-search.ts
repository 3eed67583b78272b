import { excerpt, refuse, type Source } from './errors.ts'
import type { ODataLimits } from './limits.ts'

/** The tree of a $search. `at` is the 0-based offset of a term in the text. */
export type Search =
  | { readonly kind: 'term'; readonly text: string; readonly at: number }
  | { readonly kind: 'not'; readonly operand: Search }
  /** Chains are flat: `a b c` is one `and` of three. */
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Search[] }

type Token =
  | { readonly kind: 'word' | 'phrase'; readonly text: string; readonly at: number }
  | { readonly kind: '(' | ')' | 'end'; readonly text: string; readonly at: number }

/**
 * Parses the text of $search as in OData 4.01. Words and "quoted phrases" that follow each other, or are joined with
 * AND, must all match; OR matches either side; NOT excludes the term after it. NOT binds tightest, then AND, then OR,
 * and parentheses group. A backslash in a phrase escapes the next character. Operators are in capitals, and count only
 * before or between terms: AND at the end, or alone, is a word.
 * Throws only ODataError: depth and number of terms are limited, so that the stack cannot overflow.
 */
export function parseSearch(source: Source, limits: ODataLimits): Search {
  const reader = new Reader(source, limits)
  if (reader.peek().kind === 'end') refuse(source, 0, 'empty')
  const tree = reader.alternatives()
  const after = reader.peek()
  if (after.kind !== 'end') refuse(source, after.at, 'unexpected-token', { text: after.text })
  return tree
}

/** Whether a token begins a part of a search: a term or a group. */
const begins = (token: Token) => token.kind === 'word' || token.kind === 'phrase' || token.kind === '('

class Reader {
  private readonly source: Source
  private readonly limits: ODataLimits
  private readonly tokens: readonly Token[]
  private index = 0
  private depth = 0

  constructor(source: Source, limits: ODataLimits) {
    this.source = source
    this.limits = limits
    this.tokens = tokenize(source, limits)
  }

  peek(ahead = 0): Token {
    return this.tokens[this.index + ahead] ?? { kind: 'end', text: '', at: this.source.text.length }
  }

  private isOperator(word: string): boolean {
    const token = this.peek()
    return token.kind === 'word' && token.text === word && begins(this.peek(1))
  }

  alternatives(): Search {
    const parts = [this.conjunction()]
    while (this.isOperator('OR')) {
      this.index += 1
      parts.push(this.conjunction())
    }
    return joined('or', parts)
  }

  private conjunction(): Search {
    const parts = [this.part()]
    while (begins(this.peek()) && !this.isOperator('OR')) {
      if (this.isOperator('AND')) this.index += 1
      parts.push(this.part())
    }
    return joined('and', parts)
  }

  private part(): Search {
    const token = this.peek()
    const isNot = this.isOperator('NOT')
    this.index += 1
    if (isNot) return { kind: 'not', operand: this.nested(token, () => this.part()) }
    switch (token.kind) {
      case 'word':
      case 'phrase':
        return { kind: 'term', text: token.text, at: token.at }
      case '(': {
        const inner = this.nested(token, () => this.alternatives())
        const close = this.peek()
        if (close.kind !== ')') refuse(this.source, close.at, 'unexpected-end')
        this.index += 1
        return inner
      }
      case ')':
        return refuse(this.source, token.at, 'unexpected-token', { text: ')' })
      case 'end':
        return refuse(this.source, token.at, 'unexpected-end')
    }
  }

  private nested<T>(token: Token, read: () => T): T {
    this.depth += 1
    if (this.depth > this.limits.depth)
      refuse(this.source, token.at, 'too-deep', { maximum: this.limits.depth })
    const result = read()
    this.depth -= 1
    return result
  }
}

function joined(kind: 'and' | 'or', parts: readonly Search[]): Search {
  const [first] = parts
  return first && parts.length === 1 ? first : { kind, parts }
}

const space = /\s+/uy
const word = /[^\s"()]+/uy
const phrase = /"((?:[^"\\]|\\[\s\S])*)"/uy

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function tokenize(source: Source, limits: ODataLimits): Token[] {
  const { text } = source
  const tokens: Token[] = []
  let terms = 0
  let at = 0
  while (true) {
    const blank = match(space, text, at)?.[0].length ?? 0
    at += blank
    const mark = text[at]
    if (mark === undefined) return tokens
    if (mark === '(' || mark === ')') {
      tokens.push({ kind: mark, text: mark, at })
      at += 1
      continue
    }
    terms += 1
    if (terms > limits.searchTerms) refuse(source, at, 'too-many-terms', { maximum: limits.searchTerms })
    const last = tokens.at(-1)?.kind
    // A space is required between `a` and `"b"`: the meaning of `a"b"` is not defined.
    if (blank === 0 && (last === 'word' || last === 'phrase'))
      refuse(source, at, 'unexpected-token', { text: excerpt(text.slice(at)) })
    const found = match(mark === '"' ? phrase : word, text, at)
    if (!found) return refuse(source, at, 'quote-unbalanced')
    tokens.push({ kind: mark === '"' ? 'phrase' : 'word', text: termOf(found, source), at })
    at += found[0].length
  }
}

/** The text to search for: a phrase without quotes and escapes, and with single spaces between its words. */
function termOf({ 0: written, 1: quoted, index }: RegExpExecArray, source: Source): string {
  if (quoted === undefined) return written
  const text = quoted
    .replaceAll(/\\([\s\S])/gu, '$1')
    .trim()
    .replaceAll(/\s+/gu, ' ')
  return text === '' ? refuse(source, index, 'empty') : text
}
