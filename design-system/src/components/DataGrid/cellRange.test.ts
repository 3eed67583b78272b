import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boxOf,
  edgesAt,
  GridRange,
  movedEnd,
  rangeInRow,
  rangeKeys,
  type CellAt,
  type CellRange,
} from './cellRange.ts'

const size = fc.record({ rows: fc.integer({ min: 1, max: 9 }), columns: fc.integer({ min: 1, max: 6 }) })
const names = (count: number) => Array.from({ length: count }, (_, at) => `row ${at}`)
const numbers = (count: number) => Array.from({ length: count }, (_, at) => (at + 1) * 10)
const within = size.chain(grid =>
  fc.record({
    grid: fc.constant(grid),
    corners: fc.array(
      fc.record({
        position: fc.nat({ max: grid.rows - 1 }),
        place: fc.nat({ max: grid.columns - 1 }),
      }),
      { minLength: 2, maxLength: 2 },
    ),
  }),
)
const corner = ({ position, place }: CellAt) => ({ row: `row ${position}`, column: (place + 1) * 10 })
const rangeOf = (corners: readonly CellAt[]): CellRange => {
  const [anchor, end] = corners
  if (!anchor || !end) throw new Error('two corners')
  return { anchor: corner(anchor), end: corner(end) }
}

describe('where a range lies', () => {
  test('is the same from either corner, and exactly the cells between them', () => {
    fc.assert(
      fc.property(within, ({ grid, corners }) => {
        const rows = names(grid.rows)
        const { anchor, end } = rangeOf(corners)
        const at = (range: CellRange) => boxOf(range, row => rows.indexOf(row), numbers(grid.columns))
        const box = at({ anchor, end })
        expect(at({ anchor: end, end: anchor })).toEqual(box)
        const cells = rows.flatMap((_, position) =>
          numbers(grid.columns).flatMap((_column, place) =>
            edgesAt(rangeInRow(box, position) ?? {}, place) === undefined ? [] : [{ position, place }],
          ),
        )
        const [heights, widths] = [corners.map(c => c.position), corners.map(c => c.place)]
        const isBetween = (value: number, ends: readonly number[]) =>
          value >= Math.min(...ends) && value <= Math.max(...ends)
        const expected = rows.flatMap((_, position) =>
          numbers(grid.columns).flatMap((_column, place) =>
            isBetween(position, heights) && isBetween(place, widths) ? [{ position, place }] : [],
          ),
        )
        expect(cells).toEqual(expected)
      }),
    )
  })
  test('is nowhere while a corner is gone', () => {
    const range = { anchor: { row: 'row 0', column: 10 }, end: { row: 'row 1', column: 20 } }
    expect(boxOf(range, row => names(1).indexOf(row), numbers(2))).toBeUndefined()
    expect(boxOf(range, row => names(2).indexOf(row), numbers(1))).toBeUndefined()
  })
  test('has an edge on each side of a single cell, and none within', () => {
    const one = { top: 1, bottom: 1, first: 2, last: 2 }
    expect(edgesAt(rangeInRow(one, 1) ?? {}, 2)).toBe('top bottom start end')
    const nine = { top: 0, bottom: 2, first: 0, last: 2 }
    expect(edgesAt(rangeInRow(nine, 1) ?? {}, 1)).toBe('')
    expect(edgesAt(rangeInRow(nine, 2) ?? {}, 0)).toBe('bottom start')
  })
})

describe('the end of a range', () => {
  const grid = { rows: 5, columns: 4, pageRows: 3, isRtl: false, canEnd: () => true }
  test('stays in the grid whatever keys come, and never in what can be no end', () => {
    const key = fc.record({ key: fc.constantFrom(...rangeKeys), isFar: fc.boolean() })
    fc.assert(
      fc.property(
        within,
        fc.array(key),
        fc.boolean(),
        fc.nat(8),
        ({ grid: own, corners }, keys, isRtl, odd) => {
          const canEnd = (position: number) => position !== odd
          let at = corners[0] ?? { position: 0, place: 0 }
          fc.pre(canEnd(at.position))
          for (const { key: name, isFar } of keys) {
            at = movedEnd(at, name, isFar, { ...own, pageRows: 3, isRtl, canEnd })
            expect(at.position).toBeGreaterThanOrEqual(0)
            expect(at.position).toBeLessThan(own.rows)
            expect(at.place).toBeGreaterThanOrEqual(0)
            expect(at.place).toBeLessThan(own.columns)
            expect(canEnd(at.position)).toBe(true)
          }
        },
      ),
    )
  })
  test.each([
    ['ArrowDown', false, { position: 3, place: 1 }],
    ['ArrowUp', true, { position: 0, place: 1 }],
    ['ArrowDown', true, { position: 4, place: 1 }],
    ['ArrowRight', false, { position: 2, place: 2 }],
    ['ArrowRight', true, { position: 2, place: 3 }],
    ['Home', false, { position: 2, place: 0 }],
    ['End', true, { position: 4, place: 3 }],
    ['PageUp', false, { position: 0, place: 1 }],
    ['PageDown', false, { position: 4, place: 1 }],
  ] as const)('goes by %s, with Ctrl %s', (key, isFar, next) => {
    expect(movedEnd({ position: 2, place: 1 }, key, isFar, grid)).toEqual(next)
  })
  test('turns round with the direction of the page', () => {
    const rtl = { ...grid, isRtl: true }
    expect(movedEnd({ position: 2, place: 1 }, 'ArrowLeft', false, rtl).place).toBe(2)
    expect(movedEnd({ position: 2, place: 1 }, 'ArrowRight', true, rtl).place).toBe(0)
  })
  test('goes over the detail of a row, and stays where there is only that', () => {
    const detail = { ...grid, canEnd: (position: number) => position !== 3 && position !== 4 }
    expect(movedEnd({ position: 2, place: 0 }, 'ArrowDown', false, detail).position).toBe(2)
    const one = { ...grid, canEnd: (position: number) => position !== 3 }
    expect(movedEnd({ position: 2, place: 0 }, 'ArrowDown', false, one).position).toBe(4)
    expect(movedEnd({ position: 4, place: 0 }, 'ArrowUp', false, one).position).toBe(2)
  })
})

test('only another range is told', () => {
  const range = new GridRange()
  let told = 0
  const stop = range.subscribe(() => {
    told += 1
  })
  const cells = () => ({ anchor: { row: 'a', column: 1 }, end: { row: 'b', column: 2 } })
  range.set(null)
  range.set(cells())
  range.set(cells())
  range.set({ ...cells(), end: { row: 'b', column: 3 } })
  range.set(null)
  stop()
  range.set(cells())
  expect(told).toBe(3)
})
