import { readTsv, type PastedTable } from '@parvis/design-system/pasted-table'
import { parseCsv } from 'hucre/csv'
import type { CountLine } from '../counts/count-store.ts'
import { guessNamed, plain, type MappingOf } from '../importing/mapping.ts'
import { readQuantity } from './expression.ts'
import { folded, linesUnder } from './sheet.ts'

/** The most rows that are read at once. */
export const mostPastedRows = 5_000
/** How many rows tell the columns apart: correcting a text looks at them again with each key. */
const rowsLookedAt = 1_000
/** The most columns that are read. */
const mostColumns = 60

/** What a column of a pasted table can hold, in the order in which the columns are asked for. */
export const pastedColumns = ['code', 'quantity', 'batch', 'zone', 'shelf'] as const
export type PastedColumn = (typeof pastedColumns)[number]

/** How a pasted table is read. Without a column of codes, its quantities are for lines one after the other. */
export interface PasteLayout {
  /** Whether the first row holds the column names. */
  hasHeader: boolean
  columns: MappingOf<PastedColumn>
}

export type CodeIndex = ReadonlyMap<string, readonly CountLine[]>

/** The columns that tell lines with the same code apart. */
export const detailColumns = ['batch', 'zone', 'shelf'] as const
export type DetailColumn = (typeof detailColumns)[number]

/** The texts that name the batch or place of a line. A place is named alone or with its site. */
const namesOfLine: Readonly<Record<DetailColumn, (line: CountLine) => readonly string[]>> = {
  batch: ({ batch }) => [batch],
  zone: ({ site, zone }) => [zone, `${site}, ${zone}`, `${site} ${zone}`],
  shelf: ({ shelf }) => [shelf],
}

/** Whether a cell names the batch or place of a line. */
export const namesIt = (line: CountLine, column: DetailColumn, cell: string) =>
  namesOfLine[column](line).some(name => folded(name) === folded(cell.trim()))

/**
 * Splits a text into trimmed cells: by the tabs of spreadsheets, or else by semicolons, which can be typed. Commas are
 * decimal marks. Empty rows count, except at the end.
 */
export function readCells(text: string): PastedTable {
  const hasSemicolons = !text.includes('\t') && text.includes(';')
  const table = hasSemicolons ? parseCsv(text, { delimiter: ';', typeInference: false }) : readTsv(text)
  const rows = table.map(row => row.slice(0, mostColumns).map(cell => String(cell).trim()))
  const last = rows.findLastIndex(row => row.some(cell => cell !== ''))
  return rows.slice(0, last + 1)
}

/** Whether a copied text has more than one cell, so that it does not belong into one field. */
export function isTable(text: string): boolean {
  const rows = readCells(text)
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1
}

/** The number of columns, without empty ones at the end. */
export const widthOf = (table: PastedTable) =>
  table.reduce((width, row) => Math.max(width, row.findLastIndex(cell => cell !== '') + 1), 0)

/** The columns that are not empty. */
const filledColumns = (table: PastedTable) =>
  Array.from({ length: widthOf(table) }, (_, at) => at).filter(at =>
    table.some(row => (row[at] ?? '') !== ''),
  )

/** Usual column names as `plain` returns them, the most telling first. */
const namesOf: Readonly<Record<PastedColumn, readonly string[]>> = {
  code: [
    'code',
    'codearticle',
    'articlecode',
    'itemcode',
    'reference',
    'ref',
    'sku',
    'codebarres',
    'codebarre',
    'barcode',
    'ean',
    'ean13',
    'gtin',
    'article',
    'item',
  ],
  quantity: [
    'quantitecomptee',
    'qtecomptee',
    'countedquantity',
    'quantitycounted',
    'qtycounted',
    'comptage',
    'compte',
    'counted',
    'count',
    'quantitephysique',
    'stockphysique',
    'physique',
    'quantitereelle',
    'quantite',
    'quantites',
    'qte',
    'qtes',
    'quantity',
    'quantities',
    'qty',
    'nombre',
    'number',
  ],
  batch: ['lot', 'nlot', 'numerodelot', 'batch', 'batchnumber'],
  zone: ['lieu', 'zone', 'place', 'area', 'secteur'],
  shelf: ['emplacement', 'shelf', 'rayon', 'bin', 'allee', 'casier'],
}

/** Parts of the names of columns with other numbers: expected quantities and prices. */
const otherNumbers = /theori|attend|expect|prix|price|cout|cost|valeur|value|montant|amount/

