import { doOverlap, fieldBox } from '@parvis/signatures/field-box'
import { describe, expect, it } from 'vitest'
import { firstOverlap, moved, nextPlace, presetNames, presetOf, presets } from './rules-of-place.ts'

describe('places on a page', () => {
  it('have a preset where they match one, and none otherwise', () => {
    for (const name of presetNames) {
      const [across, down] = presets[name]
      expect(presetOf({ across, down })).toBe(name)
    }
    expect(presetOf({ across: 99, down: 100 })).toBeUndefined()
  })

  it('are found for twelve signers without overlap', () => {
    const places: { page: number; across: number; down: number }[] = []
    for (let at = 0; at < 12; at += 1) places.push(nextPlace(places, 2))
    expect(places[0]).toEqual({ page: 2, across: 100, down: 100 })
    expect(firstOverlap(places)).toBeUndefined()
  })

  it('overlap only on the same page', () => {
    const one = { page: 1, across: 100, down: 100 }
    expect(doOverlap(one, { ...one, across: 90 })).toBe(true)
    expect(doOverlap(one, { ...one, page: 2 })).toBe(false)
    expect(doOverlap(one, { ...one, across: 0 })).toBe(false)
    expect(firstOverlap([one, { ...one, down: 0 }, { ...one, down: 2 }])).toEqual([
      { ...one, down: 0 },
      { ...one, down: 2 },
    ])
  })
})

describe('places on a page of another size', () => {
  const at = (across: number, down: number, page = 1) => ({ page, across, down })
  const ticket = [{ fromPage: 1, width: 300, height: 200 }]
  const mixed = [
    { fromPage: 1, width: 595, height: 842 },
    { fromPage: 3, width: 842, height: 300 },
  ]

  it('overlap where there is less room than on A4', () => {
    const [left, middle] = [at(0, 100), at(50, 100)]
    expect(doOverlap(left, middle)).toBe(false)
    expect(doOverlap(left, middle, ticket)).toBe(true)
  })

  it('use the room of their own page', () => {
    const [above, below] = [at(0, 80, 3), at(0, 100, 3)]
    expect(doOverlap(above, below, mixed)).toBe(true)
    expect(doOverlap({ ...above, page: 2 }, { ...below, page: 2 }, mixed)).toBe(false)
  })

  it('overlap if they do on any page', () => {
    const [above, below] = [at(0, 80), at(0, 100)].map(place => ({ ...place, isOnEveryPage: true }))
    if (!above || !below) throw new Error('no places')
    expect(doOverlap(above, below, mixed.slice(0, 1))).toBe(false)
    expect(doOverlap(above, below, mixed)).toBe(true)
    expect(doOverlap({ ...above, isOnEveryPage: false, page: 4 }, below, mixed)).toBe(true)
  })

  it('are found where possible, and never leave the page', () => {
    const sizes = [{ fromPage: 1, width: 420, height: 298 }]
    const places: ReturnType<typeof nextPlace>[] = []
    for (let signer = 0; signer < 6; signer += 1) places.push(nextPlace(places, 1, sizes))
    expect(firstOverlap(places, sizes)).toBeUndefined()
    for (const [width, height] of [
      [420, 298],
      [60, 900],
      [30, 30],
    ] as const)
      for (const place of [at(0, 0), at(100, 100), { ...at(100, 100), width: 500, height: 500 }]) {
        const box = fieldBox(width, height, place)
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0)
        expect(box.left + box.width).toBeLessThanOrEqual(width)
        expect(box.top + box.height).toBeLessThanOrEqual(height)
      }
  })
})

describe('a place that is moved', () => {
  const page = { width: 595, height: 842, scale: 2 }
  const middle = { page: 1, across: 50, down: 50 }

  it('moves by at least one percent and stays on its page', () => {
    expect(moved(middle, page, 4, 0)).toEqual({ page: 1, across: 51, down: 50 })
    expect(moved(middle, page, 0, -4)).toEqual({ page: 1, across: 50, down: 49 })
    expect(moved(middle, page, 0, 0)).toEqual(middle)
    expect(moved(middle, page, 9000, -9000)).toEqual({ page: 1, across: 100, down: 0 })
  })

  it('follows the pointer', () => {
    // Half of the horizontal room, in CSS pixels.
    const room = 595 - 2 * 28 - 176
    expect(moved({ ...middle, across: 0 }, page, room, 0).across).toBe(50)
  })
})
