import { keptAggregate, type AggregateKind } from '../../internal/rowModel/aggregate.ts'
import type { CellValue } from '../../internal/rowModel/columns.ts'
import type { RowModel } from '../../internal/rowModel/rowModel.ts'
import type { RowTree } from '../../internal/rowModel/rowTree.ts'
import type { ValueText } from './cellText.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridColumn } from './gridTypes.ts'

interface BranchColumnsOptions<Row> {
  columns: readonly GridColumn<Row>[]
  tree: RowTree
  model: RowModel<Row>
  getRowId: (row: Row) => string
  valueText: ValueText<Row>
  locale: string
  t: GridWords
}

/**
 * The columns as parent rows show them. In a column with an aggregate, a parent shows the aggregate of itself and its
 * matching descendants, which cannot be edited.
 */
export function branchColumns<Row>(options: BranchColumnsOptions<Row>): readonly GridColumn<Row>[] {
  const { columns, tree, model, getRowId, valueText, locale, t } = options
  const branchOf = (row: Row) => {
    const number = model.rowOfId(getRowId(row))
    return number !== -1 && tree.childCount(number) > 0 ? number : undefined
  }
  const withFigures = (column: GridColumn<Row>, kind: AggregateKind): GridColumn<Row> => {
    const figureOf = (branch: number) => {
      const [from, end] = tree.spanOf(branch)
      const [keys, { rows }] = [model.keysOf(column.id), tree.order]
      // A heading without amounts has no total, rather than 0.
      if (kind === 'sum' && keptAggregate('count', keys, rows, from, end) === 0) return null
      return keptAggregate(kind, keys, rows, from, end)
    }
    // A count is not a value of the column and is only displayed.
    const value = (row: Row): CellValue => {
      const branch = kind === 'count' ? undefined : branchOf(row)
      return branch === undefined ? column.value(row) : columnValue(column, figureOf(branch))
    }
    const render = (row: Row) => {
      const branch = branchOf(row)
      if (branch === undefined)
        return column.render ? column.render(row) : valueText(column, column.value(row))
      const figure = figureOf(branch)
      const words =
        kind === 'count'
          ? new Intl.NumberFormat(locale).format(figure ?? 0)
          : valueText(column, columnValue(column, figure))
      return kind === 'sum' || words === '' ? words : `${t(`${kind}Short`)} ${words}`
    }
    return {
      ...column,
      value,
      ...((kind !== 'sum' || column.render) && { render }),
      ...(column.editing && {
        editing: {
          ...column.editing,
          isEditable: row => branchOf(row) === undefined && (column.editing?.isEditable?.(row) ?? true),
        },
      }),
    }
  }
  return columns.map(column => (column.aggregate ? withFigures(column, column.aggregate) : column))
}

/** Converts an aggregate to the value type of its column. */
function columnValue<Row>({ type }: GridColumn<Row>, figure: number | null): CellValue {
  if (figure === null) return null
  if (type === 'date') return new Date(figure).toISOString().slice(0, 10)
  if (type === 'dateTime') return new Date(figure).toISOString()
  // Round to 15 digits as spreadsheets do: 0.1 + 0.2 is 0.3, not 0.30000000000000004.
  return Number(figure.toPrecision(15))
}
