import { expect, it } from 'vitest'
import { shareDays } from './share-days.ts'

it('thirty days are suggested, and a year is the maximum', () => {
  expect(shareDays(new Date('2026-11-27T12:00:00Z'))).toEqual({
    first: '2026-11-27',
    usual: '2026-12-27',
    last: '2027-11-27',
  })
})

it('days are counted in Paris time', () => {
  expect(shareDays(new Date('2026-12-31T23:30:00Z'))).toEqual({
    first: '2027-01-01',
    usual: '2027-01-31',
    last: '2028-01-01',
  })
})

it('the last day stays in February if the next year has no 29th', () => {
  expect(shareDays(new Date('2028-02-29T12:00:00Z')).last).toBe('2029-02-28')
})
