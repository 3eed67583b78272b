import { useMemo, useState } from 'react'
import type { HighRow } from '../../internal/windowedGrid/rowGeometry.ts'
import type { GridRows } from './gridRows.ts'

const noIds: ReadonlySet<string> = new Set()
/** In px, until the detail is measured: before it is painted. */
const assumedHeight = 120

export interface Details extends Pick<GridRows<never>, 'expanded' | 'toggleDetail' | 'setDetailHeight'> {
  /** By row id, in px. */
  heights: ReadonlyMap<string, number>
}

/** Which rows have their details shown, and how high these are: by the ids of the rows, which may come and go. */
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

/** The details among what is drawn, from top to bottom. @param positions of the details by row id, −1 where hidden */
export function highDetails(
  positions: readonly (readonly [id: string, position: number])[],
  heights: Details['heights'],
): HighRow[] {
  return positions
    .filter(([, position]) => position !== -1)
    .map(([id, position]) => ({ position, height: heights.get(id) ?? assumedHeight }))
    .toSorted((a, b) => a.position - b.position)
}
