/** Checks a FEC as a stream, both in a browser worker and in the services. */
import { type DateOrder, isoDay, readDay, rewriteDate } from './dates.ts'
import { FieldRules } from './fields.ts'
import { readFileName, repairedFileName } from './file-name.ts'
import { FindingList } from './findings.ts'
import { areEntries, checkHeader, hasColumnsInPlace, headerIn, type Header } from './header.ts'
import { Ledger } from './ledger.ts'
import { LineReader, type Line } from './line-reader.ts'
import type { FecColumn } from './columns.ts'
import { FecRefused, headerLinesOf, type Dialect, type FecLine, type FecReport } from './report.ts'

/** The most lines below the header; a file with more is refused. */
export const fecLineLimit = 1_000_000

/** Prescribed character sets: ASCII, ISO 8859-15 and UTF-8; ASCII is a subset of the others. */
const legalEncodings: readonly Dialect['encoding'][] = ['utf-8', 'iso-8859-15']
const legalSeparators: readonly Dialect['separator'][] = ['\t', '|']

/** What is known once the header has been read. */
interface Below {
  header: Header
  fields: FieldRules
  ledger: Ledger
}

/**
 * Takes a file in chunks of any size, and reports at its end. It keeps in memory: the current chunk and the beginning
 * of a line, 36 bytes and a key per entry, 24 to 48 bytes per line to detect repeated ones, the labels of journals and
 * accounts, and the first `keptFindings` findings of each rule. For a million lines that is 65 MB.
 */
export class FecCheck {
  readonly #dialect: Dialect
  readonly #fileName: string
  readonly #findings = new FindingList()
  readonly #reader: LineReader
  #below: Below | undefined
  #isEmpty = true
  /** Lines received, including blank ones and titles. */
  #read = 0
  #lines = 0
  #blank = { count: 0, first: 0 }
  /** Blank lines not followed by another line yet: at the end of a file they do not count. */
  #waiting = { count: 0, first: 0 }
  readonly #takeLine: ((line: FecLine) => void) | undefined
  readonly #isKnown: boolean

  /**
   * @param takeLine is given each line that can be read, whatever is wrong with it
   * @param isKnown the file has been checked before: only its lines are read, and no totals of its entries are kept, so the
   *   report says nothing about the whole file
   * @throws FecRefused where the dialect names columns, and does not say where entry, day, account and amounts stand
   */
  constructor(
    dialect: Dialect,
    {
      fileName,
      takeLine,
      isKnown = false,
    }: { fileName: string; takeLine?: (line: FecLine) => void; isKnown?: boolean },
  ) {
    if (dialect.entries && !areEntries(dialect.entries.columns)) throw new FecRefused('no-header')
    this.#dialect = dialect
    this.#fileName = fileName
    this.#takeLine = takeLine
    this.#isKnown = isKnown
    this.#reader = new LineReader(dialect, line => this.#take(line))
  }

  /**
   * @throws FecRefused for a file that is not a table: binary data, a line over 1 MB, over 100 columns, over 1,000,000
   * lines, or no header where the dialect says it is
   */
  push(bytes: Uint8Array): void {
    if (bytes.length > 0) this.#isEmpty = false
    this.#reader.push(bytes)
  }

