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

/** Whether some rows say different things in a column. */
export function saysSeveral<Row>(column: GridColumn<Row> | undefined, rows: readonly Row[]): boolean {
  return new Set(rows.map(row => column?.value(row))).size > 1
}

interface Told<Row> {
  columns: readonly GridColumn<Row>[]
  /** Those that are here. */
  rows: readonly Row[]
  /** The same, where they are all that there are: what was known of all is kept otherwise. */
  all: readonly Row[] | undefined
  /** A column that is left out until two rows say different things in it, as the reader knows what it says. @default none */
  known?: string | undefined
}

/**
 * Leaves columns out that are empty in every row, or say what the reader knows, as long as the reader has not arranged the
 * columns: they are among the columns to choose from, and the address says nothing of it.
 */
export function useTellingColumns<Row>(
  { view, setView }: Shown,
  { columns, rows, all, known: knownId }: Told<Row>,
): Shown {
  const found = useMemo(() => all && emptyColumns(columns, all), [columns, all])
  const [empty, setEmpty] = useState(found)
  const [isArranged, setArranged] = useState(false)
  const [isKnown, setKnown] = useState(knownId !== undefined)
  if (found && !isSame(found, empty)) setEmpty(found)
  // On another page, too: a column does not come and go.
  if (
    isKnown &&
    saysSeveral(
      columns.find(({ id }) => id === knownId),
      rows,
    )
  )
    setKnown(false)
  const silent = useMemo(
    () => [...(empty ?? []), ...(isKnown && knownId !== undefined ? [knownId] : [])],
    [empty, isKnown, knownId],
  )
  const shown = useMemo(() => {
    if (isArranged || !isSame(view.columns, initialColumns)) return view
    const isUsed = (id: string) =>
      view.groupBy.includes(id) || id in view.filters || view.sort.some(({ column }) => column === id)
    const hidden = silent.filter(id => !isUsed(id))
    return hidden.length === 0 ? view : { ...view, columns: { ...initialColumns, hidden } }
  }, [view, silent, isArranged])
  return {
    view: shown,
    setView: next => {
      const isAsBefore = next.columns === shown.columns
      if (!isAsBefore) setArranged(true)
      setView(isAsBefore ? { ...next, columns: view.columns } : next)
    },
  }
}
