import type { Locale } from '../../i18n/messages.ts'
import { comparedText, isBlank } from '../../internal/rowModel/columns.ts'
import type { BooleanWords } from './csv.ts'
import type { GridColumn } from './gridTypes.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A day, `YYYY-MM-DD`, in the display format of the specification: DD-MM-YYYY in French, MM/DD/YYYY in English. */
export function dayText(locale: Locale, day: string): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-')
  return locale === 'fr' ? `${date}-${month}-${year}` : `${month}/${date}/${year}`
}

/**
 * A moment, ISO 8601, in the reader's time zone and in the display format of the specification:
 * DD-MM-YYYY HH:mm:ss in French, MM/DD/YYYY hh:mm in English.
 */
export function momentText(locale: Locale, iso: string): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return iso
  const day = dayText(
    locale,
    `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`,
  )
  const hours = moment.getHours()
  const minutes = twoDigits(moment.getMinutes())
  if (locale === 'fr') return `${day} ${twoDigits(hours)}:${minutes}:${twoDigits(moment.getSeconds())}`
  return `${day} ${twoDigits(hours % 12 === 0 ? 12 : hours % 12)}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}

/** The words that a cell shows; empty when the value is blank. */
export type CellText<Row> = (column: GridColumn<Row>, row: Row) => string

/** Makes the words of cells in a language; number formats are made once a column. */
export function createCellText<Row>(locale: Locale, words: BooleanWords): CellText<Row> {
  const region = locale === 'fr' ? 'fr-FR' : 'en-GB'
  const formats = new Map<string, Intl.NumberFormat>()
  const numberFormat = ({ id, format }: GridColumn<Row>) => {
    const known = formats.get(id)
    if (known) return known
    const made = new Intl.NumberFormat(region, format)
    formats.set(id, made)
    return made
  }
  return (column, row) => {
    const value = column.value(row)
    if (isBlank(value)) return ''
    switch (column.type) {
      case 'number':
        return numberFormat(column).format(Number(value))
      case 'date':
        return dayText(locale, String(value))
      case 'dateTime':
        return momentText(locale, String(value))
      case 'boolean':
        return value === true ? words.yes : words.no
      case 'choice':
      case 'text':
      case 'link':
        return comparedText(column, value)
    }
  }
}
