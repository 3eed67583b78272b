import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '../../i18n/messages.ts'
import { changed, moved, noHistory, unsavedCells, withEntries, type CellEntries } from './cellEdits.ts'
import { entryText } from './cellEntry.ts'
import type { GridColumn } from './gridTypes.ts'
import { boundText } from './cellProblem.ts'
import { checkEntry, readEntry } from './readEntry.ts'

interface Line {
  amount: number | null
  start: string
  end: string
}
const line: Line = { amount: 5, start: '2026-03-10', end: '2026-03-20' }
const amount: GridColumn<Line> = {
  id: 'amount',
  type: 'number',
  title: 'Montant',
  value: row => row.amount,
  format: { style: 'currency', currency: 'EUR' },
  editing: { isRequired: true, minimum: 0, maximum: 100 },
}
const start: GridColumn<Line> = {
  id: 'start',
  type: 'date',
  title: 'Début',
  value: row => row.start,
  editing: {},
}
const end: GridColumn<Line> = {
  id: 'end',
  type: 'date',
  title: 'Fin',
  value: row => row.end,
  editing: { after: 'start' },
}
const share: GridColumn<Line> = {
  id: 'share',
  type: 'number',
  title: 'Part',
  value: () => null,
  format: { style: 'percent' },
  editing: {},
}
const site: GridColumn<Line> = {
  id: 'site',
  type: 'text',
  title: 'Site',
  value: () => '',
  editing: { format: 'url' },
}
const columns = [amount, start, end, site]

describe('what is typed into a cell', () => {
  test.each(locales)('any figure and any day come back as they began (%s)', locale => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
        fc.date({ min: new Date('1950-01-01'), max: new Date('2049-12-31'), noInvalidDate: true }),
        (value, date) => {
          const read = readEntry(amount, entryText(amount, value, locale), locale)
          expect(read.problem).toBeUndefined()
          expect(read).toEqual({ value: expect.closeTo(value, 6) })
          const day = date.toISOString().slice(0, 10)
          expect(readEntry(start, entryText(start, day, locale), locale)).toEqual({ value: day })
        },
      ),
    )
  })

  test.each(locales)('any percentage comes back with all its digits, however few are shown (%s)', locale => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(6), (digits, places) => {
        const value = Number((digits / 10 ** places).toPrecision(12))
        expect(readEntry(share, entryText(share, value, locale), locale)).toEqual({ value })
      }),
    )
  })

  test('is read as it is written in the country', () => {
    expect(readEntry(amount, '1 234,5', 'fr')).toEqual({ value: 1234.5 })
    expect(readEntry(amount, '1234.5', 'fr')).toEqual({ value: 1234.5 })
    expect(readEntry(amount, '1,234.5', 'en')).toEqual({ value: 1234.5 })
    expect(readEntry(amount, '12 €', 'fr')).toEqual({ value: 12 })
    // The decimal separator of the keypad may differ from that of the language.
    expect(readEntry(amount, '-12,5', 'en')).toEqual({ value: -12.5 })
    expect(readEntry(amount, '-12.5', 'fr')).toEqual({ value: -12.5 })
    expect(readEntry(amount, ',5', 'en')).toEqual({ value: 0.5 })
    expect(readEntry(amount, '0,125', 'en')).toEqual({ value: 0.125 })
    expect(readEntry(amount, '1,234', 'en')).toEqual({ value: 1234 })
    // Numbers in the format of the other language are rejected rather than misread.
    expect(readEntry(amount, '1.234,56', 'en')).toEqual({ problem: { key: 'gridInvalid' } })
    expect(readEntry(amount, '1.234.567', 'fr')).toEqual({ problem: { key: 'gridInvalid' } })
    expect(readEntry(amount, '1,234.56', 'fr')).toEqual({ problem: { key: 'gridInvalid' } })
    expect(readEntry(share, '12,5 %', 'fr')).toEqual({ value: 0.125 })
    expect(readEntry(share, '12.5', 'en')).toEqual({ value: 0.125 })
    // The dot of an abbreviated unit is no decimal separator.
    for (const [text, value] of [
      ['3 sem.', 3],
      ['1 234,5 sem.', 1234.5],
    ] as const) {
      const weeks: GridColumn<Line> = { ...amount, format: { style: 'unit', unit: 'week' } }
      expect(readEntry(weeks, text, 'fr')).toEqual({ value })
    }
    // In any notation, a number is typed with all its digits.
    for (const notation of ['compact', 'scientific'] as const)
      expect(readEntry({ ...amount, format: { notation } }, '1500', 'fr')).toEqual({ value: 1500 })
    expect(readEntry(amount, ' ', 'fr')).toEqual({ value: null })
    expect(readEntry(amount, '12abc', 'fr')).toEqual({ problem: { key: 'gridInvalid' } })
    expect(readEntry(start, '31/02/2026', 'fr')).toEqual({ problem: { key: 'gridDate' } })
  })

  test('is held against the rules of its column', () => {
    const check = (column: GridColumn<Line>, value: string | number | null) =>
      checkEntry(column, value, line, columns)
    expect(check(amount, null)).toEqual({ key: 'gridRequired' })
    expect(check(amount, -0.01)).toEqual({ key: 'gridMinimum', bound: 0 })
    expect(check(amount, 100.01)).toEqual({ key: 'gridMaximum', bound: 100 })
    expect(check(amount, 100)).toBeNull()
    expect(check(site, 'javascript:alert(1)')).toEqual({ key: 'gridUrl' })
    expect(check(site, 'https://client.example')).toBeNull()
    expect(check(end, '2026-03-10')).toEqual({ key: 'gridDateOrder' })
    expect(check(end, '2026-03-11')).toBeNull()
    // The start date is checked against the end date too.
    expect(check(start, '2026-03-20')).toEqual({ key: 'gridDateOrder' })
  })
})

