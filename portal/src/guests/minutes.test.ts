import { expect, test } from 'vitest'
import { minutesOf } from './minutes.ts'

test('one waits for whole minutes, and never for none', () => {
  expect([0, 1, 60, 61, 3600].map(minutesOf)).toEqual([1, 1, 1, 2, 60])
})
