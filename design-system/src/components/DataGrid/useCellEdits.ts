import { useEffect, useRef, useState } from 'react'
import type { Locale } from '../../i18n/messages.ts'
import type { CellValue } from '../../internal/rowModel/columns.ts'
import {
  changed,
  moved,
  noHistory,
  unsavedCells,
  withEntries,
  type CellEntries,
  type CellEntry,
  type CellPlace,
  type EditStep,
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
  /** Gets the rows with what was kept, where the caller does not. */
  afterKept: (() => Promise<void>) | undefined
  /** Says what became of entries. */
  say: (what: 'saved' | 'notSaved' | 'undone' | 'redone', cells: readonly CellPlace[]) => void
}

/** A value for a cell. */
export interface EnteredCell extends CellPlace {
  value: CellValue
  /** As it was typed. */
  text: string
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
  /** Sends values that may stand where they are to, which are undone at once; how many were kept. Says nothing. */
  keepAll: (cells: readonly EnteredCell[]) => Promise<number>
  /** Empties a cell as an entry would; why it may not be empty, or `null`. @param row number of the row */
  clear: (row: number, column: GridColumn<Row>) => CellProblem | null
  /** Keeps what was typed in its cell though it is wrong, for anyone who comes back to it. */
  park: (cells: readonly (CellPlace & { text: string; problem: CellProblem })[]) => void
  retry: () => void
  discard: () => void
  canUndo: boolean
  canRedo: boolean
  undo: () => void
  redo: () => void
}

/** Entries that are sent before the page gets its turn, where they go one by one. */
const portion = 20

/** Entries are kept by the ids of rows and columns: scrolling, sorting and filtering lose none. */
export function useCellEdits<Row>(options: CellEditsOptions<Row>): CellEdits<Row> {
  const { model, columns, locale, onCellEdit, onCellEdits, afterKept, say } = options
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

  /** What was answered to each edit: nothing where it was kept. */
  const ask = async (edits: readonly GridCellEdit<Row>[]): Promise<readonly (Refusal | undefined)[]> => {
    if (!onCellEdits || edits.length === 1)
      return Promise.all(
        edits.map(async edit => {
          try {
            return (await onCellEdit?.(edit)) ?? undefined
          } catch {
            return {}
          }
        }),
      )
    try {
      const problems = (await onCellEdits(edits)) ?? []
      const known = new Map(problems.map(problem => [placeKey(problem), problem]))
      return edits.map(edit => known.get(placeKey(edit)))
    } catch {
      return edits.map(() => ({}))
    }
  }
  /** Sends entries; those that were kept. */
  const send = async <Cell extends EnteredCell>(cells: readonly Cell[]): Promise<readonly Cell[]> => {
    const sent = cells.flatMap(cell => {
      const { row, column } = find(cell)
      const { rowId, columnId, value } = cell
      return row === undefined || !column ? [] : [{ cell, edit: { row, rowId, columnId, value } }]
    })
    const own = sent.map(({ cell }) => cell)
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
    if (kept.length > 0) await afterKept()
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
    if (step.length > 0) setHistory(now => changed(now, step))
    return kept
  }
  const changeAndSay = async (cells: readonly EnteredCell[]) => {
    const kept = await change(cells)
    if (kept.length < cells.length) told.current('notSaved', without(cells, kept))
    else told.current('saved', kept)
  }
  const go = async (step: EditStep | undefined, to: 'past' | 'future') => {
    if (!step || step.some(isPending)) return
    const cells = step.flatMap(made => {
      const value = to === 'future' ? made.before : made.after
      const { column } = find(made)
      return column ? [{ ...made, made, value, text: entryText(column, value, locale) }] : []
    })
    const kept = await send(cells)
    const done = kept.map(({ made }) => made)
    if (done.length > 0) setHistory(now => moved(now, step, done, to))
    if (done.length < cells.length) told.current('notSaved', without(cells, kept))
    else if (done.length > 0) told.current(to === 'future' ? 'undone' : 'redone', done)
  }
  const isPending = ({ rowId, columnId }: CellPlace) => entries.get(rowId)?.get(columnId)?.state === 'pending'
  /** Those that would change something; what was entered before in the others goes. */
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
    if (cells.length > 0) void changeAndSay(cells)
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
      const kept = others.length > 0 ? await change(others) : []
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
      if (failed.length > 0) void changeAndSay(failed)
    },
    discard: () => mark(unsaved, () => undefined),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => void go(history.past.at(-1), 'future'),
    redo: () => void go(history.future.at(-1), 'past'),
  }
}

interface Refusal {
  problem?: string
}

const placeKey = ({ rowId, columnId }: CellPlace) => JSON.stringify([rowId, columnId])

/** Those that are in no place of others. */
function without<Cell extends CellPlace>(
  cells: readonly Cell[],
  others: readonly CellPlace[],
): readonly Cell[] {
  const left = new Set(others.map(placeKey))
  return cells.filter(cell => !left.has(placeKey(cell)))
}
