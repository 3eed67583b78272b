import { StockEntryForm as limits } from '@parvis/api-types/limits/inventories'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { hasHidden } from '../../../../forms/hidden-characters.ts'
import { guessNamed, type MappingOf } from './mapping.ts'
import { readDay } from './movements.ts'
import { hasMoreDecimals, numberReader } from './read-number.ts'
import type { Table } from './read-table.ts'

export type Entry = BodyOf<Operations['importStockEntries']>['entries'][number]

/** The values of an entry that a file can hold, in the order in which their columns are asked for. */
export const entryColumns = ['code', 'date', 'quantity', 'unitCost', 'document'] as const
export type EntryColumn = (typeof entryColumns)[number]

/** The columns that every file needs. */
export const neededEntryColumns: readonly EntryColumn[] = ['code', 'date', 'quantity', 'unitCost']

export type EntryMapping = MappingOf<EntryColumn>

const namesOf: Readonly<Record<EntryColumn, readonly string[]>> = {
  code: [
    'code',
    'codearticle',
    'reference',
    'ref',
    'article',
    'sku',
    'item',
    'itemcode',
    'itemno',
    'articlecode',
  ],
  date: [
    'date',
    'dateentree',
    'datedentree',
    'datedachat',
    'dateachat',
    'datereception',
    'datedereception',
    'entrydate',
    'purchasedate',
    'receiptdate',
    'postingdate',
    'jour',
  ],
  quantity: ['quantite', 'qte', 'quantity', 'qty', 'quantiteentree', 'quantiterecue', 'quantityreceived'],
  unitCost: [
    'coutunitaire',
    'cout',
    'pu',
    'prixunitaire',
    'prixdachat',
    'prixachat',
    'unitcost',
    'cost',
    'unitprice',
    'purchaseprice',
  ],
  document: [
    'piece',
    'numerodepiece',
    'npiece',
    'document',
    'documentnumber',
    'bon',
    'facture',
    'invoice',
    'voucher',
  ],
}

/** Guesses which column is which from the names that people usually give them. */
export const guessEntryColumns = (header: readonly string[]): EntryMapping =>
  guessNamed(entryColumns, namesOf, header)

/** Whether a header names every column that entries need. */
export function isEntryHeader(header: readonly string[]): boolean {
  const mapping = guessEntryColumns(header)
  return neededEntryColumns.every(column => mapping[column] !== undefined)
}

export type EntryFaultKind =
  | 'missing'
  | 'too-long'
  | 'hidden'
  | 'day'
  | 'number'
  | 'grouped'
  | 'large'
  | 'unknown'
  | 'ambiguous'
  | 'late'
  | 'zero'
  | 'negative'
  | 'digits'
  | 'fraction'

/** A fault in one row of the file. */
export interface EntryFault {
  /** The row's number in the file, from 1. */
  row: number
  kind: EntryFaultKind
  column: EntryColumn
  /** The text of the cell. */
  value?: string
}

/**
 * The largest numbers that the contract accepts, and how many decimals are stored. A number with more is refused, never
 * rounded.
 */
export const entryNumbers = {
  quantity: { largest: limits.quantity.maximum, decimals: 3 },
  unitCost: { largest: limits.unitCost.maximum, decimals: 4 },
} as const

/** An entry and the number of its row. */
export interface EntryRow {
  row: number
  entry: Entry
}

/** Parses the entries of a table and lists all faults of its rows. The services find the article of each entry. */
export function readEntries(
  { rows }: Table,
  mapping: EntryMapping,
): { rows: EntryRow[]; faults: EntryFault[] } {
  const read: EntryRow[] = []
  const faults: EntryFault[] = []
  const numberIn = numberReader({ rows }, [mapping.quantity, mapping.unitCost])
  for (const each of rows) {
    const { number: row, cells } = each
    const before = faults.length
    const told = (column: EntryColumn) => cells[mapping[column] ?? -1] ?? ''
    const refuse = (kind: EntryFaultKind, column: EntryColumn, value?: string) =>
      faults.push({ row, kind, column, ...(value !== undefined && { value }) })
    const text = (column: 'code' | 'document') => {
      const value = told(column)
      if (value.length > limits[column].maxLength) refuse('too-long', column)
      if (hasHidden(value)) refuse('hidden', column)
      return value
    }
    const figure = (column: keyof typeof entryNumbers) => {
      const { largest, decimals } = entryNumbers[column]
      const value = told(column)
      const number = numberIn(each, mapping[column])
      if (value === '') return 0
      if (number === 'grouped') refuse('grouped', column, value)
      else if (number === undefined) refuse('number', column, value)
      else if (number < 0) refuse('negative', column)
      else if (number > largest) refuse('large', column)
      else if (hasMoreDecimals(number, decimals)) refuse('digits', column, value)
      else if (number === 0 && column === 'quantity') refuse('zero', column)
      else return number
      return 0
    }
    for (const column of neededEntryColumns) if (told(column) === '') refuse('missing', column)
    const date = readDay(told('date'))
    if (told('date') !== '' && date === undefined) refuse('day', 'date', told('date'))
    const entry = {
      code: text('code'),
      quantity: figure('quantity'),
      unitCost: figure('unitCost'),
      document: text('document'),
    }
    if (faults.length === before && date !== undefined) read.push({ row, entry: { ...entry, date } })
  }
  return { rows: read, faults }
}
