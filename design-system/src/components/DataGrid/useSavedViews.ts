import { useState } from 'react'
import { fittingView, type FilteredColumn } from '../../internal/rowModel/filter.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridView } from './gridView.ts'
import {
  isSameView,
  newViewId,
  savedIdOf,
  withAdded,
  withDefault,
  withName,
  withoutView,
  withView,
  type GridSavedView,
} from './savedViews.ts'

interface SavedViewsOptions {
  views: readonly GridSavedView[] | undefined
  onChange: ((views: readonly GridSavedView[]) => void | Promise<void>) | undefined
  /** The columns of a grid that leaves aside filters that they cannot have. @default none */
  columns?: readonly FilteredColumn[]
  view: GridView
  /** The initial view of the grid. */
  startView: GridView
  onViewChange: (view: GridView) => void
  announce: (words: string) => void
  t: GridWords
}

/** The saved views and their commands. */
export interface SavedViews {
  views: readonly GridSavedView[]
  /** The view that was last applied. */
  active: GridSavedView | undefined
  /** Whether the grid differs from it. */
  isChanged: boolean
  canChange: boolean
  /** Applies a view; `null` restores the initial view. */
  use: (id: string | null) => void
  save: () => void
  saveAs: (name: string) => void
  rename: (name: string) => void
  makeDefault: (isDefault: boolean) => void
  remove: () => void
  /** Whether saving the views failed. */
  hasFailed: boolean
  retry: () => void
}

/** Tracks the active view. The caller stores the views. */
export function useSavedViews(options: SavedViewsOptions): SavedViews {
  const { views = [], onChange, columns = [], view, startView, onViewChange, announce, t } = options
  // Views are kept as they were saved, but compared as the grid shows them.
  const [activeId, setActiveId] = useState(() =>
    savedIdOf(
      views.map(saved => ({ ...saved, view: fittingView(columns, saved.view) })),
      view,
    ),
  )
  const [failed, setFailed] = useState<readonly GridSavedView[] | null>(null)
  const active = views.find(({ id }) => id === activeId)

  const keep = async (next: readonly GridSavedView[], said?: string) => {
    setFailed(null)
    try {
      await onChange?.(next)
      if (said !== undefined) announce(said)
    } catch {
      setFailed(next)
    }
  }
  return {
    views,
    active,
    isChanged: active !== undefined && !isSameView(fittingView(columns, active.view), view),
    canChange: onChange !== undefined,
    use: id => {
      const chosen = views.find(saved => saved.id === id)
      setActiveId(chosen?.id ?? null)
      onViewChange(chosen?.view ?? startView)
      announce(t('viewUsed', { name: chosen?.name ?? t('viewStart') }))
    },
    save: () => {
      if (active) void keep(withView(views, active.id, view), t('viewSaved', { name: active.name }))
    },
    saveAs: name => {
      const id = newViewId()
      setActiveId(id)
      void keep(withAdded(views, id, name, view), t('viewSaved', { name: name.trim() }))
    },
    rename: name => {
      if (active) void keep(withName(views, active.id, name), t('viewSaved', { name: name.trim() }))
    },
    makeDefault: isDefault => {
      if (active)
        void keep(withDefault(views, isDefault ? active.id : null), t('viewSaved', { name: active.name }))
    },
    remove: () => {
      if (!active) return
      setActiveId(null)
      void keep(withoutView(views, active.id), t('viewRemoved', { name: active.name }))
    },
    hasFailed: failed !== null,
    retry: () => failed && void keep(failed),
  }
}
