/** Financial statements as a workbook whose totals are formulas, so that a reader can follow and change them. */
import { companyLine } from '@parvis/accounting/fec/company-number'
import { statementIds, type StatementId } from '@parvis/accounting/statements/lines'
import type { Rounding } from '@parvis/accounting/statements/rounding'
import { type Cell, type CellStyle, type CellValue, cellRef, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { figuresOfCheck } from '../result.ts'
import {
  type ColumnId,
  introductionOf,
  type Row,
  type StatementFileContent,
  type StatementFileTable,
  tableOf,
} from './table.ts'
import { type Language, type Words, words } from './words.ts'

const exactFormat = '#,##0.00'
const amountFormats: Record<Rounding, string> = { cent: exactFormat, euro: '#,##0', thousand: '#,##0' }
const percentFormat = '0.0%'
/** Cents per unit of the sheets. */
const unitOf = (rounding: Rounding) => (rounding === 'thousand' ? 100_000 : 100)

const bold: CellStyle = { font: { bold: true } }
const ruled: CellStyle = { font: { bold: true }, border: { top: { style: 'thin' } } }
const columnHead: CellStyle = {
  font: { bold: true },
  alignment: { horizontal: 'right', vertical: 'bottom', wrapText: true },
  border: { bottom: { style: 'thin' } },
}
const firstHead: CellStyle = { ...columnHead, alignment: { horizontal: 'left', vertical: 'bottom' } }

/** A sheet that is filled row by row. */
class SheetWriter {
  readonly rows: CellValue[][] = []
  readonly cells = new Map<string, Partial<Cell>>()

  /** Adds a row. @returns its number, from 0 */
  add(values: readonly CellValue[], style?: CellStyle): number {
    const row = this.rows.push([...values]) - 1
    if (style) values.forEach((value, column) => value !== null && this.style(row, column, style))
    return row
  }

  style(row: number, column: number, style: CellStyle): void {
    const key = `${row},${column}`
    const known = this.cells.get(key)
    this.cells.set(key, { ...known, style: { ...known?.style, ...style } })
  }

  /** @param result its value, for readers that compute nothing */
  formula(row: number, column: number, formula: string, result: number | string): void {
    const key = `${row},${column}`
    const of = this.rows[row]
    if (of) of[column] = result
    this.cells.set(key, { ...this.cells.get(key), formula, formulaResult: result })
  }

  /** Sets the number format of a column. */
  format(column: number, numFmt: string): void {
    for (const [row, values] of this.rows.entries())
      if (typeof values[column] === 'number') this.style(row, column, { numFmt })
  }
}

/** The cells with the amounts of a line. */
interface Place {
  table: StatementFileTable
  row: number
}
type Places = ReadonlyMap<string, Place>

/** Rows above the lines of a statement: the title, three sentences of introduction, a blank row, the column heads. */
const rowsAbove = 6
const columnAt = (table: StatementFileTable, id: ColumnId) =>
  1 + table.columns.findIndex(column => column.id === id)

function placesOf(tables: readonly StatementFileTable[]): Places {
  return new Map(
    tables.flatMap(table => table.rows.map(({ id }, at) => [id, { table, row: rowsAbove + at }] as const)),
  )
}

const quoted = (name: string) => `'${name.replaceAll("'", "''")}'`

/** The sum formula of a line over the cells of other lines; undefined if one of them uses another unit. */
function sumOf(
  { formula }: Row,
  column: 'gross' | 'depreciation' | 'net' | 'prior',
  own: StatementFileTable,
  places: Places,
  say: Words,
): string | undefined {
  if (!formula) return undefined
  const parts: string[] = []
  for (const { line, sign, measure } of formula) {
    const place = places.get(line)
    if (!place || measure !== 'amount') return undefined
    const isOwn = place.table.id === own.id
    // Another statement uses the net value of an asset.
    const at = columnAt(place.table, isOwn || column === 'prior' ? column : 'net')
    const cell = cellRef(place.row, at)
    const reference = isOwn ? cell : `${quoted(say.sheet[place.table.id])}!${cell}`
    parts.push(`${sign === 1 ? '+' : '-'}${reference}`)
  }
  return parts.join('').replace(/^\+/, '')
}

const lineStyles: Partial<Record<Row['kind'], CellStyle>> = { heading: bold, total: ruled }

function statementSheet(
  table: StatementFileTable,
  introduction: readonly string[],
  places: Places,
  rounding: Rounding,
  say: Words,
): WriteSheet {
  const sheet = new SheetWriter()
  const unit = unitOf(rounding)
  sheet.add([table.caption], { font: { bold: true, size: 14 } })
  for (const sentence of introduction) sheet.add([sentence])
  sheet.add([])
  const head = sheet.add([say.line, ...table.columns.map(({ title }) => title)], columnHead)
  sheet.style(head, 0, firstHead)
  for (const line of table.rows) {
    const { cells, kind, label } = line
    const values = table.columns.map(({ id }) => {
      const cell = cells[id]
      if (cell === undefined) return null
      return typeof cell === 'bigint' ? Number(cell) / unit : cell
    })
    const row = sheet.add([label, ...values], lineStyles[kind])
    if (kind === 'part') sheet.style(row, 0, { alignment: { indent: 2 } })
    if (kind === 'heading') continue
    const ref = (id: ColumnId) => cellRef(row, columnAt(table, id))
    for (const [at, { id }] of table.columns.entries()) {
      const result = values[at]
      if (typeof result !== 'number' && id !== 'percent') continue
      const formula = ((): string | undefined => {
        switch (id) {
          case 'variation':
            return `${ref('net')}-${ref('prior')}`
          case 'percent':
            return `IF(${ref('prior')}=0,"",${ref('variation')}/ABS(${ref('prior')}))`
          case 'net':
            return table.id === 'assets'
              ? `${ref('gross')}-${ref('depreciation')}`
              : sumOf(line, id, table, places, say)
          default:
            return sumOf(line, id, table, places, say)
        }
      })()
      if (formula !== undefined) sheet.formula(row, at + 1, formula, typeof result === 'number' ? result : '')
    }
  }
  if (table.note !== undefined) {
    sheet.add([])
    sheet.add([table.note])
  }
  for (const [at, { id }] of table.columns.entries())
    sheet.format(at + 1, id === 'percent' ? percentFormat : amountFormats[rounding])
  return {
    name: say.sheet[table.id],
    rows: sheet.rows,
    cells: sheet.cells,
    columns: [{ width: 70 }, ...table.columns.map(() => ({ width: 18 }))],
    freezePane: { rows: rowsAbove, columns: 1 },
    pageSetup: {
      paperSize: 'a4',
      orientation: table.columns.length > 3 ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `$${rowsAbove}:$${rowsAbove}`,
    },
  }
}

/** The amounts of the checks are exact, however the statements are rounded. */
function checksSheet({ checks, unavailable }: StatementFileContent, say: Words): WriteSheet {
  const sheet = new SheetWriter()
  sheet.add([say.checks], { font: { bold: true, size: 14 } })
  sheet.add([say.rounding.cent])
  sheet.add([])
  for (const check of checks) {
    const row = sheet.add([say.check[check.check], check.passed ? say.passed : say.failed], bold)
    sheet.style(row, 1, { alignment: { horizontal: 'right' } })
    for (const [name, amount] of figuresOfCheck(check)) {
      const figure = sheet.add([say.figure[name], Number(amount) / 100])
      sheet.style(figure, 0, { alignment: { indent: 2 } })
    }
    if (check.check === 'opening-equals-prior-closing') {
      if (!check.passed) {
        const head = sheet.add([say.account, say.opening, say.priorClosing], columnHead)
        sheet.style(head, 0, firstHead)
      }
      for (const { account, accountLabel, opening, priorClosing } of check.accounts) {
        const of = sheet.add([
          `${account} ${accountLabel}`,
          Number(opening) / 100,
          Number(priorClosing) / 100,
        ])
        sheet.style(of, 0, { alignment: { indent: 2 } })
      }
    }
  }
  for (const { check, reason } of unavailable) {
    const row = sheet.add([say.check[check], say.unavailable], bold)
    sheet.style(row, 1, { alignment: { horizontal: 'right' } })
    const why = sheet.add([say.unavailableBecause[reason]])
    sheet.style(why, 0, { alignment: { indent: 2 } })
  }
  for (const column of [1, 2]) sheet.format(column, exactFormat)
  return {
    name: say.sheet.checks,
    rows: sheet.rows,
    cells: sheet.cells,
    columns: [{ width: 70 }, { width: 20 }, { width: 20 }],
    pageSetup: { paperSize: 'a4', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  }
}

/** The label of the line that contains the closing balance of each account. */
function closingLines({ statements }: StatementFileContent, language: Language): Map<string, string> {
  const labels = new Map(
    statementIds.flatMap(id => statements.lines[id].map(line => [line.id, line.label[language]] as const)),
  )
  const found = new Map<string, string>()
  for (const { account, auxiliary, line } of statements.parts) {
    const key = `${account}\n${auxiliary}`
    // Keep the closing line: an account that opened on the other side has a second one, which comes later.
    if (!found.has(key)) found.set(key, labels.get(line) ?? '')
  }
  return found
}

function balancesSheet(content: StatementFileContent, language: Language): WriteSheet {
  const say = words[language]
  const sheet = new SheetWriter()
  const lines = closingLines(content, language)
  const head = sheet.add(
    [
      say.account,
      say.accountLabel,
      say.auxiliary,
      say.auxiliaryLabel,
      // Exact, however the statements are rounded.
      ...[say.opening, say.debit, say.credit, say.closing].map(title => `${title} (€)`),
      say.closingLine,
    ],
    columnHead,
  )
  for (const column of [0, 1, 2, 3, 8]) sheet.style(head, column, firstHead)
  const { accounts } = content.trialBalance
  // A figure missing from the file is left out.
  const { opening: from, movements } = content.basis
  const hasOpening = from !== 'unknown'
  const hasMovements = movements === 'file'
  for (const balance of accounts) {
    const { account, accountLabel, auxiliary, auxiliaryLabel, opening, debit, credit, closing } = balance
    const line = lines.get(`${account}\n${auxiliary}`) ?? lines.get(`${account}\n`) ?? ''
    const row = sheet.add([
      account,
      accountLabel,
      auxiliary,
      auxiliaryLabel,
      hasOpening ? Number(opening) / 100 : null,
      hasMovements ? Number(debit) / 100 : null,
      hasMovements ? Number(credit) / 100 : null,
      Number(closing) / 100,
      line,
    ])
    if (hasOpening && hasMovements)
      sheet.formula(row, 7, `E${row + 1}+F${row + 1}-G${row + 1}`, Number(closing) / 100)
  }
  const total = sheet.add(
    [say.total, null, null, null, hasOpening ? 0 : null, hasMovements ? 0 : null, hasMovements ? 0 : null, 0],
    ruled,
  )
  for (const [column, key] of [
    [4, 'opening'],
    [5, 'debit'],
    [6, 'credit'],
    [7, 'closing'],
  ] as const) {
    if (sheet.rows[total]?.[column] === null) continue
    const sum = accounts.reduce((all, balance) => all + balance[key], 0n)
    const letter = 'ABCDEFGH'[column] ?? ''
    sheet.formula(total, column, `SUM(${letter}2:${letter}${total})`, Number(sum) / 100)
    sheet.format(column, exactFormat)
  }
  return {
    name: say.sheet.balances,
    rows: sheet.rows,
    cells: sheet.cells,
    columns: [14, 40, 16, 30, 18, 18, 18, 18, 50].map(width => ({ width })),
    freezePane: { rows: 1 },
    autoFilter: { range: `A1:I${total}` },
    pageSetup: {
      paperSize: 'a4',
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '$1:$1',
    },
  }
}

/** @returns the bytes of an XLSX file */
export async function statementsWorkbook(content: StatementFileContent, language: Language): Promise<Buffer> {
  const say = words[language]
  const tables = statementIds.map((id: StatementId) => tableOf(id, content, language))
  const places = placesOf(tables)
  const company = companyLine(content.company)
  const [first = '', ...others] = introductionOf(content, language)
  const introduction = [company === '' ? first : `${company}. ${first}`, ...others]
  const { rounding } = content.statements
  const failed = content.checks.filter(({ passed }) => !passed).length
  const bytes = await writeXlsx({
    sheets: [
      ...tables.map(table =>
        statementSheet(
          { ...table, caption: `${content.client} – ${table.caption}` },
          failed === 0
            ? introduction
            : [...introduction.slice(0, -1), `${introduction.at(-1) ?? ''} ${say.doubtful(failed)}`],
          places,
          rounding,
          say,
        ),
      ),
      checksSheet(content, say),
      balancesSheet(content, language),
    ],
    properties: { title: say.title(content.client), creator: 'Parvis' },
  })
  return Buffer.from(bytes)
}
