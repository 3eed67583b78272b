import type { CellValue } from '../../internal/rowModel/columns.ts'
import type { CellProblem } from './cellEntry.ts'

/** Something entered into a cell that the rows do not have yet. */
export interface CellEntry {
  /** As it was typed. */
  text: string
  /** What was read; left out where it could not be. */
  value?: CellValue
  /** `invalid`: never sent. `pending`: on its way. `failed`: refused, or it did not arrive. */
  state: 'invalid' | 'pending' | 'failed'
  /** What is wrong with it: a rule, or the message of the refusal. */
  problem?: CellProblem | string
}

/** By column id. */
export type RowEntries = ReadonlyMap<string, CellEntry>
/** By row id: the rows may be sorted, filtered and scrolled away meanwhile. */
export type CellEntries = ReadonlyMap<string, RowEntries>

/** A cell, by the ids of its row and its column. */
export interface CellPlace {
  rowId: string
  columnId: string
}

/** With another entry in a cell, or none. Rows that are not concerned keep their objects. */
export function withEntry(
  entries: CellEntries,
  { rowId, columnId }: CellPlace,
  entry: CellEntry | undefined,
): CellEntries {
  const row = new Map(entries.get(rowId))
  if (entry) row.set(columnId, entry)
  else row.delete(columnId)
  const next = new Map(entries)
  if (row.size > 0) next.set(rowId, row)
  else next.delete(rowId)
  return next
}

/** The cells with entries that were not kept, in the order in which they were entered. */
export function unsavedCells(entries: CellEntries): (CellPlace & { entry: CellEntry })[] {
  return [...entries].flatMap(([rowId, row]) =>
    [...row].flatMap(([columnId, entry]) => (entry.state === 'pending' ? [] : [{ rowId, columnId, entry }])),
  )
}

/** A value that was changed. */
export interface CellChange extends CellPlace {
  before: CellValue
  after: CellValue
}

/** What can be undone and done again, the last one last. */
export interface EditHistory {
  past: readonly CellChange[]
  future: readonly CellChange[]
}

export const noHistory: EditHistory = { past: [], future: [] }

/** Changes that can be undone; older ones are forgotten. */
const longest = 100

/** After a change was kept. What was undone before it cannot be done again. */
export function changed({ past }: EditHistory, change: CellChange): EditHistory {
  return { past: [...past, change].slice(-longest), future: [] }
}

/** After a change was taken back, or done again. */
export function moved(history: EditHistory, change: CellChange, to: 'past' | 'future'): EditHistory {
  const without = (list: readonly CellChange[]) => list.filter(other => other !== change)
  const { past, future } = { past: without(history.past), future: without(history.future) }
  return to === 'past' ? { past: [...past, change], future } : { past, future: [...future, change] }
}
