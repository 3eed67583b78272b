import fc from 'fast-check'
import { expect, it } from 'vitest'
import { editDistance, forgiven, nearest, splitWords } from './words.ts'

/** A naive implementation straight from the definition. */
function slowDistance(a: string, b: string): number {
  if (a === '' || b === '') return Math.max(a.length, b.length)
  const [restA, restB] = [a.slice(1), b.slice(1)]
  const best = Math.min(
    slowDistance(restA, b) + 1,
    slowDistance(a, restB) + 1,
    slowDistance(restA, restB) + (a[0] === b[0] ? 0 : 1),
  )
  const isExchanged = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]
  return isExchanged ? Math.min(best, slowDistance(a.slice(2), b.slice(2)) + 1) : best
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })

it('counts mistakes by definition, and stops at the limit', () => {
  fc.assert(
    fc.property(word, word, fc.nat(3), (a, b, limit) => {
      expect(editDistance(a, b, limit)).toBe(Math.min(slowDistance(a, b), limit + 1))
    }),
  )
})

it('tolerates one mistake in a short word, two in a longer one, and none in three letters', () => {
  expect([3, 4, 6, 7, 12].map(forgiven)).toEqual([0, 1, 1, 2, 2])
  expect(nearest('adit', ['audit', 'edit', 'tax', 'adic'])).toEqual(['adic', 'audit', 'edit'])
  expect(nearest('consolidaton', ['consolidation', 'consolidations', 'consultation'])).toEqual([
    'consolidation',
  ])
  expect(nearest('adu', ['aud'])).toEqual([])
})

it('splits a text at everything but letters and digits, and drops words contained in others', () => {
  expect(splitWords('  L’audit, « audits » & l’audit E2026-000014 ')).toEqual([
    'L',
    'audits',
    'l',
    'E2026',
    '000014',
  ])
  expect(splitWords('… – !')).toEqual([])
})
