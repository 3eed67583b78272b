import { strToU8, Zip, ZipDeflate } from 'fflate'
import { readMoment } from '../../i18n/dates.ts'
import type { Locale } from '../../i18n/messages.ts'
import { comparedText, isBlank } from '../../internal/rowModel/columns.ts'
import type { GridColumn } from './gridTypes.ts'

/** Rows that are written before the page gets its turn. */
const portion = 2000
/** What Excel takes in one cell, and in one sheet. */
const longestText = 32_767
export const xlsxRows = 1_048_575

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A text within XML, without what XML cannot hold: control characters, and halves of characters. */
export function xmlText(text: string): string {
  return (
    text
      .slice(0, longestText)
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- what is left out is named by its number
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      // Spreadsheets read `_x0041_` as an A.
      .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  )
}

/** The letters of a column, from 0: A … Z, AA … */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCodePoint(65 + (index % 26))
}

const dayLength = 86_400_000
/** Days since the beginning of Excel's calendar; the wrong leap day of 1900 is before all that is written. */
const serial = (utc: number) => utc / dayLength + 25_569

/** A moment as the reader's own clock shows it: a spreadsheet knows no time zones. */
function localSerial(moment: Date): number {
  return serial(moment.getTime() - moment.getTimezoneOffset() * 60_000)
}

/** How a number is written, in the language of formats that all spreadsheets read. */
export function numberFormat({ format = {} }: Pick<GridColumn<never>, 'format'>): string | null {
  const { style, currency, minimumFractionDigits: least, maximumFractionDigits: most } = format
  if (style === undefined && least === undefined && most === undefined) return null
  const usual = style === 'currency' ? 2 : 0
  const shown = Math.min(least ?? usual, most ?? usual)
  const optional = Math.max(0, (most ?? Math.max(usual, least ?? 0)) - shown)
  const decimals = shown + optional > 0 ? `.${'0'.repeat(shown)}${'#'.repeat(optional)}` : ''
  if (style === 'percent') return `0${decimals}%`
  const symbol = style === 'currency' && currency ? ` [$${currency === 'EUR' ? '€' : currency}]` : ''
  return `#,##0${decimals}${symbol}`
}

/** Formats by their place among the styles of the file; the first two are the usual one and the header's. */
class Styles {
  readonly #formats: string[] = []

  /** The number of the style with this format. */
  of(format: string): number {
    const known = this.#formats.indexOf(format)
    return 2 + (known === -1 ? this.#formats.push(format) - 1 : known)
  }
  get xml(): string {
    const formats = this.#formats.map(
      (code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${xmlText(code)}"/>`,
    )
    const cells = this.#formats.map(
      (_, at) =>
        `<xf numFmtId="${164 + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
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

/** Writes the cells of a column: texts as texts, whatever they look like; figures, days and truth as what they are. */
function cellWriter<Row>(column: GridColumn<Row>, styles: Styles, locale: Locale) {
  const day = locale === 'fr' ? 'dd\\-mm\\-yyyy' : 'mm/dd/yyyy'
  const format =
    column.type === 'date' ? day : column.type === 'dateTime' ? `${day} hh:mm` : numberFormat(column)
  const style = format === null ? 0 : styles.of(format)
  return (place: string, row: Row): string => {
    const value = column.value(row)
    if (isBlank(value)) return ''
    const asText = () => textCell(place, comparedText(column, value))
    if (column.type === 'number')
      return Number.isFinite(Number(value)) ? numberCell(place, Number(value), style) : asText()
    if (column.type === 'boolean') return `<c r="${place}" t="b"><v>${Number(value === true)}</v></c>`
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

interface XlsxOptions {
  locale: Locale
  /** Of the sheet; at most 31 characters are kept, and none that spreadsheets refuse. */
  sheetName: string
}

/**
 * Rows as a workbook (ECMA-376) with one sheet, a bold header that stays, and a filter over it. No cell is a formula:
 * what somebody entered is a text, also `=HYPERLINK(…)`. Written in portions: the page stays usable.
 * @throws RangeError when there are more rows than a sheet takes
 */
export async function toXlsx<Row>(
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
  { locale, sheetName }: XlsxOptions,
): Promise<Blob> {
  if (rows.length > xlsxRows) throw new RangeError(`${rows.length} rows do not fit into a sheet`)
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
  // A sheet without a name, or with one in quotes, makes spreadsheets refuse the whole file.
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
  const widths = columns.map(
    ({ width = 160 }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width / 7}" customWidth="1"/>`,
  )
  sheet(
    `${xmlHead}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${columns.map(({ title }, at) => textCell(`${letters[at]}1`, title, 1)).join('')}</row>`,
  )
  for (let start = 0; start < rows.length; start += portion) {
    const written = rows.slice(start, start + portion).map((row, at) => {
      const number = start + at + 2
      return `<row r="${number}">${writers.map((write, column) => write(`${letters[column]}${number}`, row)).join('')}</row>`
    })
    sheet(written.join(''))
    // oxlint-disable-next-line no-await-in-loop -- one portion after the other, so that the page gets its turn
    await new Promise(resolve => setTimeout(resolve))
  }
  sheet(`</sheetData><autoFilter ref="A1:${letters.at(-1) ?? 'A'}${rows.length + 1}"/></worksheet>`, true)
  zip.end()
  await done.promise
  return new Blob(parts, { type: `${types}.sheet` })
}
