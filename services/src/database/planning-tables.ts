import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Moment } from './columns.ts'

export interface PlanningRequestTable {
  id: Generated<number>
  /** What people call it: R-000042. */
  number: GeneratedAlways<string>
  engagement_id: number
  request_type: 'new' | 'update' | 'change'
  business_unit: string
  /** In lower case. */
  manager_email: string
  offer_id: number
  /** YYYY-MM-DD. */
  desired_start_date: string
  /** YYYY-MM-DD. */
  desired_delivery_date: string
  /** French working days from the one to the other, both counted. */
  working_days: number
  status: Generated<string>
  /** Why it was refused. */
  reason: ColumnType<string | null, string | null | undefined, string | null>
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
  modified_date: Moment
  /** E-mail in lower case; null until somebody has changed it. */
  modified_by: string | null
  /** What $search looks into, folded: its number, and of the engagement, its client and its manager. */
  search_text: Generated<string>
  version: Generated<number>
}

/** Somebody of the team of a request. */
export interface PlanningContactTable {
  request_id: number
  contact_id: number
  role: 'Admin' | 'Collaborateur'
  /** Among those of the request. */
  place: number
}

/** What a request went through. */
export interface PlanningStepTable {
  id: Generated<number>
  request_id: number
  status: string
  reason: string | null
  /** E-mail in lower case. */
  changed_by: string
  changed_date: Moment
}
