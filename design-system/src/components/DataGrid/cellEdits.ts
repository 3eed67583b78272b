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

/** With other entries in some cells, or none. Rows that are not concerned keep their objects. */
export function withEntries(
  entries: CellEntries,
  others: Iterable<readonly [cell: CellPlace, entry: CellEntry | undefined]>,
): CellEntries {
  const next = new Map(entries)
  /** Those that are ours to change. */
  const rows = new Map<string, Map<string, CellEntry>>()
  for (const [{ rowId, columnId }, entry] of others) {
    const row = rows.get(rowId) ?? new Map(next.get(rowId))
    rows.set(rowId, row)
    if (entry) row.set(columnId, entry)
    else row.delete(columnId)
    if (row.size > 0) next.set(rowId, row)
    else next.delete(rowId)
  }
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

/** What was changed at once, and is undone at once: by an entry, or by pasting many. */
export type EditStep = readonly CellChange[]

/** What can be undone and done again, the last one last. */
export interface EditHistory {
  past: readonly EditStep[]
  future: readonly EditStep[]
}

export const noHistory: EditHistory = { past: [], future: [] }

/** Steps that can be undone; older ones are forgotten. */
const longest = 100

/** After changes were kept. What was undone before them cannot be done again. */
export function changed({ past }: EditHistory, step: EditStep): EditHistory {
  return { past: [...past, step].slice(-longest), future: [] }
}

/** Without the changes of a step whose cells are not there any more: nothing takes these back. */
export function narrowed({ past, future }: EditHistory, step: EditStep, left: EditStep): EditHistory {
  const within = (steps: readonly EditStep[]) =>
    steps.flatMap(other => (other !== step ? [other] : left.length > 0 ? [left] : []))
  return { past: within(past), future: within(future) }
}

/**
 * After a step was taken back, or done again.
 * @param kept its changes that could be; the others stay where they were
 */
export function moved(
  { past, future }: EditHistory,
  step: EditStep,
  kept: EditStep,
  to: 'past' | 'future',
): EditHistory {
  const done = new Set(kept)
  const rest = step.filter(change => !done.has(change))
  const without = (steps: readonly EditStep[]) =>
    steps.flatMap(other => (other !== step ? [other] : rest.length > 0 ? [rest] : []))
  return to === 'past'
    ? { past: [...past, kept], future: without(future) }
    : { past: without(past), future: [...future, kept] }
}
