/** The data of a chart as a table, for reading, printing and files. */
import { formatDate } from '../../i18n/dates.ts'
import type { Locale } from '../../i18n/messages.ts'
import { weeksOfYear } from './calendarDays.ts'
import { shareOf, valueAt, type ChartModel, type ModelCategory } from './chartModel.ts'

/** A value; `null` if it is unknown, `undefined` if the cell cannot have one. */
export type TableValue = number | null | undefined

export interface TableColumn {
  id: string
  name: string
  form: 'value' | 'share'
}

export interface TableRow {
  key: string
  name: string
  values: readonly TableValue[]
}

export interface ChartTableModel {
  /** Header of the column of row names. */
  head: string
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
  /** Sums of the columns. */
  totals: readonly TableValue[] | null
}

/** Translated texts of the table. */
export interface TableWords {
  category: string
  month: string
  day: string
  week: string
  part: string
  value: string
  share: string
  total: string
}

/** The sum of the known values, or null if none is known. */
export function sum(values: readonly TableValue[]): number | null {
  const given = values.filter(value => value !== null && value !== undefined)
  return given.length === 0 ? null : given.reduce((all, value) => all + value, 0)
}

interface TableOptions {
  locale: Locale
  words: TableWords
  hasTotals: boolean
}

const columnOf = (id: string, name: string): TableColumn => ({ id, name, form: 'value' })
const totalColumn = ({ total }: TableWords) => columnOf('total', total)

/** The name of a row. Days are written in the date format of the specification. */
function rowName(locale: Locale, { categoryType }: ChartModel, { key, name }: ModelCategory): string {
  return categoryType === 'day' ? formatDate(locale, key) : name
}

function seriesTable(model: ChartModel, { locale, words, hasTotals }: TableOptions): ChartTableModel {
  const { series, categories, categoryType } = model
  const heads = { text: words.category, month: words.month, day: words.day }
  const sumsRows = hasTotals && series.length > 1
  const rows = categories.map((category, place): TableRow => {
    const values = series.map(({ values: all }) => all[place] ?? null)
    return {
      key: category.key,
      name: rowName(locale, model, category),
      values: sumsRows ? [...values, sum(values)] : values,
    }
  })
  const columns = series.map(({ id, name }) => columnOf(`series ${id}`, name))
  const sums = series.map(({ values }) => sum(values))
  return {
    head: heads[categoryType],
    columns: sumsRows ? [...columns, totalColumn(words)] : columns,
    rows,
    totals: hasTotals ? (sumsRows ? [...sums, sum(sums)] : sums) : null,
  }
}

function partsTable(model: ChartModel, { words }: TableOptions): ChartTableModel {
  const places = model.series.map((_, place) => place)
  const rows = model.series.map(({ id, name }, series): TableRow => {
    const value = valueAt(model, { series, category: 0 })
    return { key: id, name, values: [value, value === null ? null : shareOf(model, series, places)] }
  })
  const shares = sum(rows.map(({ values: [, share] }) => share))
  return {
    head: words.part,
    columns: [columnOf('value', words.value), { id: 'share', name: words.share, form: 'share' }],
    rows,
    totals: [sum(rows.map(({ values: [value] }) => value)), shares],
  }
}

function calendarTable(model: ChartModel, { locale, words, hasTotals }: TableOptions): ChartTableModel {
  const [days] = model.series
  const year = Number(model.categories[0]?.key.slice(0, 4))
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const weeks = weeksOfYear(year)
  // 1 January 2024 was a Monday.
  const names = Array.from({ length: 7 }, (_, day) => weekday.format(new Date(Date.UTC(2024, 0, 1 + day))))
  const rows = weeks.map(({ monday, days: numbers }): TableRow => {
    const values = numbers.map(day => (day === undefined ? undefined : (days?.values[day] ?? null)))
    return {
      key: monday,
      name: formatDate(locale, monday),
      values: hasTotals ? [...values, sum(values)] : values,
    }
  })
  const columns = names.map((name, day) => columnOf(String(day), name))
  return {
    head: words.week,
    columns: hasTotals ? [...columns, totalColumn(words)] : columns,
    rows,
    totals: hasTotals
      ? Array.from({ length: columns.length + 1 }, (_, place) => sum(rows.map(({ values }) => values[place])))
      : null,
  }
}

/** The table of a chart with all its series, including those hidden in the drawing. */
export function chartTable(model: ChartModel, options: TableOptions): ChartTableModel {
  switch (model.kind) {
    case 'bar':
    case 'line':
    case 'area':
      return seriesTable(model, options)
    case 'donut':
      return partsTable(model, options)
    case 'calendar':
      return calendarTable(model, options)
  }
}

/** The table for a spreadsheet: ISO days and months, and calendars day by day, so that formulas work. */
export function fileTable(model: ChartModel, options: TableOptions): ChartTableModel {
  if (model.kind === 'donut') return { ...partsTable(model, options), totals: null }
  const table = seriesTable(model, { ...options, hasTotals: false })
  return { ...table, rows: table.rows.map(row => ({ ...row, name: row.key })) }
}
