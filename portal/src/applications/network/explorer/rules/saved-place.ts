import { initialView, type GridView } from '@parvis/design-system/grid-view'
import { placeOf, writePlace, type Place } from './place.ts'

/*
 * What the network shows is kept under a name as the settings of lists are: each part of its address stands as a filter.
 * Which element is looked at is where somebody is, not what they keep.
 */

/** What the views of the network are kept for. */
export const networkViews = 'network.explore'

export function viewOf(place: Place): GridView {
  const search = writePlace({ ...place, at: undefined })
  const filters = [...new Set(search.keys())].map(
    name => [name, { kind: 'choice', values: search.getAll(name) }] as const,
  )
  return { ...initialView, filters: Object.fromEntries(filters) }
}

export function placeOfView({ filters }: Pick<GridView, 'filters'>): Place {
  const search = new URLSearchParams()
  for (const [name, filter] of Object.entries(filters))
    if (filter.kind === 'choice') for (const value of filter.values) search.append(name, value)
  return { ...placeOf(search), at: undefined }
}
