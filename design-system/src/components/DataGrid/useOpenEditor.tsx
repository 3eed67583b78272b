import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { cellElement } from '../../internal/windowedGrid/cellFocus.ts'
import { cellKey, columnOfKey, rowOfKey } from '../../internal/windowedGrid/keys.ts'
import { CellEditor } from './CellEditor.tsx'
import type { CellPlace } from './cellEdits.ts'
import type { CellText } from './cellText.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridColumn, PlacedColumn } from './gridTypes.ts'
import type { GridEditing } from './useGridEditing.ts'
import type { GridRows } from './useGridRows.ts'

interface OpenEditorOptions<Row> {
  grid: RefObject<HTMLDivElement | null>
  shown: GridRows<Row>
  placed: readonly PlacedColumn<Row>[]
  nameColumn: GridColumn<Row>
  text: CellText<Row>
  editing: GridEditing<Row>
  t: GridWords
  focusKey: (key: number) => void
  refocus: () => void
}

/** The one editor of a grid, over the cell that is edited; and the way to a cell that somebody wants to see. */
export function useOpenEditor<Row>(options: OpenEditorOptions<Row>): {
  editor: ReactNode
  /** Edits the cell with this key; whether it can be edited. */
  openEditor: (key: number, cell: HTMLElement) => boolean
} {
  const { grid, shown, placed, nameColumn, text, editing, t, focusKey, refocus } = options
  const { model, layout } = shown
  const { edits, wanted, onReached } = editing
  const [place, setPlace] = useState<(CellPlace & { cell: HTMLElement }) | null>(null)
  const columnOf = (number: number) => placed.find(here => here.number === number)?.column

  const openEditor = (key: number, cell: HTMLElement) => {
    const column = columnOf(columnOfKey(key))
    const number = rowOfKey(key)
    if (!column || !edits.canEdit(column, number)) return false
    // In the next frame: when the cell was scrolled into view, that scrolling would close its editor.
    const next = { rowId: model.idAt(number), columnId: column.id, cell }
    requestAnimationFrame(() => setPlace(next))
    return true
  }
  const wantedRow = wanted ? model.rowOfId(wanted.rowId) : -1
  const wantedColumn = placed.find(({ column }) => column?.id === wanted?.columnId)?.number
  const isThere = wantedColumn !== undefined && wantedRow !== -1 && layout.order.positionOf(wantedRow) !== -1
  useEffect(() => {
    if (!isThere || wantedColumn === undefined) return
    onReached()
    // Not within the effect: what takes the focus is drawn at once, which React forbids here.
    queueMicrotask(() => focusKey(cellKey(wantedRow, wantedColumn)))
  })

  const number = place ? model.rowOfId(place.rowId) : -1
  const row = model.rows[number]
  const column = placed.find(here => here.column?.id === place?.columnId)
  const close = (step?: 1 | -1) => {
    setPlace(null)
    const at = column ? placed.indexOf(column) : -1
    const others = step === 1 ? placed.slice(at + 1) : placed.slice(0, Math.max(0, at)).toReversed()
    const next = others.find(here => here.column && edits.canEdit(here.column, number))
    if (step === undefined || !next || !grid.current) {
      requestAnimationFrame(() => document.activeElement === document.body && refocus())
      return
    }
    const key = cellKey(number, next.number)
    focusKey(key)
    const cell = cellElement(grid.current, key)
    if (cell) openEditor(key, cell)
  }
  const editor = place && row !== undefined && column?.column && (
    <CellEditor
      key={`${place.rowId} ${place.columnId}`}
      column={column.column}
      row={row}
      name={text(nameColumn, row)}
      entry={edits.entriesOf(place.rowId)?.get(place.columnId)}
      cell={place.cell}
      t={t}
      onKeep={typed => edits.keep(place, typed)}
      onPark={(typed, problem) => edits.park(place, typed, problem)}
      onClose={close}
    />
  )
  return { editor, openEditor }
}
