import { strToU8, Zip, ZipDeflate } from 'fflate'
import { readMoment } from '../../i18n/dates.ts'
import type { Locale } from '../../i18n/messages.ts'
import { comparedText, isBlank } from '../../internal/rowModel/columns.ts'
import {
  exportedLines,
  type ExportedFigure,
  type ExportedGroup,
  type ExportedRows,
  type ExportedSummary,
} from './exportRows.ts'
import { columnRuns } from './columnGroups.ts'
import { headPlace } from './gridFigures.ts'
import type { GridColumn } from './gridTypes.ts'

/** Number of rows to write before yielding to the page. */
const portion = 2000
/** The limits of Excel: text length per cell, and rows per sheet (`xlsxRows`). */
const longestText = 32_767
export const xlsxRows = 1_048_575

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Escapes a text for XML and removes what XML cannot contain: control characters and lone surrogates. */
export function xmlText(text: string): string {
  return (
    text
      .slice(0, longestText)
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- what is left out is named by its number
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      // Spreadsheets decode `_x0041_` as A.
      .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  )
}

/** The letters of a column index from 0: A … Z, AA … */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCodePoint(65 + (index % 26))
}

const dayLength = 86_400_000
/** A date as Excel's serial number, which counts a false leap day: 29 February 1900. */
function serial(utc: number): number {
  const days = utc / dayLength + 25_569
  return days < 61 ? days - 1 : days
}

/** A moment in the reader's local time, because spreadsheets have no time zones. */
function localSerial(moment: Date): number {
  return serial(moment.getTime() - moment.getTimezoneOffset() * 60_000)
}

/** The most decimals that are written where a whole number needs none. */
const mostZeros = 2

/**
 * The number format of a column as a spreadsheet format code; null for the spreadsheet's own. All decimals may be
 * optional in a column, but not in a code: "#,##0.#" leaves the separator behind whole numbers.
 */
export function numberFormat({ format = {} }: Pick<GridColumn<never>, 'format'>): string | null {
  const { style, currency, minimumFractionDigits: least, maximumFractionDigits: most } = format
  if (style === undefined && least === undefined && most === undefined) return null
  const usual = style === 'currency' ? 2 : 0
  const shown = Math.min(least ?? usual, most ?? usual)
  const optional = Math.max(0, (most ?? Math.max(usual, least ?? 0)) - shown)
  if (shown === 0 && optional > mostZeros && style === undefined) return null
  const decimals = shown === 0 ? withZeros(optional) : withZeros(shown) + '#'.repeat(optional)
  if (style === 'percent') return `0${decimals}%`
  const symbol = style === 'currency' && currency ? ` [$${currency === 'EUR' ? '€' : currency}]` : ''
  return `#,##0${decimals}${symbol}`
}

const withZeros = (count: number) => (count > 0 ? `.${'0'.repeat(count)}` : '')

/** The cell styles of the file by index; the first two are the default style and the header's. */
class Styles {
  readonly #formats: string[] = []
  /** The format index of each style, and whether it is bold. */
  readonly #cells: { format: number; isBold: boolean }[] = []

  /** Returns the index of the style with this format. */
  of(format: string, isBold = false): number {
    const known = this.#formats.indexOf(format)
    const at = known === -1 ? this.#formats.push(format) - 1 : known
    const cell = this.#cells.findIndex(other => other.format === at && other.isBold === isBold)
    return 2 + (cell === -1 ? this.#cells.push({ format: at, isBold }) - 1 : cell)
  }
  get xml(): string {
    const formats = this.#formats.map(
      (code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${xmlText(code)}"/>`,
    )
    const cells = this.#cells.map(
      ({ format, isBold }) =>
        `<xf numFmtId="${164 + format}" fontId="${Number(isBold)}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${isBold ? ' applyFont="1"' : ''}/>`,
    )
    return `${xmlHead}<styleSheet xmlns="${main}">${
      formats.length > 0 ? `<numFmts count="${formats.length}">${formats.join('')}</numFmts>` : ''
    }<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${
      2 + cells.length
    }"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${cells.join('')}</cellXfs></styleSheet>`
  }
}

const textCell = (place: string, text: string, style = 0) =>
  `<c r="${place}" t="inlineStr"${style > 0 ? ` s="${style}"` : ''}><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`
const numberCell = (place: string, value: number, style: number) =>
  `<c r="${place}"${style > 0 ? ` s="${style}"` : ''}><v>${value}</v></c>`

const dayFormats = { fr: 'dd\\-mm\\-yyyy', en: 'mm/dd/yyyy' } as const

const booleanCell = (place: string, value: boolean) => `<c r="${place}" t="b"><v>${Number(value)}</v></c>`

