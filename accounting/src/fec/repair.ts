/** Writes a corrected copy of a FEC in UTF-8 with tabs: only the chosen repairs are made, and each change is logged. */
import { describeAmount, readCents } from './amounts.ts'
import { amountColumns, columnNamed, dateColumns, type FecColumn } from './columns.ts'
import { readDay, noDate, rewriteDate } from './dates.ts'
import { isSpace } from './fields.ts'
import { detached } from './findings.ts'
import { hasColumnsInPlace, headerIn, type Header } from './header.ts'
import { LineReader, type Line } from './line-reader.ts'
import { FecRefused, headerLinesOf, type Dialect, type Repair } from './report.ts'
import { isLegalSide, readSide } from './sides.ts'

/** The most changes kept in the log; `changeCount` counts all. */
export const keptChanges = 100_000

export interface Change {
  /** Line of the file, from 1. */
  line: number
  /** The legal column name; for a trial balance or a general ledger, the name in its header. */
  column: string | undefined
  before: string
  after: string
  /** The chosen repair; `separator` where a tab or a line break inside a field would have split the copy's line. */
  repair: Repair | 'separator'
}

/** The dialect of the copy. */
export function repairedDialect(dialect: Dialect, repairs: readonly Repair[]): Dialect {
  const decimalMark = repairs.includes('decimal-mark') ? ',' : dialect.decimalMark
  const { entries, ...rest } = dialect
  const named = entries && !repairs.includes('header') && { entries }
  return { ...rest, ...named, encoding: 'utf-8', separator: '\t', decimalMark }
}

const dated: readonly (FecColumn | undefined)[] = dateColumns
const numeric: readonly (FecColumn | undefined)[] = amountColumns

/** A name such as `Debit (2)`, which is not a legal one. @param known names already in use */
function otherName(name: string, known: ReadonlySet<string>): string {
  let number = 2
  while (known.has(`${name} (${String(number)})`)) number++
  return `${name} (${String(number)})`
}

/**
 * Streams a file to its corrected copy. Title lines, blank lines, line ends, and lines whose fields cannot be told
 * apart stay unchanged. A missing header is added as a line.
 */
export class FecRepair {
  /** The first `keptChanges` ones. */
  readonly changes: Change[] = []
  changeCount = 0
  readonly #dialect: Dialect
  readonly #repairs: ReadonlySet<Repair>
  readonly #reader: LineReader
  readonly #encoder = new TextEncoder()
  #header: Header | undefined
  #isEmpty = true
  #read = 0
  #written = ''

  constructor(dialect: Dialect, { repairs }: { repairs: readonly Repair[] }) {
    this.#dialect = dialect
    this.#repairs = new Set(repairs)
    this.#reader = new LineReader(dialect, line => this.#take(line))
  }

  /**
   * @returns the bytes of the copy that are ready
   * @throws FecRefused like the check
   */
  push(bytes: Uint8Array): Uint8Array {
    if (bytes.length > 0) this.#isEmpty = false
    this.#reader.push(bytes)
    return this.#flush()
  }

