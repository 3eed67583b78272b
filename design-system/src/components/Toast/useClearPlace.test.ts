import { expect, test } from 'vitest'
import { clearGap } from './useClearPlace.ts'

const header = { top: 0, bottom: 60 }

test('with nothing in the way toasts stand at the lower edge', () => {
  expect(clearGap([], 800, 100).bottom).toBe(784)
  expect(clearGap([header], 800, 100)).toEqual({ top: 68, bottom: 784 })
})

test('they stand above a bar at the edge', () => {
  expect(clearGap([header, { top: 730, bottom: 800 }], 800, 100)).toEqual({ top: 68, bottom: 722 })
})

test('they stand below a bar in the middle where they have room there, else above it', () => {
  const bar = { top: 400, bottom: 500 }
  expect(clearGap([header, bar], 640, 100)).toEqual({ top: 508, bottom: 624 })
  expect(clearGap([header, bar], 640, 200)).toEqual({ top: 68, bottom: 392 })
})

test('where they have room nowhere they take the highest gap', () => {
  expect(clearGap([header, { top: 150, bottom: 256 }], 256, 200)).toEqual({ top: 68, bottom: 142 })
})

test('bars that lie over each other are one', () => {
  const bars = [header, { top: 300, bottom: 800 }, { top: 400, bottom: 450 }]
  expect(clearGap(bars, 800, 100)).toEqual({ top: 68, bottom: 292 })
})
