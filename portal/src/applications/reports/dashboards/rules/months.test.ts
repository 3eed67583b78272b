import { expect, test } from 'vitest'
import { monthName, monthsToChoose, periodName, shortMonth } from './months.ts'

test("months have the names of the reader's language", () => {
  expect(monthName('fr', '2026-08')).toBe('août 2026')
  expect(monthName('en', '2026-08')).toBe('August 2026')
  expect(shortMonth('fr', '2026-11')).toBe('nov. 2026')
  expect(shortMonth('en', '2026-11')).toBe('Nov 2026')
  expect(periodName('en', { from: '2026-01', to: '2026-03' })).toMatch(/^Jan\s–\sMar 2026$/u)
  expect(periodName('fr', { from: '2026-08', to: '2026-08' })).toBe('août 2026')
})

test('the months to choose from start with the latest, and include the current choice', () => {
  expect(monthsToChoose('2025-11', '2026-02', [undefined, '2027-01'])).toEqual([
    '2027-01',
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-11',
  ])
  expect(monthsToChoose(null, null, ['2026-02'])).toEqual(['2026-02'])
})
