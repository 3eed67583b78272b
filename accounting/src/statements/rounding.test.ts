import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { apportion, roundTo } from './rounding.ts'

test('amounts are rounded to the nearest unit, and up at a half', () => {
  expect([149n, 150n, 151n, -149n, -150n, -151n, 0n].map(value => roundTo(value, 100n))).toEqual([
    100n,
    200n,
    200n,
    -100n,
    -100n,
    -200n,
    0n,
  ])
})

test('values are rounded to a given sum, those with the largest remainders up', () => {
  expect(apportion([140n, 140n, 120n], 400n, 100n)).toEqual([200n, 100n, 100n])
  expect(apportion([-140n, 240n], 100n, 100n)).toEqual([-100n, 200n])
  expect(apportion([], 0n, 100n)).toEqual([])
})

test('each value is rounded down or up, and whole ones stay', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })),
      fc.constantFrom(100n, 100_000n),
      fc.boolean(),
      (values, unit, isUp) => {
        const sum = values.reduce((total, value) => total + value, 0n)
        const floor = sum - (((sum % unit) + unit) % unit)
        const target = isUp && floor !== sum ? floor + unit : floor
        const rounded = apportion(values, target, unit)
        expect(rounded.reduce((total, value) => total + value, 0n)).toBe(target)
        for (const [at, value] of values.entries()) {
          const difference = (rounded[at] ?? 0n) - value
          expect(difference > -unit && difference < unit).toBe(true)
        }
      },
    ),
  )
})
