import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createValueText } from './cellText.ts'
import { toTableHtml, toTsv, type CopiedRow } from './copiedTable.ts'
import { copiedCell } from './gridCopy.ts'
import type { GridColumn } from './gridTypes.ts'
import { addedUp } from './rangeFigures.ts'

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.constantFrom('"', '\t', '\n', '\r\n', 'a', '<', '&', ' ')).map(parts => parts.join('')),
)
const table = fc
  .integer({ min: 1, max: 4 })
  .chain(width =>
    fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
  )
const cells = (rows: readonly (readonly string[])[]) =>
  rows.map((row): CopiedRow => row.map(words => ({ words, value: words })))

/** Reads tab-separated values as spreadsheets do, without sharing code with the writer. */
function readTsv(file: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  while (at <= file.length) {
    let cell = ''
    if (file[at] === '"') {
      at += 1
      while (file[at] !== '"' || file[at + 1] === '"') {
        cell += file[at]
        at += file[at] === '"' ? 2 : 1
      }
      at += 1
    } else
      while (at < file.length && file[at] !== '\t' && file[at] !== '\r') {
        cell += file[at]
        at += 1
      }
    rows.at(-1)?.push(cell)
    if (file[at] === '\r') {
      rows.push([])
      at += 1
    }
    at += 1
  }
  return rows
}

describe('what is copied', () => {
  test('any cells come back from the plain text', () => {
    fc.assert(
      fc.property(table, rows => {
        expect(readTsv(toTsv(cells(rows)))).toEqual(rows)
      }),
    )
  })
  test('is a table of as many cells, whatever is written in them', () => {
    fc.assert(
      fc.property(table, rows => {
        const html = toTableHtml(cells(rows), cells([['<b>', 'a & b']])[0])
        const tags = (html.match(/<[^>]*>/g) ?? []).filter(
          tag => !/^<\/?(table|thead|tbody|tr|th|td)>$/.test(tag),
        )
        expect(tags).toEqual(['<meta charset="utf-8">'])
        expect(html.match(/<td>/g)).toHaveLength(rows.flat().length)
        expect(html).toContain('<th>&lt;b&gt;</th><th>a &amp; b</th>')
        const read = [...html.matchAll(/<td>([^<]*)<\/td>/g)].map(([, words = '']) =>
          words
            .replaceAll('&lt;', '<')
            .replaceAll('&gt;', '>')
            .replaceAll('&quot;', '"')
            .replaceAll('&amp;', '&'),
        )
        expect(read).toEqual(rows.flat())
      }),
    )
  })
})

describe('a cell', () => {
  const euros = { style: 'currency', currency: 'EUR' } as const
  const column = (type: GridColumn<unknown>['type'], value: string | number | null, more = {}) => ({
    id: 'a',
    title: 'A',
    type,
    value: () => value,
    ...more,
  })
  const copied = (of: GridColumn<unknown>, locale: 'fr' | 'en', entry?: Parameters<typeof copiedCell>[2]) =>
    copiedCell(of, {}, entry, { locale, valueText: createValueText(locale, { yes: 'Oui', no: 'Non' }) })

  test('is a figure in the table, without signs, with the comma of the country', () => {
    const amount = column('number', -1234.5, { format: euros })
    expect(copied(amount, 'fr')).toEqual({ words: '-1\u202f234,50\u00a0€', value: '-1234,5' })
    expect(copied(amount, 'en')).toEqual({ words: '-€1,234.50', value: '-1234.5' })
    expect(copied(column('number', null), 'fr')).toEqual({ words: '', value: '' })
  })
  test('is a day that no spreadsheet turns round', () => {
    expect(copied(column('date', '2026-02-01'), 'en')).toEqual({ words: '02/01/2026', value: '2026-02-01' })
    expect(copied(column('date', 'soon'), 'en')).toEqual({ words: 'soon', value: 'soon' })
    expect(copied(column('dateTime', '2026-02-01T10:20:30'), 'fr').value).toMatch(/^2026-02-01 \d\d:20:30$/)
  })
  test('is the day of a deadline, whose month is a word where it is shown', () => {
    const due = column('date', '2026-11-01', { form: 'deadline' })
    expect(copied(due, 'en')).toEqual({ words: 'Nov 1, 2026', value: '2026-11-01' })
    expect(copied(due, 'fr')).toEqual({ words: '1er nov. 2026', value: '2026-11-01' })
    const expiry = column('dateTime', '2026-11-23T10:20:30', { form: 'deadline' })
    expect(copied(expiry, 'fr')).toEqual({ words: '23 nov. 2026', value: '2026-11-23' })
    expect(copied(column('date', 'soon', { form: 'deadline' }), 'en').words).toBe('soon')
  })
  test('begins no formula, whoever wrote it', () => {
    const evil = fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '\t=', ' ='), fc.string())
      .map(parts => parts.join(''))
    fc.assert(
      fc.property(evil, fc.constantFrom('text', 'link', 'number', 'date', 'dateTime'), (words, type) => {
        fc.pre(type !== 'number' || !Number.isFinite(Number(words)))
        // A negative figure stays one, also in a column of texts.
        fc.pre(!/^-\d[\d.,%€ \u00a0\u202f]*$/.test(words))
        const cell = copied(column(type, words), 'fr')
        for (const written of [cell.words, cell.value]) expect(written).not.toMatch(/^[\s"]*[=+\-@]/)
      }),
    )
    expect(copied(column('text', 'a'), 'fr', { text: '=1+1', state: 'invalid' }).words).toBe("'=1+1")
  })
  test('is what was entered, as it is shown until it is kept', () => {
    const entry = { text: '12', value: 12, state: 'pending' } as const
    expect(copied(column('number', 3), 'fr', entry)).toEqual({ words: '12', value: '12' })
  })
})

describe('what numbers come to', () => {
  test('no cent is lost', () => {
    const cents = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 200 })
    fc.assert(
      fc.property(cents, amounts => {
        const { count, sum, average } = addedUp(amounts.map(amount => amount / 100))
        const exact = amounts.reduce((all, amount) => all + amount, 0)
        expect(Math.round(sum * 100)).toBe(exact + 0)
        expect(count).toBe(amounts.length)
        expect(average ?? 0).toBeCloseTo(count === 0 ? 0 : exact / 100 / count, 6)
      }),
    )
  })
  test('what is no number is left aside', () => {
    expect(addedUp([1, Number.NaN, 2, Number.POSITIVE_INFINITY])).toEqual({ count: 2, sum: 3, average: 1.5 })
    expect(addedUp([])).toEqual({ count: 0, sum: 0, average: null })
  })
})
