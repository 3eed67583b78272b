import { expect, test } from 'vitest'
import { dropPositionAt, scrollSpeedAt } from './dropPlace.ts'

test('an entry is put beside a row at its edges, and into it between them', () => {
  const at = (isOrdered: boolean, isDocument: boolean) =>
    [0, 0.24, 0.26, 0.5, 0.74, 0.76].map(fraction => dropPositionAt(fraction, { isOrdered, isDocument }))
  expect(at(true, false)).toEqual(['before', 'before', 'on', 'on', 'on', 'after'])
  expect(at(true, true)).toEqual(['before', 'before', 'before', 'after', 'after', 'after'])
  expect(new Set(at(false, false))).toEqual(new Set(['on']))
})

test('a tree scrolls near its edges, the faster the nearer, and not in between', () => {
  const view = { top: 100, bottom: 500 }
  expect([90, 100, 120, 140, 300, 460, 480, 500, 900].map(y => scrollSpeedAt(y, view))).toEqual([
    -14, -14, -7, 0, 0, 0, 7, 14, 14,
  ])
})
