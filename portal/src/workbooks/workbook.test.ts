import { writeOds } from 'hucre/ods'
import { type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { WorkbookRefused } from './refusal.ts'
import { openWorkbook } from './workbook.ts'

const formats = { xlsx: writeXlsx, ods: writeOds }
const header = ['Code', 'Article', 'Stock']
const bookOf = async (format: keyof typeof formats, sheets: readonly WriteSheet[]) =>
  new Blob([new Uint8Array(await formats[format]({ sheets: [...sheets] }))])
async function all<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const found: Row[] = []
  for await (const row of rows) found.push(row)
  return found
}
const reasonOf = async (file: Blob) => {
  const error: unknown = await openWorkbook(file).catch((reason: unknown) => reason)
  return error instanceof WorkbookRefused ? error.fault : error
}

it.each(['xlsx', 'ods'] as const)(
  'a workbook in %s returns its sheets, and rows with their positions',
  async format => {
    const { sheets, rows } = await openWorkbook(
      await bookOf(format, [
        { name: 'Notes', rows: [['Bonjour']] },
        { name: 'Stock', rows: [header, [], ['A1', 'Thé', 3]] },
      ]),
    )
    expect(sheets).toEqual(['Notes', 'Stock'])
    const found = await all(rows(1))
    expect(
      found.filter(({ values }) => values.length > 0).map(({ index, values }) => [index, values]),
    ).toEqual([
      [0, header],
      [2, ['A1', 'Thé', 3]],
    ])
    expect(await all(rows(1, 1))).toHaveLength(1)
  },
)

describe('a workbook that cannot be read', () => {
  it('has a password, or is from Excel before 2007', async () => {
    const locked = await writeXlsx({
      sheets: [{ name: 'Stock', rows: [header] }],
      encryption: { password: 'x', spinCount: 1000 },
    })
    expect(await reasonOf(new Blob([new Uint8Array(locked)]))).toBe('workbook-protected')
  })

  it('is another archive, or a part of one', async () => {
    const file = await bookOf('xlsx', [{ name: 'Stock', rows: [header] }])
    expect(await reasonOf(file.slice(0, file.size - 200))).toBe('workbook-broken')
    const bytes = Buffer.from(await file.arrayBuffer())
    const renamed = Buffer.from(
      bytes.toString('latin1').replaceAll('xl/workbook.xml', 'xl/anything.xml'),
      'latin1',
    )
    expect(await reasonOf(new Blob([renamed]))).toBe('zip')
  })

  it('would exhaust the memory, as its directory shows', async () => {
    const bytes = Buffer.from(await (await bookOf('ods', [{ name: 'Stock', rows: [header] }])).arrayBuffer())
    // The size of the last file in the directory is 24 bytes after its entry's signature.
    const entryAt = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    bytes.writeUInt32LE(2_000_000_000, entryAt + 24)
    expect(await reasonOf(new Blob([bytes]))).toBe('workbook-too-large')
  })
})
