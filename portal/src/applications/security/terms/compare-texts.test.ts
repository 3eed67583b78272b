import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareTexts, isDifferent } from './compare-texts.ts'

const textOf = (pieces: ReturnType<typeof compareTexts>, without: 'added' | 'removed') =>
  pieces
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

test('differences are reported word by word, including French words', () => {
  expect(compareTexts('Conservés pendant cinq années.', 'Conservés pendant dix années.')).toEqual([
    { kind: 'same', text: 'Conservés pendant ' },
    { kind: 'removed', text: 'cinq' },
    { kind: 'added', text: 'dix' },
    { kind: 'same', text: ' années.' },
  ])
  // An accented letter belongs to its word.
  expect(compareTexts('déposé', 'déposée')).toEqual([
    { kind: 'removed', text: 'déposé' },
    { kind: 'added', text: 'déposée' },
  ])
})

test('identical texts have no difference, and a new text is all additions', () => {
  expect(isDifferent(compareTexts('## Objet\n\nUn texte.', '## Objet\n\nUn texte.'))).toBe(false)
  expect(compareTexts('', 'Neuf.')).toEqual([{ kind: 'added', text: 'Neuf.' }])
  expect(compareTexts('', '')).toEqual([])
})

test('both versions can be rebuilt from the pieces, whatever the texts', () => {
  const words = fc.array(fc.constantFrom('le', ' ', '\n\n', '## ', 'cabinet', 'é', ',', 'l’'), {
    maxLength: 40,
  })
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [before, after] = [one.join(''), other.join('')]
      const pieces = compareTexts(before, after)
      expect(textOf(pieces, 'added')).toBe(before)
      expect(textOf(pieces, 'removed')).toBe(after)
    }),
  )
})

test('comparing two long texts with nothing in common finishes quickly', () => {
  const long = (word: string) =>
    Array.from({ length: 16_000 }, (_, index) => `${word}${(index * 7919) % 16_001}`).join(' ')
  const [before, after] = [long('un'), long('deux')]
  const started = performance.now()
  const pieces = compareTexts(before, after)
  expect(performance.now() - started).toBeLessThan(5000)
  expect(textOf(pieces, 'added')).toBe(before)
  expect(textOf(pieces, 'removed')).toBe(after)
})
