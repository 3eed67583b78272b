import type { GridColumn } from '@parvis/design-system/DataGrid'
import { initialColumns, type GridView } from '@parvis/design-system/grid-view'
import { useMemo, useState } from 'react'
import { isSame } from '../forms/changes.ts'

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/**
 * The ids of the columns that are empty in every row. Columns with a custom renderer are left out, since their cells
 * may show more than the value, and so are columns that cannot be hidden.
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

/** Whether rows have different values in a column. */
export function saysSeveral<Row>(column: GridColumn<Row> | undefined, rows: readonly Row[]): boolean {
  return new Set(rows.map(row => column?.value(row))).size > 1
}

interface Told<Row> {
  columns: readonly GridColumn<Row>[]
  /** The rows currently loaded. */
  rows: readonly Row[]
  /** The same rows, if they are all there are; undefined otherwise, which keeps the last result. */
  all: readonly Row[] | undefined
  /** A column whose value the reader knows already: hidden until two rows differ in it. @default none */
  known?: string | undefined
}

/**
 * Hides columns that are empty in every row, or that only repeat what the reader knows, until the reader arranges the
 * columns. They remain in the column chooser, and the address does not mention them.
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
  // Stays false on later pages too, so that the column does not come and go.
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
