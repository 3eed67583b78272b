import { expect, test } from 'vitest'
import { greetingOf, togglePinned } from './home-parts.ts'

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

test('pinning adds at the end, unpinning takes out', () => {
  expect(togglePinned([3, 1], 2)).toEqual([3, 1, 2])
  expect(togglePinned([3, 1], 3)).toEqual([1])
})
