import { doOverlap } from '@parvis/signatures/field-box'
import { describe, expect, it } from 'vitest'
import { firstOverlap, moved, nextPlace, presetNames, presetOf, presets } from './rules-of-place.ts'

describe('places on a page', () => {
  it('have a preset where they are one, and none beside it', () => {
    for (const name of presetNames) {
      const [across, down] = presets[name]
      expect(presetOf({ across, down })).toBe(name)
    }
    expect(presetOf({ across: 99, down: 100 })).toBeUndefined()
  })

  it('are found for twelve signers, none over another', () => {
    const places: { page: number; across: number; down: number }[] = []
    for (let at = 0; at < 12; at += 1) places.push(nextPlace(places, 2))
    expect(places[0]).toEqual({ page: 2, across: 100, down: 100 })
    expect(firstOverlap(places)).toBeUndefined()
  })

  it('cover each other on the same page alone', () => {
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

describe('a place that is moved', () => {
  const page = { width: 595, height: 842, scale: 2 }
  const middle = { page: 1, across: 50, down: 50 }

  it('moves by at least one in a hundred, and stays on its page', () => {
    expect(moved(middle, page, 4, 0)).toEqual({ page: 1, across: 51, down: 50 })
    expect(moved(middle, page, 0, -4)).toEqual({ page: 1, across: 50, down: 49 })
    expect(moved(middle, page, 0, 0)).toEqual(middle)
    expect(moved(middle, page, 9000, -9000)).toEqual({ page: 1, across: 100, down: 0 })
  })

  it('follows the pointer', () => {
    // Half of the room across, in CSS pixels.
    const room = 595 - 2 * 28 - 176
    expect(moved({ ...middle, across: 0 }, page, room, 0).across).toBe(50)
  })
})
