import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partsOf, textOf } from './pageText.ts'
import { findAll, type SearchOptions } from './search.ts'

const loose: SearchOptions = { matchCase: false, wholeWords: false, matchAccents: false }
const found = (text: string, query: string, options: Partial<SearchOptions> = {}) =>
  findAll(text, query, { ...loose, ...options }).map(({ start, end }) => text.slice(start, end))

test.each([
  ['Un Été, un été', 'ete', {}, ['Été', 'été']],
  ['Un Été, un été', 'été', { matchAccents: true }, ['Été', 'été']],
  ['Un Été, un ete', 'été', { matchAccents: true }, ['Été']],
  ['Un Été, un été', 'été', { matchCase: true }, ['été']],
  // The same letter, written as one character or as two.
  ['e\u0301te\u0301', 'été', { matchAccents: true }, ['e\u0301te\u0301']],
  ['été', 'e\u0301te\u0301', { matchAccents: true }, ['été']],
  ['rapport, port, porte', 'port', { wholeWords: true }, ['port']],
  ['rapport, port, porte', 'port', {}, ['port', 'port', 'port']],
  ['l’été', 'été', { wholeWords: true }, ['été']],
  ['l’été', "l'ete", {}, ['l’été']],
  ['Main d’œuvre', 'oeuvre', {}, ['œuvre']],
  ['les éta-\nblissements', 'établissements', {}, ['éta-\nblissements']],
  ['du bien-\nêtre', 'bien-être', {}, ['bien-\nêtre']],
  ['deux\n   mots', 'deux mots', {}, ['deux\n   mots']],
  ['5 000,00 €', '5 000', {}, ['5 000']],
  ['a.b a+b (a)', '(a)', {}, ['(a)']],
  ['a.b axb', 'a.b', {}, ['a.b']],
  ['ﬁn', 'fin', {}, ['ﬁn']],
  ['aaaa', 'aa', {}, ['aa', 'aa']],
  ['anything', '   ', {}, []],
  ['anything', '\u0301', {}, []],
] as const)('%j searched for %j', (text, query, options, expected) => {
  expect(found(text, query, options)).toEqual(expected)
})

describe('for any text', () => {
  const words = fc.string({
    unit: fc.constantFrom(...Array.from('aéèEœß-’ \n.(*[]09λ')),
    minLength: 1,
    maxLength: 40,
  })
  const options = fc.record({ matchCase: fc.boolean(), wholeWords: fc.boolean(), matchAccents: fc.boolean() })

  test('what is found is in order, not over another, and within the text', () => {
    fc.assert(
      fc.property(words, words, options, (text, query, given) => {
        let end = 0
        for (const place of findAll(text, query, given)) {
          expect(place.start).toBeGreaterThanOrEqual(end)
          expect(place.end).toBeGreaterThan(place.start)
          end = place.end
        }
        expect(end).toBeLessThanOrEqual(text.length)
      }),
    )
  })
  test('finds every part of a text at its position', () => {
    fc.assert(
      fc.property(words, fc.nat(39), fc.nat(39), (text, from, length) => {
        const query = text.slice(from, from + length).trim()
        const start = text.indexOf(query, from)
        fc.pre(query !== '' && start >= 0)
        // Searched from its own position, so that no overlapping match before it hides it.
        expect(
          findAll(text.slice(start), query, { ...loose, matchCase: true, matchAccents: true })[0]?.start,
        ).toBe(0)
      }),
    )
  })
  test('what is compared loosely finds all that is compared strictly', () => {
    fc.assert(
      fc.property(words, words, (text, query) => {
        const strict = findAll(text, query, { matchCase: true, wholeWords: true, matchAccents: true })
        expect(findAll(text, query, loose).length >= Math.min(1, strict.length)).toBe(true)
      }),
    )
  })
})

test('the parts of the runs that a match covers are its own words', () => {
  const run = fc.record({
    str: fc.string({ unit: fc.constantFrom(...Array.from('abé ')), maxLength: 6 }),
    hasEOL: fc.boolean(),
  })
  const page = fc.array(fc.oneof(run, fc.constant({ type: 'endMarkedContent' })), { maxLength: 12 })
  fc.assert(
    fc.property(page, fc.constantFrom('a', 'ab', 'b a', 'éa'), (runs, query) => {
      const text = textOf(runs)
      const own = runs.flatMap(each => ('str' in each ? [each] : []))
      for (const match of findAll(text.text, query, loose)) {
        const parts = partsOf(text, match).map(({ run: index, from, to }) =>
          `${own[index]?.str ?? ''}${own[index]?.hasEOL ? '\n' : ''}`.slice(from, to),
        )
        expect(parts.join('')).toBe(text.text.slice(match.start, match.end))
      }
    }),
  )
})
