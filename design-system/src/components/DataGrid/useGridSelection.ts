import { useState } from 'react'
import { RowSelection } from '../../internal/windowedGrid/rowSelection.ts'
import type { BranchSelection, ChosenPart } from './branchSelection.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridSelection, GridSelectionMode } from './gridTypes.ts'
import { selectionText } from './SelectionBar.tsx'

interface GridSelectionOptions {
  mode: GridSelectionMode
  /** The rows of the page that is shown; left out where there are no pages. */
  pageIds: readonly string[] | undefined
  /** How many rows match in all. */
  total: number
  /** Where choosing a row chooses what lies in it. */
  branches: BranchSelection | undefined
  onChange: ((selection: GridSelection) => void) | undefined
  say: (words: string) => void
  t: GridWords
}

/** Which rows are chosen: one by one, all of a page, or all that match. What is chosen is said. */
export function useGridSelection(options: GridSelectionOptions) {
  const { mode, pageIds, total, branches, onChange, say, t } = options
  // As it was extended; where rows lie in one another a row is chosen when all that lies in it is.
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
    /** How much of a row is chosen, with what lies in it. */
    partOf: (id: string, row: number): ChosenPart =>
      chosenIn?.partOf(row) ?? (selection.has(id, row) ? 'all' : 'none'),
    /** Where Shift goes to, to take a row with what lies in it. */
    lastIn: branches && ((row: number) => branches.lastIn(row)),
    /** The selection with a row and what lies in it chosen, or not any more; left out where nothing lies in rows. */
    toggled: branches && ((row: number) => branches.toggled(extended, row)),
    /** All of the page are chosen, and there are more. */
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
