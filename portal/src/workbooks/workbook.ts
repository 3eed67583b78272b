/**
 * Opens XLSX and ODS workbooks within limits that are checked before anything is unpacked. Heavy: load it on demand,
 * in a worker.
 */
import { BlobReader, configure, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { readOds, streamOdsRows } from 'hucre/ods'
import { readXlsx, type StreamRow, streamXlsxRows } from 'hucre/xlsx'
import { WorkbookRefused } from './refusal.ts'

/** Maximum unpacked size in bytes. An ODS file is in memory as a whole, an XLSX file row by row. */
const unpackedLimit = { xlsx: 1_500_000_000, ods: 150_000_000 }
/** Maximum size of the file in bytes. */
const packedLimit = 300_000_000

type Kind = keyof typeof unpackedLimit

/** A workbook that passed the checks. */
export interface Workbook {
  /** The names of its sheets, in order. */
  sheets: readonly string[]
  /**
   * The non-empty rows of a sheet, each with its index from 0.
   * @param sheet 0 is the first
   * @param most maximum number of rows
   */
  rows: (sheet: number, most?: number) => AsyncIterable<StreamRow>
}

/** The first byte of the container used for a password or by Excel before 2007. */
const containerStart = 0xd0

/** The format, determined by the contents and not the name. @throws WorkbookRefused */
async function kindOf(file: Blob): Promise<Kind> {
  const [first] = new Uint8Array(await file.slice(0, 1).arrayBuffer())
  if (first === containerStart) throw new WorkbookRefused('workbook-protected')
  configure({ useWebWorkers: false })
  const reader = new ZipReader(new BlobReader(file))
  const entries = await reader.getEntries().catch(() => {
    throw new WorkbookRefused('workbook-broken')
  })
  await reader.close()
  const names = new Set(entries.map(({ filename }) => filename))
  const kind = names.has('xl/workbook.xml') ? 'xlsx' : names.has('content.xml') ? 'ods' : undefined
  if (!kind) throw new WorkbookRefused('zip')
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (file.size > packedLimit || unpacked > unpackedLimit[kind])
    throw new WorkbookRefused('workbook-too-large')
  return kind
}

async function sheetNames(kind: Kind, bytes: Uint8Array): Promise<string[]> {
  const names: string[] = []
  // The callback runs for each sheet, sometimes twice, before reading it; false skips the sheet.
  const sheets = ({ name, index }: { name: string; index: number }) => {
    names[index] = name
    return false
  }
  await (kind === 'xlsx' ? readXlsx(bytes, { sheets }) : readOds(bytes, { sheets }))
  return names
}

function streamRows(
  kind: Kind,
  bytes: Uint8Array,
  { sheet, most }: { sheet: number; most: number | undefined },
): AsyncIterable<StreamRow> {
  const limit = most === undefined ? {} : { maxRows: most }
  return kind === 'xlsx'
    ? streamXlsxRows(bytes, { sheet, ...limit })
    : streamOdsRows(bytes, { sheets: [sheet], ...limit })
}

/** Converts an error of the library to a refusal; a refusal stays as it is. */
function refusalOf(error: unknown): WorkbookRefused {
  if (error instanceof WorkbookRefused) return error
  const isEncrypted = error instanceof Error && error.name === 'EncryptedFileError'
  return new WorkbookRefused(isEncrypted ? 'workbook-protected' : 'workbook-broken', { cause: error })
}

async function* refusing(rows: AsyncIterable<StreamRow>): AsyncGenerator<StreamRow> {
  const iterator = rows[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await iterator.next().catch((error: unknown) => {
        throw refusalOf(error)
      })
      if (next.done === true) return
      yield next.value
    }
  } finally {
    await iterator.return?.()
  }
}

/** Opens a workbook. @throws WorkbookRefused, and so do its rows */
export async function openWorkbook(file: Blob): Promise<Workbook> {
  const kind = await kindOf(file)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const sheets = await sheetNames(kind, bytes).catch((error: unknown) => {
    throw refusalOf(error)
  })
  return { sheets, rows: (sheet, most) => refusing(streamRows(kind, bytes, { sheet, most })) }
}
