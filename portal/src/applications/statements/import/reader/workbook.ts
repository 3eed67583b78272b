/**
 * Reads a sheet of a workbook as the text of a FEC or of a trial balance: UTF-8 with tabs, a line for each row. What follows treats it like any
 * other text, and a line keeps the number of its row.
 */
import { readBalanceHeader } from '@parvis/accounting/balance/columns'
import { columnLimit } from '@parvis/accounting/fec/line-reader'
import { readHeader } from '@parvis/accounting/fec/header'
import { fecLineLimit } from '@parvis/accounting/fec/check'
import { titleLimit } from '@parvis/accounting/fec/preview'
import { BlobReader, configure, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { readOds, streamOdsRows } from 'hucre/ods'
import { type CellValue, readXlsx, type StreamRow, streamXlsxRows } from 'hucre/xlsx'
import { FecStopped, type FecStop, type WorkbookText } from './fec-task.ts'

/** Bytes that a workbook may have unpacked. Of an ODS file all is in memory at once, of an XLSX file one row. */
const unpackedLimit = { xlsx: 1_500_000_000, ods: 150_000_000 }
/** Bytes as they are sent. */
const packedLimit = 300_000_000

type Kind = keyof typeof unpackedLimit

const stopped = (reason: FecStop['reason'], line?: number) => new FecStopped({ reason, line })

/** The first byte of the container that a password, or Excel of before 2007, makes of a workbook. */
const containerStart = 0xd0

/** What it is, by what is in it and not by its name. @throws FecStopped */
async function kindOf(file: Blob): Promise<Kind> {
  const [first] = new Uint8Array(await file.slice(0, 1).arrayBuffer())
  if (first === containerStart) throw stopped('workbook-protected')
  configure({ useWebWorkers: false })
  const reader = new ZipReader(new BlobReader(file))
  const entries = await reader.getEntries().catch(() => {
    throw stopped('workbook-broken')
  })
  await reader.close()
  const names = new Set(entries.map(({ filename }) => filename))
  const kind = names.has('xl/workbook.xml') ? 'xlsx' : names.has('content.xml') ? 'ods' : undefined
  if (!kind) throw stopped('zip')
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (file.size > packedLimit || unpacked > unpackedLimit[kind]) throw stopped('workbook-too-large')
  return kind
}

async function sheetNames(kind: Kind, bytes: Uint8Array): Promise<string[]> {
  const names: string[] = []
  // It is asked of each sheet, of some twice, before it is read: none is.
  const sheets = ({ name, index }: { name: string; index: number }) => {
    names[index] = name
    return false
  }
  await (kind === 'xlsx' ? readXlsx(bytes, { sheets }) : readOds(bytes, { sheets }))
  return names
}

const rowsOf = (kind: Kind, bytes: Uint8Array, sheet: number, maxRows?: number): AsyncIterable<StreamRow> => {
  const most = maxRows === undefined ? {} : { maxRows }
  return kind === 'xlsx'
    ? streamXlsxRows(bytes, { sheet, ...most })
    : streamOdsRows(bytes, { sheets: [sheet], ...most })
}

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

async function hasHeader(kind: Kind, bytes: Uint8Array, sheet: number): Promise<boolean> {
  let above: string[] | undefined
  for await (const row of rowsOf(kind, bytes, sheet, titleLimit)) {
    const texts = textsOf(row)
    if (readHeader(texts) || readBalanceHeader([texts]) || (above && readBalanceHeader([above, texts])))
      return true
    above = texts
  }
  return false
}

/** Sheets that are looked at for a header. */
const lookedAt = 50

/** The first sheet with a header; the first of all where none has one. */
async function sheetToRead(kind: Kind, bytes: Uint8Array, count: number): Promise<number> {
  if (count > 1)
    for (let sheet = 0; sheet < Math.min(count, lookedAt); sheet++)
      if (await hasHeader(kind, bytes, sheet)) return sheet
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
    if (row.index > fecLineLimit + titleLimit) throw stopped('too-many-lines', row.index + 1)
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
 * @throws FecStopped for what is no workbook that can be read
 */
export async function readWorkbook(file: Blob, wanted: number | undefined): Promise<WorkbookText> {
  const kind = await kindOf(file)
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const sheets = await sheetNames(kind, bytes)
    const sheet = wanted ?? (await sheetToRead(kind, bytes, sheets.length))
    return { file: await textOf(rowsOf(kind, bytes, sheet)), sheets, sheet }
  } catch (error) {
    throw error instanceof FecStopped ? error : stopped(errorReason(error))
  }
}

const errorReason = (error: unknown): FecStop['reason'] =>
  error instanceof Error && error.name === 'EncryptedFileError' ? 'workbook-protected' : 'workbook-broken'
