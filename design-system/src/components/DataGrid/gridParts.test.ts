import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canMove,
  moveColumn,
  narrowest,
  orderedColumns,
  pinColumn,
  placeColumn,
  resizeColumns,
  showColumn,
  shownColumns,
  widest,
} from './columnLayout.ts'
import { neutralised, toCsv, type ExportColumn } from '../../internal/files/csv.ts'
import { textOperators } from '../../internal/rowModel/filter.ts'
import { relativePeriods } from '../../internal/rowModel/relativePeriods.ts'
import { initialColumns, initialView, readGridView, writeGridView, type GridView } from './gridView.ts'
import { pressedSort, withSort } from './sortSteps.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 12 })
const id = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }).filter(word => word !== '__proto__')
const ids = fc.uniqueArray(id, { maxLength: 4 })
const day = fc.constantFrom('2026-01-31', '1999-12-01')
const filter: fc.Arbitrary<GridView['filters'][string]> = fc.oneof(
  fc.record(
    {
      kind: fc.constant('text' as const),
      operator: fc.constantFrom(...textOperators),
      value: text,
      or: fc.array(text, { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: ['kind', 'operator', 'value'] },
  ),
  fc.record(
    {
      kind: fc.constant('range' as const),
      from: fc.double({ noNaN: true, noDefaultInfinity: true }).map(value => value + 0),
      to: fc.integer(),
    },
    { requiredKeys: ['kind'] },
  ),
  fc.record({ kind: fc.constant('period' as const), from: day, to: day }, { requiredKeys: ['kind'] }),
  fc.record({ kind: fc.constant('boolean' as const), value: fc.boolean() }),
  fc.record(
    { kind: fc.constant('choice' as const), values: ids, isNot: fc.constant(true as const) },
    { requiredKeys: ['kind', 'values'] },
  ),
  fc.record({ kind: fc.constant('relative' as const), period: fc.constantFrom(...relativePeriods) }),
  fc.record({ kind: fc.constant('blank' as const), isBlank: fc.boolean() }),
)
const view: fc.Arbitrary<GridView> = fc.record(
  {
    sort: fc.array(
      fc.record({
        column: id.filter(name => !name.startsWith('-')),
        direction: fc.constantFrom('ascending', 'descending'),
      }),
      { maxLength: 3 },
    ),
    search: text,
    filters: fc.dictionary(id, filter, { maxKeys: 3, noNullPrototype: true }),
    groupBy: ids,
    page: fc.integer({ min: 1, max: 9999 }),
    columns: fc.record({
      order: ids,
      hidden: ids,
      pinned: ids,
      widths: fc.dictionary(id, fc.integer({ min: 1, max: 2000 }), { maxKeys: 3, noNullPrototype: true }),
    }),
    density: fc.constantFrom('comfortable', 'compact'),
  },
  { requiredKeys: ['sort', 'search', 'filters', 'groupBy', 'page', 'columns'] },
)

describe('a view in the URL', () => {
  test('comes back as it was written, beside the parameters of others', () => {
    fc.assert(
      fc.property(view, fc.constantFrom('', 'contacts.'), (written, prefix) => {
        const others = new URLSearchParams([
          ['tab', 'all'],
          [`${prefix}page`, '77'],
          [`${prefix}f.old`, 'is:true'],
        ])
        const url = new URL(`https://parvis.example/?${writeGridView(written, others, prefix).toString()}`)
        expect(url.searchParams.get('tab')).toBe('all')
        expect(readGridView(url.searchParams, prefix)).toEqual(written)
      }),
    )
  })
  test('is short and readable, and empty at the start', () => {
    expect(writeGridView(initialView, new URLSearchParams()).toString()).toBe('')
    const sorted: GridView = {
      ...initialView,
      sort: [
        { column: 'name', direction: 'ascending' },
        { column: 'age', direction: 'descending' },
      ],
      filters: { age: { kind: 'range', from: 18 } },
    }
    expect(decodeURIComponent(writeGridView(sorted, new URLSearchParams()).toString())).toBe(
      'sort=name,-age&f.age=range:18..',
    )
  })
  test('is as at the start where it was damaged', () => {
    const damaged =
      'page=-3&sort=%25E0%25A4&f.a=nothing&width=a:wide,:9&density=huge&f.b=range:x..9&f.c=period:soon..'
    expect(readGridView(new URLSearchParams(damaged))).toEqual({
      ...initialView,
      filters: { b: { kind: 'range', to: 9 }, c: { kind: 'period' } },
    })
  })
  test('two grids of one page do not disturb each other', () => {
    const one = writeGridView({ ...initialView, search: 'a' }, new URLSearchParams(), 'a.')
    const both = writeGridView({ ...initialView, search: 'b' }, one, 'b.')
    expect([readGridView(both, 'a.').search, readGridView(both, 'b.').search]).toEqual(['a', 'b'])
  })
})

describe('the layout of columns', () => {
  const all = ['a', 'b', 'c', 'd']
  test('any steps keep every column exactly once', () => {
    const step = fc.record({
      column: fc.constantFrom('a', 'b', 'c', 'd'),
      target: fc.constantFrom('a', 'b', 'c', 'd'),
      by: fc.constantFrom<-1 | 1>(-1, 1),
      does: fc.constantFrom('move', 'place', 'pin', 'unpin', 'hide', 'show'),
    })
    fc.assert(
      fc.property(fc.array(step), steps => {
        let layout = initialColumns
        for (const { column, target, by, does } of steps) {
          if (does === 'move') layout = moveColumn(all, layout, column, by)
          else if (does === 'place') layout = placeColumn(all, layout, column, target, by === 1)
          else if (does === 'pin' || does === 'unpin') layout = pinColumn(layout, column, does === 'pin')
          else layout = showColumn(layout, column, does === 'show')
          const shown = shownColumns(all, layout)
          expect([...shown, ...layout.hidden].toSorted()).toEqual(all)
          expect(orderedColumns(all, layout).toSorted()).toEqual(all)
          const lastPinned = shown.findLastIndex(name => layout.pinned.includes(name))
          expect(shown.slice(0, lastPinned + 1).every(name => layout.pinned.includes(name))).toBe(true)
        }
      }),
    )
  })
  test('a step goes over hidden columns and stays among pinned ones', () => {
    const layout = pinColumn(showColumn(initialColumns, 'c', false), 'a', true)
    expect(shownColumns(all, moveColumn(all, layout, 'b', 1))).toEqual(['a', 'd', 'b'])
    expect(canMove(all, layout, 'b', -1)).toBe(false)
    expect(canMove(all, layout, 'a', 1)).toBe(false)
  })
  test('a column that is dropped beside a pinned one is pinned', () => {
    const layout = pinColumn(initialColumns, 'a', true)
    expect(placeColumn(all, layout, 'd', 'a', true).pinned).toEqual(['a', 'd'])
    expect(placeColumn(all, layout, 'a', 'd', false).pinned).toEqual([])
  })
  test('a column that is newer than the saved order comes where it is given', () => {
    expect(shownColumns(all, { ...initialColumns, order: ['d', 'b', 'a', 'gone'] })).toEqual([
      'd',
      'b',
      'c',
      'a',
    ])
  })
  test('widths have bounds', () => {
    expect(resizeColumns(initialColumns, { a: 3 }).widths).toEqual({ a: narrowest })
    expect(resizeColumns(initialColumns, { a: 1e9 }).widths).toEqual({ a: widest })
    expect(resizeColumns(initialColumns, { a: 120.4 }).widths).toEqual({ a: 120 })
  })
  test('several columns get their widths at once, and the others keep theirs', () => {
    const before = resizeColumns(initialColumns, { a: 100, b: 200 })
    expect(resizeColumns(before, { b: 90, c: 2000 }).widths).toEqual({ a: 100, b: 90, c: widest })
  })
})

test('pressing a header goes up, down, and back', () => {
  const up = pressedSort([], 'a', false)
  const down = pressedSort(up, 'a', false)
  expect([up, down, pressedSort(down, 'a', false)]).toEqual([
    [{ column: 'a', direction: 'ascending' }],
    [{ column: 'a', direction: 'descending' }],
    [],
  ])
  const two = pressedSort(up, 'b', true)
  expect(two.map(key => key.column)).toEqual(['a', 'b'])
  expect(pressedSort(two, 'a', true)).toEqual([
    { column: 'a', direction: 'descending' },
    { column: 'b', direction: 'ascending' },
  ])
  expect(pressedSort(two, 'c', false)).toEqual([{ column: 'c', direction: 'ascending' }])
  expect(withSort(two, 'a', null, true)).toEqual([{ column: 'b', direction: 'ascending' }])
})

describe('CSV', () => {
  type Pair = readonly [string, number | null]
  const columns: readonly ExportColumn<Pair>[] = [
    { id: 'a', type: 'text', title: 'Nom', value: row => row[0] },
    { id: 'b', type: 'number', title: 'Montant', value: row => row[1] },
  ]
  const words = { yes: 'oui', no: 'non' }
  /** Reads CSV strictly as RFC 4180 defines it, without sharing code with the writer. */
  function readCsv(file: string, separator: string): string[][] {
    const rows: string[][] = [[]]
    let cell = ''
    let isQuoted = false
    for (let at = 1; at < file.length; at += 1) {
      const letter = file.charAt(at)
      if (isQuoted) {
        if (letter !== '"') cell += letter
        else if (file.charAt(at + 1) === '"') {
          cell += '"'
          at += 1
        } else isQuoted = false
      } else if (letter === '"') isQuoted = true
      else if (letter === separator || (letter === '\r' && file.charAt(at + 1) === '\n')) {
        rows.at(-1)?.push(cell)
        cell = ''
        if (letter === '\r') {
          rows.push([])
          at += 1
        }
      } else cell += letter
    }
    return rows.slice(0, -1)
  }

  const evil = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' =', '"=', '＝', ';=', ','), text)
      .map(parts => parts.join('')),
  )
  test('any rows come back, and nothing in them is a formula', () => {
    const rows = fc.array(fc.tuple(evil, fc.option(fc.integer())))
    fc.assert(
      fc.property(rows, fc.constantFrom('fr', 'en'), (pairs, locale) => {
        const file = toCsv(columns, pairs, locale, words)
        expect(file.startsWith('\ufeff')).toBe(true)
        const [, ...lines] = readCsv(file, locale === 'fr' ? ';' : ',')
        expect(lines.map(line => [line[0], line[1]])).toEqual(
          pairs.map(([name, amount]) => [neutralised(name), amount === null ? '' : String(amount)]),
        )
        for (const [name = ''] of lines) expect(name).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]|^[\t\r\n]/)
      }),
    )
  })
  test('figures have the decimals that they are shown with, and no sign of a currency', () => {
    const written = (value: number, format: Intl.NumberFormatOptions) => {
      const column: ExportColumn<number> = {
        id: 'a',
        type: 'number',
        title: 'A',
        value: each => each,
        format,
      }
      return toCsv([column], [value], 'fr', words).split('\r\n')[1]
    }
    const euros = { style: 'currency', currency: 'EUR' } as const
    expect(written(1234567.891, { ...euros, maximumFractionDigits: 0 })).toBe('1234568')
    expect(written(1234.5, euros)).toBe('1234,5')
    expect(written(0.123_456, { style: 'percent', maximumFractionDigits: 1 })).toBe('0,123')
    expect(written(-0.2, { maximumFractionDigits: 0 })).toBe('0')
    expect(written(1_234_567.25, { notation: 'compact' })).toBe('1234567,25')
  })
  test('figures keep their sign and take the comma of the country', () => {
    expect(toCsv(columns, [['a;b', -1.5]], 'fr', words)).toBe('\ufeffNom;Montant\r\n"a;b";-1,5\r\n')
    expect(toCsv(columns, [['a;b', -1.5]], 'en', words)).toBe('\ufeffNom,Montant\r\na;b,-1.5\r\n')
  })
  test.each([
    ['=1+1', "'=1+1"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ["-cmd|'/c calc'!A1", "'-cmd|'/c calc'!A1"],
    ['-1250*2', "'-1250*2"],
    ['-1250,00', '-1250,00'],
    ['-1\u202f250,5', '-1\u202f250,5'],
    ['-12.5', '-12.5'],
    ['-12,5\u00a0%', '-12,5\u00a0%'],
    ['+33 1 23', "'+33 1 23"],
    ['\t=1', "'\t=1"],
    ['＝1', "'＝1"],
    ['a=b', 'a=b'],
    ['', ''],
  ])('%j is written as %j', (raw, safe) => {
    expect(neutralised(raw)).toBe(safe)
  })
})
