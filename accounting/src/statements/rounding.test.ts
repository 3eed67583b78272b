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

const nets = (values: readonly bigint[]) => values.map(net => ({ net, depreciation: 0n }))

/** Rounded down, or up if it is not whole. */
const rounded = (value: bigint, unit: bigint, isUp: boolean) => {
  const floor = value - (((value % unit) + unit) % unit)
  return isUp && floor !== value ? floor + unit : floor
}

test('values are rounded to a given sum, those with the largest remainders up', () => {
  expect(apportion(nets([140n, 140n, 120n]), { net: 400n, depreciation: 0n }, 100n)).toEqual(
    nets([200n, 100n, 100n]),
  )
  expect(apportion(nets([-140n, 240n]), { net: 100n, depreciation: 0n }, 100n)).toEqual(nets([-100n, 200n]))
  expect(apportion([], { net: 0n, depreciation: 0n }, 100n)).toEqual([])
})

test('net, depreciation and gross are each rounded down or up, and whole ones stay', () => {
  const amount = fc.oneof(
    fc.constant(0n),
    fc.bigInt({ min: -300n, max: 300n }),
    fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
  )
  fc.assert(
    fc.property(
      fc.array(fc.record({ net: amount, depreciation: amount })),
      fc.constantFrom(100n, 100_000n),
      fc.boolean(),
      fc.boolean(),
      (values, unit, isNetUp, isGrossUp) => {
        const sum = (part: 'net' | 'depreciation', of: typeof values) =>
          of.reduce((total, value) => total + value[part], 0n)
        const net = rounded(sum('net', values), unit, isNetUp)
        const gross = rounded(sum('net', values) + sum('depreciation', values), unit, isGrossUp)
        const depreciation = gross - net
        const off = depreciation - sum('depreciation', values)
        fc.pre(off > -unit && off < unit)
        const parts = apportion(values, { net, depreciation }, unit)
        expect(sum('net', parts)).toBe(net)
        expect(sum('depreciation', parts)).toBe(depreciation)
        for (const [at, exact] of values.entries()) {
          const part = parts[at] ?? exact
          for (const difference of [
            part.net - exact.net,
            part.depreciation - exact.depreciation,
            part.net + part.depreciation - exact.net - exact.depreciation,
          ])
            expect(difference > -unit && difference < unit).toBe(true)
        }
      },
    ),
  )
})
