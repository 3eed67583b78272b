import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RowModel, RowOrder } from '../../internal/rowModel/rowModel.ts'
import { RowSelection } from '../../internal/windowedGrid/rowSelection.ts'
import type { BranchSelection, ChosenPart } from './branchSelection.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridSelection, GridSelectionMode } from './gridTypes.ts'
import { selectionText } from './SelectionBar.tsx'

interface GridSelectionOptions<Row> {
  mode: GridSelectionMode
  /** Ids of the rows of the current page; undefined if there are no pages. */
  pageIds: readonly string[] | undefined
  /** All rows and the order of those that match; undefined while they are unknown, and if the services have them. */
  rows: { model: RowModel<Row>; order: RowOrder } | undefined
  /** Total number of matching rows. */
  total: number
  /** The search and filters, as text: other rows match when it changes. */
  question: string
  /** Set in a tree, where selecting a row selects its descendants. */
  branches: BranchSelection | undefined
  onChange: ((selection: GridSelection) => void) | undefined
  say: (words: string) => void
  t: GridWords
}

/** The row selection: single rows, a whole page, or all matching rows. Changes are announced. */
export function useGridSelection<Row>(options: GridSelectionOptions<Row>) {
  const { mode, pageIds, rows, total, question, branches, onChange, say, t } = options
  // The raw selection. In a tree, a row counts as selected when all its descendants are.
  const [extended, setExtended] = useState(RowSelection.none)
  const chosenIn = branches?.of(extended)
  const selection = chosenIn?.selection ?? extended
  const select = (next: RowSelection) => {
    const whole = branches?.of(next).selection ?? next
    setExtended(next)
    onChange?.(whole)
    say(selectionText(whole, total, t))
  }
  /** The same rows with other numbers are no other selection. */
  const keep = (next: RowSelection) => {
    if (next.countOf(total) === extended.countOf(total)) setExtended(next)
    else select(next)
  }
  const chosen = selection.countOf(total)
  const areAllChosen = useMemo(() => {
    if (pageIds) return pageIds.length > 0 && pageIds.every((id, row) => selection.has(id, row))
    if (total === 0 || chosen < total) return false
    // Some of the selected rows may not match.
    return selection.isAllMatching || !rows || areSelected(rows, selection)
  }, [pageIds, selection, chosen, total, rows])
  const last = useRef({ question, ids: rows?.model.ids })
  useLayoutEffect(() => {
    const before = last.current
    const ids = rows?.model.ids ?? before.ids
    last.current = { question, ids }
    // "All matching" would silently refer to different rows, whoever changed the view.
    const isOther = extended.isAllMatching && question !== before.question
    const isThere = (id: string) => ids?.rowOf(id) !== -1
    if (isOther) select(RowSelection.none)
    else if (ids !== before.ids) keep(extended.kept(isThere))
  })
  return {
    selection,
    extended,
    select,
    chosen,
    /** How much of a row and its descendants is selected. */
    partOf: (id: string, row: number): ChosenPart =>
      chosenIn?.partOf(row) ?? (selection.has(id, row) ? 'all' : 'none'),
    /** The end of a Shift selection that includes a row's descendants. */
    lastIn: branches && ((row: number) => branches.lastIn(row)),
    /** Toggles a row with its descendants; undefined if rows are not nested. */
    toggled: branches && ((row: number) => branches.toggled(extended, row)),
    /** Whether the whole page is selected and more rows match. */
    canSelectMatching: mode === 'multiple' && areAllChosen && !selection.isAllMatching && chosen < total,
    selectAll: {
      isSelected: areAllChosen,
      isIndeterminate: chosen > 0 && !areAllChosen,
      label: pageIds ? t('selectPage') : t('selectAll', { count: total }),
    },
    toggleAll: () => {
      if (pageIds) select(selection.withAll(pageIds, !areAllChosen))
      else select(areAllChosen ? RowSelection.none : RowSelection.all)
    },
  }
}

function areSelected<Row>(
  { model, order }: { model: RowModel<Row>; order: RowOrder },
  selection: RowSelection,
): boolean {
  for (let position = 0; position < order.length; position += 1) {
    const number = order.rowAt(position)
    if (!selection.has(model.idAt(number), number)) return false
  }
  return true
}

export type GridChoice = ReturnType<typeof useGridSelection>
