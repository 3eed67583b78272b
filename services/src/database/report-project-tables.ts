import type { Generated } from 'kysely'
import type { Moment } from './columns.ts'

export interface ReportProjectTable {
  id: Generated<number>
  account_id: number
  /** Must be an engagement of the account; the handlers ensure this. */
  engagement_id: number
  name: string
  description: string
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
  /** E-mail in lower case. */
  modified_by: string
  modified_date: Moment
  version: Generated<number>
}

/** A report in a project. */
export interface ReportOfProjectTable {
  project_id: number
  report_id: number
  /** The account of both. */
  account_id: number
  /** Position among the reports of the project. */
  place: number
}
