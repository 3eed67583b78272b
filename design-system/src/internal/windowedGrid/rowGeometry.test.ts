import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RowGeometry } from './rowGeometry.ts'

const geometry = (count: number, row = 40, head = 40, view = 440) => {
  const made = new RowGeometry()
  made.measured(count, count * row, head, view)
  return made
}

test('draws what is seen and a little more', () => {
  expect(geometry(1000).rangeAt(0)).toEqual({ first: 0, end: 16 })
  expect(geometry(1000).rangeAt(4010)).toEqual({ first: 94, end: 117 })
  expect(geometry(1000).rangeAt(39_600)).toEqual({ first: 984, end: 1000 })
  expect(geometry(3).rangeAt(0)).toEqual({ first: 0, end: 3 })
  expect(geometry(3).rangeAt(99_999)).toEqual({ first: 2, end: 3 })
  expect(geometry(0).rangeAt(0)).toEqual({ first: 0, end: 0 })
})

test('a page leaves one row to go on reading from', () => {
  expect(geometry(1000).pageRows).toBe(9)
  expect(geometry(1000, 500).pageRows).toBe(1)
})

test('any row that is revealed is drawn and wholly in view, and nothing scrolls that was', () => {
  const rows = fc.record({
    position: fc.nat(99_999),
    scrollTop: fc.nat(3_999_600),
  })
  fc.assert(
    fc.property(rows, ({ position, scrollTop }) => {
      const own = geometry(100_000)
      const next = own.scrollTopFor(position, scrollTop)
      const top = position * 40
      expect(top).toBeGreaterThanOrEqual(next)
      expect(top + 40).toBeLessThanOrEqual(next + 400)
      const wasInView = top >= scrollTop && top + 40 <= scrollTop + 400
      expect(wasInView ? next - scrollTop : 0).toBe(0)
      const { first, end } = own.rangeAt(next)
      expect(position).toBeGreaterThanOrEqual(first)
      expect(position).toBeLessThan(end)
    }),
  )
})

describe('with rows of other heights', () => {
  const highRows = [
    { position: 2, height: 200 },
    { position: 5, height: 60 },
  ]
  const high = new RowGeometry()
  high.measured(100, 98 * 40 + 260, 40, 440, highRows)
  /** The same, computed by adding up all rows. */
  const topOf = (position: number) =>
    Array.from(
      { length: position },
      (_, at) => highRows.find(row => row.position === at)?.height ?? 40,
    ).reduce((sum, height) => sum + height, 0)

  test('draws what is in view, with some rows beyond', () => {
    for (const scrollTop of [0, 50, 100, 250, 300, 420, 900, 3000]) {
      const { first, end } = high.rangeAt(scrollTop)
      const seen = Array.from({ length: 100 }, (_, at) => at).filter(
        at => topOf(at + 1) > scrollTop && topOf(at) < scrollTop + 400,
      )
      expect(first).toBe(Math.max(0, (seen[0] ?? 0) - 6))
      expect(end).toBe(Math.min(100, (seen.at(-1) ?? 0) + 1 + 6))
    }
  })
  test('scrolls as little as shows a row as a whole', () => {
    for (const position of [1, 2, 3, 5, 6, 50]) {
      const top = high.scrollTopFor(position, 0)
      expect(top).toBe(Math.max(0, topOf(position + 1) - 400))
    }
    expect(high.scrollTopFor(3, 1000)).toBe(topOf(3))
  })
})

test('scrolls a row chosen from outside to the middle, and leaves visible rows where they are', () => {
  const own = geometry(1000)
  expect(own.scrollTopAmid(3, 0, 0)).toBe(0)
  expect(own.scrollTopAmid(100, 0, 0)).toBe(100 * 40 - 180)
  // 240 of the 400 px are below the window, so the tenth row is out of view.
  expect(own.scrollTopAmid(9, 0, 240)).toBe(9 * 40 - 60)
  expect(own.scrollTopAmid(9, 0, 0)).toBe(0)
})
