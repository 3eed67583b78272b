import { formatDate, formatMoment } from '../../i18n/dates.ts'
import type { Locale } from '../../i18n/messages.ts'
import { aggregate } from '../../internal/rowModel/aggregate.ts'
import type { RowModel, RowOrder } from '../../internal/rowModel/rowModel.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridColumn } from './gridTypes.ts'

/** What the values of a column come to, as it is shown. */
export interface GridFigure {
  /** What was done with them: "Average". */
  name: string
  text: string
  /** It needs no word: a sum below amounts is taken for one. */
  isPlain: boolean
}

/** The figures of the rows from one position to before another, by column id. */
export type GridFigures = (from: number, end: number) => ReadonlyMap<string, GridFigure>

interface FigureOptions<Row> {
  model: RowModel<Row>
  order: RowOrder
  columns: readonly GridColumn<Row>[]
  locale: Locale
  t: GridWords
}

/** Works the figures out when they are first drawn, and keeps them. */
export function createFigures<Row>({ model, order, columns, locale, t }: FigureOptions<Row>): GridFigures {
  const known = new Map<string, ReadonlyMap<string, GridFigure>>()
  const aggregated = columns.flatMap(column => (column.aggregate ? { column, kind: column.aggregate } : []))
  return (from, end) => {
    const key = `${from} ${end}`
    const before = known.get(key)
    if (before) return before
    const figures = new Map(
      aggregated.flatMap(({ column, kind }) => {
        const value = aggregate(kind, model.keysOf(column.id), order.rows, from, end)
        if (value === null) return []
        const text =
          kind === 'count' ? new Intl.NumberFormat(locale).format(value) : valueText(column, value, locale)
        return [[column.id, { name: t(kind), text, isPlain: kind === 'sum' }] as const]
      }),
    )
    known.set(key, figures)
    return figures
  }
}

function valueText<Row>({ type, format }: GridColumn<Row>, value: number, locale: Locale): string {
  if (type === 'date') return formatDate(locale, new Date(value).toISOString().slice(0, 10))
  if (type === 'dateTime') return formatMoment(locale, new Date(value))
  return new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', format).format(value)
}
