import type { ReactNode } from 'react'
import type { TreeShape } from './lazyTree.ts'
import { useDrawnRows, type Drawn } from './useDrawnRows.ts'

/** Which rows of a tree are drawn. */
export interface DrawnTree extends Drawn {
  shape: TreeShape
}

interface DrawnRowsProps {
  drawn: DrawnTree
  /** @param slot which element shows it: its `key` */
  children: (id: string, slot: number) => ReactNode
}

/** The rows of a tree. Apart from it: while they scroll nothing else of it is worked out again. */
export function DrawnRows({ drawn, children }: DrawnRowsProps): ReactNode {
  const { shape } = drawn
  const { rows } = useDrawnRows(drawn, position => shape.idAt(shape.order.rowAt(position)))
  return rows.map(({ row, slot }) => children(row, slot))
}
