import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarModel, isBlankModel, partsModel, seriesModel, shareOf } from './chartModel.ts'
import { chartNumbers } from './chartNumbers.ts'
import { chartTable, fileTable, type TableWords } from './chartTable.ts'
import { euros, parts, requests, requestUnit, work } from './figures.fixtures.ts'
import { hexOf } from './hexColour.ts'
import { pointText } from './pointWords.ts'
import { seriesLook } from './seriesLooks.ts'

const words: TableWords = {
  category: 'Category',
  month: 'Month',
  day: 'Day',
  week: 'Week',
  part: 'Part',
  value: 'Value',
  share: 'Share',
  total: 'Total',
}
const bars = { kind: 'bar', layout: 'vertical', isStacked: true, isZeroBased: true } as const
const options = { locale: 'en', words, hasTotals: true } as const

describe('the model', () => {
  test('has as many values as categories; what is no number is unknown', () => {
    const { series, categories } = seriesModel(
      'fr',
      { categories: ['a', 'b', 'c'], series: [{ id: 'x', name: 'X', values: [1, Number.NaN] }] },
      bars,
    )
    expect(series[0]?.values).toEqual([1, null, null])
    expect(categories.map(({ short }) => short)).toEqual(['a', 'b', 'c'])
  })
  test('names months and days, and leaves what is neither as it is', () => {
    const names = (categoryType: 'month' | 'day', keys: string[]) =>
      seriesModel('fr', { categories: keys, categoryType, series: [] }, bars).categories
    expect(names('month', ['2026-03', 'x'])).toEqual([
      { key: '2026-03', name: 'mars 2026', short: 'mars 26' },
      { key: 'x', name: 'x', short: 'x' },
    ])
    expect(names('month', ['2025-12', '2026-01']).map(({ short }) => short)).toEqual(['déc. 25', 'janv. 26'])
    expect(names('day', ['2026-03-01'])[0]?.name).toBe('dimanche 1er mars 2026')
  })
  test('knows when there is nothing', () => {
    expect(isBlankModel(partsModel([{ id: 'a', name: 'A', value: null }]))).toBe(true)
    expect(isBlankModel(partsModel([]))).toBe(true)
    expect(isBlankModel(partsModel([{ id: 'a', name: 'A', value: 0 }]))).toBe(false)
  })
  test('parts share those that are shown; what is below nothing shares nothing', () => {
    const model = partsModel([
      { id: 'a', name: 'A', value: 30 },
      { id: 'b', name: 'B', value: 10 },
      { id: 'c', name: 'C', value: -5 },
    ])
    expect(shareOf(model, 0, [0, 1, 2])).toBe(0.75)
    expect(shareOf(model, 0, [0])).toBe(1)
    expect(shareOf(model, 2, [0, 1, 2])).toBe(0)
    expect(shareOf(model, 2, [2])).toBeNull()
  })
})

describe('the table', () => {
  test('adds up rows and columns to the same', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.option(fc.integer({ min: -1e6, max: 1e6 })), { minLength: 4, maxLength: 4 }), {
          minLength: 2,
          maxLength: 5,
        }),
        all => {
          const series = all.map((values, at) => ({ id: String(at), name: String(at), values }))
          const model = seriesModel('en', { categories: ['a', 'b', 'c', 'd'], series }, bars)
          const { rows, totals, columns } = chartTable(model, options)
          expect(columns).toHaveLength(all.length + 1)
          const rowSums = rows.map(({ values }) => values.at(-1) ?? 0)
          expect(totals?.at(-1) ?? 0).toBe(rowSums.reduce((sum, value) => sum + value, 0))
        },
      ),
    )
  })
  test('says that a sum of unknown values is unknown', () => {
    const data = { categories: ['a'], series: [{ id: 'x', name: 'X', values: [null] }] }
    expect(chartTable(seriesModel('en', data, bars), options).totals).toEqual([null])
  })
  test('has no row totals for one series or series that are not added up', () => {
    const one = seriesModel('en', { ...requests, series: requests.series.slice(0, 1) }, bars)
    expect(chartTable(one, options).columns.map(({ name }) => name)).toEqual(['Signées'])
    const apart = chartTable(seriesModel('en', requests, bars), { ...options, hasTotals: false })
    expect(apart.totals).toBeNull()
    expect(apart.columns).toHaveLength(3)
  })
  test('of parts has their shares', () => {
    const { rows, totals } = chartTable(partsModel(parts), options)
    expect(rows[0]?.values).toEqual([128, 128 / 240])
    expect(totals?.[0]).toBe(240)
    expect(totals?.[1]).toBeCloseTo(1)
  })
  test('of a calendar is in weeks, with places that no day of the year has', () => {
    const table = chartTable(calendarModel('fr', 2026, work, 'x'), { ...options, locale: 'fr' })
    expect(table.columns.map(({ name }) => name)).toEqual([
      'lundi',
      'mardi',
      'mercredi',
      'jeudi',
      'vendredi',
      'samedi',
      'dimanche',
      'Total',
    ])
    expect(table.rows).toHaveLength(53)
    expect(table.rows[0]?.name).toBe('29-12-2025')
    expect(table.rows[0]?.values.slice(0, 4)).toEqual([undefined, undefined, undefined, work[0]?.value])
    const all = work.reduce((sum, { value }) => sum + (value ?? 0), 0)
    expect(table.totals?.at(-1)).toBe(all)
  })
  test('for a file has days and months that a computer reads, and nothing added up', () => {
    const days = fileTable(calendarModel('fr', 2026, work, 'Demandes'), options)
    expect(days.rows).toHaveLength(365)
    expect(days.rows[0]).toMatchObject({ name: '2026-01-01', values: [work[0]?.value] })
    expect(fileTable(seriesModel('fr', requests, bars), options)).toMatchObject({ totals: null })
    expect(fileTable(partsModel(parts), options).totals).toBeNull()
  })
})

