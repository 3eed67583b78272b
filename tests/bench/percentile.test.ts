import { expect, test } from 'vitest'
import { percentile } from './percentile.ts'

const hundred = Array.from({ length: 100 }, (_, at) => 100 - at)

test.each([
  [0, 1],
  [50, 50],
  [95, 95],
  [99, 99],
  [100, 100],
])('the %ith percentile of 1 to 100 is %i', (rank, expected) => {
  expect(percentile(hundred, rank)).toBe(expected)
})

test('one value is its own percentile, and no values are an error', () => {
  expect(percentile([7], 95)).toBe(7)
  expect(() => percentile([], 95)).toThrow('no values')
})
