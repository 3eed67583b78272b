import { describe, expect, test } from 'vitest'
import { addressOfApi, callOf } from './calls.ts'
import { daysUntilSoon, endingSoon, endOf } from './key-ends.ts'
import { daysOf, figuresOf, nextDay, periodIn, quotaStatus } from './usage.ts'

const now = new Date('2026-03-02T23:30:00Z')

describe('calls per day', () => {
  test('are counted on UTC days, including days without calls', () => {
    const days = daysOf(7, now)
    expect(days).toEqual([
      '2026-02-24',
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ])
    const figures = figuresOf(
      [
        { day: '2026-03-02', api: 'Offers', calls: 5, refused: 1 },
        { day: '2026-03-02', api: 'Contacts', calls: 2, refused: 0 },
        { day: '2026-02-24', api: 'Offers', calls: 3, refused: 0 },
        { day: '2026-02-25', api: 'Users', calls: 0, refused: 4 },
        { day: '2026-01-01', api: 'Users', calls: 9, refused: 9 },
      ],
      days,
    )
    expect(figures.series).toEqual([
      { api: 'Contacts', values: [0, 0, 0, 0, 0, 0, 2] },
      { api: 'Offers', values: [3, 0, 0, 0, 0, 0, 5] },
    ])
    expect(figures.refused).toEqual([0, 4, 0, 0, 0, 0, 1])
    expect([figures.calls, figures.refusedCalls]).toEqual([10, 5])
  })

  test('cover the period in the address, or 30 days', () => {
    expect([periodIn('7'), periodIn('90'), periodIn('8'), periodIn(null)]).toEqual([7, 90, 30, 30])
  })

  test('start again at midnight UTC', () => {
    expect(nextDay(now).toISOString()).toBe('2026-03-03T00:00:00.000Z')
    expect(nextDay(new Date('2026-03-03T00:00:00Z')).toISOString()).toBe('2026-03-04T00:00:00.000Z')
  })

  test('are near the quota from 80% of it', () => {
    expect([79, 80, 100, 130].map(calls => quotaStatus(calls, 100))).toEqual([
      undefined,
      'warning',
      'danger',
      'danger',
    ])
  })
})

describe('the end of a key', () => {
  test('is a number of days from now, or never', () => {
    expect(endOf(30, now)).toBe('2026-04-01T23:30:00.000Z')
    expect(endOf(null, now)).toBeNull()
  })

  test('is soon within 30 days, unless it has passed', () => {
    const of = (text: string) => daysUntilSoon(text, now)
    expect(of('2026-03-03T00:00:00Z')).toBe(1)
    expect(of('2026-04-01T23:30:00Z')).toBe(30)
    expect(of('2026-04-01T23:31:00Z')).toBeUndefined()
    expect(of('2026-03-02T23:00:00Z')).toBeUndefined()
    expect(daysUntilSoon(null, now)).toBeUndefined()
  })

  test('is announced for keys without a replacement, nearest first', () => {
    const key = (state: string, expiresDate: string | null) => ({ state, expiresDate })
    const keys = [
      key('active', '2026-03-20T00:00:00Z'),
      key('ending', '2026-03-05T00:00:00Z'),
      key('active', '2026-03-10T00:00:00Z'),
      key('active', null),
      key('revoked', '2026-03-10T00:00:00Z'),
    ]
    expect(endingSoon(keys, now).map(({ days }) => days)).toEqual([8, 18])
  })
})

test('an example call uses the configured address of each service', () => {
  const hosts = {
    portal: '/api/portal',
    customerStore: '/api/customer-store',
    organisation: 'https://org.example/api',
    authorization: '/api/authorization',
    consent: '/api/consent',
  }
  const origin = 'https://portal.example'
  expect(addressOfApi('Contacts', hosts, origin)).toBe(
    'https://portal.example/api/customer-store/v1/Contacts',
  )
  expect(addressOfApi('Offers', hosts, origin)).toBe('https://org.example/api/v1/Offers')
  expect(callOf('https://a.example/v1/Contacts', 'K')).toBe(
    "curl -H 'Authorization: Bearer K' \\\n  'https://a.example/v1/Contacts?$top=10'",
  )
})
