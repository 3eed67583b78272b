import { writeOds } from 'hucre/ods'
import { type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { PreviewRefused } from './preview-fault.ts'
import { mostColumns, mostRows, readSheet, type WantedSheet } from './read-sheet.ts'

const formats = { xlsx: writeXlsx, ods: writeOds }
const bookOf = async (format: keyof typeof formats, ...sheets: WriteSheet[]) =>
  new Blob([new Uint8Array(await formats[format]({ sheets }))])
const read = (file: Blob, wanted: Partial<WantedSheet> = {}) =>
  readSheet({ file, kind: 'workbook', sheet: 0, isWhole: true, ...wanted })
const csv = (text: string, isWhole = true) => read(new Blob([text]), { kind: 'csv', isWhole })
const faultOf = (reading: Promise<unknown>) =>
  reading.catch((error: unknown) => (error instanceof PreviewRefused ? error.fault : error))

describe.each(['xlsx', 'ods'] as const)('a workbook in %s', format => {
  it('gives the requested sheet, with its values and row numbers', async () => {
    const book = await bookOf(
      format,
      { name: 'Notes', rows: [['Bonjour']] },
      { name: 'Stock', rows: [['Code', 'Stock', 'Vu'], [], ['A1', 3.5, true]] },
    )
    expect(await read(book, { sheet: 1 })).toEqual({
      sheets: ['Notes', 'Stock'],
      columns: 3,
      rows: [
        { number: 1, cells: ['Code', 'Stock', 'Vu'] },
        { number: 3, cells: ['A1', 3.5, true] },
      ],
      isWhole: true,
    })
  })

  it('is cut at a size that a page can handle, and says that there is more', async () => {
    const rows = Array.from({ length: mostRows + 1 }, (_row, at) => [at])
    const long = await read(await bookOf(format, { name: 'Long', rows }))
    expect(long.rows).toHaveLength(mostRows)
    expect(long.isWhole).toBe(false)
    const wide = await read(
      await bookOf(format, { name: 'Large', rows: [Array.from({ length: mostColumns + 1 }, () => 'x')] }),
    )
    expect(wide).toMatchObject({ columns: mostColumns, isWhole: false })
    expect(wide.rows[0]?.cells).toHaveLength(mostColumns)
    const exact = await read(await bookOf(format, { name: 'Juste', rows: rows.slice(1) }))
    expect(exact).toMatchObject({ columns: 1, isWhole: true })
  })

  it('may be empty', async () => {
    expect(await read(await bookOf(format, { name: 'Vide', rows: [] }))).toMatchObject({
      columns: 0,
      rows: [],
    })
  })
})

it('a workbook that cannot be shown gets a reason', async () => {
  const locked = await writeXlsx({
    sheets: [{ name: 'Stock', rows: [['x']] }],
    encryption: { password: 'x', spinCount: 1000 },
  })
  expect(await faultOf(read(new Blob([new Uint8Array(locked)])))).toBe('locked')
  expect(await faultOf(read(new Blob(['no workbook'])))).toBe('unreadable')
  const book = await bookOf('xlsx', { name: 'Stock', rows: [['x']] })
  expect(await faultOf(read(book.slice(0, book.size - 100)))).toBe('unreadable')
})

describe('a text with separators', () => {
  it('is split at the separator that it uses, and its values stay text', async () => {
    const sheet = await csv('\u{feff}Code;Solde\n0012;"1 234,50"\n')
    expect(sheet).toMatchObject({
      sheets: [],
      columns: 2,
      rows: [
        { number: 1, cells: ['Code', 'Solde'] },
        { number: 2, cells: ['0012', '1 234,50'] },
      ],
    })
  })

  it('leaves out the incomplete last row if only the start was read', async () => {
    const sheet = await csv('a;b\n1;2\n3;4', false)
    expect(sheet.rows.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
    expect(sheet.isWhole).toBe(false)
  })

  it('has its cells cut at a length that a page can handle', async () => {
    const { rows } = await csv(`${'x'.repeat(5000)};b`)
    expect(String(rows[0]?.cells[0])).toHaveLength(1000)
  })
})
