import { expect, it } from 'vitest'
import { addMonths, before, lengthOf, monthsOf, periodOf } from './period.ts'

it('counts months across the turn of a year', () => {
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(addMonths('2025-12', 13)).toBe('2027-01')
  expect(monthsOf({ from: '2025-11', to: '2026-02' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(lengthOf({ from: '2026-02', to: '2026-01' })).toBe(0)
})

it('defaults to a year up to the last figures, or to a year from the chosen end', () => {
  expect(periodOf({}, '2026-11')).toEqual({ from: '2025-12', to: '2026-11' })
  expect(periodOf({ to: '2026-03' }, '2026-11')).toEqual({ from: '2025-04', to: '2026-03' })
  expect(periodOf({ from: '2026-03' }, '2026-11')).toEqual({ from: '2026-03', to: '2026-11' })
  expect(periodOf({ from: '2027-03' }, '2026-11')).toEqual({ from: '2027-03', to: '2027-03' })
})

it('is compared with the same number of months right before it', () => {
  expect(before({ from: '2026-01', to: '2026-03' })).toEqual({ from: '2025-10', to: '2025-12' })
})
