import { useMemo, useState } from 'react'
import type { HighRow } from '../../internal/windowedGrid/rowGeometry.ts'
import type { GridRows } from './gridRows.ts'

const noIds: ReadonlySet<string> = new Set()
/** Height in px until the details are measured, which happens before paint. */
const assumedHeight = 120

export interface Details extends Pick<GridRows<never>, 'expanded' | 'toggleDetail' | 'setDetailHeight'> {
  /** Heights in px by row id. */
  heights: ReadonlyMap<string, number>
}

/** Tracks the open details and their heights by row id, because rows may come and go. */
export function useDetails(): Details {
  const [expanded, setExpanded] = useState(noIds)
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(() => new Map())
  return useMemo(
    () => ({
      expanded,
      heights,
      toggleDetail: id =>
        setExpanded(now => {
          const others = new Set(now)
          if (!others.delete(id)) others.add(id)
          return others
        }),
      setDetailHeight: (id, height) =>
        setHeights(now => (now.get(id) === height ? now : new Map(now).set(id, height))),
    }),
    [expanded, heights],
  )
}

/** The rendered details from top to bottom. @param positions positions of the details by row id, −1 if hidden */
export function highDetails(
  positions: readonly (readonly [id: string, position: number])[],
  heights: Details['heights'],
): HighRow[] {
  return positions
    .filter(([, position]) => position !== -1)
    .map(([id, position]) => ({ position, height: heights.get(id) ?? assumedHeight }))
    .toSorted((a, b) => a.position - b.position)
}
