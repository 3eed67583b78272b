import { fold } from '../../internal/fold.ts'
import { initialView, writeGridView, type GridView } from './gridView.ts'

/** A named view. Plain data: the caller can store it as JSON. */
export interface GridSavedView {
  id: string
  name: string
  view: GridView
  /** Whether the grid starts with this view. At most one view is the default. @default false */
  isDefault?: boolean
  /** Whether it belongs to somebody else and can be used and copied, but not changed. @default false */
  isLocked?: boolean
}

type SavedViews = readonly GridSavedView[]

const written = (view: GridView) => {
  const params = writeGridView({ ...view, page: 1 }, new URLSearchParams())
  params.sort()
  return params.toString()
}

/** Whether two views are equal, regardless of the page. */
export function isSameView(a: GridView, b: GridView): boolean {
  return written(a) === written(b)
}

/** The view that the grid starts with, if there is a default. */
export function defaultViewOf(views: SavedViews): GridView | undefined {
  return views.find(({ isDefault }) => isDefault)?.view
}

/** Id of the saved view that equals the given one, preferably the default view; `null` if none does. */
export function savedIdOf(views: SavedViews, view: GridView): string | null {
  const same = views.filter(saved => isSameView(saved.view, view))
  return (same.find(({ isDefault }) => isDefault) ?? same[0])?.id ?? null
}

const changedView = (views: SavedViews, id: string, part: Partial<GridSavedView>): SavedViews =>
  views.map(saved => (saved.id === id && !saved.isLocked ? { ...saved, ...part } : saved))

/** Saves a view with its first page, because the page is a position rather than a setting. */
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

/** Changes the default view, or removes it. */
export function withDefault(views: SavedViews, id: string | null): SavedViews {
  return views.map(saved => {
    const { isDefault: _, ...others } = saved
    return saved.id === id ? { ...others, isDefault: true } : others
  })
}

/**
 * Validates the name of a view. Names that differ only by case or accents are the same.
 * @param ownId id of the view that is being renamed
 */
export function nameProblem(
  views: SavedViews,
  name: string,
  ownId?: string,
): 'viewNameMissing' | 'viewNameTaken' | null {
  const wanted = fold(name)
  if (wanted === '') return 'viewNameMissing'
  const isTaken = views.some(saved => saved.id !== ownId && fold(saved.name) === wanted)
  return isTaken ? 'viewNameTaken' : null
}

/** Creates a unique id, even where `crypto.randomUUID` is unavailable. */
export function newViewId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** The initial view of a grid. */
export function firstView(given: GridView | undefined, views: SavedViews | undefined): GridView {
  return given ?? defaultViewOf(views ?? []) ?? initialView
}
