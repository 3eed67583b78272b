import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { countCharacters, nameProblem, normalizeName } from './names.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 40 })

describe('a name', () => {
  it('is stored composed, with single spaces and without invisible characters', () => {
    expect(normalizeName('  E\u0301carts\u00a0\t\n budget\u200b ')).toBe('Écarts budget')
    expect(normalizeName('\u202egnop\u202c')).toBe('gnop')
    expect(normalizeName('👩\u200d💻 tech')).toBe('👩\u200d💻 tech')
  })

  it('is the same however often it is normalized', () => {
    fc.assert(
      fc.property(text, name => {
        const once = normalizeName(name)
        expect(normalizeName(once)).toBe(once)
        expect(once).toBe(once.trim().normalize('NFC'))
        expect(once).not.toMatch(/\s\s|[^\S ]/)
      }),
    )
  })

  it.each([
    ['abcdefghijklmn', 14],
    ['e\u0301'.repeat(14), 14],
    ['👨‍👩‍👧‍👦'.repeat(14), 14],
    ['🇫🇷'.repeat(14), 14],
    ['👍🏽'.repeat(14), 14],
    ['नि'.repeat(14), 14],
    ['', 0],
  ])('%s has as many characters as a reader counts', (name, count) => {
    expect(countCharacters(name)).toBe(count)
  })

  it('of 14 characters is accepted and of 15 refused, whatever they are made of', () => {
    const letter = fc.constantFrom('a', 'é', 'e\u0301', '👨‍👩‍👧‍👦', '🇫🇷', '漢', 'نِ')
    fc.assert(
      fc.property(fc.array(letter, { minLength: 1, maxLength: 20 }), letters => {
        const problem = nameProblem(normalizeName(letters.join('')))
        // Two flags side by side are still two characters.
        expect(problem).toBe(letters.length > 14 ? 'too-long' : undefined)
      }),
    )
  })

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['\u200b\u2060', 'required'],
    ['\u200d', 'required'],
    ['\u0301', 'required'],
    ['a/b', 'invalid'],
    ['a\\b', 'invalid'],
    ['.', 'invalid'],
    ['...', 'invalid'],
    ['2026.', undefined],
    ['Paie & primes', undefined],
    ['100 %', undefined],
  ])('%j: %s', (name, problem) => {
    expect(nameProblem(normalizeName(name))).toBe(problem)
  })
})
