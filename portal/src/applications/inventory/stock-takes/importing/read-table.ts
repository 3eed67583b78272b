import { BlobReader, ZipReader } from '@zip.js/zip.js'
import { detectDelimiter, parseCsv, stripBom } from 'hucre/csv'
import { streamXlsxRows } from 'hucre/xlsx'

/** Rows of a file as texts: the first one names the columns. */
export interface Table {
  header: string[]
  /** With the number that the row has in the file, from 1. Empty rows are none. */
  rows: { number: number; cells: string[] }[]
}

export type TableFault = 'unreadable' | 'tooMany' | 'noRows' | 'tooLarge'

/** Why a file is no table. */
export class TableRefused extends Error {
  readonly fault: TableFault

  constructor(fault: TableFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

/** As many articles as a stock-take holds. */
export const mostRows = 100_000
const mostColumns = 60
/** What a file may be once it is opened, in bytes: a small workbook can hold a great deal. */
const mostBytes = 268_435_456

type Row = readonly unknown[]

const textOf = (cell: unknown): string => {
  if (typeof cell === 'string') return cell.trim()
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : ''
}

async function tableOf(found: AsyncIterable<Row> | Iterable<Row>): Promise<Table> {
  let header: string[] | undefined
  const rows: Table['rows'] = []
  let number = 0
  for await (const row of found) {
    number += 1
    const cells = row.slice(0, mostColumns).map(textOf)
    if (cells.every(cell => cell === '')) continue
    if (!header) {
      header = cells
      continue
    }
    if (rows.length >= mostRows) throw new TableRefused('tooMany')
    rows.push({ number, cells })
  }
  if (!header || rows.length === 0) throw new TableRefused('noRows')
  return { header, rows }
}

/** UTF-8, else as Windows writes it in Western Europe. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

async function readCsv(file: Blob): Promise<Table> {
  const text = stripBom(decode(await file.arrayBuffer()))
  return tableOf(parseCsv(text, { delimiter: detectDelimiter(text), typeInference: false }))
}

/** What all parts of a workbook say that they are once they are opened, in bytes. */
async function openedSize(file: Blob): Promise<number> {
  const reader = new ZipReader(new BlobReader(file), { useWebWorkers: false })
  const entries = await reader.getEntries()
  await reader.close()
  return entries.reduce((size, entry) => size + entry.uncompressedSize, 0)
}

/** Rows at their places: those that a workbook leaves out are empty. */
async function* rowsOf(file: Blob): AsyncGenerator<Row> {
  let next = 0
  for await (const { index, values } of streamXlsxRows(await file.arrayBuffer())) {
    while (next < index) {
      yield []
      next += 1
    }
    yield values
    next = index + 1
  }
}

async function readWorkbook(file: Blob): Promise<Table> {
  if ((await openedSize(file)) > mostBytes) throw new TableRefused('tooLarge')
  return tableOf(rowsOf(file))
}

/**
 * Reads a CSV file or the first sheet of a workbook.
 * @throws TableRefused
 */
export async function readTable(file: Blob): Promise<Table> {
  if (file.size > mostBytes) throw new TableRefused('tooLarge')
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  const isZip = start[0] === 0x50 && start[1] === 0x4b
  try {
    return await (isZip ? readWorkbook(file) : readCsv(file))
  } catch (error) {
    if (error instanceof TableRefused) throw error
    throw new TableRefused('unreadable', { cause: error })
  }
}
