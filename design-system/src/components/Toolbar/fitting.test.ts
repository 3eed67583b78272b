import { expect, test } from 'vitest'
import { fittingCount } from './fitting.ts'

const ends = [100, 180, 300]

test.each([
  [300, 3],
  [299, 2],
  [220, 2],
  [219, 1],
  [139, 0],
  [0, 0],
])('in %i px stand %i of three, beside a button of 40 px', (room, expected) => {
  expect(fittingCount(ends, room, 40)).toBe(expected)
})

test('the last item needs no room for a button of the others', () => {
  expect(fittingCount([100, 110], 110, 40)).toBe(2)
})

test('nothing fits always', () => {
  expect(fittingCount([], 0, 40)).toBe(0)
})