/** The format code for the cells of a column; `null` for the spreadsheet's default. */
function cellFormat<Row>(column: GridColumn<Row>, locale: Locale): string | null {
  const day = dayFormats[locale]
  return column.type === 'date' ? day : column.type === 'dateTime' ? `${day} hh:mm` : numberFormat(column)
}

/** Writes the aggregate of a column as a number, with the name of the aggregate in its format. */
function figureWriter<Row>(column: GridColumn<Row>, styles: Styles, locale: Locale) {
  const format = cellFormat(column, locale) ?? 'General'
  return (place: string, { kind, value, short }: ExportedFigure): string => {
    const own = kind === 'count' ? '0' : format
    const style = styles.of(short === '' ? own : `"${short} "${own}`, true)
    if (kind !== 'count' && column.type === 'date') return numberCell(place, serial(value), style)
    if (kind !== 'count' && column.type === 'dateTime')
      return numberCell(place, localSerial(new Date(value)), style)
    return numberCell(place, value, style)
  }
}

/** Writes numbers, booleans, days and moments, whatever the type of their column. */
function exportedWriter(styles: Styles, locale: Locale) {
  // The styles are written before the cells, so they cannot wait for the first one.
  const day = styles.of(dayFormats[locale])
  const moment = styles.of(`${dayFormats[locale]} hh:mm`)
  const time = styles.of('hh:mm')
  return (place: string, value: number | boolean | Date): string => {
    if (typeof value === 'number') return numberCell(place, value, 0)
    if (typeof value === 'boolean') return booleanCell(place, value)
    const written = serial(value.getTime())
    // A time without a day.
    if (written < 1) return numberCell(place, written, time)
    return numberCell(place, written, Number.isInteger(written) ? day : moment)
  }
}

/** Writes the cells of a column by type: text always as text, and numbers, days and booleans as such. */
function cellWriter<Row>(column: GridColumn<Row>, styles: Styles, locale: Locale) {
  const format = cellFormat(column, locale)
  const style = format === null ? 0 : styles.of(format)
  const writeExported = column.exported && exportedWriter(styles, locale)
  return (place: string, row: Row): string => {
    const exported = column.exported?.(row)
    if (writeExported && exported !== undefined) return writeExported(place, exported)
    const value = column.value(row)
    if (isBlank(value)) return ''
    const asText = () => textCell(place, comparedText(column, value))
    if (column.type === 'number')
      return Number.isFinite(Number(value)) ? numberCell(place, Number(value), style) : asText()
    if (column.type === 'boolean') return booleanCell(place, value === true)
    if (column.type === 'date') {
      const utc = /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? Date.parse(String(value)) : Number.NaN
      return Number.isNaN(utc) ? asText() : numberCell(place, serial(utc), style)
    }
    if (column.type === 'dateTime') {
      const moment = readMoment(String(value))
      return moment ? numberCell(place, localSerial(moment), style) : asText()
    }
    return asText()
  }
}

/** The distinct nesting depths of the rows. */
const depths = (levels: Int32Array) => new Set(levels.map(level => level - 1))

interface XlsxOptions {
  locale: Locale
  /** Name of the sheet, cut to 31 characters and without characters that spreadsheets reject. */
  sheetName: string
  /** Returns the text of a group's header row: its label and number of rows. */
  groupHead: (group: Pick<ExportedGroup<unknown>, 'label' | 'count'>) => string
  /** Text before the total. */
  totalHead: string
}

/** Maximum outline level in Excel. */
const deepest = 7

/**
 * Writes rows as a workbook (ECMA-376) with one sheet, a frozen bold header, and a filter on it. Groups are collapsible
 * outline rows above their rows; grouped sheets have no filter, because sorting would mix the groups. No cell is a
 * formula: entered text is written as text, even `=HYPERLINK(…)`, and totals as numbers. Works in portions to keep the
 * page responsive.
 * @throws RangeError if there are more rows than a sheet can contain
 */
