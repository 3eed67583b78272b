/**
 * Reads a sheet of a workbook as the text of a FEC, a general ledger or a trial balance: UTF-8 with tabs, one line per
 * row. The text is then treated like any other, and a line keeps the number of its row.
 */
import { readBalanceHeader } from '@parvis/accounting/balance/columns'
import { columnLimit } from '@parvis/accounting/fec/line-reader'
import { readHeader } from '@parvis/accounting/fec/header'
import { fecLineLimit } from '@parvis/accounting/fec/check'
import { titleLimit } from '@parvis/accounting/fec/preview'
import { isLedgerHeader } from '@parvis/accounting/general-ledger/header'
import type { CellValue, StreamRow } from 'hucre/xlsx'
import { openWorkbook, type Workbook } from '../../../../workbooks/workbook.ts'
import { FecStopped, type WorkbookText } from './fec-task.ts'

/** Writes a value as a FEC does: dates without separators, amounts with a comma, and no tabs or line breaks. */
export function cellText(value: CellValue): string {
  if (value === null) return ''
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10).replaceAll('-', '')
  if (typeof value === 'number') return numberText(value)
  return String(value).replaceAll(/[\t\r\n\u2028\u2029]+/g, ' ')
}

/** Sums in a spreadsheet can be a billionth off: a value that is cents apart from that is written as cents. */
function numberText(value: number): string {
  if (Number.isInteger(value)) return Math.abs(value) < 1e21 ? value.toFixed(0) : String(value)
  const cents = Math.round(value * 100)
  // For large amounts, the error of the number itself is bigger than that.
  const off = Math.max(1e-6, Math.abs(value) * 1e-15)
  const isCents = Math.abs(value - cents / 100) <= off && Number.isSafeInteger(cents)
  return (isCents ? (cents / 100).toFixed(2) : String(value)).replace('.', ',')
}

function textsOf({ values }: StreamRow): string[] {
  const texts = values.slice(0, columnLimit + 1).map(value => cellText(value))
  while (texts.at(-1) === '') texts.pop()
  return texts
}

async function hasHeader({ rows }: Workbook, sheet: number): Promise<boolean> {
  let above: string[] | undefined
  for await (const row of rows(sheet, titleLimit)) {
    const texts = textsOf(row)
    const isOne = readHeader(texts) ?? (isLedgerHeader(texts) || readBalanceHeader([texts]))
    if (isOne || (above && readBalanceHeader([above, texts]))) return true
    above = texts
  }
  return false
}

/** How many sheets are searched for a header. */
const lookedAt = 50

/** The first sheet with a header; without one, the first sheet. */
async function sheetToRead(book: Workbook): Promise<number> {
  const count = book.sheets.length
  if (count > 1)
    for (let sheet = 0; sheet < Math.min(count, lookedAt); sheet++)
      if (await hasHeader(book, sheet)) return sheet
  return 0
}

/** Characters to collect before they are added to the text. */
const partLength = 4 * 1024 * 1024

async function textOf(rows: AsyncIterable<StreamRow>): Promise<Blob> {
  // The browser stores the parts of a Blob where it has space, including on disk.
  const parts: Blob[] = []
  let text = ''
  let line = 0
  let width = 0
  for await (const row of rows) {
    if (row.index > fecLineLimit + titleLimit)
      throw new FecStopped({ reason: 'too-many-lines', line: row.index + 1 })
    const texts = textsOf(row)
    if (width === 0 && readHeader(texts)) width = texts.length
    // A spreadsheet omits trailing empty cells and empty rows: restore them, so that every column and row keeps its
    // position.
    text +=
      '\n'.repeat(row.index - line) + texts.join('\t') + '\t'.repeat(Math.max(0, width - texts.length)) + '\n'
    line = row.index + 1
    if (text.length > partLength) {
      parts.push(new Blob([text]))
      text = ''
    }
  }
  return new Blob([...parts, text], { type: 'text/plain' })
}

/**
 * @param wanted the sheet, from 0; undefined for the first one with a header
 * @throws WorkbookRefused if the file is not a readable workbook, FecStopped if it has too many lines
 */
export async function readWorkbook(file: Blob, wanted: number | undefined): Promise<WorkbookText> {
  const book = await openWorkbook(file)
  const sheet = wanted ?? (await sheetToRead(book))
  return { file: await textOf(book.rows(sheet)), sheets: book.sheets, sheet }
}
