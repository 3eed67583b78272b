import fc from 'fast-check'
import { expect, test } from 'vitest'
import { financialYear, lastDays, month, quarter } from './ranges.ts'

test('periods around a day', () => {
  expect(month('2026-03-12')).toEqual({ start: '2026-03-01', end: '2026-03-31' })
  expect(month('2026-03-31', -1)).toEqual({ start: '2026-02-01', end: '2026-02-28' })
  expect(month('2028-03-31', -1)).toEqual({ start: '2028-02-01', end: '2028-02-29' })
  expect(month('2026-01-15', -1)).toEqual({ start: '2025-12-01', end: '2025-12-31' })
  expect(quarter('2026-03-12')).toEqual({ start: '2026-01-01', end: '2026-03-31' })
  expect(quarter('2026-05-31')).toEqual({ start: '2026-04-01', end: '2026-06-30' })
  expect(quarter('2026-02-01', -1)).toEqual({ start: '2025-10-01', end: '2025-12-31' })
  expect(financialYear('2026-03-12')).toEqual({ start: '2026-01-01', end: '2026-12-31' })
  expect(financialYear('2026-03-12', 10)).toEqual({ start: '2025-10-01', end: '2026-09-30' })
  expect(financialYear('2026-10-01', 10)).toEqual({ start: '2026-10-01', end: '2027-09-30' })
  expect(financialYear('2026-03-31', 9, -1)).toEqual({ start: '2024-09-01', end: '2025-08-31' })
  expect(lastDays('2026-03-02', 7)).toEqual({ start: '2026-02-24', end: '2026-03-02' })
  expect(lastDays('2026-03-02', 1)).toEqual({ start: '2026-03-02', end: '2026-03-02' })
})

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map(moment => moment.toISOString().slice(0, 10))

test('a period holds its day, and the one after begins the day after it', () => {
  const next = (day: string) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 12 }), (day, firstMonth) => {
      for (const around of [
        month,
        quarter,
        (at: string, off?: number) => financialYear(at, firstMonth, off),
      ]) {
        const here = around(day)
        expect(here.start <= day && day <= here.end).toBe(true)
        expect(around(day, 1).start).toBe(next(here.end))
      }
    }),
  )
})
