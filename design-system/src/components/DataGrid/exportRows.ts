import { columnName } from './columnGroups.ts'
import { keptAggregate, type AggregateKind } from '../../internal/rowModel/aggregate.ts'
import { groupsOf } from '../../internal/rowModel/groups.ts'
import type { RowModel, RowOrder } from '../../internal/rowModel/rowModel.ts'
import type { RowTree } from '../../internal/rowModel/rowTree.ts'
import type { ValueText } from './cellText.ts'
import type { GridWords } from './DataGrid.messages.ts'
import { groupWords } from './groupWords.ts'
import type { GridColumn } from './gridTypes.ts'

/** An aggregate of many values. Days and moments are in milliseconds since 1970. */
export interface ExportedFigure {
  kind: AggregateKind
  value: number
  /** Short name of the aggregate, where it is not a plain sum: "Avg". */
  short: string
}

/** The summary above the rows of a group, or below all rows. */
export interface ExportedSummary {
  /** Number of rows that it summarises. */
  count: number
  /** Aggregates by column id. */
  figures: ReadonlyMap<string, ExportedFigure>
}

/** A group: the range of rows (`end` excluded) that share values in some columns. */
export interface ExportedGroup<Row> extends ExportedSummary {
  /** Nesting level, 1 for the outermost. */
  level: number
  from: number
  end: number
  /** Text of the group: "Status: New". */
  label: string
  /** The columns that it is grouped by, outermost first. */
  columns: readonly GridColumn<Row>[]
  /** Its first row, which has the shared values. */
  row: Row
}

/** The rows to export, with their summaries. */
export interface ExportedRows<Row> {
  rows: readonly Row[]
  /** Groups, each before those nested in it. */
  groups: readonly ExportedGroup<Row>[]
  /** The columns by which they are grouped. */
  groupBy: readonly GridColumn<Row>[]
  /** The level of each row, from 1, if the rows form a tree. */
  levels?: Int32Array | undefined
  /** The summary of all rows. */
  total: ExportedSummary | undefined
}

interface ExportOptions<Row> {
  model: RowModel<Row>
  /** The row order, which also defines the order of the groups. */
  order: RowOrder
  columns: readonly GridColumn<Row>[]
  /** Ids of the columns that rows are grouped by. */
  groupBy: readonly string[]
  hasTotals: boolean
  /** Set if the rows form a tree: matching rows are exported together with their ancestors. */
  tree?: RowTree | undefined
  valueText: ValueText<Row>
  t: GridWords
}

/** Collects the rows of an order, their groups whether open or not, and the totals of the groups and of all rows. */
export function exportedRows<Row>(options: ExportOptions<Row>): ExportedRows<Row> {
  const { model, order, columns, groupBy, hasTotals, tree, valueText, t } = options
  const groupColumns = groupBy.flatMap(id => columns.find(column => column.id === id) ?? [])
  const summary = (from: number, end: number): ExportedSummary => ({
    count: end - from,
    figures: new Map(
      columns.flatMap(({ id, aggregate: kind }) => {
        const value = kind && keptAggregate(kind, model.keysOf(id), order.rows, from, end)
        if (kind === undefined || value === null || value === undefined) return []
        // Round to 15 digits as spreadsheets do: 0.1 + 0.2 is 0.3, not 0.30000000000000004.
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

/** Yields the lines of a file in order: groups before their rows, and the total last. */
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
