import { expect, test } from 'vitest'
import { daysOf, shiftMonth, weekdayOf } from './monthDays.ts'

test('a month has its days, also in a leap year and over a change of the clock', () => {
  expect(daysOf('2028-02')).toHaveLength(29)
  expect(daysOf('2027-02').at(-1)).toBe('2027-02-28')
  expect(daysOf('2026-10').slice(23, 27)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27'])
})

test('months follow each other over the turn of the year', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01')
  expect(shiftMonth('2026-01', -1)).toBe('2025-12')
})

test('a week begins on Monday', () => {
  expect(weekdayOf('2026-11-23')).toBe(1)
  expect(weekdayOf('2026-11-29')).toBe(7)
})
