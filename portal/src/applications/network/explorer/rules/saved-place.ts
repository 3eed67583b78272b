import { initialView, type GridView } from '@parvis/design-system/grid-view'
import { placeOf, writePlace, type Place } from './place.ts'

/*
 * A place of the network is saved like the settings of a list: each parameter of its address becomes a filter. The
 * selected element is not saved, because it is a momentary position rather than part of the view.
 */

/** The key under which the views of the network are stored. */
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
