import { expect, test } from 'vitest'
import { minutesOf } from './minutes.ts'

test('the wait is rounded up to whole minutes, at least one', () => {
  expect([0, 1, 60, 61, 3600].map(minutesOf)).toEqual([1, 1, 1, 2, 60])
})
