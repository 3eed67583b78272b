import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offeredPages, pageWithSize } from './pages.ts'

const written = (page: number, count: number) =>
  offeredPages(page, count)
    .map(mark => (typeof mark === 'number' ? mark : '…'))
    .join(' ')

test.each([
  [1, 0, ''],
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [5, 9, '1 … 4 5 6 … 9'],
  [124, 247, '1 … 123 124 125 … 247'],
  [247, 247, '1 … 243 244 245 246 247'],
  [900, 247, '1 … 243 244 245 246 247'],
])('page %i of %i: %s', (page, count, expected) => {
  expect(written(page, count)).toBe(expected)
})

test('every page is offered or in a gap of at least two, and the current one is offered', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (page, count) => {
      const marks = offeredPages(page, count)
      const covered = marks.flatMap(mark =>
        typeof mark === 'number'
          ? [mark]
          : Array.from({ length: mark.to - mark.from + 1 }, (_, index) => mark.from + index),
      )
      expect(covered).toEqual(Array.from({ length: count }, (_, index) => index + 1))
      expect(marks).toContain(Math.min(page, count))
      expect(marks.every(mark => typeof mark === 'number' || mark.to > mark.from)).toBe(true)
      expect(marks.length).toBe(Math.min(count, 7))
    }),
  )
})

test('another page size keeps the first line in sight', () => {
  expect(pageWithSize(1, 50, 100)).toBe(1)
  expect(pageWithSize(4, 50, 100)).toBe(2)
  expect(pageWithSize(2, 100, 25)).toBe(5)
})
