import type { Generated } from 'kysely'
import type { Moment } from './columns.ts'

/** The one key that signs embed tokens. */
export interface ReportEmbedKeyTable {
  id: number
  /** 32 bytes, base64url. */
  secret: string
}

/** A named view of a report, saved by a person. */
export interface ReportSavedBookmarkTable {
  id: Generated<number>
  report_id: number
  /** The owner. */
  contact_id: number
  name: string
  page_name: string
  /** As the Power BI client captured it. */
  state: string
  is_shared: boolean
  /** Position among its owner's bookmarks of the report. */
  place: number
  created_date: Generated<Moment>
  version: Generated<number>
}

/** The bookmark with which a report opens for a person. */
export interface ReportDefaultBookmarkTable {
  contact_id: number
  report_id: number
  bookmark_id: number
}
