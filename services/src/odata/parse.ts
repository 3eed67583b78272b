import { excerpt, refuse, type Source } from './errors.ts'
import type { ODataLimits } from './limits.ts'
import {
  binaryPower,
  type Expression,
  inPower,
  isBinaryOperator,
  type Lambda,
  type Literal,
  prefixPower,
  type Segment,
} from './syntax.ts'
import { type Token, tokenize } from './tokenize.ts'

/**
 * Parses the text of a $filter by operator precedence (Pratt). Positions in the tree are offsets in `source.text`.
 * Throws only ODataError: depth and number of nodes are limited, so that the stack cannot overflow.
 */
export function parseFilter(source: Source, limits: ODataLimits): Expression {
  const reader = new Reader(source, limits)
  if (reader.peek().kind === 'end') refuse(source, 0, 'empty')
  const tree = reader.expression(0)
  reader.expect('end')
  return tree
}

class Reader {
  private readonly source: Source
  private readonly limits: ODataLimits
  private readonly tokens: readonly Token[]
  private index = 0
  private depth = 0
  private nodes = 0

  constructor(source: Source, limits: ODataLimits) {
    this.source = source
    this.limits = limits
    this.tokens = tokenize(source)
  }

  peek(ahead = 0): Token {
    return (
      this.tokens[this.index + ahead] ??
      this.tokens.at(-1) ?? { kind: 'end', text: '', at: this.source.text.length }
    )
  }

  private next(): Token {
    const token = this.peek()
    this.index += 1
    return token
  }

  private unexpected(token: Token, expected?: string): never {
    if (token.kind === 'end') refuse(this.source, token.at, 'unexpected-end')
    return refuse(this.source, token.at, 'unexpected-token', {
      text: excerpt(token.text),
      ...(expected === undefined ? {} : { expected }),
    })
  }

  expect(kind: Token['kind']): Token {
    const token = this.next()
    if (token.kind !== kind) this.unexpected(token, kind)
    return token
  }

  private node<T extends Expression>(node: T): T {
    this.nodes += 1
    if (this.nodes > this.limits.nodes)
      refuse(this.source, node.at, 'too-many-terms', { maximum: this.limits.nodes })
    return node
  }

  private nested<T>(token: Token, read: () => T): T {
    this.depth += 1
    if (this.depth > this.limits.depth)
      refuse(this.source, token.at, 'too-deep', { maximum: this.limits.depth })
    const result = read()
    this.depth -= 1
    return result
  }

  /** Reads operators that bind at least as tightly as `power`. */
  expression(power: number): Expression {
    let left = this.prefix()
    while (true) {
      const token = this.peek()
      if (token.kind !== 'word') return left
      const operator = token.text.toLowerCase()
      if (operator === 'in') {
        if (inPower < power) return left
        this.next()
        left = this.node({ kind: 'in', left, items: this.list(), at: token.at })
        continue
      }
      if (!isBinaryOperator(operator)) return this.unexpected(token)
      const own = binaryPower[operator]
      if (own < power) return left
      this.next()
      const right = this.expression(own + 1)
      left = this.node({ kind: 'binary', operator, left, right, at: token.at })
    }
  }

  private prefix(): Expression {
    const token = this.next()
    switch (token.kind) {
      case 'literal':
        return this.node(literal(token.type, token.text, token.at))
      case '(': {
        const inner = this.nested(token, () => this.expression(0))
        this.expect(')')
        return inner
      }
      case '-': {
        const following = this.peek()
        if (
          following.kind === 'literal' &&
          (following.type === 'int' || following.type === 'decimal') &&
          following.at === token.at + 1
        ) {
          this.next()
          return this.node(literal(following.type, `-${following.text}`, token.at))
        }
        const operand = this.nested(token, () => this.expression(prefixPower))
        return this.node({ kind: 'unary', operator: 'negate', operand, at: token.at })
      }
      case 'word':
        return this.word(token)
      default:
        return this.unexpected(token)
    }
  }

  private word(token: Token): Expression {
    if (this.peek().kind === '(') {
      if (token.text.toLowerCase() !== 'not') return this.call(token)
    } else if (token.text.toLowerCase() !== 'not') return this.path(token)
    const operand = this.nested(token, () => this.expression(prefixPower))
    return this.node({ kind: 'unary', operator: 'not', operand, at: token.at })
  }

  private call(name: Token): Expression {
    const args = this.nested(this.next(), () => {
      const found: Expression[] = []
      if (this.peek().kind === ')') return found
      while (true) {
        found.push(this.expression(0))
        if (this.peek().kind !== ',') return found
        this.next()
      }
    })
    this.expect(')')
    return this.node({ kind: 'call', name: name.text.toLowerCase(), args, at: name.at })
  }

  private path(first: Token): Expression {
    const segments: Segment[] = [{ name: first.text, at: first.at }]
    while (this.peek().kind === '/') {
      this.next()
      const token = this.expect('word')
      const name = token.text.toLowerCase()
      if ((name === 'any' || name === 'all') && this.peek().kind === '(') {
        return this.lambda(name, segments, token)
      }
      segments.push({ name: token.text, at: token.at })
      if (segments.length > this.limits.depth)
        refuse(this.source, token.at, 'too-deep', { maximum: this.limits.depth })
    }
    return this.node({ kind: 'path', segments, at: first.at })
  }

  private lambda(operator: 'any' | 'all', segments: readonly Segment[], token: Token): Lambda {
    const open = this.expect('(')
    if (operator === 'any' && this.peek().kind === ')') {
      this.next()
      return this.node({ kind: 'lambda', operator, segments, at: token.at })
    }
    const variable = this.expect('word').text
    this.expect(':')
    const body = this.nested(open, () => this.expression(0))
    this.expect(')')
    return this.node({ kind: 'lambda', operator, segments, variable, body, at: token.at })
  }

  private list(): Literal[] {
    this.expect('(')
    const items: Literal[] = []
    while (true) {
      const start = this.peek()
      const item = this.prefix()
      if (item.kind !== 'literal') this.unexpected(start, 'literal')
      else items.push(item)
      const token = this.next()
      if (token.kind === ')') return items
      if (token.kind !== ',') this.unexpected(token, ',')
    }
  }
}

function literal(type: Literal['type'], value: string, at: number): Literal {
  return { kind: 'literal', type, value, at }
}
