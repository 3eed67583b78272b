import { expect, test } from 'vitest'
import { daysWaiting } from './waiting.ts'

const at = (day: number, hour: number) => new Date(2026, 2, day, hour)

test.each([
  ['the same day', at(2, 1), at(2, 23), 0],
  ['since yesterday evening', at(2, 23), at(3, 1), 1],
  ['over the change to summer time', new Date(2026, 2, 28, 12), new Date(2026, 2, 30, 1), 2],
  ['a clock that goes ahead of the services', at(3, 1), at(2, 1), 0],
])('%s', (_name, since, now, days) => {
  expect(daysWaiting(since.toISOString(), now)).toBe(days)
})
