/** Entries of a FEC: the lines with the same number in the same journal, wherever they are in the file. */
import type { CentTotal } from './amounts.ts'

/** The first name given to an account or a journal. */
export interface Label {
  text: string
  line: number
  /** Whether another name was found, which is reported once. */
  hasOther: boolean
}

export interface Journal {
  code: string
  label: Label
  lines: number
  debit: CentTotal
  credit: CentTotal
  /** Row of each entry by its number, as a number where possible, which takes a third of the memory. */
  entries: Map<string | number, number>
}

const firstRows = 1024

function longer<Column extends Float64Array | Int32Array>(column: Column): Column {
  const copy = new (column.constructor as new (length: number) => Column)(column.length * 2)
  copy.set(column)
  return copy
}

/** One row per entry in typed columns: 36 bytes each, so that a million entries take 36 MB and no objects. */
export class EntryTable {
  length = 0
  /** In cents. */
  debit = new Float64Array(firstRows)
  credit = new Float64Array(firstRows)
  /** As 20231231; 0 if no line had one. */
  date = new Int32Array(firstRows)
  validDate = new Int32Array(firstRows)
  /** Number of its first line. */
  line = new Int32Array(firstRows)
  /** First line with another date; 0 while all dates are the same. */
  otherDateLine = new Int32Array(firstRows)
  otherDate = new Int32Array(firstRows)

  add(line: number, date: number, validDate: number): number {
    const row = this.length
    if (row === this.line.length) this.#grow()
    this.line[row] = line
    this.date[row] = date
    this.validDate[row] = validDate
    this.length++
    return row
  }

  #grow(): void {
    this.debit = longer(this.debit)
    this.credit = longer(this.credit)
    this.date = longer(this.date)
    this.validDate = longer(this.validDate)
    this.line = longer(this.line)
    this.otherDateLine = longer(this.otherDateLine)
    this.otherDate = longer(this.otherDate)
  }
}

/** Parses `12` to the number 12; `0012`, `AC-12` and anything longer than 15 digits stay text. */
export function readKey(text: string, start: number, end: number): string | number {
  const first = text.charCodeAt(start) - 48
  if (end - start > 15 || (first === 0 && end - start > 1)) return text.slice(start, end)
  let value = 0
  for (let at = start; at < end; at++) {
    const digit = text.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) return text.slice(start, end)
    value = value * 10 + digit
  }
  return value
}
