import type { ReactNode } from 'react'
import { rowOfTreeKey, type TreeShape } from './lazyTree.ts'
import { useDrawnRows, type Drawn } from './useDrawnRows.ts'

/** Which rows of a tree are rendered. */
export interface DrawnTree extends Drawn {
  shape: TreeShape
  /** Id of the row that has, or last had, the focus. */
  focusedId: string | null
}

interface DrawnRowsProps {
  drawn: DrawnTree
  /** @param slot the element that shows it: its `key` */
  children: (id: string, slot: number) => ReactNode
}

/** The rows of a tree. A separate component, so that scrolling re-renders nothing else. */
export function DrawnRows({ drawn, children }: DrawnRowsProps): ReactNode {
  const { shape, focusedId } = drawn
  const { rows } = useDrawnRows(drawn, position => shape.idAt(shape.order.rowAt(position)), {
    rows: shape,
    nameNow: id => (rowOfTreeKey(shape, id) === -1 ? undefined : id),
    focused: focusedId ?? undefined,
  })
  return rows.map(({ row, slot }) => children(row, slot))
}
