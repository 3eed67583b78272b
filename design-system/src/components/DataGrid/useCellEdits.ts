import { useEffect, useRef, useState } from 'react'
import type { Locale } from '../../i18n/messages.ts'
import type { CellValue } from '../../internal/rowModel/columns.ts'
import {
  changed,
  moved,
  narrowed,
  noHistory,
  unsavedCells,
  withEntries,
  type CellEntries,
  type CellEntry,
  type CellPlace,
  type EditHistory,
  type RowEntries,
} from './cellEdits.ts'
import { entryText, isEditable, type CellProblem } from './cellEntry.ts'
import type { NumberedRows } from './gridRows.ts'
import type { GridCellEdit, GridCellProblem, GridColumn } from './gridTypes.ts'

interface CellEditsOptions<Row> {
  model: NumberedRows<Row>
  columns: readonly GridColumn<Row>[]
  locale: Locale
  onCellEdit: ((edit: GridCellEdit<Row>) => Promise<void | { problem: string }>) | undefined
  onCellEdits:
    | ((edits: readonly GridCellEdit<Row>[]) => Promise<void | readonly GridCellProblem[]>)
    | undefined
  /** Reloads the rows after a save, where the caller does not do so. */
  afterKept: (() => Promise<void>) | undefined
  /** Announces the result of entries. */
  say: (what: 'saved' | 'notSaved' | 'undone' | 'redone', cells: readonly CellPlace[]) => void
}

/** An entered value for a cell. */
export interface EnteredCell extends CellPlace {
  value: CellValue
  /** The typed text. */
  text: string
}

/** Cell edits: pending, refused, and undoable ones. */
export interface CellEdits<Row> {
  isOn: boolean
  /** Whether a cell can be edited now. @param row row number */
  canEdit: (column: GridColumn<Row>, row: number) => boolean
  entriesOf: (rowId: string) => RowEntries | undefined
  unsaved: readonly (CellPlace & { entry: CellEntry })[]
  /** Saves a valid value. @param text the typed text */
  keep: (cell: CellPlace, value: CellValue, text: string) => void
  /** Saves valid values as one undo step without announcing it. Returns the number of saved values. */
  keepAll: (cells: readonly EnteredCell[]) => Promise<number>
  /** Empties a cell like an entry. Returns why it must not be empty, or `null`. @param row row number */
  clear: (row: number, column: GridColumn<Row>) => CellProblem | null
  /** Keeps invalid text in its cell, to be corrected later. */
  park: (cells: readonly (CellPlace & { text: string; problem: CellProblem })[]) => void
  retry: () => void
  discard: () => void
  canUndo: boolean
  canRedo: boolean
  undo: () => void
  redo: () => void
}

/** Number of entries to send one by one before yielding to the page. */
const portion = 20

