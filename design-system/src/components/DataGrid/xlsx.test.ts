import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { GridColumn } from './gridTypes.ts'
import { columnLetters, numberFormat, toXlsx, xmlText } from './xlsx.ts'

interface Line {
  name: string
  amount: number | null
  day: string
  at: string
  isPaid: boolean
}
const columns: readonly GridColumn<Line>[] = [
  { id: 'name', type: 'text', title: 'Société & fils', value: row => row.name },
  {
    id: 'amount',
    type: 'number',
    title: 'Montant',
    value: row => row.amount,
    format: { style: 'currency', currency: 'EUR' },
  },
  { id: 'day', type: 'date', title: 'Jour', value: row => row.day },
  { id: 'at', type: 'dateTime', title: 'Modifié', value: row => row.at },
  { id: 'isPaid', type: 'boolean', title: 'Payé', value: row => row.isPaid },
]
const line: Line = {
  name: 'Durand',
  amount: 12.5,
  day: '2026-11-21',
  at: '2026-11-21T12:00:00Z',
  isPaid: true,
}
const filesOf = async (
  rows: readonly Line[],
  locale: 'fr' | 'en' = 'fr',
  sheetName = 'Demandes [2026]',
  written = columns,
) => {
  const exported = { rows, groups: [], groupBy: [], total: undefined }
  const heads = { groupHead: () => '', totalHead: '' }
  const blob = await toXlsx(written, exported, { locale, sheetName, ...heads })
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}
const sheetOf = async (rows: readonly Line[]) => (await filesOf(rows))['xl/worksheets/sheet1.xml'] ?? ''
const textsOf = (xml: string) =>
  [...xml.matchAll(/<t xml:space="preserve">([^<]*)<\/t>/g)].map(([, text = '']) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )

// oxlint-disable-next-line no-control-regex -- XML cannot hold these
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const withoutControls = (text: string) => text.replaceAll(controls, '')

describe('a workbook', () => {
  test('has the parts that a spreadsheet needs, and a sheet with an allowed name', async () => {
    const files = await filesOf([line])
    expect(Object.keys(files).toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ])
    expect(files['xl/workbook.xml']).toContain('<sheet name="Demandes  2026"')
    expect(files['xl/styles.xml']).toContain('formatCode="#,##0.00 [$€]"')
    expect(files['xl/styles.xml']).toContain('formatCode="dd\\-mm\\-yyyy"')
    expect((await filesOf([line], 'en'))['xl/styles.xml']).toContain('formatCode="mm/dd/yyyy"')
  })

  test('has figures, days, moments and truth as what they are', async () => {
    const xml = await sheetOf([line])
    expect(xml).toContain('<c r="B2" s="2"><v>12.5</v></c>')
    // 46347 is 21 November 2026 in every spreadsheet.
    expect(xml).toContain('<c r="C2" s="3"><v>46347</v></c>')
    const local = new Date(line.at)
    const [, serial] = /<c r="D2" s="4"><v>([\d.]+)<\/v>/.exec(xml) ?? []
    expect((Number(serial) - 46_347) * 24).toBeCloseTo(local.getHours() + local.getMinutes() / 60, 6)
    expect(xml).toContain('<c r="E2" t="b"><v>1</v></c>')
  })

  test('holds a figure in full, whatever is shown of it', async () => {
    expect(await sheetOf([{ ...line, amount: 1234.56789 }])).toContain('<v>1234.56789</v>')
  })

  test('never writes a formula, and keeps every text as entered', async () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.constantFrom(
        '=1+1',
        '=HYPERLINK("https://evil.example","x")',
        '@SUM(A1)',
        '-2+3',
        '</t><f>1</f>',
        '\u0000a',
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(nasty, { minLength: 1, maxLength: 6 }), async names => {
        const xml = await sheetOf(names.map(name => ({ ...line, name })))
        expect(xml).not.toContain('<f>')
        const held = names.map(withoutControls)
        expect(textsOf(xml).slice(columns.length)).toEqual(held)
      }),
      { numRuns: 40 },
    )
  })

  test('has the total of a column that stands first, and its head beside it', async () => {
    const [name, amount, ...others] = columns
    if (!name || !amount) throw new Error('no columns')
    const summed = [{ ...amount, aggregate: 'sum' as const }, name, ...others]
    const total = {
      count: 1,
      figures: new Map([['amount', { kind: 'sum' as const, value: 12.5, short: '' }]]),
    }
    const exported = { rows: [line], groups: [], groupBy: [], total }
    const heads = { groupHead: () => '', totalHead: 'Total' }
    const blob = await toXlsx(summed, exported, { locale: 'fr', sheetName: 'Total', ...heads })
    const sheet = strFromU8(
      unzipSync(new Uint8Array(await blob.arrayBuffer()))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
    )
    const last = sheet.slice(sheet.indexOf('<row r="3"'))
    expect(last).toMatch(/^<row r="3"><c r="A3"[^>]*><v>12\.5<\/v><\/c><c r="B3"/)
    expect(textsOf(last)).toEqual(['Total'])
  })
  test('keeps the order over many portions', async () => {
    const xml = await sheetOf(Array.from({ length: 4500 }, (_, at) => ({ ...line, name: `n${at}` })))
    expect(textsOf(xml).slice(columns.length)).toEqual(Array.from({ length: 4500 }, (_, at) => `n${at}`))
    expect(xml).toContain('<autoFilter ref="A1:E4501"/>')
  })
})