describe('entries', () => {
  const at = (rowId: string, columnId = 'x') => ({ rowId, columnId })
  test('of other rows are left as they are', () => {
    const none: CellEntries = new Map()
    const one = withEntries(none, [[at('a'), { text: '1', state: 'failed' }]])
    const two = withEntries(one, [
      [at('b'), { text: '2', state: 'pending' }],
      [at('c', 'y'), { text: '3', state: 'failed' }],
      [at('c', 'x'), { text: '4', state: 'failed' }],
    ])
    expect(two.get('a')).toBe(one.get('a'))
    expect(unsavedCells(two).map(({ entry }) => entry.text)).toEqual(['1', '3', '4'])
    const left = withEntries(two, [
      [at('a'), undefined],
      [at('c', 'y'), undefined],
    ])
    expect([[...left.keys()], [...(left.get('c')?.keys() ?? [])]]).toEqual([['b', 'c'], ['x']])
    expect(two.get('c')?.size).toBe(2)
  })
})

describe('undoing', () => {
  const change = (after: number) => ({ rowId: `${after}`, columnId: 'x', before: after - 1, after })
  test('and doing again leads back to where it was, until something else is changed', () => {
    const [first, second] = [[change(1)], [change(2), change(3)]]
    const both = changed(changed(noHistory, first), second)
    const undone = moved(both, second, second, 'future')
    expect(undone).toEqual({ past: [first], future: [second] })
    expect(moved(undone, second, second, 'past')).toEqual(both)
    expect(changed(undone, [change(4)]).future).toEqual([])
  })
  test('leaves what could not be undone to be undone', () => {
    const [kept, refused] = [change(1), change(2)]
    const step = [kept, refused]
    expect(moved(changed(noHistory, step), step, [kept], 'future')).toEqual({
      past: [[refused]],
      future: [[kept]],
    })
  })
})

test('a limit in a message is written as the column writes numbers, with all its digits', () => {
  expect(boundText(0.5, 'en', { style: 'percent' })).toBe('50%')
  expect(boundText(2024, 'fr', { useGrouping: false })).toBe('2024')
  expect(boundText(2_400_000, 'en', { style: 'unit', unit: 'byte', notation: 'compact' })).toBe(
    '2,400,000 byte',
  )
  expect(boundText(1234.5, 'en')).toBe('1,234.5')
})
