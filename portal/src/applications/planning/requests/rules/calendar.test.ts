import { expect, test } from 'vitest'
import { addressedAt, boundsOf, placeIn } from './calendar.ts'

const place = (text: string) => placeIn(new URLSearchParams(text), '2026-11-22')

test('an address names a month or a week, and otherwise shows the current month', () => {
  expect(place('month=2026-12')).toEqual({ span: 'month', date: '2026-12-01' })
  expect(place('week=2026-12-10&month=2027-01')).toEqual({ span: 'week', date: '2026-12-10' })
  const present = { span: 'month', date: '2026-11-01' }
  expect(['', 'month=2026-13', 'month=x', 'week=2026-02-30', 'week=0001-01-01'].map(place)).toEqual(
    Array.from({ length: 5 }, () => present),
  )
})

test('a month and a week have bounds, also across a year’s end', () => {
  expect(boundsOf({ span: 'month', date: '2028-02-01' })).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(boundsOf({ span: 'week', date: '2027-01-03' })).toEqual({ from: '2026-12-28', to: '2027-01-03' })
  expect(boundsOf({ span: 'week', date: '2026-11-23' })).toEqual({ from: '2026-11-23', to: '2026-11-29' })
})

test('changing the period keeps the rest of the address', () => {
  const search = new URLSearchParams('show=calendar&month=2026-12')
  expect(addressedAt(search, { span: 'week', date: '2026-12-07' }).toString()).toBe(
    'show=calendar&week=2026-12-07',
  )
  expect(place(addressedAt(search, { span: 'month', date: '2027-01-01' }).toString())).toEqual({
    span: 'month',
    date: '2027-01-01',
  })
})
