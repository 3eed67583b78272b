import { describe, expect, test } from 'vitest'
import { ODataError } from './errors.ts'
import { defaultLimits, type ODataLimits } from './limits.ts'
import { parseSearch, type Search } from './parse-search.ts'

const parse = (text: string, limits: Partial<ODataLimits> = {}) =>
  parseSearch({ option: '$search', text, offset: 0 }, { ...defaultLimits, ...limits })

/** The tree on one line: terms in brackets, every group in parentheses. */
function shown(tree: Search): string {
  switch (tree.kind) {
    case 'term':
      return `[${tree.text}]`
    case 'not':
      return `not ${shown(tree.operand)}`
    case 'and':
    case 'or':
      return `(${tree.parts.map(shown).join(` ${tree.kind} `)})`
  }
}

describe('what is searched for', () => {
  test.each([
    ['a', '[a]'],
    ['  a  ', '[a]'],
    ['a b\tc', '([a] and [b] and [c])'],
    ['a AND b c', '([a] and [b] and [c])'],
    ['a OR b', '([a] or [b])'],
    ['a b OR c AND d', '(([a] and [b]) or ([c] and [d]))'],
    ['a AND (b OR c)', '([a] and ([b] or [c]))'],
    ['(a)', '[a]'],
    ['((a) (b))', '([a] and [b])'],
    ['(a)(b)', '([a] and [b])'],
    ['NOT a', 'not [a]'],
    ['NOT a b', '(not [a] and [b])'],
    ['a NOT b', '([a] and not [b])'],
    ['a AND NOT b OR c', '(([a] and not [b]) or [c])'],
    ['NOT NOT a', 'not not [a]'],
    ['NOT (a b)', 'not ([a] and [b])'],
    ['NOT(a OR b)', 'not ([a] or [b])'],
    ['NOT "a b"', 'not [a b]'],
    // Phrases.
    ['"a b" c', '([a b] and [c])'],
    ['"  a \t b "', '[a b]'],
    ['"AND"', '[AND]'],
    ['a "OR" b', '([a] and [OR] and [b])'],
    ['"NOT" a', '([NOT] and [a])'],
    ['"(a)"', '[(a)]'],
    [String.raw`"say \"hello\""`, '[say "hello"]'],
    [String.raw`"C:\\temp"`, String.raw`[C:\temp]`],
    // Operators are in capitals and come between terms.
    ['a and b or not c', '([a] and [and] and [b] and [or] and [not] and [c])'],
    ['And Or Not', '([And] and [Or] and [Not])'],
    ['AND', '[AND]'],
    ['OR', '[OR]'],
    ['NOT', '[NOT]'],
    ['a AND', '([a] and [AND])'],
    ['a OR', '([a] and [OR])'],
    ['a NOT', '([a] and [NOT])'],
    ['(a OR) b', '(([a] and [OR]) and [b])'],
    ['AND a', '([AND] and [a])'],
    ['ANDORRA NOTARY', '([ANDORRA] and [NOTARY])'],
    // Everything else is part of a word.
    [`o'neil a-b_c;d,e 100% \\x*?`, String.raw`([o'neil] and [a-b_c;d,e] and [100%] and [\x*?])`],
    ['Œuvre 😀', '([Œuvre] and [😀])'],
  ])('%s', (text, tree) => expect(shown(parse(text))).toBe(tree))
})

describe('what is refused, and at which position', () => {
  test.each<[string, number, string, Partial<ODataLimits>?]>([
    ['', 0, 'empty'],
    ['  ', 0, 'empty'],
    ['""', 0, 'empty'],
    ['a " "', 2, 'empty'],
    ['"abc', 0, 'quote-unbalanced'],
    ['a "b" "c', 6, 'quote-unbalanced'],
    [String.raw`a "b\"`, 2, 'quote-unbalanced'],
    ['a"b"', 1, 'unexpected-token'],
    ['"a"b', 3, 'unexpected-token'],
    ['"a""b"', 3, 'unexpected-token'],
    ['(a', 2, 'unexpected-end'],
    ['((a)', 4, 'unexpected-end'],
    ['(', 1, 'unexpected-end'],
    ['a)', 1, 'unexpected-token'],
    [')', 0, 'unexpected-token'],
    ['()', 1, 'unexpected-token'],
    ['a ()', 3, 'unexpected-token'],
    ['NOT )', 4, 'unexpected-token'],
    ['(((a)))', 2, 'too-deep', { depth: 2 }],
    ['NOT NOT NOT a', 8, 'too-deep', { depth: 2 }],
    ['a b c d', 6, 'too-many-terms', { searchTerms: 3 }],
  ])('%s', (text, position, code, limits) => {
    const found = (() => {
      try {
        return parse(text, limits)
      } catch (error) {
        return error
      }
    })()
    expect(found).toBeInstanceOf(ODataError)
    expect(found).toMatchObject({ position, code, option: '$search' })
  })
})