export async function toXlsx<Row>(
  columns: readonly GridColumn<Row>[],
  exported: ExportedRows<Row>,
  { locale, sheetName, groupHead, totalHead }: XlsxOptions,
): Promise<Blob> {
  const { rows, groups, total } = exported
  const runs = columnRuns(columns, ({ group }) => group)
  const headRows = runs.some(({ group }) => group !== undefined) ? 2 : 1
  const count = rows.length + groups.length + Number(total !== undefined) + headRows - 1
  if (count > xlsxRows) throw new RangeError(`${count} rows do not fit into a sheet`)
  const parts: BlobPart[] = []
  const done = Promise.withResolvers<void>()
  const zip = new Zip((error, data, isLast) => {
    if (error) return done.reject(error)
    parts.push(new Uint8Array(data))
    if (isLast) done.resolve()
    return undefined
  })
  const add = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    return (text: string, isLast = false) => file.push(strToU8(text), isLast)
  }
  const styles = new Styles()
  const letters = columns.map((_, at) => columnLetters(at))
  const writers = columns.map(column => cellWriter(column, styles, locale))
  const figures = columns.map(column => figureWriter(column, styles, locale))
  const headAt = headPlace(columns)
  const summed = (number: number, summary: ExportedSummary, head: string): string =>
    columns
      .map(({ id }, at) => {
        const place = `${letters[at]}${number}`
        const figure = summary.figures.get(id)
        if (at === headAt) return textCell(place, head, 1)
        return (figure && figures[at]?.(place, figure)) ?? ''
      })
      .join('')
  // Styles come before the rows in the file, so collect them first.
  for (const summary of total ? [...groups, total] : groups) summed(0, summary, '')
  // Spreadsheets reject a whole file whose sheet has no name, or one that starts or ends with an apostrophe.
  const name =
    sheetName
      .replaceAll(/[\\/?*[\]:]/g, ' ')
      .slice(0, 31)
      .replaceAll(/^'+|'+$/g, ' ')
      .trim() || '1'

  add('[Content_Types].xml')(
    `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    true,
  )
  add('_rels/.rels')(
    `${xmlHead}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    true,
  )
  add('xl/workbook.xml')(
    `${xmlHead}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    true,
  )
  add('xl/_rels/workbook.xml.rels')(
    `${xmlHead}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    true,
  )
  add('xl/styles.xml')(styles.xml, true)
  const sheet = add('xl/worksheets/sheet1.xml')
  const merged: string[] = []
  let above = ''
  let first = 0
  for (const { group, items } of runs) {
    const [from, end] = [letters[first] ?? '', letters[first + items.length - 1] ?? '']
    if (group !== undefined) above += textCell(`${from}1`, group, 1)
    if (items.length > 1) merged.push(`<mergeCell ref="${from}1:${end}1"/>`)
    first += items.length
  }
  const titles = columns.map(({ title }, at) => textCell(`${letters[at]}${headRows}`, title, 1)).join('')
  const heads = `${headRows > 1 ? `<row r="1">${above}</row>` : ''}<row r="${headRows}">${titles}</row>`
  const widths = columns.map(
    ({ width = 160 }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width / 7}" customWidth="1"/>`,
  )
  const depth = exported.levels ? Math.max(0, ...depths(exported.levels)) : exported.groupBy.length
  const levels = Math.min(deepest, depth)
  const isGrouped = groups.length > 0 || exported.levels !== undefined
  sheet(
    `${xmlHead}<worksheet xmlns="${main}">${
      isGrouped ? '<sheetPr><outlinePr summaryBelow="0"/></sheetPr>' : ''
    }<sheetViews><sheetView workbookViewId="0"><pane ySplit="${headRows}" topLeftCell="A${headRows + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${
      isGrouped ? `<sheetFormatPr defaultRowHeight="15" outlineLevelRow="${levels}"/>` : ''
    }<cols>${widths.join('')}</cols><sheetData>${heads}`,
  )
  let number = headRows
  let written: string[] = []
  for (const line of exportedLines(exported)) {
    number += 1
    const level = Math.min(
      deepest,
      line.kind === 'row' ? line.level : line.kind === 'group' ? line.group.level - 1 : 0,
    )
    const cells =
      line.kind === 'row'
        ? writers.map((write, column) => write(`${letters[column]}${number}`, line.row)).join('')
        : line.kind === 'group'
          ? summed(number, line.group, groupHead(line.group))
          : summed(number, line.total, totalHead)
    written.push(`<row r="${number}"${level > 0 ? ` outlineLevel="${level}"` : ''}>${cells}</row>`)
    if (written.length < portion) continue
    sheet(written.join(''))
    written = []
    // oxlint-disable-next-line no-await-in-loop -- one portion after the other, so that the page gets its turn
    await new Promise(resolve => setTimeout(resolve))
  }
  sheet(written.join(''))
  const filter = isGrouped
    ? ''
    : `<autoFilter ref="A${headRows}:${letters.at(-1) ?? 'A'}${rows.length + headRows}"/>`
  const merges =
    merged.length > 0 ? `<mergeCells count="${merged.length}">${merged.join('')}</mergeCells>` : ''
  sheet(`</sheetData>${filter}${merges}</worksheet>`, true)
  zip.end()
  await done.promise
  return new Blob(parts, { type: `${types}.sheet` })
}