/** Stores entries by row and column ids, so that scrolling, sorting and filtering lose none. */
export function useCellEdits<Row>(options: CellEditsOptions<Row>): CellEdits<Row> {
  const { model, columns, locale, onCellEdit, onCellEdits, afterKept, say } = options
  const [entries, setEntries] = useState<CellEntries>(() => new Map())
  const [history, setHistory] = useState(noHistory)
  const told = useRef(say)
  // Later requests use the rows at that time.
  const newest = useRef({ model, columns })
  useEffect(() => {
    told.current = say
    newest.current = { model, columns }
  })
  const find = ({ rowId, columnId }: CellPlace) => {
    const { model: rows, columns: all } = newest.current
    return { row: rows.rowAt(rows.rowOfId(rowId)), column: all.find(({ id }) => id === columnId) }
  }
  const held = useRef(noHistory)
  const keepHistory = (next: EditHistory) => {
    held.current = next
    setHistory(next)
  }
  // Undo waits for pending saves, because the last change may not be saved yet.
  const sending = useRef(new Set<Promise<unknown>>())
  const during = async <Result>(work: Promise<Result>): Promise<Result> => {
    sending.current.add(work)
    try {
      return await work
    } finally {
      sending.current.delete(work)
    }
  }
  const mark = <Cell extends CellPlace>(
    cells: readonly Cell[],
    entryOf: (cell: Cell) => CellEntry | undefined,
  ) =>
    setEntries(now =>
      withEntries(
        now,
        cells.map(cell => [cell, entryOf(cell)] as const),
      ),
    )

  /** Sends edits and returns the refusals by edit; saved edits have none. */
  const ask = async (edits: readonly GridCellEdit<Row>[]): Promise<readonly (Refusal | undefined)[]> => {
    if (!onCellEdits || edits.length === 1) {
      const answers = new Map<GridCellEdit<Row>, Refusal | undefined>()
      // Save the cells of one row in sequence, because each change affects the row of the next.
      const ofRows = [...Map.groupBy(edits, ({ rowId }) => rowId).values()]
      await Promise.all(
        ofRows.map(async cells => {
          for (const edit of cells)
            try {
              // oxlint-disable-next-line no-await-in-loop -- one after the other
              answers.set(
                edit,
                (await onCellEdit?.({ ...edit, row: find(edit).row ?? edit.row })) ?? undefined,
              )
            } catch {
              answers.set(edit, {})
            }
        }),
      )
      return edits.map(edit => answers.get(edit))
    }
    try {
      const problems = (await onCellEdits(edits)) ?? []
      const known = new Map(problems.map(problem => [placeKey(problem), problem]))
      return edits.map(edit => known.get(placeKey(edit)))
    } catch {
      return edits.map(() => ({}))
    }
  }
  /** Sends entries and returns the saved ones. */
  const send = async <Cell extends EnteredCell>(cells: readonly Cell[]): Promise<readonly Cell[]> => {
    const sent = cells.flatMap(cell => {
      const { row, column } = find(cell)
      const { rowId, columnId, value } = cell
      return row === undefined || !column ? [] : [{ cell, edit: { row, rowId, columnId, value } }]
    })
    const own = sent.map(({ cell }) => cell)
    // Entries of rows that no longer exist cannot be shown in a cell and count as unsaved.
    mark(without(cells, own), ({ text, value }) => ({ text, value, state: 'failed' }))
    mark(own, ({ text, value }) => ({ text, value, state: 'pending' }))
    const refused = new Map<Cell, Refusal>()
    const settle = (part: readonly Cell[]) =>
      mark(part, cell => {
        const refusal = refused.get(cell)
        return refusal && { text: cell.text, value: cell.value, state: 'failed', ...refusal }
      })
    const size = onCellEdits ? Math.max(1, sent.length) : portion
    for (let start = 0; start < sent.length; start += size) {
      const part = sent.slice(start, start + size)
      // oxlint-disable-next-line no-await-in-loop -- a portion after the other, as services are asked for each
      const answers = await ask(part.map(({ edit }) => edit))
      for (const [at, { cell }] of part.entries()) {
        const answer = answers[at]
        if (answer) refused.set(cell, answer)
      }
      if (!afterKept) settle(part.map(({ cell }) => cell))
      // oxlint-disable-next-line no-await-in-loop -- so that the page gets its turn
      if (start + size < sent.length) await new Promise(resolve => setTimeout(resolve))
    }
    const kept = own.filter(cell => !refused.has(cell))
    if (!afterKept) return kept
    // After a failed request, some entries may have been saved nevertheless.
    const isUnsure = [...refused.values()].some(({ problem }) => problem === undefined)
    try {
      if (kept.length > 0 || isUnsure) await afterKept()
    } catch {
      // The rows themselves show that they could not be loaded.
    }
    settle(own)
    return kept
  }
  const change = async (cells: readonly EnteredCell[]): Promise<readonly CellPlace[]> => {
    const made = cells.map(cell => {
      const { row, column } = find(cell)
      return { ...cell, before: row === undefined ? null : column?.value(row) }
    })
    const kept = await send(made)
    const step = kept.map(({ rowId, columnId, before, value }) => ({ rowId, columnId, before, after: value }))
    if (step.length > 0) keepHistory(changed(held.current, step))
    return kept
  }
  const changeAndSay = async (cells: readonly EnteredCell[]) => {
    const kept = await change(cells)
    if (kept.length < cells.length) told.current('notSaved', without(cells, kept))
    else told.current('saved', kept)
  }
  const go = async (to: 'past' | 'future') => {
    await Promise.allSettled(sending.current)
    const step = (to === 'future' ? held.current.past : held.current.future).at(-1)
    if (!step) return
    const cells = step.flatMap(made => {
      const value = to === 'future' ? made.before : made.after
      const { row, column } = find(made)
      return row === undefined || !column
        ? []
        : [{ ...made, made, value, text: entryText(column, value, locale) }]
    })
    const left = cells.map(({ made }) => made)
    if (left.length < step.length) keepHistory(narrowed(held.current, step, left))
    const kept = await send(cells)
    const done = kept.map(({ made }) => made)
    const now = left.length < step.length ? left : step
    if (done.length > 0) keepHistory(moved(held.current, now, done, to))
    if (done.length < step.length) told.current('notSaved', without(step, done))
    else told.current(to === 'future' ? 'undone' : 'redone', done)
  }
  const isPending = ({ rowId, columnId }: CellPlace) => entries.get(rowId)?.get(columnId)?.state === 'pending'
  /** The entries that change a value. Removes earlier entries from the other cells. */
  const changing = (cells: readonly EnteredCell[]): readonly EnteredCell[] => {
    const isSame = (cell: EnteredCell) => {
      const { row, column } = find(cell)
      const before = row === undefined ? null : column?.value(row)
      return (before ?? null) === (cell.value ?? null) || (before === '' && cell.value === null)
    }
    const same = cells.filter(isSame)
    if (same.length > 0) mark(same, () => undefined)
    return without(cells, same)
  }
  const keep = (cell: CellPlace, value: CellValue, text: string) => {
    const cells = changing([{ ...cell, value, text }])
    if (cells.length > 0) void during(changeAndSay(cells))
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
    keepAll: async cells => {
      const others = changing(cells)
      const kept = others.length > 0 ? await during(change(others)) : []
      return cells.length - others.length + kept.length
    },
    clear: (number, column) => {
      if (column.editing?.isRequired) return { key: 'gridRequired' }
      keep({ rowId: model.idAt(number), columnId: column.id }, null, '')
      return null
    },
    park: cells => mark(cells, ({ text, problem }) => ({ text, state: 'invalid', problem })),
    retry: () => {
      const failed = unsaved.flatMap(({ rowId, columnId, entry: { state, text, value } }) =>
        state === 'failed' ? [{ rowId, columnId, text, value }] : [],
      )
      if (failed.length > 0) void during(changeAndSay(failed))
    },
    discard: () => mark(unsaved, () => undefined),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => void during(go('future')),
    redo: () => void during(go('past')),
  }
}

interface Refusal {
  problem?: string
}

const placeKey = ({ rowId, columnId }: CellPlace) => JSON.stringify([rowId, columnId])

/** The cells that are not among the others. */
function without<Cell extends CellPlace>(
  cells: readonly Cell[],
  others: readonly CellPlace[],
): readonly Cell[] {
  const left = new Set(others.map(placeKey))
  return cells.filter(cell => !left.has(placeKey(cell)))
}
