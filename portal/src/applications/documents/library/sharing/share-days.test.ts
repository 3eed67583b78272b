import { expect, it } from 'vitest'
import { shareDays } from './share-days.ts'

it('proposes thirty days, and at most a year', () => {
  expect(shareDays(new Date('2026-11-27T12:00:00Z'))).toEqual({
    first: '2026-11-27',
    usual: '2026-12-27',
    last: '2027-11-27',
  })
})

it('counts the days of Paris', () => {
  expect(shareDays(new Date('2026-12-31T23:30:00Z'))).toEqual({
    first: '2027-01-01',
    usual: '2027-01-31',
    last: '2028-01-01',
  })
})

it('ends in February where the next year has no such day', () => {
  expect(shareDays(new Date('2028-02-29T12:00:00Z')).last).toBe('2029-02-28')
})
