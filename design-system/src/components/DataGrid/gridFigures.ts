import { formatDate, formatMoment, regions } from '../../i18n/dates.ts'
import type { Locale } from '../../i18n/messages.ts'
import { keptAggregate, type AggregateKind } from '../../internal/rowModel/aggregate.ts'
import type { RowModel, RowOrder } from '../../internal/rowModel/rowModel.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { DrawnGroup } from './gridRows.ts'
import type { GridTotals } from './gridSource.ts'
import type { GridColumn } from './gridTypes.ts'

/** An aggregate of a column, as displayed. */
export interface GridFigure {
  /** Name of the aggregate: "Average". */
  name: string
  /** Short name where there is little room: "Avg". */
  short: string
  text: string
  /** Whether it needs no name, like a sum below amounts. */
  isPlain: boolean
}

/** Returns the aggregates by column id, from totals of services or for the rows between two positions. */
export type GridFigures = (of: DrawnGroup['totals']) => ReadonlyMap<string, GridFigure>

interface FigureOptions<Row> {
  model: RowModel<Row>
  order: RowOrder
  columns: readonly GridColumn<Row>[]
  locale: Locale
  t: GridWords
}

/**
 * The place of the head of a summary row: the first column that is not added up, wherever the reader has moved figures;
 * the first column if all of them are.
 */
export function headPlace(columns: readonly Pick<GridColumn<never>, 'aggregate'>[]): number {
  return Math.max(
    0,
    columns.findIndex(({ aggregate }) => aggregate === undefined),
  )
}

const none: ReadonlyMap<string, GridFigure> = new Map()

/** Computes the aggregates when they are first rendered, and caches them. */
export function createFigures<Row>({ model, order, columns, locale, t }: FigureOptions<Row>): GridFigures {
  const known = new Map<string, ReadonlyMap<string, GridFigure>>()
  const told = new WeakMap<GridTotals, ReadonlyMap<string, GridFigure>>()
  const written = (valueOf: (id: string, kind: AggregateKind) => number | null | undefined) =>
    new Map(
      columns.flatMap(column => {
        const { id, aggregate: kind } = column
        const value = kind && valueOf(id, kind)
        if (value === null || value === undefined || kind === undefined) return []
        const text =
          kind === 'count' ? new Intl.NumberFormat(locale).format(value) : valueText(column, value, locale)
        return [[id, { name: t(kind), short: t(`${kind}Short`), text, isPlain: kind === 'sum' }] as const]
      }),
    )
  return of => {
    if (!of) return none
    if (!isBetween(of)) {
      const figures = told.get(of) ?? written(id => of[id])
      told.set(of, figures)
      return figures
    }
    const [from, end] = of
    const key = `${from} ${end}`
    const figures =
      known.get(key) ?? written((id, kind) => keptAggregate(kind, model.keysOf(id), order.rows, from, end))
    known.set(key, figures)
    return figures
  }
}

function isBetween(of: NonNullable<DrawnGroup['totals']>): of is readonly [number, number] {
  return Array.isArray(of)
}

function valueText<Row>({ type, format }: GridColumn<Row>, value: number, locale: Locale): string {
  if (type === 'date') return formatDate(locale, new Date(value).toISOString().slice(0, 10))
  if (type === 'dateTime') return formatMoment(locale, new Date(value))
  return new Intl.NumberFormat(regions[locale], format).format(value)
}
