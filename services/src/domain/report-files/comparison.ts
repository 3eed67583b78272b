import type { ReportLayout } from '../reports/layout.ts'

interface PageName {
  name: string
  displayName: string
}

/** The changes of pages: a part of ReportFileComparison of the contract. */
export interface LayoutComparison {
  addedPages: PageName[]
  removedPages: PageName[]
  renamedPages: (PageName & { formerName: string })[]
}

/** Compares a layout with its replacement. Pages are matched by their keys. */
export function compareLayouts(before: ReportLayout, after: ReportLayout): LayoutComparison {
  const known = new Map(before.pages.map(page => [page.name, page]))
  const kept = new Set(after.pages.map(({ name }) => name))
  const named = ({ name, displayName }: PageName) => ({ name, displayName })
  return {
    addedPages: after.pages.filter(({ name }) => !known.has(name)).map(named),
    removedPages: before.pages.filter(({ name }) => !kept.has(name)).map(named),
    renamedPages: after.pages.flatMap(page => {
      const former = known.get(page.name)?.displayName
      return former === undefined || former === page.displayName
        ? []
        : [{ ...named(page), formerName: former }]
    }),
  }
}

/** A view that a reader saved. */
export interface SavedView {
  name: string
  pageName: string
  isShared: boolean
  ownerName: string
}

/** The saved views that work now and would break with the new layout. Private views are reported without a name. */
export function brokenBookmarks(
  saved: readonly SavedView[],
  before: ReportLayout,
  after: ReportLayout,
): { name: string | null; ownerName: string }[] {
  const known = new Set(before.pages.map(({ name }) => name))
  const kept = new Set(after.pages.map(({ name }) => name))
  return saved
    .filter(({ pageName }) => known.has(pageName) && !kept.has(pageName))
    .map(({ name, isShared, ownerName }) => ({ name: isShared ? name : null, ownerName }))
}
