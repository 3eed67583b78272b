import type { GridView } from '@parvis/design-system/grid-view'

/* The lists that readers want most, as views of the grid: so they are in the address, and can be undone there. */

const latestFirst = [{ column: 'opened', direction: 'descending' }] as const

const without = (filters: GridView['filters'], name: string): GridView['filters'] =>
  Object.fromEntries(Object.entries(filters).filter(([column]) => column !== name))

/** Whether only favourites are shown. */
export function showsFavourites({ filters }: GridView): boolean {
  const { favourite } = filters
  return favourite?.kind === 'boolean' && favourite.value
}

/** The same view of favourites alone, or no longer. */
export function showFavourites(view: GridView, isOn: boolean): GridView {
  const filters = without(view.filters, 'favourite')
  return {
    ...view,
    page: 1,
    filters: isOn ? { ...filters, favourite: { kind: 'boolean', value: true } } : filters,
  }
}

/** Whether only what the reader has opened is shown. */
export function showsRecent({ filters }: GridView): boolean {
  const { opened } = filters
  return opened?.kind === 'blank' && !opened.isBlank
}

/** The same view of what the reader has opened, the latest first, or no longer. */
export function showRecent(view: GridView, isOn: boolean): GridView {
  const filters = without(view.filters, 'opened')
  return isOn
    ? {
        ...view,
        page: 1,
        sort: latestFirst,
        filters: { ...filters, opened: { kind: 'blank', isBlank: false } },
      }
    : { ...view, page: 1, sort: [], filters }
}

/** Whether only what has changed since the reader opened it is shown. */
export function showsModified({ filters }: GridView): boolean {
  const { modified } = filters
  return modified?.kind === 'boolean' && modified.value
}

/** The same view of what has changed since the reader opened it, or no longer. */
export function showModified(view: GridView, isOn: boolean): GridView {
  const filters = without(view.filters, 'modified')
  return {
    ...view,
    page: 1,
    filters: isOn ? { ...filters, modified: { kind: 'boolean', value: true } } : filters,
  }
}
