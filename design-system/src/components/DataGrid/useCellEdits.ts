import { useEffect, useRef, useState } from 'react'
import type { Locale } from '../../i18n/messages.ts'
import type { CellValue } from '../../internal/rowModel/columns.ts'
import {
  changed,
  moved,
  noHistory,
  unsavedCells,
  withEntry,
  type CellChange,
  type CellEntries,
  type CellEntry,
  type CellPlace,
  type RowEntries,
} from './cellEdits.ts'
import { entryText, isEditable, type CellProblem } from './cellEntry.ts'
import type { NumberedRows } from './gridRows.ts'
import type { GridCellEdit, GridColumn } from './gridTypes.ts'

interface CellEditsOptions<Row> {
  model: NumberedRows<Row>
  columns: readonly GridColumn<Row>[]
  locale: Locale
  onCellEdit: ((edit: GridCellEdit<Row>) => Promise<void | { problem: string }>) | undefined
  /** Says what became of an entry. */
  say: (what: 'saved' | 'notSaved' | 'undone' | 'redone', cell: CellPlace) => void
}

/** Entries into cells: what is on its way, what was refused, and what can be taken back. */
export interface CellEdits<Row> {
  isOn: boolean
  /** Whether a cell can be edited now. @param row number of the row */
  canEdit: (column: GridColumn<Row>, row: number) => boolean
  entriesOf: (rowId: string) => RowEntries | undefined
  unsaved: readonly (CellPlace & { entry: CellEntry })[]
  /** Sends a value that may stand there. @param text as it was typed */
  keep: (cell: CellPlace, value: CellValue, text: string) => void
  /** Empties a cell as an entry would; why it may not be empty, or `null`. @param row number of the row */
  clear: (row: number, column: GridColumn<Row>) => CellProblem | null
  /** Keeps what was typed in its cell though it is wrong, for anyone who comes back to it. */
  park: (cell: CellPlace, text: string, problem: CellProblem) => void
  retry: () => void
  discard: () => void
  canUndo: boolean
  canRedo: boolean
  undo: () => void
  redo: () => void
}

/** Entries are kept by the ids of rows and columns: scrolling, sorting and filtering lose none. */
export function useCellEdits<Row>(options: CellEditsOptions<Row>): CellEdits<Row> {
  const { model, columns, locale, onCellEdit, say } = options
  const [entries, setEntries] = useState<CellEntries>(() => new Map())
  const [history, setHistory] = useState(noHistory)
  const told = useRef(say)
  useEffect(() => {
    told.current = say
  })
  const find = ({ rowId, columnId }: CellPlace) => ({
    row: model.rowAt(model.rowOfId(rowId)),
    column: columns.find(({ id }) => id === columnId),
  })

  const send = async (cell: CellPlace, value: CellValue, text: string): Promise<boolean> => {
    const { row, column } = find(cell)
    if (!onCellEdit || row === undefined || !column) return false
    const set = (entry: CellEntry | undefined) => setEntries(now => withEntry(now, cell, entry))
    set({ text, value, state: 'pending' })
    try {
      const answer = await onCellEdit({ row, rowId: cell.rowId, columnId: column.id, value })
      if (!answer) {
        set(undefined)
        return true
      }
      set({ text, value, state: 'failed', problem: answer.problem })
    } catch {
      set({ text, value, state: 'failed' })
    }
    told.current('notSaved', cell)
    return false
  }
  const change = async (made: CellChange, text: string) => {
    if (!(await send(made, made.after, text))) return
    setHistory(now => changed(now, made))
    told.current('saved', made)
  }
  const step = async (from: CellChange | undefined, to: 'past' | 'future') => {
    if (!from || isPending(from)) return
    const value = to === 'future' ? from.before : from.after
    const { column } = find(from)
    if (!column || !(await send(from, value, entryText(column, value, locale)))) return
    setHistory(now => moved(now, from, to))
    told.current(to === 'future' ? 'undone' : 'redone', from)
  }
  const isPending = ({ rowId, columnId }: CellPlace) => entries.get(rowId)?.get(columnId)?.state === 'pending'
  const keep = (cell: CellPlace, value: CellValue, text: string) => {
    const { row, column } = find(cell)
    if (row === undefined || !column) return
    const before = column.value(row)
    if ((before ?? null) === (value ?? null) || (before === '' && value === null))
      setEntries(now => withEntry(now, cell, undefined))
    else void change({ ...cell, before, after: value }, text)
  }
  const unsaved = unsavedCells(entries)
  return {
    isOn: onCellEdit !== undefined,
    canEdit: (column, number) => {
      const row = model.rowAt(number)
      if (!onCellEdit || row === undefined || !isEditable(column, row)) return false
      return !isPending({ rowId: model.idAt(number), columnId: column.id })
    },
    entriesOf: rowId => entries.get(rowId),
    unsaved,
    keep,
    clear: (number, column) => {
      if (column.editing?.isRequired) return { key: 'gridRequired' }
      keep({ rowId: model.idAt(number), columnId: column.id }, null, '')
      return null
    },
    park: (cell, text, problem) =>
      setEntries(now => withEntry(now, cell, { text, state: 'invalid', problem })),
    retry: () => {
      for (const { rowId, columnId, entry } of unsaved) {
        const { row, column } = find({ rowId, columnId })
        if (entry.state === 'failed' && row !== undefined && column)
          void change({ rowId, columnId, before: column.value(row), after: entry.value }, entry.text)
      }
    },
    discard: () => setEntries(now => unsaved.reduce((left, cell) => withEntry(left, cell, undefined), now)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => void step(history.past.at(-1), 'future'),
    redo: () => void step(history.future.at(-1), 'past'),
  }
}
