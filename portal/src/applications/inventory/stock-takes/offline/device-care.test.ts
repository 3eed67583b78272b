import { expect, it } from 'vitest'
import { isNearlyFull } from './device-care.ts'

it('a device counts as nearly full before it refuses writes, but not if it reports nothing', () => {
  expect(isNearlyFull({ usage: 0, quota: 10_000_000 })).toBe(false)
  expect(isNearlyFull({ usage: 1, quota: 10_000_000 })).toBe(true)
  expect(isNearlyFull({ usage: 500_000_000, quota: 600_000_000 })).toBe(false)
  // If the disk has filled up since, the quota can be below the usage.
  expect(isNearlyFull({ usage: 500, quota: 400 })).toBe(true)
  expect(isNearlyFull({})).toBe(false)
})
