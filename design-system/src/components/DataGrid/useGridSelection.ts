import { useState } from 'react'
import { RowSelection } from '../../internal/windowedGrid/rowSelection.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridSelection, GridSelectionMode } from './gridTypes.ts'
import { selectionText } from './SelectionBar.tsx'

interface GridSelectionOptions {
  mode: GridSelectionMode
  /** The rows of the page that is shown; left out where there are no pages. */
  pageIds: readonly string[] | undefined
  /** How many rows match in all. */
  total: number
  onChange: ((selection: GridSelection) => void) | undefined
  say: (words: string) => void
  t: GridWords
}

/** Which rows are chosen: one by one, all of a page, or all that match. What is chosen is said. */
export function useGridSelection({ mode, pageIds, total, onChange, say, t }: GridSelectionOptions) {
  const [selection, setSelection] = useState(RowSelection.none)
  const select = (next: RowSelection) => {
    setSelection(next)
    onChange?.(next)
    say(selectionText(next, total, t))
  }
  const chosen = selection.countOf(total)
  const areAllChosen = pageIds
    ? pageIds.length > 0 && pageIds.every((id, row) => selection.has(id, row))
    : chosen === total && total > 0
  return {
    selection,
    select,
    chosen,
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
