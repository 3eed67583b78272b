import { expect, test } from 'vitest'
import { greetingOf, isSparse, recentHelps, togglePinned } from './home-parts.ts'

test.each([
  [0, 'home.evening'],
  [4, 'home.evening'],
  [5, 'home.morning'],
  [11, 'home.morning'],
  [12, 'home.afternoon'],
  [17, 'home.afternoon'],
  [18, 'home.evening'],
  [23, 'home.evening'],
] as const)('at %i o’clock the greeting is %s', (hour, greeting) => {
  expect(greetingOf(hour)).toBe(greeting)
})

test('pinning appends, unpinning removes', () => {
  expect(togglePinned([3, 1], 2)).toEqual([3, 1, 2])
  expect(togglePinned([3, 1], 3)).toEqual([1])
})

test.each([
  [0, false],
  [1, false],
  [6, false],
  [7, true],
])('with %i applications the recently used ones are shown separately: %s', (count, expected) => {
  expect(recentHelps(count)).toBe(expected)
})

test.each([
  [0, false],
  [1, true],
  [2, true],
  [3, false],
])('with %i applications the page says how to get more: %s', (count, expected) => {
  expect(isSparse(count)).toBe(expected)
})
