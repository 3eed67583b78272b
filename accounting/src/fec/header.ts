/** Maps fields to columns, and checks the header. */
import { describeAmount, readCents } from './amounts.ts'
import {
  amountColumns,
  booksOf,
  columnNamed,
  fecColumns,
  legalColumns,
  type Books,
  type FecColumn,
} from './columns.ts'
import { readDay, rewriteDate } from './dates.ts'
import type { FindingList } from './findings.ts'
import type { Line } from './line-reader.ts'
import { lettersOf } from './letters.ts'
import { type DecimalMark, type Dialect, headerLinesOf } from './report.ts'

/** The fewest columns of the legal text that make a header. */
export const headerMinimum = 5

export interface Header {
  /** Names as written in the file. */
  names: readonly string[]
  /** By field; undefined for one that is not in the legal text. */
  columns: readonly (FecColumn | undefined)[]
  /** The field of each column, the first where a column occurs twice; -1 if it is missing. */
  fieldOf: Readonly<Record<FecColumn, number>>
  books: Books
}

/** The header with these names; undefined if they are not a header. */
export function readHeader(names: readonly string[]): Header | undefined {
  const columns = names.map(name => columnNamed(name))
  const known = new Set(columns.filter(column => column !== undefined))
  return known.size < headerMinimum ? undefined : headerOf(names, columns)
}

/**
 * The header of a file whose columns are named by a person, or by the law.
 * @param first the line where it is, or would be
 */
export function headerIn(first: readonly string[], dialect: Dialect): Header | undefined {
  const { entries } = dialect
  if (!entries) return readHeader(first)
  const names =
    headerLinesOf(dialect) === 0 ? lettersOf(Math.max(first.length, entries.columns.length)) : first
  return headerOf(
    names,
    names.map((_, field) => entries.columns[field] ?? undefined),
  )
}

/** Columns required to identify an entry: without them, a file contains no entries. */
export const neededEntryColumns = ['EcritureNum', 'EcritureDate', 'CompteNum'] as const

/** Whether a person has named the columns that make up entries. */
export function areEntries(columns: readonly (FecColumn | null | undefined)[]): boolean {
  const has = (...wanted: readonly FecColumn[]) => wanted.every(column => columns.includes(column))
  return has(...neededEntryColumns) && (has('Debit', 'Credit') || has('Montant'))
}

/**
 * The columns that a person still has to name; amounts are in `Debit` and `Credit`, or in `Montant` with or without
 * `Sens`.
 */
export function missingEntryColumns(columns: readonly (FecColumn | null)[]): FecColumn[] {
  const has = (column: FecColumn) => columns.includes(column)
  const isOne = has('Montant') || (has('Sens') && !has('Debit') && !has('Credit'))
  const amounts = isOne ? (['Montant'] as const) : (['Debit', 'Credit'] as const)
  return [...neededEntryColumns, ...amounts].filter(column => !has(column))
}

function headerOf(names: readonly string[], columns: Header['columns']): Header {
  const fieldOf = Object.fromEntries(fecColumns.map(column => [column, columns.indexOf(column)])) as Record<
    FecColumn,
    number
  >
  return { names, columns, fieldOf, books: booksOf(columns) }
}

/** Reports columns that are missing, duplicate, out of the legal order, or not in the legal text. */
export function checkHeader(
  { names, columns, fieldOf, books }: Header,
  dialect: Dialect,
  line: number,
  findings: FindingList,
): void {
  const legal = legalColumns(books, dialect.amounts)
  if (dialect.entries) checkNames(names, columns, headerLinesOf(dialect) > 0, line, findings)
  for (const column of legal) {
    if (fieldOf[column] < 0) findings.add('column-missing', line, { column })
  }
  if (dialect.amounts === 'signed-amount' && fieldOf.Montant >= 0)
    findings.add('amount-signed', line, { column: 'Montant', value: names[fieldOf.Montant] ?? '' })
  for (const [field, column] of columns.entries()) {
    const value = names[field] ?? ''
    const details = { position: field + 1 }
    if (column === undefined || !legal.includes(column)) {
      findings.add('column-unknown', line, { column, value, details })
    } else if (fieldOf[column] !== field) {
      findings.add('column-repeated', line, { column, value, details })
    }
  }
  const present = legal.filter(column => fieldOf[column] >= 0)
  const misplaced = present.findIndex((column, at) => columns[at] !== column)
  const expected = present[misplaced]
  if (expected !== undefined) {
    findings.add('column-order', line, {
      column: columns[misplaced],
      value: names[misplaced] ?? '',
      details: { position: misplaced + 1, expected },
    })
  }
}

/** Reports names that are not the legal ones, or a missing header; a copy gets the legal names. */
function checkNames(
  names: readonly string[],
  columns: Header['columns'],
  hasHeader: boolean,
  line: number,
  findings: FindingList,
): void {
  if (!hasHeader) {
    findings.add('header-missing', line, { repair: 'header' })
    return
  }
  for (const [field, column] of columns.entries()) {
    const value = names[field] ?? ''
    if (column === undefined || columnNamed(value) === column) continue
    findings.add('column-name', line, {
      column,
      value,
      details: { position: field + 1, column },
      repair: 'header',
    })
  }
}

/**
 * Whether the fields of a line with too many or too few of them can still be matched to columns: only blank ones are
 * extra or missing at its end, and the fields for the date and the amounts contain a date and amounts.
 */
export function hasColumnsInPlace(
  line: Line,
  { names, fieldOf }: Header,
  { decimalMark: mark, dates }: Pick<Dialect, 'decimalMark' | 'dates'>,
): boolean {
  if (line.count <= Math.max(fieldOf.Debit, fieldOf.Credit, fieldOf.Montant, fieldOf.Sens)) return false
  for (let field = names.length; field < line.count; field++) if (line.field(field) !== '') return false
  const date = line.field(fieldOf.EcritureDate).trim()
  const isDate = readDay(date, 0, date.length) > 0 || rewriteDate(date, dates) !== undefined
  return isDate && amountColumns.every(column => isAmountOrBlank(line.field(fieldOf[column]).trim(), mark))
}

function isAmountOrBlank(text: string, mark: DecimalMark): boolean {
  if (text === '' || !Number.isNaN(readCents(text, 0, text.length, mark))) return true
  return describeAmount(text, mark).problem !== 'form'
}
