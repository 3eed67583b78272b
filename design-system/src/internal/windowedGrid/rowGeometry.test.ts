import fc from 'fast-check'
import { expect, test } from 'vitest'
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
