import type { Generated } from 'kysely'
import type { Moment } from './columns.ts'

/** The one key that signs embed tokens. */
export interface ReportEmbedKeyTable {
  id: number
  /** 32 bytes, base64url. */
  secret: string
}

/** How somebody looked at a report, under a name. */
export interface ReportSavedBookmarkTable {
  id: Generated<number>
  report_id: number
  /** Whose it is. */
  contact_id: number
  name: string
  page_name: string
  /** As the Power BI client captured it. */
  state: string
  is_shared: boolean
  /** Among those of its owner in the report. */
  place: number
  created_date: Generated<Moment>
  version: Generated<number>
}

/** What a report opens with for somebody. */
export interface ReportDefaultBookmarkTable {
  contact_id: number
  report_id: number
  bookmark_id: number
}
