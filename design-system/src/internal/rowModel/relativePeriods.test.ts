import { expect, test } from 'vitest'
import { periodAround } from './relativePeriods.ts'

test.each([
  ['today', '2024-03-31', '2024-03-31', '2024-03-31'],
  ['yesterday', '2024-03-01', '2024-02-29', '2024-02-29'],
  ['past7Days', '2026-01-03', '2025-12-28', '2026-01-03'],
  ['past30Days', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['beforeToday', '2026-01-01', undefined, '2025-12-31'],
  ['next7Days', '2026-12-30', '2026-12-30', '2027-01-05'],
  ['next30Days', '2026-11-29', '2026-11-29', '2026-12-28'],
  ['thisMonth', '2024-02-15', '2024-02-01', '2024-02-29'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-01', '2025-12-01', '2025-12-31'],
  ['thisYear', '2026-06-15', '2026-01-01', '2026-12-31'],
  ['lastYear', '2024-02-29', '2023-01-01', '2023-12-31'],
] as const)('%s on %s is from %s to %s', (period, day, from, to) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  expect(periodAround(period, [year, month - 1, date])).toEqual({ ...(from && { from }), to })
})
