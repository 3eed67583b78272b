/**
 * Reads a sheet of a workbook as the text of a FEC, a general ledger or a trial balance: UTF-8 with tabs, a line for each row. What follows treats it like any
 * other text, and a line keeps the number of its row.
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

/** As a FEC writes it: days without marks, a comma in amounts, and nothing that would end the field or the line. */
export function cellText(value: CellValue): string {
  if (value === null) return ''
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10).replaceAll('-', '')
  if (typeof value === 'number') return numberText(value)
  return String(value).replaceAll(/[\t\r\n\u2028\u2029]+/g, ' ')
}

/** Sums of a spreadsheet are a billionth off: what is cents but for that is written as cents. */
function numberText(value: number): string {
  if (Number.isInteger(value)) return Math.abs(value) < 1e21 ? value.toFixed(0) : String(value)
  const cents = Math.round(value * 100)
  // Of large amounts the number itself is off by more than that.
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

/** Sheets that are looked at for a header. */
const lookedAt = 50

/** The first sheet with a header; the first of all where none has one. */
async function sheetToRead(book: Workbook): Promise<number> {
  const count = book.sheets.length
  if (count > 1)
    for (let sheet = 0; sheet < Math.min(count, lookedAt); sheet++)
      if (await hasHeader(book, sheet)) return sheet
  return 0
}

/** Characters that are gathered before they become part of the text. */
const partLength = 4 * 1024 * 1024

async function textOf(rows: AsyncIterable<StreamRow>): Promise<Blob> {
  // The browser keeps parts of a Blob where it has room, on the disk too.
  const parts: Blob[] = []
  let text = ''
  let line = 0
  let width = 0
  for await (const row of rows) {
    if (row.index > fecLineLimit + titleLimit)
      throw new FecStopped({ reason: 'too-many-lines', line: row.index + 1 })
    const texts = textsOf(row)
    if (width === 0 && readHeader(texts)) width = texts.length
    // A spreadsheet ends a row with its last value, and keeps no rows without any: here each column and each row has its place.
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
 * @param wanted which sheet, 0 is the first; undefined for the first one that has a header
 * @throws WorkbookRefused for what is no workbook that can be read, FecStopped for one with too many lines
 */
export async function readWorkbook(file: Blob, wanted: number | undefined): Promise<WorkbookText> {
  const book = await openWorkbook(file)
  const sheet = wanted ?? (await sheetToRead(book))
  return { file: await textOf(book.rows(sheet)), sheets: book.sheets, sheet }
}
