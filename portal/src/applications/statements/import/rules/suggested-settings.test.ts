import { describe, expect, it } from 'vitest'
import {
  besideDay,
  isTooLong,
  monthsLater,
  periodAfter,
  suggestedChart,
  suggestedOpeningJournals,
  suggestedPeriod,
} from './suggested-settings.ts'

const period = (closingDate: string | undefined, from?: string, to?: string, priorEnd?: string) => {
  const { periodStart, periodEnd } = suggestedPeriod({ closingDate, from, to }, priorEnd)
  return [periodStart, periodEnd]
}

it('the period follows finished statements, or is repeated if there are none', () => {
  const year = { periodStart: '2024-03-01', periodEnd: '2025-02-28' }
  expect(periodAfter({ ...year, status: 'finished' })).toEqual({
    periodStart: '2025-03-01',
    periodEnd: '2026-02-28',
  })
  expect(periodAfter({ ...year, status: 'failed' })).toEqual(year)
})

describe('the year of a file', () => {
  it('ends on the closing date in its name and has twelve months', () => {
    expect(period('2025-12-31', '2025-01-02', '2025-12-31')).toEqual(['2025-01-01', '2025-12-31'])
    expect(period('2024-06-30')).toEqual(['2023-07-01', '2024-06-30'])
    expect(period('2025-02-28')).toEqual(['2024-03-01', '2025-02-28'])
    expect(period('2024-02-29')).toEqual(['2023-03-01', '2024-02-29'])
    expect(period('2025-12-15')).toEqual(['2024-12-16', '2025-12-15'])
  })
  it('covers all of its entries, as far as a year can', () => {
    expect(period('2025-12-31', '2024-10-14')).toEqual(['2024-10-01', '2025-12-31'])
    expect(period('2025-12-31', '2019-01-01')).toEqual(['2025-01-01', '2025-12-31'])
  })
  it('begins with the month of a first entry that comes later than the first of twelve months', () => {
    expect(period('2025-09-30', '2025-03-15', '2025-09-30')).toEqual(['2025-03-01', '2025-09-30'])
    expect(period(undefined, '2025-01-01', '2025-11-28')).toEqual(['2025-01-01', '2025-11-30'])
    expect(period('2025-12-31', '2025-04-01', '2025-12-31')).toEqual(['2025-04-01', '2025-12-31'])
    expect(period('2024-12-31', '2025-04-01', '2025-12-31')).toEqual(['2024-01-01', '2024-12-31'])
  })
  it('begins the day after the earlier statements of the client, in twelve months or where entries are earlier', () => {
    expect(period('2025-12-31', '2025-02-10', '2025-12-31', '2024-12-31')).toEqual([
      '2025-01-01',
      '2025-12-31',
    ])
    expect(period('2025-12-31', '2025-04-10', '2025-12-31', '2025-03-15')).toEqual([
      '2025-03-16',
      '2025-12-31',
    ])
    expect(period('2025-12-31', '2024-08-10', '2025-12-31', '2024-06-30')).toEqual([
      '2024-07-01',
      '2025-12-31',
    ])
    expect(period('2025-12-31', '2025-01-02', '2025-12-31', '2025-03-31')).toEqual([
      '2025-01-01',
      '2025-12-31',
    ])
    expect(period('2025-12-31', '2025-01-02', '2025-12-31', '2023-12-31')).toEqual([
      '2025-01-01',
      '2025-12-31',
    ])
    expect(period('2025-12-31', '2024-10-14', '2025-12-31', '2023-06-30')).toEqual([
      '2024-10-01',
      '2025-12-31',
    ])
  })
  it('ends with the month of the last entry if the name has no date', () => {
    expect(period(undefined, '2025-01-04', '2025-12-19')).toEqual(['2025-01-01', '2025-12-31'])
    expect(period(undefined)).toEqual(['', ''])
  })
  it('has at most 24 months', () => {
    expect(isTooLong({ periodStart: '2024-01-01', periodEnd: '2025-12-31' })).toBe(false)
    expect(isTooLong({ periodStart: '2024-01-01', periodEnd: '2026-01-01' })).toBe(true)
  })
})

it('days and months follow the calendar', () => {
  expect(besideDay('2025-01-01', -1)).toBe('2024-12-31')
  expect(besideDay('2024-02-28', 1)).toBe('2024-02-29')
  expect(monthsLater('2024-01-31', 1)).toBe('2024-02-29')
  expect(monthsLater('2024-02-29', 12)).toBe('2025-02-28')
  expect(monthsLater('2025-01-15', -12)).toBe('2024-01-15')
})

it('the first day decides the edition of the chart', () => {
  expect(suggestedChart('2024-12-31')).toBe('pcg-2014')
  expect(suggestedChart('2025-01-01')).toBe('pcg-2025')
  expect(suggestedChart('')).toBe('pcg-2025')
})

it('the journals that carry balances forward are found', () => {
  const journal = (code: string, label: string) => ({ code, label, lines: 1, debit: 0n, credit: 0n })
  expect(
    suggestedOpeningJournals({
      journals: [journal('AN', 'A nouveaux'), journal('VE', 'Ventes'), journal('90', 'Reports à nouveau')],
    }),
  ).toEqual(['AN', '90'])
})
