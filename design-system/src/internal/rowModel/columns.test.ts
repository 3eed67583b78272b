import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '../fold.ts'
import { foldFast } from './columns.ts'

/** ASCII, Latin letters, combining marks, Greek, ligatures, and the separator of texts that are folded together. */
const letter = fc.oneof(
  fc.integer({ min: 0x20, max: 0x7f }).map(code => String.fromCodePoint(code)),
  fc.integer({ min: 0x80, max: 0x24f }).map(code => String.fromCodePoint(code)),
  fc.constantFrom('\n', '\u0301', 'Σ', 'ς', 'ﬁ', 'İ', 'œ', 'Æ', '漢'),
)

test('the fast way folds as the other does', () => {
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 12 }), letters => {
      const text = letters.join('')
      expect(foldFast(text)).toBe(fold(text))
    }),
    { numRuns: 2000 },
  )
})

test('the fast way folds every letter of the Latin script as the other does', () => {
  const texts = Array.from({ length: 0x250 - 0x20 }, (_, at) => `a${String.fromCodePoint(at + 0x20)}b`)
  expect(texts.map(foldFast)).toEqual(texts.map(fold))
})
