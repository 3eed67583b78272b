import { useMemo } from 'react'
import type { Locale } from '../../i18n/messages.ts'
import { RowModel, type RowOrder } from '../../internal/rowModel/rowModel.ts'
import type { GridColumn } from './gridTypes.ts'
import type { GridView } from './gridView.ts'

interface GridRowsOptions<Row> {
  rows: readonly Row[]
  columns: readonly GridColumn<Row>[]
  getRowId: (row: Row) => string
  view: GridView
  /** The rows come arranged. */
  isServer: boolean
  locale: Locale
}

const asTheyCome = { sort: [], search: '', filters: {} }

/** The rows as a model, and which of them are shown in what order. Each is made anew only when what it is made of changes. */
export function useGridRows<Row>(options: GridRowsOptions<Row>): { model: RowModel<Row>; order: RowOrder } {
  const { rows, columns, getRowId, isServer, locale } = options
  const { sort, search, filters } = options.view
  const model = useMemo(
    () => new RowModel(rows, columns, getRowId, locale),
    [rows, columns, getRowId, locale],
  )
  const order = useMemo(
    () => model.arrange(isServer ? asTheyCome : { sort, search, filters }),
    [model, isServer, sort, search, filters],
  )
  return { model, order }
}
