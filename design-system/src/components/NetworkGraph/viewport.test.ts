import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LabelRoom, type Box } from './labelRoom.ts'
import { boundsOf, fitted, revealed, zoomed } from './viewport.ts'

const frame = { width: 800, height: 500 }
const place = fc.integer({ min: -5000, max: 5000 })
const factor = fc.double({ min: 0.05, max: 20, noNaN: true })

describe('the view', () => {
  test('keeps the point about which it is zoomed where it is, within its limits', () => {
    fc.assert(
      fc.property(place, place, factor, factor, fc.nat(800), fc.nat(500), (x, y, zoom, by, px, py) => {
        const before = { x, y, zoom: Math.min(4, zoom) }
        const after = zoomed(before, by, px, py)
        expect(after.zoom).toBeGreaterThanOrEqual(0.01)
        expect(after.zoom).toBeLessThanOrEqual(4)
        const point = { x: (px - before.x) / before.zoom, y: (py - before.y) / before.zoom }
        expect(point.x * after.zoom + after.x).toBeCloseTo(px, 3)
        expect(point.y * after.zoom + after.y).toBeCloseTo(py, 3)
      }),
    )
  })
  test('shows all of what it is fitted to, in the middle', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 20 }), values => {
        const positions = Float32Array.from(values.slice(0, values.length - (values.length % 2)))
        const bounds = boundsOf(
          positions,
          Array.from({ length: positions.length / 2 }, (_, node) => node),
        )
        const view = fitted(bounds ?? { left: 0, top: 0, right: 0, bottom: 0 }, frame, { x: 50, y: 40 })
        for (let node = 0; node < positions.length / 2; node += 1) {
          const x = (positions[2 * node] ?? 0) * view.zoom + view.x
          const y = (positions[2 * node + 1] ?? 0) * view.zoom + view.y
          expect(x).toBeGreaterThan(49)
          expect(x).toBeLessThan(751)
          expect(y).toBeGreaterThan(39)
          expect(y).toBeLessThan(461)
        }
      }),
    )
  })
  test('draws a single node no larger than it is', () => {
    expect(fitted({ left: 7, top: 9, right: 7, bottom: 9 }, frame, { x: 50, y: 40 }).zoom).toBe(1.25)
    expect(boundsOf(new Float32Array(4), [])).toBeUndefined()
  })
  test('moves no more than brings a point into the frame', () => {
    const view = { x: 0, y: 0, zoom: 2 }
    expect(revealed(view, 100, 100, frame, 40)).toEqual(view)
    expect(revealed(view, -10, 300, frame, 40)).toEqual({ x: 60, y: -140, zoom: 2 })
  })
})

test('labels take places that are free, or what they must', () => {
  const box = fc
    .tuple(fc.nat(300), fc.nat(300), fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 20 }))
    .map(([left, top, width, height]): Box => ({ left, top, right: left + width, bottom: top + height }))
  const isOver = (a: Box, b: Box) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  fc.assert(
    fc.property(fc.array(box, { maxLength: 30 }), boxes => {
      const room = new LabelRoom()
      const taken: Box[] = []
      for (const one of boxes) {
        const isFree = !taken.some(other => isOver(one, other))
        expect(room.take(one)).toBe(isFree)
        if (isFree) taken.push(one)
      }
      expect(boxes.every(one => room.take(one, true))).toBe(true)
    }),
  )
})
