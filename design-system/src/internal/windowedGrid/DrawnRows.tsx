import { useState, type ReactNode } from 'react'
import type { TreeShape } from './lazyTree.ts'
import { drawnPositions } from './rowGeometry.ts'
import { Slots } from './slots.ts'
import { useRowsInView, type RowWindow } from './useRowWindow.ts'

/** Which rows of a tree are drawn: those in view, and some wherever they are. */
export interface DrawnTree {
  rowWindow: RowWindow
  /** Positions of the rows that are drawn wherever they are. */
  kept: readonly number[]
  shape: TreeShape
}

interface DrawnRowsProps {
  drawn: DrawnTree
  /** @param slot which element shows it: its `key` */
  children: (id: string, slot: number) => ReactNode
}

/** The rows of a tree. Apart from it: while they scroll nothing else of it is worked out again. */
export function DrawnRows({ drawn: { rowWindow, kept, shape }, children }: DrawnRowsProps): ReactNode {
  const [slots] = useState(() => new Slots<string>())
  const inView = useRowsInView(rowWindow)
  const ids = drawnPositions(inView, kept).map(position => shape.idAt(shape.order.rowAt(position)))
  return slots.assign(ids, inView.isSettled).map(({ row, slot }) => children(row, slot))
}
