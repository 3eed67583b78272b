import { formatDate, formatDeadline, formatMoment, localDay, readMoment, regions } from '../../i18n/dates.ts'
import type { Locale } from '../../i18n/messages.ts'
import { comparedText, isBlank, type CellValue } from '../../internal/rowModel/columns.ts'
import type { BooleanWords } from '../../internal/files/csv.ts'
import type { GridColumn } from './gridTypes.ts'

/** Formats a moment as the specification defines. Returns invalid text unchanged. */
function momentText(locale: Locale, text: string, form: GridColumn<never>['form']): string {
  const moment = readMoment(text)
  if (!moment) return text
  if (form === 'deadline') return formatDeadline(locale, moment)
  return form === 'date' ? formatDate(locale, localDay(moment)) : formatMoment(locale, moment)
}

/** Returns the text of a cell; empty if the value is blank. */
export type CellText<Row> = (column: GridColumn<Row>, row: Row) => string

/** Returns the text of a value of a column. */
export type ValueText<Row> = (column: GridColumn<Row>, value: CellValue) => string

/** Creates a function that returns the text of cells. */
export function createCellText<Row>(valueText: ValueText<Row>): CellText<Row> {
  return (column, row) => valueText(column, column.value(row))
}

/** Creates a function that returns the text of values in a language. Number formats are cached per column. */
export function createValueText<Row>(locale: Locale, words: BooleanWords): ValueText<Row> {
  const formats = new Map<string, Intl.NumberFormat>()
  const numberFormat = ({ id, format }: GridColumn<Row>) => {
    const known = formats.get(id)
    if (known) return known
    const made = new Intl.NumberFormat(regions[locale], format)
    formats.set(id, made)
    return made
  }
  return (column, value) => {
    if (isBlank(value)) return ''
    switch (column.type) {
      case 'number':
        return numberFormat(column).format(Number(value))
      case 'date':
        return column.form === 'deadline'
          ? momentText(locale, String(value), 'deadline')
          : formatDate(locale, String(value))
      case 'dateTime':
        return momentText(locale, String(value), column.form)
      case 'boolean':
        return value === true ? words.yes : words.no
      case 'choice':
      case 'text':
      case 'link':
        return comparedText(column, value)
    }
  }
}
