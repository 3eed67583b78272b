/** What the screen shows beside the tree; kept in the address, so that it can be shared and gone back to. */
export type Shown =
  | { kind: 'nothing' }
  | { kind: 'menu'; id: number }
  /** A new menu: below a parent, or on the home page. */
  | { kind: 'new'; parentId: number | null }
  /** What the draft changes, or what was published so far. */
  | { kind: 'differences' }
  | { kind: 'history' }

const key = /^[1-9]\d{0,9}$/

/** Reads `?menu=12`, `?new=12` (below that menu), `?new=top`, `?show=differences` and `?show=history`; anything else shows nothing. */
export function readShown(search: URLSearchParams): Shown {
  const part = search.get('show')
  if (part === 'differences' || part === 'history') return { kind: part }
  const created = search.get('new') ?? ''
  if (created === 'top') return { kind: 'new', parentId: null }
  if (key.test(created)) return { kind: 'new', parentId: Number(created) }
  const menu = search.get('menu') ?? ''
  return key.test(menu) ? { kind: 'menu', id: Number(menu) } : { kind: 'nothing' }
}

/** The address that shows it; what else is in the address stays. */
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

/** One text for what is shown: key of its form and of its draft. */
export function nameOfShown(shown: Shown): string {
  if (shown.kind === 'menu') return `menu:${shown.id}`
  if (shown.kind === 'new') return `menu:new:${shown.parentId ?? 'top'}`
  return shown.kind === 'nothing' ? '' : shown.kind
}

/** Whether the menus are shown and changed as the draft has them, not as they are published. */
export const readIsDraft = (search: URLSearchParams) => search.get('menus') === 'draft'

/** The address of the menus as the draft has them, or as they are published; what is open there is closed. */
export function writeIsDraft(search: URLSearchParams, isDraft: boolean): URLSearchParams {
  const next = writeShown(search, { kind: 'nothing' })
  if (isDraft) next.set('menus', 'draft')
  else next.delete('menus')
  return next
}

/** The words by which the tree is filtered. */
export const readFilter = (search: URLSearchParams) => search.get('filter') ?? ''

/** The address with these words; none without words. */
export function writeFilter(search: URLSearchParams, filter: string): URLSearchParams {
  const next = new URLSearchParams(search)
  if (filter === '') next.delete('filter')
  else next.set('filter', filter)
  return next
}