/** Whether a cell is a number or a calculation, if perhaps one that its article does not allow. */
function isFigure(cell: string): boolean {
  const read = readQuantity(cell, { packSize: 2, isWhole: false })
  return 'value' in read || read.fault === 'negative'
}

const hasDigit = (cell: string) => /\p{Number}/u.test(cell)

/**
 * Whether the first row looks like column names. A single column has only a known name as its header: any other word
 * would shift all quantities by one line.
 */
function looksLikeHeader([first = [], ...others]: PastedTable, index: CodeIndex, isSingle: boolean): boolean {
  if (others.length === 0 || first.some(cell => linesUnder(index, cell).length > 0)) return false
  const isNamed = first.some(cell => pastedColumns.some(column => namesOf[column].includes(plain(cell))))
  if (isNamed) return true
  return !isSingle && first.every(cell => !hasDigit(cell)) && first.some(cell => cell !== '')
}

/** The item with the highest score above zero; of equal ones the first. */
function best<Item>(items: readonly Item[], scoreOf: (item: Item) => number): Item | undefined {
  let found: { item: Item; score: number } | undefined
  for (const item of items) {
    const score = scoreOf(item)
    if (score > (found?.score ?? 0)) found = { item, score }
  }
  return found?.item
}

/**
 * Guesses how a table is read. Codes are in the column that matches the most lines of the sheet. A column of batches or
 * places is used if it names most of the lines found.
 * @param allRows as `readCells` returns them
 * @param own whether the first row holds the column names, if the reader has said so
 */
export function guessLayout(allRows: PastedTable, index: CodeIndex, own?: boolean): PasteLayout {
  const table = allRows.slice(0, rowsLookedAt)
  // An empty column beside the quantities holds no codes.
  const all = filledColumns(allRows)
  const hasHeader = own ?? looksLikeHeader(table, index, all.length < 2)
  if (all.length < 2) return { hasHeader, columns: { quantity: all[0] } }
  const header = hasHeader ? (table[0] ?? []) : []
  const rows = hasHeader ? table.slice(1) : table
  const named = guessNamed(pastedColumns, namesOf, header)
  const cellOf = (row: readonly string[], at: number) => row[at] ?? ''
  const linesIn = (row: readonly string[], at: number) => linesUnder(index, cellOf(row, at))

  const hasName = new Set<number | undefined>(Object.values(named))
  // Codes that repeat, as small quantities do, tell less than codes of many lines.
  const matches = (at: number) => new Set(rows.flatMap(row => linesIn(row, at).map(({ id }) => id))).size
  const others = all.filter(at => at !== named.quantity)
  const code =
    best(
      others.toSorted((one, other) => Number(other === named.code) - Number(one === named.code)),
      matches,
    ) ??
    named.code ??
    others.find(at => !hasName.has(at)) ??
    others[0]

  const found = (row: readonly string[]) => (code === undefined ? [] : linesIn(row, code))
  /** The number of cells that are what they should be, of rows whose line was found; 0 unless most are. */
  const mostly = (
    at: number,
    test: (cell: string, lines: readonly CountLine[], row: readonly string[]) => boolean,
  ) => {
    const told = rows.filter(row => cellOf(row, at) !== '' && found(row).length > 0)
    const right = told.filter(row => test(cellOf(row, at), found(row), row)).length
    return right * 2 > told.length ? right : 0
  }
  const details = new Map<DetailColumn, number>()
  const isTaken = (at: number) => at === code || at === named.quantity || [...details.values()].includes(at)
  for (const column of detailColumns) {
    const at =
      named[column] ??
      best(
        all.filter(each => !hasName.has(each) && !isTaken(each)),
        each => mostly(each, (cell, lines) => lines.some(line => namesIt(line, column, cell))),
      )
    if (at !== undefined && !isTaken(at)) details.set(column, at)
  }

  const isOtherCode = (at: number) =>
    mostly(at, (_, lines, row) => linesIn(row, at).some(line => lines.includes(line))) > 0
  const figures = (at: number) => rows.filter(row => isFigure(cellOf(row, at))).length
  const rest = all.toReversed().filter(at => !isTaken(at))
  const quantity =
    named.quantity ??
    best(
      rest.filter(at => !otherNumbers.test(plain(cellOf(header, at))) && !isOtherCode(at)),
      figures,
    ) ??
    rest[0] ??
    all.findLast(at => at !== code)
  const detailOf = (column: DetailColumn) => {
    const at = details.get(column)
    return at === quantity ? undefined : at
  }
  return {
    hasHeader,
    columns: { code, quantity, batch: detailOf('batch'), zone: detailOf('zone'), shelf: detailOf('shelf') },
  }
}
