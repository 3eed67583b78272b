import { columnName } from './columnGroups.ts'
import { keptAggregate, type AggregateKind } from '../../internal/rowModel/aggregate.ts'
import { groupsOf } from '../../internal/rowModel/groups.ts'
import type { RowModel, RowOrder } from '../../internal/rowModel/rowModel.ts'
import type { RowTree } from '../../internal/rowModel/rowTree.ts'
import type { ValueText } from './cellText.ts'
import type { GridWords } from './DataGrid.messages.ts'
import { groupWords } from './groupWords.ts'
import type { GridColumn } from './gridTypes.ts'

/** What many values come to; of days and moments milliseconds since 1970. */
export interface ExportedFigure {
  kind: AggregateKind
  value: number
  /** What was done with the values, where it is not said that they were added up: "Avg". */
  short: string
}

/** What stands over rows, or below all of them. */
export interface ExportedSummary {
  /** How many rows it is about. */
  count: number
  /** By column id. */
  figures: ReadonlyMap<string, ExportedFigure>
}

/** The rows from one place to before another have the same values in some columns. */
export interface ExportedGroup<Row> extends ExportedSummary {
  /** 1 for the outermost. */
  level: number
  from: number
  end: number
  /** "Status: New". */
  label: string
  /** The columns that it is grouped by, the outermost first. */
  columns: readonly GridColumn<Row>[]
  /** Its first row, which has the values of all. */
  row: Row
}

/** Rows that leave the grid, and what is said about many of them. */
export interface ExportedRows<Row> {
  rows: readonly Row[]
  /** Each before those within it. */
  groups: readonly ExportedGroup<Row>[]
  /** The columns by which they are grouped. */
  groupBy: readonly GridColumn<Row>[]
  /** The level of each row, from 1, where rows lie in one another. */
  levels?: Int32Array | undefined
  /** About all rows. */
  total: ExportedSummary | undefined
}

interface ExportOptions<Row> {
  model: RowModel<Row>
  /** In which groups follow each other. */
  order: RowOrder
  columns: readonly GridColumn<Row>[]
  /** Ids. */
  groupBy: readonly string[]
  hasTotals: boolean
  /** Where rows lie in one another: those that match leave the grid with those that they lie in. */
  tree?: RowTree | undefined
  valueText: ValueText<Row>
  t: GridWords
}

/** The rows of an order, the groups that they lie in, open or not, and what these and all of them come to. */
export function exportedRows<Row>(options: ExportOptions<Row>): ExportedRows<Row> {
  const { model, order, columns, groupBy, hasTotals, tree, valueText, t } = options
  const groupColumns = groupBy.flatMap(id => columns.find(column => column.id === id) ?? [])
  const summary = (from: number, end: number): ExportedSummary => ({
    count: end - from,
    figures: new Map(
      columns.flatMap(({ id, aggregate: kind }) => {
        const value = kind && keptAggregate(kind, model.keysOf(id), order.rows, from, end)
        if (kind === undefined || value === null || value === undefined) return []
        // Spreadsheets hold 15 digits: 0.1 and 0.2 are 0.3, and not 0.30000000000000004.
        return [
          [
            id,
            { kind, value: Number(value.toPrecision(15)), short: kind === 'sum' ? '' : t(`${kind}Short`) },
          ] as const,
        ]
      }),
    ),
  })
  const groups = groupsOf(model, order, groupBy).flatMap(({ column, level, from, end, row: number }) => {
    const row = model.rowAt(number)
    const by = groupColumns[level - 1]
    if (row === undefined || !by) return []
    const words = groupWords({ column, value: by.value(row), label: undefined }, columns, valueText)
    const label = `${t('groupTitle', { title: columnName(by) })} ${words === '' ? t('groupBlank') : words}`
    return [{ ...summary(from, end), level, from, end, label, columns: groupColumns.slice(0, level), row }]
  })
  const kept = tree ? [...tree.pre.entries].filter((_, number) => tree.isKept(number)) : [...order.rows]
  return {
    rows: kept.flatMap(number => model.rowAt(number) ?? []),
    groups,
    groupBy: groupColumns,
    levels: tree && Int32Array.from(kept, row => tree.levelOf(row)),
    total: hasTotals ? summary(0, order.length) : undefined,
  }
}

/** One after the other what stands in a file: groups before their rows, the total last. */
export function* exportedLines<Row>({
  rows,
  groups,
  levels,
  total,
}: ExportedRows<Row>): Generator<
  | { kind: 'row'; row: Row; level: number }
  | { kind: 'group'; group: ExportedGroup<Row> }
  | { kind: 'total'; total: ExportedSummary }
> {
  let next = 0
  let level = 0
  for (const [at, row] of rows.entries()) {
    for (let group = groups[next]; group?.from === at; group = groups[next]) {
      yield { kind: 'group', group }
      level = group.level
      next += 1
    }
    yield { kind: 'row', row, level: levels ? (levels[at] ?? 1) - 1 : level }
  }
  if (total) yield { kind: 'total', total }
}
