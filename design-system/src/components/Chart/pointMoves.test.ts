import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarModel, partsModel, seriesModel } from './chartModel.ts'
import { parts, requests, work } from './figures.fixtures.ts'
import { layerAt, stackedEnd } from './geometry.ts'
import { firstPoint, movedPoint, shownPoint } from './pointMoves.ts'

const bars = { kind: 'bar', layout: 'vertical', isStacked: true, isZeroBased: true } as const
const upright = seriesModel('en', requests, bars)
const lying = seriesModel('en', requests, { ...bars, layout: 'horizontal' })
const ring = partsModel(parts)
const year = calendarModel('en', 2026, work, 'x')
const keys = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Enter',
  'a',
]

test('no key ever leads out of what is shown', () => {
  const models = fc.constantFrom(upright, lying, ring, year)
  fc.assert(
    fc.property(
      models,
      fc.array(fc.constantFrom(...keys), { maxLength: 40 }),
      fc.nat(),
      (model, pressed, seed) => {
        const all = model.series.map((_, place) => place)
        const shown = all.filter(place => all.length === 1 || place !== seed % all.length)
        const point = pressed.reduce(
          (at, key) => movedPoint({ model, shown }, at, key) ?? at,
          firstPoint({ model, shown }),
        )
        expect(shown).toContain(point.series)
        expect(model.categories[point.category]).toBeDefined()
      },
    ),
  )
})

describe('keys', () => {
  const from = { series: 1, category: 5 }
  const moved = (model: typeof upright, key: string, point = from, shown = model.series.map((_, at) => at)) =>
    movedPoint({ model, shown }, point, key)
  test('of upright charts', () => {
    expect(moved(upright, 'ArrowRight')).toEqual({ series: 1, category: 6 })
    expect(moved(upright, 'ArrowUp')).toEqual({ series: 0, category: 5 })
    expect(moved(upright, 'ArrowDown', { series: 2, category: 5 })).toEqual({ series: 2, category: 5 })
    expect(moved(upright, 'PageDown')).toEqual({ series: 1, category: 6 })
    expect(moved(upright, 'End')).toEqual({ series: 1, category: 11 })
    expect(moved(upright, 'a')).toBeNull()
  })
  test('of bars that lie', () => {
    expect(moved(lying, 'ArrowDown')).toEqual({ series: 1, category: 6 })
    expect(moved(lying, 'ArrowLeft')).toEqual({ series: 0, category: 5 })
  })
  test('of a ring, which has no end, and leaves out what is hidden', () => {
    expect(moved(ring, 'ArrowRight', { series: 3, category: 0 })).toEqual({ series: 0, category: 0 })
    expect(moved(ring, 'ArrowLeft', { series: 0, category: 0 }, [0, 2])).toEqual({ series: 2, category: 0 })
    expect(moved(ring, 'End', { series: 0, category: 0 }, [0, 2])).toEqual({ series: 2, category: 0 })
  })
  test('of a calendar', () => {
    const day = (category: number) => ({ series: 0, category })
    expect(moved(year, 'ArrowRight', day(10))).toEqual(day(17))
    expect(moved(year, 'ArrowUp', day(10))).toEqual(day(9))
    expect(moved(year, 'ArrowRight', day(360))).toEqual(day(360))
    expect(moved(year, 'PageUp', day(58))).toEqual(day(27))
    expect(firstPoint({ model: year, shown: [0] }).category).toBe(work.length - 1)
  })
  test('a series that was hidden gives way to its neighbour', () => {
    expect(shownPoint({ model: upright, shown: [0, 2] }, from)).toEqual({ series: 0, category: 5 })
    expect(shownPoint({ model: upright, shown: [2] }, from)).toEqual({ series: 2, category: 5 })
    expect(shownPoint({ model: upright, shown: [1] }, { series: 1, category: 99 }).category).toBe(11)
  })
})

describe('layers', () => {
  const data = {
    categories: ['a'],
    series: [
      { id: '1', name: '1', values: [10] },
      { id: '2', name: '2', values: [-4] },
      { id: '3', name: '3', values: [null] },
      { id: '4', name: '4', values: [5] },
    ],
  }
  const model = seriesModel('en', data, bars)
  const input = { model, shown: [0, 1, 2, 3] }
  test('lie on those of their sign', () => {
    const end = (series: number) => stackedEnd(input, { series, category: 0 })
    expect([0, 1, 3].map(end)).toEqual([10, -4, 15])
    expect(stackedEnd({ model, shown: [1, 3] }, { series: 3, category: 0 })).toBe(5)
  })
  test('are found by a value in them, and the outermost beyond', () => {
    expect([3, 12, 99, -1, -99].map(value => layerAt(input, 0, value))).toEqual([0, 3, 3, 1, 1])
    expect(layerAt({ model, shown: [0] }, 0, -3)).toBeUndefined()
  })
})
