import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leftOut, rangeOf, scaleOf, snapped, yearsIn } from './year-range.ts'

const year = fc.integer({ min: 2000, max: 2030 })
/** In any order. */
const known = fc.uniqueArray(year, { minLength: 2, maxLength: 20 })

test('the whole range is no filter, and a narrower one selects the existing years in it', () => {
  expect(yearsIn([2026, 2025, 2022], { from: 2022, to: 2026 })).toEqual([])
  expect(yearsIn([2026, 2025, 2022], { from: 2022, to: 2025 })).toEqual([2022, 2025])
  expect(yearsIn([2026, 2025, 2022], { from: 2025, to: 2025 })).toEqual([2025])
})

test('an address keeps its years as a range, and each range is stored as its years', () => {
  fc.assert(
    fc.property(known, fc.nat(), fc.nat(), (years, one, other) => {
      const sorted = years.toSorted((a, b) => a - b)
      const [first = 0, last = 0] = [one % years.length, other % years.length].toSorted((a, b) => a - b)
      const range = { from: sorted[first] ?? 0, to: sorted[last] ?? 0 }
      const chosen = yearsIn(years, range)
      expect(rangeOf(years, chosen)).toEqual(range)
      expect(leftOut(years, chosen)).toEqual([])
    }),
  )
})

test('a scale needs two years, including those in the address', () => {
  expect(scaleOf([], [])).toBeUndefined()
  expect(scaleOf([2026], [])).toBeUndefined()
  expect(scaleOf([2026], [2026])).toBeUndefined()
  expect(scaleOf([2026, 2024], [])).toEqual({ from: 2024, to: 2026 })
  expect(scaleOf([2026], [1999])).toEqual({ from: 1999, to: 2026 })
})

describe('an end that moves', () => {
  const years = [2026, 2022, 2019]

  test('jumps to the next existing year', () => {
    const whole = { from: 2019, to: 2026 }
    expect(snapped(years, whole, { from: 2020, to: 2026 })).toEqual({ from: 2022, to: 2026 })
    expect(snapped(years, whole, { from: 2019, to: 2025 })).toEqual({ from: 2019, to: 2022 })
    expect(snapped(years, { from: 2022, to: 2026 }, { from: 2021, to: 2026 })).toEqual(whole)
    expect(snapped(years, { from: 2019, to: 2022 }, { from: 2019, to: 2023 })).toEqual(whole)
  })

  test('stays where there is none', () => {
    const old = { from: 1999, to: 2022 }
    expect(snapped(years, old, { from: 1999, to: 2022 })).toEqual(old)
    expect(snapped(years, { from: 2019, to: 2022 }, { from: 2010, to: 2022 }).from).toBe(2019)
  })

  test('always leaves a range that contains a year', () => {
    fc.assert(
      fc.property(known, fc.array(fc.tuple(year, year), { minLength: 1, maxLength: 10 }), (there, moves) => {
        let range = rangeOf(there, [])
        for (const [one, isFirst] of moves.map(([to, other]) => [to, other % 2 === 0] as const)) {
          const wanted = isFirst
            ? { from: Math.min(one, range.to), to: range.to }
            : { from: range.from, to: Math.max(one, range.from) }
          range = snapped(there, range, wanted)
          expect(there).toContain(range.from)
          expect(there).toContain(range.to)
          expect(range.from).toBeLessThanOrEqual(range.to)
        }
      }),
    )
  })
})

describe('the years left out', () => {
  test('are listed as runs between the first and the last chosen year', () => {
    expect(leftOut([2026, 2025, 2023, 2022, 2021, 2019], [2019, 2026])).toEqual(['2021–2023', '2025'])
    expect(leftOut([2026, 2025, 2024], [2025])).toEqual([])
    expect(leftOut([2026, 2025, 2024], [])).toEqual([])
  })

  test('are exactly the existing years that were not chosen', () => {
    fc.assert(
      fc.property(known, fc.uniqueArray(year, { minLength: 1 }), (there, chosen) => {
        const told = leftOut(there, chosen).flatMap(run => {
          const [first = Number.NaN, last = first] = run.split('–').map(Number)
          return Array.from({ length: last - first + 1 }, (_, at) => first + at)
        })
        const { from, to } = rangeOf(there, chosen)
        expect(told).toEqual(
          there
            .filter(one => one > from && one < to && !chosen.includes(one))
            .toSorted((one, other) => one - other),
        )
      }),
    )
  })
})
