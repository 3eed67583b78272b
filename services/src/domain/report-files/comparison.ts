import type { ReportBookmark, ReportLayout } from '../reports/layout.ts'

interface PageName {
  name: string
  displayName: string
}

/** ReportFileComparison of the contract. */
export interface LayoutComparison {
  addedPages: PageName[]
  removedPages: PageName[]
  renamedPages: (PageName & { formerName: string })[]
  brokenBookmarks: ReportBookmark[]
}

/** What changes when a layout takes the place of another. Pages and bookmarks are the same where their keys are. */
export function compareLayouts(before: ReportLayout, after: ReportLayout): LayoutComparison {
  const known = new Map(before.pages.map(page => [page.name, page]))
  const kept = new Set(after.pages.map(({ name }) => name))
  const bookmarks = new Set(after.bookmarks.map(({ name }) => name))
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
    brokenBookmarks: before.bookmarks.filter(
      ({ name, pageName }) => !bookmarks.has(name) || (pageName !== null && !kept.has(pageName)),
    ),
  }
}
