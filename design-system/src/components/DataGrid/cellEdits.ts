import type { CellValue } from '../../internal/rowModel/columns.ts'
import type { CellProblem } from './cellEntry.ts'

/** An entry into a cell that the rows do not contain yet. */
export interface CellEntry {
  /** The typed text. */
  text: string
  /** The parsed value; undefined if the text could not be parsed. */
  value?: CellValue
  /** `invalid`: never sent. `pending`: being saved. `failed`: refused, or the request failed. */
  state: 'invalid' | 'pending' | 'failed'
  /** The problem: a validation rule, or the message of the refusal. */
  problem?: CellProblem | string
}

/** Entries of a row, by column id. */
export type RowEntries = ReadonlyMap<string, CellEntry>
/** Entries by row id, because rows may be sorted, filtered and scrolled meanwhile. */
export type CellEntries = ReadonlyMap<string, RowEntries>

/** A cell, identified by its row and column ids. */
export interface CellPlace {
  rowId: string
  columnId: string
}

/** Sets or removes the entries of some cells. The objects of other rows keep their identity. */
export function withEntries(
  entries: CellEntries,
  others: Iterable<readonly [cell: CellPlace, entry: CellEntry | undefined]>,
): CellEntries {
  const next = new Map(entries)
  /** Copies of row maps that can be mutated here. */
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

/** The cells with unsaved entries, in order of entry. */
export function unsavedCells(entries: CellEntries): (CellPlace & { entry: CellEntry })[] {
  return [...entries].flatMap(([rowId, row]) =>
    [...row].flatMap(([columnId, entry]) => (entry.state === 'pending' ? [] : [{ rowId, columnId, entry }])),
  )
}

/** A changed value. */
export interface CellChange extends CellPlace {
  before: CellValue
  after: CellValue
}

/** Changes that are undone together: a single entry, or a paste of many. */
export type EditStep = readonly CellChange[]

/** The steps that can be undone and redone, the latest last. */
export interface EditHistory {
  past: readonly EditStep[]
  future: readonly EditStep[]
}

export const noHistory: EditHistory = { past: [], future: [] }

/** Maximum number of undo steps; older ones are dropped. */
const longest = 100

/** The history after a saved step, which clears the redo steps. */
export function changed({ past }: EditHistory, step: EditStep): EditHistory {
  return { past: [...past, step].slice(-longest), future: [] }
}

/** The history without the changes of a step whose cells no longer exist and cannot be undone. */
export function narrowed({ past, future }: EditHistory, step: EditStep, left: EditStep): EditHistory {
  const within = (steps: readonly EditStep[]) =>
    steps.flatMap(other => (other !== step ? [other] : left.length > 0 ? [left] : []))
  return { past: within(past), future: within(future) }
}

/**
 * The history after a step was undone or redone.
 * @param kept the changes that succeeded; the others stay where they were
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
