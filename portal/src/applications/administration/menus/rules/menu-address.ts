/**
 * What the screen shows beside the tree. It is kept in the address, so that it can be shared and the back button works.
 */
export type Shown =
  | { kind: 'nothing' }
  | { kind: 'menu'; id: number }
  /** A new menu, below a parent or on the home page. */
  | { kind: 'new'; parentId: number | null }
  /** The changes of the draft, or the publication history. */
  | { kind: 'differences' }
  | { kind: 'history' }

const key = /^[1-9]\d{0,9}$/

/**
 * Reads `?menu=12`, `?new=12` (below that menu), `?new=top`, `?show=differences` and `?show=history`. Anything else
 * shows nothing.
 */
export function readShown(search: URLSearchParams): Shown {
  const part = search.get('show')
  if (part === 'differences' || part === 'history') return { kind: part }
  const created = search.get('new') ?? ''
  if (created === 'top') return { kind: 'new', parentId: null }
  if (key.test(created)) return { kind: 'new', parentId: Number(created) }
  const menu = search.get('menu') ?? ''
  return key.test(menu) ? { kind: 'menu', id: Number(menu) } : { kind: 'nothing' }
}

/** Writes the selection into the address and keeps the other parameters. */
export function writeShown(search: URLSearchParams, shown: Shown): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('menu')
  next.delete('new')
  next.delete('show')
  if (shown.kind === 'differences' || shown.kind === 'history') next.set('show', shown.kind)
  if (shown.kind === 'menu') next.set('menu', String(shown.id))
  if (shown.kind === 'new') next.set('new', shown.parentId === null ? 'top' : String(shown.parentId))
  return next
}

/** A unique name for the selection: the key of its form and of its draft. */
export function nameOfShown(shown: Shown): string {
  if (shown.kind === 'menu') return `menu:${shown.id}`
  if (shown.kind === 'new') return `menu:new:${shown.parentId ?? 'top'}`
  return shown.kind === 'nothing' ? '' : shown.kind
}

/** Whether the draft is shown and edited rather than the published menus. */
export const readIsDraft = (search: URLSearchParams) => search.get('menus') === 'draft'

/** The address of the draft or of the published menus, with nothing selected. */
export function writeIsDraft(search: URLSearchParams, isDraft: boolean): URLSearchParams {
  const next = writeShown(search, { kind: 'nothing' })
  if (isDraft) next.set('menus', 'draft')
  else next.delete('menus')
  return next
}

/** The text that filters the tree. */
export const readFilter = (search: URLSearchParams) => search.get('filter') ?? ''

/** Writes the filter into the address; an empty filter is removed. */
export function writeFilter(search: URLSearchParams, filter: string): URLSearchParams {
  const next = new URLSearchParams(search)
  if (filter === '') next.delete('filter')
  else next.set('filter', filter)
  return next
}
