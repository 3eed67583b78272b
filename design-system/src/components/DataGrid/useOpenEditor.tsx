import { useEffect, useState, type ReactNode } from 'react'
import type { CellPlace } from './cellEdits.ts'
import { isEditable, type EditorStart } from './cellEntry.ts'
import type { CellText } from './cellText.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridRows } from './gridRows.ts'
import type { GridColumn } from './gridTypes.ts'
import { CellEditor, prepareEditor } from './lazyParts.ts'
import { KeysAhead } from './typedKeys.ts'
import type { GridEditing } from './useGridEditing.ts'

interface OpenEditorOptions<Row> {
  shown: GridRows<Row>
  allColumns: readonly GridColumn<Row>[]
  /** The visible columns in tab order. */
  columns: readonly GridColumn<Row>[]
  nameColumn: GridColumn<Row>
  text: CellText<Row>
  editing: GridEditing<Row>
  t: GridWords
  /** Scrolls a cell into view and focuses it. Returns the element for its editor to cover. @param row row number */
  reachCell: (row: number, column: GridColumn<Row>) => HTMLElement | null
  /** Returns the focus to the edited cell, unless something else has taken it. */
  refocus: (row: number, column: GridColumn<Row>) => void
}

type EditedPlace = CellPlace & { cell: HTMLElement; start: EditorStart | undefined }

/** The single editor of a grid, over the edited cell, and navigation to a cell. */
export function useOpenEditor<Row>(options: OpenEditorOptions<Row>): {
  editor: ReactNode
  /** Edits a cell. Returns whether it can be edited. @param number row number */
  openEditor: (number: number, column: GridColumn<Row> | undefined, cell: HTMLElement) => boolean
  /**
   * Overwrites a cell: a character opens its editor, an empty text clears it. Returns whether the cell supports this.
   */
  writeOver: (
    number: number,
    column: GridColumn<Row> | undefined,
    cell: HTMLElement,
    typed: string,
  ) => boolean
  /** Buffers keys for a pending editor. */
  ahead: KeysAhead
  /** Cancels a pending editor. Returns whether there was one. */
  giveUp: () => boolean
} {
  const { shown, columns, nameColumn, text, editing, t, reachCell, refocus } = options
  const { model, layout } = shown
  const { edits, wanted, onReached } = editing
  const [place, setPlace] = useState<EditedPlace | null>(null)
  const [ahead] = useState(() => new KeysAhead())

  const openEditor = (
    number: number,
    column: GridColumn<Row> | undefined,
    cell: HTMLElement,
    start?: EditorStart,
  ) => {
    if (!column || !edits.canEdit(column, number)) return false
    // Wait for the next frame: if the cell was just scrolled into view, that scroll would close its editor.
    const next = { rowId: model.idAt(number), columnId: column.id, cell, start }
    ahead.begin(cell)
    requestAnimationFrame(() => ahead.isFor(cell) && setPlace(next))
    return true
  }
  const writeOver = (
    number: number,
    column: GridColumn<Row> | undefined,
    cell: HTMLElement,
    typed: string,
  ) => {
    const row = model.rowAt(number)
    if (!edits.isOn || !column || row === undefined || !isEditable(column, row)) return false
    if (typed === '') {
      const problem = edits.canEdit(column, number) ? edits.clear(number, column) : null
      // A required cell opens its editor with the error.
      if (problem) openEditor(number, column, cell, { typed, problem })
    } else openEditor(number, column, cell, { typed })
    return true
  }
  const giveUp = () => {
    setPlace(null)
    return ahead.end()
  }
  const { isOn } = edits
  useEffect(() => {
    if (isOn) prepareEditor()
  }, [isOn])
  const wantedRow = wanted ? model.rowOfId(wanted.rowId) : -1
  const wantedColumn = columns.find(({ id }) => id === wanted?.columnId)
  const isThere = wantedColumn !== undefined && wantedRow !== -1 && layout.positionOf(wantedRow) !== -1
  useEffect(() => {
    if (!isThere || wantedColumn === undefined) return
    onReached()
    // Not inside the effect: focusing renders synchronously, which React forbids here.
    queueMicrotask(() => reachCell(wantedRow, wantedColumn))
  })

  const number = place ? model.rowOfId(place.rowId) : -1
  const row = model.rowAt(number)
  const column = columns.find(({ id }) => id === place?.columnId)
  const close = (step?: 1 | -1) => {
    ahead.end()
    setPlace(null)
    const at = column ? columns.indexOf(column) : -1
    const others = step === 1 ? columns.slice(at + 1) : columns.slice(0, Math.max(0, at)).toReversed()
    const next = others.find(other => edits.canEdit(other, number))
    if (step === undefined || !next) {
      requestAnimationFrame(
        () => column && document.activeElement === document.body && refocus(number, column),
      )
      return
    }
    const cell = reachCell(number, next)
    if (cell) openEditor(number, next, cell)
  }
  const editor = place && row !== undefined && column && (
    <CellEditor
      key={`${place.rowId} ${place.columnId}`}
      column={column}
      row={row}
      name={text(nameColumn, row)}
      entry={edits.entriesOf(place.rowId)?.get(place.columnId)}
      cell={place.cell}
      start={place.start}
      takeKeys={ahead.take}
      t={t}
      columns={options.allColumns}
      onKeep={(value, typed) => edits.keep(place, value, typed)}
      onPark={(typed, problem) =>
        edits.park([{ rowId: place.rowId, columnId: place.columnId, text: typed, problem }])
      }
      onClose={close}
    />
  )
  return { editor, openEditor, writeOver, ahead, giveUp }
}
