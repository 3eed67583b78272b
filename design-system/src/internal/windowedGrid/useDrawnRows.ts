import { useState } from 'react'
import { drawnPositions } from './rowGeometry.ts'
import { Slots } from './slots.ts'
import { useRowsInView, type RowWindow } from './useRowWindow.ts'

/** Which rows are drawn: those in view, and some wherever they are. */
export interface Drawn {
  rowWindow: RowWindow
  /** Positions of the rows that are drawn wherever they are. */
  kept: readonly number[]
}

/** What became of the rows of before. */
export interface RowsOfBefore<Row> {
  /** Identity of the rows: names mean something else when it changes. */
  rows: object
  /** The name that a row of before has now; undefined when it is gone. */
  nameNow: (row: Row) => Row | undefined
  /** The row that has the focus or had it last, by its name of before. */
  focused: Row | undefined
}

/**
 * The rows to draw, each with its element. The calling component renders again while it scrolls.
 * @param rowAt what stands at a position: its number, or its id
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
