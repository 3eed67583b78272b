import { useState } from 'react'
import { RowSelection } from '../../internal/windowedGrid/rowSelection.ts'
import type { BranchSelection, ChosenPart } from './branchSelection.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridSelection, GridSelectionMode } from './gridTypes.ts'
import { selectionText } from './SelectionBar.tsx'

interface GridSelectionOptions {
  mode: GridSelectionMode
  /** Ids of the rows of the current page; undefined if there are no pages. */
  pageIds: readonly string[] | undefined
  /** Total number of matching rows. */
  total: number
  /** Set in a tree, where selecting a row selects its descendants. */
  branches: BranchSelection | undefined
  onChange: ((selection: GridSelection) => void) | undefined
  say: (words: string) => void
  t: GridWords
}

/** The row selection: single rows, a whole page, or all matching rows. Changes are announced. */
export function useGridSelection(options: GridSelectionOptions) {
  const { mode, pageIds, total, branches, onChange, say, t } = options
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
  const chosen = selection.countOf(total)
  const areAllChosen = pageIds
    ? pageIds.length > 0 && pageIds.every((id, row) => selection.has(id, row))
    : chosen === total && total > 0
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

export type GridChoice = ReturnType<typeof useGridSelection>