  end(): Uint8Array {
    this.#reader.end()
    if (this.#isEmpty) throw new FecRefused('empty')
    if (this.#header === undefined) throw new FecRefused('no-header')
    return this.#flush()
  }

  #flush(): Uint8Array {
    const bytes = this.#encoder.encode(this.#written)
    this.#written = ''
    return bytes
  }

  #take(line: Line): void {
    if (this.#read === 0 && this.#reader.text.hasByteOrderMark) this.#writeByteOrderMark(line.number)
    this.#read++
    const isTitle = this.#read <= this.#dialect.skippedLines
    if (isTitle) {
      this.#written += line.fields().join(this.#dialect.separator) + line.lineEnd
      return
    }
    if (this.#header === undefined) {
      this.#header = headerIn(line.fields(), this.#dialect)
      if (this.#header === undefined) throw new FecRefused('no-header', line.number)
      const hasHeader = headerLinesOf(this.#dialect) > 0
      if (hasHeader) {
        this.#written += this.#joined(line, this.#named(line, line.fields())) + line.lineEnd
        return
      }
      if (this.#repairs.has('header')) this.#written += this.#newHeader(line, this.#header)
    }
    const fields = line.fields()
    const isReadable =
      !line.isBlank &&
      (fields.length === this.#header.names.length || hasColumnsInPlace(line, this.#header, this.#dialect))
    this.#written += this.#joined(line, isReadable ? this.#repaired(line, fields) : fields) + line.lineEnd
  }

  #writeByteOrderMark(line: number): void {
    if (this.#repairs.has('byte-order-mark')) this.#log(line, undefined, '\uFEFF', '', 'byte-order-mark')
    else this.#written += '\uFEFF'
  }

  #log(
    line: number,
    column: FecColumn | undefined,
    before: string,
    after: string,
    repair: Change['repair'],
  ): void {
    this.changeCount++
    if (this.changes.length === keptChanges) return
    this.changes.push({ line, column, before: detached(before), after: detached(after), repair })
  }

  /**
   * Replaces other column names by the legal ones. The copy is read by these alone, so an ignored field must not have
   * one of them.
   */
  #named(line: Line, names: readonly string[]): string[] {
    if (!this.#dialect.entries || !this.#repairs.has('header')) return [...names]
    const columns = this.#header?.columns ?? []
    const known = new Set<string>(names)
    return names.map((before, field) => {
      const column = columns[field]
      const after = column ?? (columnNamed(before) === undefined ? before : otherName(before, known))
      if (after === before) return before
      known.add(after)
      this.#log(line.number, column, before, after, 'header')
      return after
    })
  }

  /** A new line above the first one. Columns that are not in the legal text keep their letters. */
  #newHeader(line: Line, { names, columns }: Header): string {
    const header = names.map((letter, field) => columns[field] ?? letter).join('\t')
    this.#log(line.number, undefined, '', header.replaceAll('\t', ' '), 'header')
    return header + line.lineEnd
  }

  #joined(line: Line, fields: readonly string[]): string {
    return fields
      .map((before, field) => {
        if (!/[\t\r\n]/.test(before)) return before
        const after = before.replaceAll(/\r\n|[\t\r\n]/g, ' ')
        this.#log(line.number, this.#header?.columns[field], before, after, 'separator')
        return after
      })
      .join('\t')
  }

  #repaired(line: Line, fields: readonly string[]): string[] {
    return fields.map((before, field) => {
      const column = this.#header?.columns[field]
      let start = 0
      let end = before.length
      while (start < end && isSpace(before.charCodeAt(start))) start++
      while (end > start && isSpace(before.charCodeAt(end - 1))) end--
      let text = before.slice(start, end)
      if (text.length < before.length && this.#repairs.has('trim')) {
        this.#log(line.number, column, before, text, 'trim')
        start = 0
        end = before.length
      }
      // The repaired value replaces the value between the spaces, which stay.
      for (const repair of ['thousands', 'decimal-mark', 'date', 'pad-account', 'side'] as const) {
        const after = this.#repairs.has(repair) ? this.#rewritten(column, text, repair) : undefined
        if (after === undefined || after === text) continue
        this.#log(line.number, column, text, after, repair)
        text = after
      }
      return this.#repairs.has('trim') ? text : before.slice(0, start) + text + before.slice(end)
    })
  }

  #rewritten(column: FecColumn | undefined, text: string, repair: Repair): string | undefined {
    const { decimalMark, dates } = this.#dialect
    switch (repair) {
      case 'date':
        return dated.includes(column) && readDay(text, 0, text.length) === noDate
          ? rewriteDate(text, dates)
          : undefined
      case 'pad-account':
        return column === 'CompteNum' && /^\d{1,2}$/.test(text) ? text.padEnd(3, '0') : undefined
      case 'side': {
        const side = column === 'Sens' && !isLegalSide(text) ? readSide(text) : undefined
        return side && (side === 'debit' ? 'D' : 'C')
      }
      case 'thousands':
      case 'decimal-mark': {
        if (!numeric.includes(column)) return undefined
        // A file with decimal points gets commas. An amount that is valid with its own mark is no finding, but belongs
        // to the same repair.
        if (repair === 'decimal-mark' && decimalMark === '.') {
          return /^[+-]?\d*[.,]\d*[+-]?$/.test(text) ? text.replace('.', ',') : undefined
        }
        if (!Number.isNaN(readCents(text, 0, text.length, decimalMark))) return undefined
        const { problem, rewritten } = describeAmount(text, decimalMark)
        return problem === repair ? rewritten : undefined
      }
      case 'trim':
      case 'file-name':
      case 'byte-order-mark':
      case 'amount':
      case 'pad-length':
      case 'header':
        return undefined
    }
  }
}
