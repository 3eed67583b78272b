import { describe, expect, it } from 'vitest'
import { defaultLimits } from './limits.ts'
import { parseFilter } from './parse.ts'
import { printFilter } from './print.ts'

const parse = (text: string) => parseFilter({ option: '$filter', text, offset: 0 }, defaultLimits)

/** Every operation in parentheses, so that the test shows the precedence. */
function shape(text: string): string {
  return show(parse(text))
}
function show(tree: ReturnType<typeof parse>): string {
  switch (tree.kind) {
    case 'binary':
      return `(${show(tree.left)} ${tree.operator} ${show(tree.right)})`
    case 'unary':
      return `(${tree.operator} ${show(tree.operand)})`
    case 'in':
      return `(${show(tree.left)} in ${tree.items.length})`
    case 'literal':
    case 'path':
    case 'call':
    case 'lambda':
      return printFilter(tree)
  }
}

describe('precedence', () => {
  it.each([
    ['a or b and c', '(a or (b and c))'],
    ['a and b or c', '((a and b) or c)'],
    ['(a or b) and c', '((a or b) and c)'],
    ['not a and b', '((not a) and b)'],
    ['not (a eq 1) and b', '((not (a eq 1)) and b)'],
    ['not a in (1,2)', '(not (a in 2))'],
    ['a eq 1 or b eq 2', '((a eq 1) or (b eq 2))'],
    ['a eq b gt c', '(a eq (b gt c))'],
    ['a add b mul c sub d', '((a add (b mul c)) sub d)'],
    ['a sub b sub c', '((a sub b) sub c)'],
    ['a div b divby c mod d', '(((a div b) divby c) mod d)'],
    ['-a mul b', '((negate a) mul b)'],
    ['- 5 add -5', '((negate 5) add -5)'],
    ['a sub -5', '(a sub -5)'],
    ['A EQ 1 AND NOT B', '((A eq 1) and (not B))'],
  ])('%s', (text, expected) => {
    expect(shape(text)).toBe(expected)
  })
})

describe('literals', () => {
  it.each([
    ["'it''s'", 'string', "it's"],
    ["''", 'string', ''],
    ["''''", 'string', "'"],
    ['12', 'int', '12'],
    ['-12.50', 'decimal', '-12.50'],
    ['true', 'boolean', 'true'],
    ['null', 'null', 'null'],
    ['2024-02-29', 'date', '2024-02-29'],
    ['2024-01-31T10:00:00Z', 'datetime', '2024-01-31T10:00:00Z'],
    ['2024-01-31T10:00:00.123+02:00', 'datetime', '2024-01-31T10:00:00.123+02:00'],
    ['7f3f9a10-0000-4000-8000-000000000001', 'guid', '7f3f9a10-0000-4000-8000-000000000001'],
    ['abcdef12-0000-4000-8000-000000000001', 'guid', 'abcdef12-0000-4000-8000-000000000001'],
    ["'😀 é\u202e'", 'string', '😀 é\u202e'],
  ])('%s', (text, type, value) => {
    expect(parse(text)).toEqual({ kind: 'literal', type, value, at: 0 })
  })
})

describe('texts that are not filters', () => {
  it.each([
    ['', 0, 'empty'],
    ['   ', 0, 'empty'],
    ['a eq', 4, 'unexpected-end'],
    ['a eq 1 b', 7, 'unexpected-token'],
    ['a = 1', 2, 'unexpected-character'],
    ["a eq 'x", 5, 'quote-unbalanced'],
    ["a eq 'x''", 5, 'quote-unbalanced'],
    ["' OR 1=1 --", 0, 'quote-unbalanced'],
    ["a eq '' OR 1=1 --'", 12, 'unexpected-character'],
    ["a eq 'x'y", 5, 'literal-invalid'],
    ['a eq 1e9', 5, 'literal-invalid'],
    ['a eq 1.', 5, 'literal-invalid'],
    ['a eq 2024-02-30', 5, 'literal-invalid'],
    ['a eq 0000-01-01', 5, 'literal-invalid'],
    ['a eq 2024-01-31T25:00:00Z', 5, 'literal-invalid'],
    ['a eq 2024-01-31T10:00:60Z', 5, 'literal-invalid'],
    ['a eq 2024-01-31T10:00:00+15:00', 5, 'literal-invalid'],
    ['a eq 2024-01-31T10:00:00', 5, 'literal-invalid'],
    [`a eq ${'9'.repeat(35)}`, 5, 'literal-invalid'],
    ['a eq ((1)', 9, 'unexpected-end'],
    ['a eq 1)', 6, 'unexpected-token'],
    ['()', 1, 'unexpected-token'],
    ['f(1,)', 4, 'unexpected-token'],
    ['a in ()', 6, 'unexpected-token'],
    ['a in (b)', 6, 'unexpected-token'],
    ['a in 1', 5, 'unexpected-token'],
    ['a/', 2, 'unexpected-end'],
    ['a/all()', 6, 'unexpected-token'],
    ['a/any(b)', 7, 'unexpected-token'],
    ['a; drop table person', 1, 'unexpected-character'],
    ["duration'PT1S' eq 1", 8, 'unexpected-token'],
    ['('.repeat(51), 50, 'too-deep'],
    ['not '.repeat(60), 200, 'too-deep'],
    ['- '.repeat(60), 100, 'too-deep'],
    [`a${'/a'.repeat(60)}`, 100, 'too-deep'],
    [`a${' or a'.repeat(400)}`, 997, 'too-many-terms'],
  ])('%s', (text, position, code) => {
    let error: unknown
    try {
      parse(text)
    } catch (caught) {
      error = caught
    }
    expect(error).toMatchObject({ name: 'ODataError', option: '$filter', code })
    expect(error).toMatchObject({ position })
  })
})
