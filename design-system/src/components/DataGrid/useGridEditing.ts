import { useState } from 'react'
import type { Locale } from '../../i18n/messages.ts'
import type { CellPlace } from './cellEdits.ts'
import { columnName } from './columnGroups.ts'
import type { CellText } from './cellText.ts'
import { showColumn } from './columnLayout.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { DataGridProps } from './gridProps.ts'
import type { GridColumn } from './gridTypes.ts'
import type { GridView } from './gridView.ts'
import { useCellEdits, type CellEdits } from './useCellEdits.ts'
import type { GridRows } from './gridRows.ts'

interface GridEditingOptions<Row> {
  shown: GridRows<Row>
  columns: readonly GridColumn<Row>[]
  nameColumn: GridColumn<Row> | undefined
  view: GridView
  onViewChange: (view: GridView) => void
  onCellEdit: DataGridProps<Row>['onCellEdit']
  onCellEdits: DataGridProps<Row>['onCellEdits']
  /** Reloads the rows after a save, where the caller does not do so. */
  afterKept: (() => Promise<void>) | undefined
  text: CellText<Row>
  locale: Locale
  t: GridWords
  announce: (words: string) => void
}

export interface GridEditing<Row> {
  edits: CellEdits<Row>
  nameOf: (rowId: string) => string
  /** Scrolls a cell into view, revealing it if necessary, and focuses it. */
  showCell: (cell: CellPlace) => void
  /** The cell to focus as soon as it is rendered. */
  wanted: CellPlace | null
  onReached: () => void
}

const said = {
  saved: ['entrySaved', 'entriesSaved'],
  notSaved: ['entryNotSaved', 'entriesNotSaved'],
  undone: ['entryUndone', 'entriesUndone'],
  redone: ['entryRedone', 'entriesRedone'],
} as const

/** Editing in a grid: the entries, their announcements, and navigation back to them. */
export function useGridEditing<Row>(options: GridEditingOptions<Row>): GridEditing<Row> {
  const { shown, columns, nameColumn, view, onViewChange, text, locale, t, announce } = options
  const { model, order } = shown
  const [wanted, setWanted] = useState<CellPlace | null>(null)
  const nameOf = (rowId: string) => {
    const row = model.rowAt(model.rowOfId(rowId))
    return row === undefined || !nameColumn ? rowId : text(nameColumn, row)
  }
  const edits = useCellEdits<Row>({
    model,
    columns,
    locale,
    onCellEdit: options.onCellEdit,
    onCellEdits: options.onCellEdits,
    afterKept: options.afterKept,
    say: (what, cells) => {
      const [one, many] = said[what]
      const [first] = cells
      if (!first || cells.length > 1) return announce(t(many, { count: cells.length }))
      const column = columns.find(({ id }) => id === first.columnId)
      const title = column ? columnName(column) : ''
      return announce(t(one, { title, name: nameOf(first.rowId) }))
    },
  })
  return {
    edits,
    nameOf,
    wanted,
    onReached: () => setWanted(null),
    showCell: cell => {
      const row = model.rowOfId(cell.rowId)
      const position = order.positionOf(row)
      const isHidden = view.columns.hidden.includes(cell.columnId)
      const columnsShown = isHidden ? showColumn(view.columns, cell.columnId, true) : view.columns
      const isFiltered = position === -1
      if (isFiltered || isHidden)
        onViewChange({ ...view, ...(isFiltered && { search: '', filters: {} }), columns: columnsShown })
      if (isFiltered) shown.openGroups(true)
      else shown.openAround(row)
      setWanted(cell)
    },
  }
}
