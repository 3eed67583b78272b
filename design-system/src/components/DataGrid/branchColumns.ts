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
 * The columns as rows that have others in them show them: where a column is added up, what the row and all that lies in it
 * come to, of those that match. Such a value is nobody's to edit.
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
      // A heading without amounts comes to nothing that could be shown, and not to 0.
      if (kind === 'sum' && keptAggregate('count', keys, rows, from, end) === 0) return null
      return keptAggregate(kind, keys, rows, from, end)
    }
    // How many there are is no value of the column, and is only shown.
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

/** A figure as the values of its column are given. */
function columnValue<Row>({ type }: GridColumn<Row>, figure: number | null): CellValue {
  if (figure === null) return null
  if (type === 'date') return new Date(figure).toISOString().slice(0, 10)
  if (type === 'dateTime') return new Date(figure).toISOString()
  // Spreadsheets hold 15 digits: 0.1 and 0.2 are 0.3, and not 0.30000000000000004.
  return Number(figure.toPrecision(15))
}