  /** @throws FecRefused like `push`, and for an empty file */
  end(): FecReport {
    this.#reader.end()
    if (this.#isEmpty) throw new FecRefused('empty')
    if (this.#below === undefined) throw new FecRefused('no-header')
    const { ledger, header } = this.#below
    ledger.end()
    const { siren, closingDate } = this.#checkFile()
    return {
      ...(this.#dialect.entries && headerLinesOf(this.#dialect) > 0 && { header: header.names }),
      lines: this.#lines,
      ...ledger.told,
      siren,
      closingDate,
      counts: this.#findings.counts,
      doubt: this.#findings.doubt,
      findings: this.#findings.sorted(),
    }
  }

  #take(line: Line): void {
    this.#read++
    if (this.#read <= this.#dialect.skippedLines) return
    if (this.#below === undefined) {
      const below = this.#begin(line)
      this.#below = below
      if (headerLinesOf(this.#dialect) > 0) return
    }
    if (line.isBlank) {
      if (this.#waiting.count++ === 0) this.#waiting.first = line.number
      return
    }
    if (this.#waiting.count > 0) this.#countBlank()
    this.#lines++
    if (this.#lines > fecLineLimit) throw new FecRefused('too-many-lines', line.number)
    this.#checkLine(line, this.#below)
  }

  #countBlank(): void {
    if (this.#blank.count === 0) this.#blank.first = this.#waiting.first
    this.#blank.count += this.#waiting.count
    this.#waiting = { count: 0, first: 0 }
  }

  #begin(line: Line): Below {
    const header = headerIn(line.fields(), this.#dialect)
    if (header === undefined) throw new FecRefused('no-header', line.number)
    checkHeader(header, this.#dialect, line.number, this.#findings)
    const { closingDate } = readFileName(this.#fileName)
    return {
      header,
      fields: new FieldRules(header, this.#dialect, closingDate, this.#findings),
      ledger: new Ledger(header, this.#findings),
    }
  }

  #checkLine(line: Line, { header, fields, ledger }: Below): void {
    if (line.isSuspicious) this.#checkReadable(line, header)
    const expected = header.names.length
    if (line.count !== expected) {
      this.#findings.add('field-count', line.number, {
        value: line.fields().join(' '),
        details: { found: line.count, expected },
      })
      // A missing or extra separator at the end moves no field; elsewhere the fields cannot be told apart.
      if (!hasColumnsInPlace(line, header, this.#dialect)) return
    }
    fields.read(line)
    if (!this.#isKnown) ledger.add(line, fields)
    this.#takeLine?.(lineOf(line, header, fields, this.#dialect.dates))
  }

  #checkReadable(line: Line, header: Header): void {
    for (let field = 0; field < line.count; field++) {
      const value = line.field(field)
      if (!value.includes('\uFFFD')) continue
      this.#findings.add('field-unreadable', line.number, { column: header.columns[field], value })
    }
  }

  #checkFile(): { siren: string | undefined; closingDate: string | undefined } {
    const { encoding, separator, decimalMark, skippedLines } = this.#dialect
    const add = this.#findings.add.bind(this.#findings)
    const name = readFileName(this.#fileName)
    if (!name.isPrescribed) {
      const repaired = repairedFileName(this.#fileName)
      add('file-name', undefined, {
        value: this.#fileName,
        repair: readFileName(repaired).isPrescribed ? 'file-name' : undefined,
      })
    }
    if (name.siren !== undefined && !name.hasValidSiren) {
      add('file-name-siren', undefined, { value: name.siren })
    }
    if (name.closingDate === undefined) add('year-unknown', undefined, { value: this.#fileName })
    if (!legalEncodings.includes(encoding)) add('file-encoding', undefined, { value: encoding })
    if (!legalSeparators.includes(separator)) add('file-separator', undefined, { value: separator })
    if (decimalMark !== ',') {
      add('file-decimal-mark', undefined, { value: decimalMark, repair: 'decimal-mark' })
    }
    if (this.#reader.text.hasByteOrderMark) add('byte-order-mark', undefined, { repair: 'byte-order-mark' })
    if (skippedLines > 0) add('title-lines', 1, { details: { count: skippedLines } })
    if (this.#blank.count > 0) {
      add('empty-lines', this.#blank.first, { details: { count: this.#blank.count } })
    }
    if (this.#lines === 0) add('no-lines', undefined, {})
    return { siren: name.siren, closingDate: name.closingDate }
  }
}

/** The day of a text; undefined if it is not readable. */
function dayOf(text: string, order: DateOrder | undefined): string | undefined {
  const day = readDay(text, 0, text.length)
  if (day > 0) return isoDay(day)
  const rewritten = rewriteDate(text, order)
  return rewritten === undefined ? undefined : isoDay(Number(rewritten))
}

function lineOf(
  line: Line,
  { fieldOf }: Header,
  { entryDate, debit, credit }: FieldRules,
  order: DateOrder | undefined,
): FecLine {
  const text = (column: FecColumn) => line.field(fieldOf[column])
  return {
    number: line.number,
    journalCode: text('JournalCode'),
    journalLabel: text('JournalLib'),
    entryNumber: text('EcritureNum'),
    entryDate: entryDate > 0 ? isoDay(entryDate) : undefined,
    account: text('CompteNum'),
    accountLabel: text('CompteLib'),
    auxiliary: text('CompAuxNum'),
    auxiliaryLabel: text('CompAuxLib'),
    pieceRef: text('PieceRef'),
    pieceDate: dayOf(text('PieceDate'), order),
    label: text('EcritureLib'),
    debit,
    credit,
    lettering: text('EcritureLet'),
  }
}
