import { expect, test } from 'vitest'
import { type TokenTimes, waitFor } from './token-schedule.ts'

const minute = 60_000
const now = Date.UTC(2026, 10, 22, 9)
const fresh: TokenTimes = { since: now, ends: now + 15 * minute, failures: 0, triedAt: undefined }

test('a token is replaced three minutes before it expires', () => {
  expect(waitFor(fresh, now)).toBe(12 * minute)
  expect(waitFor(fresh, now + 11 * minute)).toBe(minute)
  expect(waitFor(fresh, now + 12 * minute)).toBe(0)
})

test('coming back to a tab that slept gets a new token immediately', () => {
  expect(waitFor(fresh, now + 3 * 60 * minute)).toBe(0)
})

test('a failed renewal is retried, sooner at first, then every minute for as long as it takes', () => {
  const at = now + 12 * minute
  const failed = (failures: number) => waitFor({ ...fresh, failures, triedAt: at }, at)
  expect([1, 2, 3, 4, 5, 9].map(failed)).toEqual([5000, 10_000, 20_000, 40_000, minute, minute])
})

test('a wrong clock does not cause endless requests', () => {
  const wrong: TokenTimes = { ...fresh, ends: now - 60 * minute }
  expect(waitFor(wrong, now)).toBe(30_000)
})
