/** A visual on a page: ReportVisual of the contract. */
export interface ReportVisual {
  name: string
  /** As the file names it, such as columnChart. */
  kind: string
  title: string | null
  /** In pixels of the page. */
  x: number
  y: number
  z: number
  width: number
  height: number
}

/** ReportPage of the contract. */
export interface ReportPage {
  name: string
  displayName: string
  isHidden: boolean
  width: number
  height: number
  visuals: ReportVisual[]
}

/** A bookmark of the author: ReportBookmark of the contract. */
export interface ReportBookmark {
  name: string
  displayName: string
  /** Name of the page that it opens. */
  pageName: string | null
}

/** What was read from the file of a report, and is kept of it in the database: ReportLayout of the contract. */
export interface ReportLayout {
  pages: ReportPage[]
  bookmarks: ReportBookmark[]
}

/** What a report without a file has. */
export const emptyLayout: ReportLayout = { pages: [], bookmarks: [] }
