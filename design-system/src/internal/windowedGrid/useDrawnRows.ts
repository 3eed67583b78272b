import { useState } from 'react'
import { drawnPositions } from './rowGeometry.ts'
import { Slots } from './slots.ts'
import { useRowsInView, type RowWindow } from './useRowWindow.ts'

/** Which rows are rendered: those in view, and some regardless of the scroll position. */
export interface Drawn {
  rowWindow: RowWindow
  /** Positions of the rows that are always rendered. */
  kept: readonly number[]
}

/** What has become of the previous rows. */
export interface RowsOfBefore<Row> {
  /** Identity of the rows: names mean something else when it changes. */
  rows: object
  /** The current name of a previous row; undefined if it is gone. */
  nameNow: (row: Row) => Row | undefined
  /** The row that has, or last had, the focus, by its previous name. */
  focused: Row | undefined
}

/**
 * The rows to render, each with its element. The calling component re-renders on scroll.
 * @param rowAt what is at a position: its number, or its id
 */
export function useDrawnRows<Row>(
  { rowWindow, kept }: Drawn,
  rowAt: (position: number) => Row,
  { rows: all, nameNow, focused }: RowsOfBefore<Row>,
) {
  const [slots] = useState(() => new Slots<Row>())
  const inView = useRowsInView(rowWindow)
  slots.rename(all, nameNow, focused)
  const rows = slots.assign(drawnPositions(inView, kept).map(rowAt), inView.isSettled)
  return { rows, isSettled: inView.isSettled }
}
