import type { ReactNode } from 'react'
import { rowOfTreeKey, type TreeShape } from './lazyTree.ts'
import { useDrawnRows, type Drawn } from './useDrawnRows.ts'

/** Which rows of a tree are drawn. */
export interface DrawnTree extends Drawn {
  shape: TreeShape
  /** Id of the row that has the focus or had it last. */
  focusedId: string | null
}

interface DrawnRowsProps {
  drawn: DrawnTree
  /** @param slot which element shows it: its `key` */
  children: (id: string, slot: number) => ReactNode
}

/** The rows of a tree. Apart from it: while they scroll nothing else of it is worked out again. */
export function DrawnRows({ drawn, children }: DrawnRowsProps): ReactNode {
  const { shape, focusedId } = drawn
  const { rows } = useDrawnRows(drawn, position => shape.idAt(shape.order.rowAt(position)), {
    rows: shape,
    nameNow: id => (rowOfTreeKey(shape, id) === -1 ? undefined : id),
    focused: focusedId ?? undefined,
  })
  return rows.map(({ row, slot }) => children(row, slot))
}
