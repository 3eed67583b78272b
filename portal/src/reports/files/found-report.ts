import type { ReportFileRefusal } from './refusals.ts'

/** A page of a report, as its layout names it. */
export interface FoundPage {
  name: string
  displayName: string
}

/** A bookmark of a report; `pageName` is null when it does not change the page. */
export interface FoundBookmark {
  name: string
  displayName: string
  pageName: string | null
}

/** The contents of the file, or the reason why the services would refuse it. */
export type CheckedReportFile =
  | { pages: FoundPage[]; bookmarks: FoundBookmark[] }
  | { refusal: ReportFileRefusal }
