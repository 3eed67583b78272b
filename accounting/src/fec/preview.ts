/** Previews a FEC from its beginning: the dialect, the header and the first lines. */
import { amountColumns, amountsIn } from './columns.ts'
import { detectEncoding } from './encodings.ts'
import { readHeader, type Header } from './header.ts'
import { LineReader } from './line-reader.ts'
import {
  FecRefused,
  separators,
  type DecimalMark,
  type Dialect,
  type Encoding,
  type FecRefusal,
  type Preview,
  type Separator,
} from './report.ts'

/** Bytes of a file that are enough for a preview; fewer are the whole file. */
export const headSize = 64 * 1024
/** The most title lines above the header. */
export const titleLimit = 50
export const rowLimit = 10

/** The text of a file, split by one separator. */
export interface Cut {
  encoding: Encoding
  separator: Separator
  hasByteOrderMark: boolean
  lines: string[][]
}

interface Found extends Cut {
  header: Header
  skippedLines: number
}

function startsWith(head: Uint8Array, ...bytes: readonly number[]): boolean {
  return bytes.every((byte, at) => head[at] === byte)
}

/** Whether a control character never occurs in text; form feed and the DOS end-of-file character are harmless. */
function isControl(byte: number): boolean {
  return byte < 9 || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27)
}

/** Why these bytes are not the text of a table; undefined if they may be. */
function refusalOf(head: Uint8Array, encoding: Encoding): FecRefusal | undefined {
  const refused = (reason: FecRefusal['refused']) => ({ refused: reason, line: undefined })
  if (head.length === 0) return refused('empty')
  if (startsWith(head, 0x50, 0x4b, 3, 4) || startsWith(head, 0x50, 0x4b, 5, 6)) return refused('zip')
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return undefined
  const controls = head.reduce((count, byte) => count + (isControl(byte) ? 1 : 0), 0)
  if (head.includes(0) || controls > head.length / 100) return refused('binary')
  const mark = startsWith(head, 0xef, 0xbb, 0xbf) ? 3 : 0
  return startsWith(head.subarray(mark), 0x3c, 0x3f, 0x78, 0x6d, 0x6c) ? refused('xml') : undefined
}

/**
 * Splits the beginning of a file into lines.
 * @throws FecRefused like `LineReader`
 */
export function cut(head: Uint8Array, encoding: Encoding, separator: Separator): Cut {
  const lines: string[][] = []
  const reader = new LineReader({ encoding, separator }, line => lines.push(line.fields()))
  reader.push(head)
  // The last line of a longer file is incomplete here.
  if (head.length < headSize) reader.end()
  if (lines.length === 0 && head.length >= headSize) throw new FecRefused('line-too-long', 1)
  return { encoding, separator, hasByteOrderMark: reader.text.hasByteOrderMark, lines }
}

function findHeader(of: Cut, skippedLines: number | undefined): Found | undefined {
  const [from, to] = skippedLines === undefined ? [0, titleLimit] : [skippedLines, skippedLines + 1]
  for (const [at, names] of of.lines.slice(from, to).entries()) {
    const header = readHeader(names)
    if (header) return { ...of, header, skippedLines: from + at }
  }
  return undefined
}

const knownColumns = ({ header }: Found) => header.columns.filter(column => column !== undefined).length

/**
 * Decides by the last mark in amounts with one or two digits after it: in 1.234,56 it is a comma. A comma where no
 * amount decides.
 */
export function decimalMarkOf(
  amountFields: readonly number[],
  rows: readonly (readonly string[])[],
): DecimalMark {
  const count = { ',': 0, '.': 0 }
  for (const row of rows) {
    for (const field of amountFields) {
      const mark = /([.,])\d{1,2}\)?[+-]?\s*$/.exec(row[field] ?? '')?.[1]
      if (mark === ',' || mark === '.') count[mark]++
    }
  }
  return count['.'] > count[','] ? '.' : ','
}

/**
 * Previews a file.
 * @param head its first `headSize` bytes, or all of a shorter file
 * @param fileName identifies a FEC in XML, which is not supported here
 * @param chosen what a person corrected: it is used as it is, and the rest detected with it
 */
export function previewFec(
  head: Uint8Array,
  fileName: string,
  chosen: Partial<Dialect> = {},
): Preview | FecRefusal {
  const encoding = chosen.encoding ?? detectEncoding(head)
  const refusal = refusalOf(head, encoding)
  if (refusal) return refusal
  let refused: FecRefused | undefined
  let best: Found | undefined
  for (const separator of chosen.separator === undefined ? separators : [chosen.separator]) {
    try {
      const found = findHeader(cut(head, encoding, separator), chosen.skippedLines)
      if (found && (best === undefined || knownColumns(found) > knownColumns(best))) best = found
    } catch (error) {
      if (!(error instanceof FecRefused)) throw error
      refused ??= error
    }
  }
  if (best === undefined) {
    const reason = /\.xml$/i.test(fileName) ? 'xml' : 'no-header'
    return refused?.refusal ?? { refused: reason, line: undefined }
  }
  const { header, skippedLines, hasByteOrderMark, separator, lines } = best
  const rows = lines.slice(skippedLines + 1).filter(row => row.length > 1 || row[0] !== '')
  return {
    dialect: {
      encoding,
      separator,
      decimalMark:
        chosen.decimalMark ??
        decimalMarkOf(
          amountColumns.map(column => header.fieldOf[column]),
          rows,
        ),
      skippedLines,
      amounts: chosen.amounts ?? amountsIn(header.columns),
      ...(chosen.signs && { signs: chosen.signs }),
    },
    hasByteOrderMark,
    header: header.names,
    rows: rows.slice(0, rowLimit),
    columns: header.columns,
  }
}