test('columns go on after Z', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})
test('formats of numbers are those of spreadsheets', () => {
  expect(numberFormat({})).toBeNull()
  expect(numberFormat({ format: { style: 'percent', maximumFractionDigits: 1 } })).toBe('0.0%')
  expect(numberFormat({ format: { maximumFractionDigits: 0 } })).toBe('#,##0')
  expect(numberFormat({ format: { maximumFractionDigits: 1 } })).toBe('#,##0.0')
  expect(numberFormat({ format: { minimumFractionDigits: 1, maximumFractionDigits: 3 } })).toBe('#,##0.0##')
  expect(numberFormat({ format: { maximumFractionDigits: 6 } })).toBeNull()
  expect(numberFormat({ format: { style: 'currency', currency: 'CHF' } })).toBe('#,##0.00 [$CHF]')
})
test('what spreadsheets would read as a coded letter stays as it was written', () => {
  expect(xmlText('_x0041_ _x00zz_ a_x000D_')).toBe('_x005F_x0041_ _x00zz_ a_x005F_x000D_')
})
test.each([
  ["'Demandes' de l'année", "Demandes' de l'année"],
  ['[]:', '1'],
  ['', '1'],
  ['a'.repeat(40), 'a'.repeat(31)],
])('a sheet that should be named "%s" has a name that spreadsheets take', async (name, kept) => {
  const files = await filesOf([], 'fr', name)
  expect(files['xl/workbook.xml']).toContain(`<sheet name="${kept}"`)
})
test('texts are cut where a cell ends', () => {
  expect(xmlText('a'.repeat(40_000))).toHaveLength(32_767)
})

test('a text column writes the exported values of its cells as numbers, booleans, and dates', async () => {
  const known = [
    12.5,
    true,
    new Date('2026-11-21T00:00:00Z'),
    new Date('2026-11-21T12:00:00Z'),
    undefined,
    new Date('1899-12-31T12:00:00Z'),
    new Date('1900-03-01T00:00:00Z'),
  ]
  const rows = known.map((_value, at) => ({ ...line, name: String(at) }))
  const text: GridColumn<Line> = {
    id: 'cell',
    type: 'text',
    title: 'A',
    value: row => row.name,
    exported: row => known[Number(row.name)],
  }
  const files = await filesOf(rows, 'fr', 'Feuille', [text])
  const sheet = files['xl/worksheets/sheet1.xml'] ?? ''
  const cells = ['A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'].map(place =>
    new RegExp(`<c r="${place}"([^>]*)>(.*?)</c>`).exec(sheet)?.slice(1).join(' ').trim(),
  )
  expect(cells).toEqual([
    '<v>12.5</v>',
    't="b" <v>1</v>',
    's="2" <v>46347</v>',
    's="3" <v>46347.5</v>',
    't="inlineStr" <is><t xml:space="preserve">4</t></is>',
    's="4" <v>0.5</v>',
    's="2" <v>61</v>',
  ])
  expect(files['xl/styles.xml']).toContain('dd\\-mm\\-yyyy hh:mm')
})

test('what stands above columns is a row above their titles, over as many cells', async () => {
  const group = (at: number, words: string) =>
    ({ ...(columns[at] ?? columns[0]), group: words }) as GridColumn<Line>
  const written = [group(0, 'Qui & quoi'), group(1, 'Qui & quoi'), ...columns.slice(2, 4), group(4, 'État')]
  const sheet = (await filesOf([line], 'fr', 'Balance', written))['xl/worksheets/sheet1.xml'] ?? ''
  expect(textsOf(sheet).slice(0, 4)).toEqual(['Qui & quoi', 'État', 'Société & fils', 'Montant'])
  expect(sheet).toMatch(/<row r="1"><c r="A1" .*<c r="E1" .*<\/row><row r="2"><c r="A2" .*<\/row><row r="3">/)
  expect(sheet).toContain('<mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>')
  // Both header rows are frozen, and the filter is on the titles.
  expect(sheet).toContain('<pane ySplit="2" topLeftCell="A3"')
  expect(sheet).toMatch(/<autoFilter ref="A2:E3"\/><mergeCells/)
})
