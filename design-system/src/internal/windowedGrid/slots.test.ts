import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Slots } from './slots.ts'

const windows = fc.array(
  fc.record({
    rows: fc.uniqueArray(fc.nat(30), { maxLength: 12 }),
    isSettled: fc.boolean(),
  }),
)

test('every row has one element of its own, keeps it while it is shown, and elements are used again', () => {
  fc.assert(
    fc.property(windows, steps => {
      const slots = new Slots()
      let before = new Map<number, number>()
      let most = 0
      for (const { rows, isSettled } of steps) {
        const now = new Map(slots.assign(rows, isSettled).map(({ row, slot }) => [row, slot]))
        expect([...now.keys()].toSorted((a, b) => a - b)).toEqual(rows.toSorted((a, b) => a - b))
        expect(new Set(now.values()).size).toBe(rows.length)
        for (const [row, slot] of now) expect(slot).toBe(before.get(row) ?? slot)
        most = Math.max(most, rows.length + before.size)
        for (const slot of now.values()) expect(slot).toBeLessThan(most)
        before = now
      }
    }),
  )
})

test('rows that are called otherwise keep their elements; that of the focused one, when it is gone, shows no other row', () => {
  const slots = new Slots()
  slots.rename({}, row => row, undefined)
  expect(slots.assign([0, 1, 2, 3], true).map(({ slot }) => slot)).toEqual([0, 1, 2, 3])
  // Row 1 had the focus and was deleted: 2, 3 and one that comes into view are now 1, 2 and 3.
  slots.rename({}, row => (row === 1 ? undefined : row > 1 ? row - 1 : row), 1)
  expect(slots.assign([0, 1, 2, 3], true)).toEqual([
    { row: 0, slot: 0 },
    { row: 1, slot: 2 },
    { row: 2, slot: 3 },
    { row: 3, slot: 4 },
  ])
  // Without the focus, an element is reused.
  slots.rename({}, row => (row === 0 ? undefined : row - 1), 3)
  expect(slots.assign([0, 1, 2, 3], true).map(({ slot }) => slot)).toEqual([2, 3, 4, 0])
})

test('elements stay where they are while it scrolls, and are in the order of the rows afterwards', () => {
  const slots = new Slots()
  expect(slots.assign([0, 1, 2], true).map(({ slot }) => slot)).toEqual([0, 1, 2])
  expect(slots.assign([1, 2, 3], false)).toEqual([
    { row: 3, slot: 0 },
    { row: 1, slot: 1 },
    { row: 2, slot: 2 },
  ])
  expect(slots.assign([1, 2, 3], true).map(({ slot }) => slot)).toEqual([1, 2, 0])
})
