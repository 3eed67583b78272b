import { expect, it } from 'vitest'
import { isNearlyFull } from './device-care.ts'

it('a device is nearly full before it refuses, and not where it tells nothing', () => {
  expect(isNearlyFull({ usage: 0, quota: 10_000_000 })).toBe(false)
  expect(isNearlyFull({ usage: 1, quota: 10_000_000 })).toBe(true)
  expect(isNearlyFull({ usage: 500_000_000, quota: 600_000_000 })).toBe(false)
  // A disk that filled up: browsers lend less than they lent.
  expect(isNearlyFull({ usage: 500, quota: 400 })).toBe(true)
  expect(isNearlyFull({})).toBe(false)
})
