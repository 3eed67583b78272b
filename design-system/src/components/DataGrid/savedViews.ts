import { initialView, writeGridView, type GridView } from './gridView.ts'

/** A named view. Plain data: the caller can store it as JSON. */
export interface GridSavedView {
  id: string
  name: string
  view: GridView
  /** The grid begins with it. At most one is. @default false */
  isDefault?: boolean
  /** Somebody else's: it can be used and copied, not changed. @default false */
  isLocked?: boolean
}

type SavedViews = readonly GridSavedView[]

const written = (view: GridView) => {
  const params = writeGridView({ ...view, page: 1 }, new URLSearchParams())
  params.sort()
  return params.toString()
}

/** Whether two views show the same; the page that is looked at is no part of it. */
export function isSameView(a: GridView, b: GridView): boolean {
  return written(a) === written(b)
}

/** The view that the grid begins with, where one was chosen for it. */
export function defaultViewOf(views: SavedViews): GridView | undefined {
  return views.find(({ isDefault }) => isDefault)?.view
}

/** Which saved view is the one that is shown at the start; `null` when it is none. */
export function savedIdOf(views: SavedViews, view: GridView): string | null {
  const same = views.filter(saved => isSameView(saved.view, view))
  return (same.find(({ isDefault }) => isDefault) ?? same[0])?.id ?? null
}

const changedView = (views: SavedViews, id: string, part: Partial<GridSavedView>): SavedViews =>
  views.map(saved => (saved.id === id && !saved.isLocked ? { ...saved, ...part } : saved))

/** A page is where somebody is, not how the grid is set: a view is kept with its first. */
export const withView = (views: SavedViews, id: string, view: GridView): SavedViews =>
  changedView(views, id, { view: { ...view, page: 1 } })
export const withName = (views: SavedViews, id: string, name: string): SavedViews =>
  changedView(views, id, { name: name.trim() })
export const withAdded = (views: SavedViews, id: string, name: string, view: GridView): SavedViews => [
  ...views,
  { id, name: name.trim(), view: { ...view, page: 1 } },
]
export const withoutView = (views: SavedViews, id: string): SavedViews =>
  views.filter(saved => saved.id !== id || saved.isLocked)

/** With another view to begin with, or none. */
export function withDefault(views: SavedViews, id: string | null): SavedViews {
  return views.map(saved => {
    const { isDefault: _, ...others } = saved
    return saved.id === id ? { ...others, isDefault: true } : others
  })
}

/** What is wrong with the name of a view. @param ownId of the view that is renamed */
export function nameProblem(
  views: SavedViews,
  name: string,
  ownId?: string,
): 'viewNameMissing' | 'viewNameTaken' | null {
  const wanted = name.trim().toLowerCase()
  if (wanted === '') return 'viewNameMissing'
  const isTaken = views.some(saved => saved.id !== ownId && saved.name.trim().toLowerCase() === wanted)
  return isTaken ? 'viewNameTaken' : null
}

/** An id that no other view has, also where `crypto.randomUUID` is not to be had. */
export function newViewId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** How a grid begins. */
export function firstView(given: GridView | undefined, views: SavedViews | undefined): GridView {
  return given ?? defaultViewOf(views ?? []) ?? initialView
}
