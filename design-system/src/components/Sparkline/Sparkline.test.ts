import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sparkPath, sparkPoints } from './sparkPath.ts'

const path = (values: readonly (number | null)[]) => sparkPath(sparkPoints(values))

describe('the line', () => {
  test('goes from left to right, the highest at the top', () => {
    expect(path([0, 10, 5])).toBe('M0 100L50 0L100 50')
  })
  test('has a gap where a value is unknown, and a dot for one alone', () => {
    expect(path([0, 10, null, 5, Number.NaN, 10, 0])).toBe('M0 100L16.67 0M50 50L50 50M83.33 0L100 100')
    expect(path([null, null])).toBe('')
    expect(path([])).toBe('')
  })
  test('of one value, or of equal ones, is in the middle', () => {
    expect(path([7])).toBe('M50 50L50 50')
    expect(path([7, 7])).toBe('M0 50L100 50')
  })
  test('never leaves its place', () => {
    const values = fc.array(fc.option(fc.double({ min: -1e15, max: 1e15, noNaN: false })), { maxLength: 50 })
    fc.assert(
      fc.property(values, all => {
        for (const point of sparkPoints(all)) {
          const { x, y } = point ?? { x: 0, y: 0 }
          expect(x >= 0 && x <= 100 && y >= 0 && y <= 100).toBe(true)
        }
      }),
    )
  })
})
