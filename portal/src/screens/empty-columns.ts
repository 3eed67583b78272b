import type { GridColumn } from '@parvis/design-system/DataGrid'
import { initialColumns, type GridView } from '@parvis/design-system/grid-view'
import { useMemo, useState } from 'react'
import { isSame } from '../forms/changes.ts'

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/**
 * The columns that say nothing in any of the rows, by their ids. Those that a screen draws itself are left out, since their
 * cells can show more than their values, and so are those that have to be shown.
 */
export function emptyColumns<Row>(columns: readonly GridColumn<Row>[], rows: readonly Row[]): string[] {
  if (rows.length === 0) return []
  return columns.flatMap(({ id, value, render, isHideable = true }) =>
    isHideable && !render && rows.every(row => isEmpty(value(row))) ? [id] : [],
  )
}

interface Shown {
  view: GridView
  setView: (view: GridView) => void
}

/**
 * Leaves columns out that are empty in every row, as long as the reader has not arranged the columns: they are among the
 * columns to choose from, and the address says nothing of it.
 * @param rows all that there are; undefined where only some of them are here: what was known of all is kept
 */
export function useWithoutEmptyColumns<Row>(
  { view, setView }: Shown,
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[] | undefined,
): Shown {
  const found = useMemo(() => rows && emptyColumns(columns, rows), [columns, rows])
  const [known, setKnown] = useState(found)
  const [isArranged, setArranged] = useState(false)
  if (found && !isSame(found, known)) setKnown(found)
  const shown = useMemo(() => {
    if (!known || isArranged || !isSame(view.columns, initialColumns)) return view
    const isUsed = (id: string) =>
      view.groupBy.includes(id) || id in view.filters || view.sort.some(({ column }) => column === id)
    const hidden = known.filter(id => !isUsed(id))
    return hidden.length === 0 ? view : { ...view, columns: { ...initialColumns, hidden } }
  }, [view, known, isArranged])
  return {
    view: shown,
    setView: next => {
      const isAsBefore = next.columns === shown.columns
      if (!isAsBefore) setArranged(true)
      setView(isAsBefore ? { ...next, columns: view.columns } : next)
    },
  }
}