describe('figures in words', () => {
  test('take the plural of their language, also with a format', () => {
    const en = chartNumbers('en', {
      unit: { one: '{{count}} request', other: '{{count}} requests' },
      largest: 9,
    })
    expect([0, 1, 1234].map(en.words)).toEqual(['0 requests', '1 request', '1,234 requests'])
    const fr = chartNumbers('fr', { unit: requestUnit, largest: 9 })
    expect([0, 1, 2].map(fr.words)).toEqual(['0 demande', '1 demande', '2 demandes'])
    expect(chartNumbers('en', { format: euros, unit: 'about {{count}}', largest: 9 }).words(12.4)).toBe(
      'about €12',
    )
  })
  test('are short at an axis of large ones only', () => {
    expect(chartNumbers('en', { largest: 9999 }).axis(2500)).toBe('2,500')
    expect(chartNumbers('en', { largest: 50_000 }).axis(2500)).toBe('2.5K')
    // More decimals than an axis has room for must not cause an error.
    const precise = { minimumFractionDigits: 4 }
    expect(chartNumbers('en', { format: precise, largest: 50_000 }).axis(2500)).toBe('2.5K')
  })
})

describe('the words of a point', () => {
  const numbers = chartNumbers('en', { largest: 9 })
  const join = (place: string, value: string) => `${place}: ${value}`
  const text = (model: Parameters<typeof pointText>[0], shown: number[], series: number, category: number) =>
    pointText(model, shown, { series, category }, numbers, { missing: 'no value', join })
  test('tell the series that are shown, and which is meant', () => {
    const { lines, spoken, heading } = text(seriesModel('en', requests, bars), [0, 2], 2, 2)
    expect(heading).toBe('March 2026')
    expect(lines.map(({ name, value, isCurrent }) => [name, value, isCurrent])).toEqual([
      ['Signées', '12', false],
      ['Refusées', '6', true],
    ])
    expect(spoken).toBe('March 2026, Refusées: 6')
  })
  test('tell the point alone among many, and a missing value in words', () => {
    const series = Array.from({ length: 9 }, (_, at) => ({
      id: String(at),
      name: String(at),
      values: [null],
    }))
    const model = seriesModel('en', { categories: ['a'], series }, bars)
    const { lines, spoken } = text(model, [...series.keys()], 3, 0)
    expect(lines).toHaveLength(1)
    expect(spoken).toBe('a, 3: no value')
  })
  test('of a part tell its share', () => {
    expect(text(partsModel(parts), [0, 1, 2, 3], 0, 0).spoken).toBe('Signées: 128, 53.3%')
  })
})

test('forty-two series look different, and more begin again', () => {
  const looks = Array.from({ length: 42 }, (_, place) => {
    const { colour, symbol, dash, hatch } = seriesLook(place)
    return JSON.stringify([colour, symbol, dash, hatch])
  })
  expect(new Set(looks).size).toBe(42)
  expect(seriesLook(42)).toEqual(seriesLook(0))
})

test('a computed colour is written so that every program reads it', () => {
  expect(hexOf('color(srgb 0 0.5 1)')).toBe('#0080ff')
  expect(hexOf('color(srgb -0.01 1.2 1e-7)')).toBe('#00ff00')
  expect(() => hexOf('red')).toThrow(RangeError)
})
