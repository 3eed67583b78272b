import type { GridView } from '@parvis/design-system/grid-view'

/* The lists that readers want most, as views of the grid, so that they are in the address and can be undone. */

const latestFirst = [{ column: 'opened', direction: 'descending' }] as const

const without = (filters: GridView['filters'], name: string): GridView['filters'] =>
  Object.fromEntries(Object.entries(filters).filter(([column]) => column !== name))

/** Whether the view shows only favourites. */
export function showsFavourites({ filters }: GridView): boolean {
  const { favourite } = filters
  return favourite?.kind === 'boolean' && favourite.value
}

/** Limits the view to favourites, or undoes that. */
export function showFavourites(view: GridView, isOn: boolean): GridView {
  const filters = without(view.filters, 'favourite')
  return {
    ...view,
    page: 1,
    filters: isOn ? { ...filters, favourite: { kind: 'boolean', value: true } } : filters,
  }
}

/** Whether the view shows only reports that the reader has opened. */
export function showsRecent({ filters }: GridView): boolean {
  const { opened } = filters
  return opened?.kind === 'blank' && !opened.isBlank
}

/** Limits the view to reports that the reader has opened, latest first, or undoes that. */
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

/** Whether the view shows only reports that have changed since the reader opened them. */
export function showsModified({ filters }: GridView): boolean {
  const { modified } = filters
  return modified?.kind === 'boolean' && modified.value
}

/** Limits the view to reports that have changed since the reader opened them, or undoes that. */
export function showModified(view: GridView, isOn: boolean): GridView {
  const filters = without(view.filters, 'modified')
  return {
    ...view,
    page: 1,
    filters: isOn ? { ...filters, modified: { kind: 'boolean', value: true } } : filters,
  }
}
