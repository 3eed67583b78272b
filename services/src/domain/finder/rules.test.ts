import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amountBands,
  amountsAfter,
  bandOf,
  decisionProblem,
  isCountry,
  missingFields,
  type Part,
  parts,
  type SheetStatus,
  withReason,
} from './rules.ts'
import { form } from './calls.test-support.ts'

const statuses: readonly SheetStatus[] = [
  'draft',
  'submitted',
  'validatedByCommercial',
  'rejectedByCommercial',
  'published',
  'rejectedByManager',
  'withdrawn',
]

/** Every allowed transition, with the parts that may make it. */
const ways: Record<string, readonly Part[]> = {
  'draft submitted': ['author', 'manager'],
  'submitted validatedByCommercial': ['commercial'],
  'submitted rejectedByCommercial': ['commercial'],
  'rejectedByCommercial submitted': ['author', 'manager'],
  'validatedByCommercial published': ['manager'],
  'validatedByCommercial rejectedByManager': ['manager'],
  'rejectedByManager submitted': ['author', 'manager'],
  'published withdrawn': ['manager'],
}

describe('a decision about a sheet', () => {
  const all = statuses.flatMap(from => statuses.flatMap(to => parts.map(part => ({ from, to, part }))))
  it.each(all)('from $from to $to by the $part', ({ from, to, part }) => {
    const who = ways[`${from} ${to}`]
    const own = new Set([part])
    const expected = !who
      ? 'reference-sheet-transition-refused'
      : who.includes(part)
        ? undefined
        : 'reference-sheet-not-decider'
    expect(decisionProblem({ from, to, reason: 'Parce que', parts: own })).toBe(expected)
    if (expected !== undefined) return
    const needsReason = ['rejectedByCommercial', 'rejectedByManager', 'withdrawn'].includes(to)
    expect(decisionProblem({ from, to, reason: null, parts: own })).toBe(
      needsReason ? 'reference-sheet-reason-missing' : undefined,
    )
  })

  it('is refused to people without a part in it', () => {
    for (const way of Object.keys(ways)) {
      const [from, to] = way.split(' ') as [SheetStatus, SheetStatus]
      expect(decisionProblem({ from, to, reason: 'x', parts: new Set() })).toBe('reference-sheet-not-decider')
    }
    expect([...withReason].toSorted()).toEqual(['rejectedByCommercial', 'rejectedByManager', 'withdrawn'])
  })
})

describe('an amount', () => {
  it('is in exactly one band, which begins at or below it and ends above it', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), amount => {
        const place = amountBands.findIndex(([code]) => code === bandOf(amount))
        expect(amountBands[place]?.[1]).toBeLessThanOrEqual(amount)
        expect(amountBands[place + 1]?.[1] ?? Infinity).toBeGreaterThan(amount)
      }),
    )
    expect([24_999, 25_000, 2_000_000].map(bandOf)).toEqual(['under25k', 'from25kTo100k', 'over2m'])
    expect(() => bandOf(-1)).toThrow(RangeError)
  })

  it('replaces the stated band, and the other way round', () => {
    const amount = { amount: 5, amountBand: null }
    const band = { amount: null, amountBand: 'over2m' } as const
    expect(amountsAfter(band, { amount: 5 })).toEqual(amount)
    expect(amountsAfter(amount, { amountBand: 'over2m' })).toEqual(band)
    expect(amountsAfter(amount, { amount: null })).toEqual({ amount: null, amountBand: null })
    expect(amountsAfter(amount, {})).toEqual(amount)
    expect(amountsAfter(amount, { amount: 7, amountBand: 'over2m' })).toEqual({
      amount: 7,
      amountBand: 'over2m',
    })
  })
})

it('lists every missing field, in the order of the form', () => {
  expect(missingFields(form)).toEqual([])
  const empty = {
    ...form,
    title: ' ',
    englishTitle: '',
    description: '\n',
    englishDescription: '',
    sector: null,
    services: [],
    amount: null,
    year: null,
    country: null,
  }
  expect(missingFields(empty)).toEqual([
    'title',
    'englishTitle',
    'description',
    'englishDescription',
    'sector',
    'services',
    'amountBand',
    'year',
    'country',
  ])
  expect(missingFields({ ...form, amount: null, amountBand: 'under25k' })).toEqual([])
})

it('tells countries from groups of countries and unassigned codes', () => {
  expect(['FR', 'BE', 'MA', 'SG'].map(isCountry)).toEqual([true, true, true, true])
  expect(['ZZ', 'EU', 'QQ', 'XA'].map(isCountry)).toEqual([false, false, false, false])
})
