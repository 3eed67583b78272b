import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Moment } from './columns.ts'

export interface PlanningRequestTable {
  id: Generated<number>
  /** The number shown to people: R-000042. */
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
  /** French working days from start to delivery, inclusive. */
  working_days: number
  status: Generated<string>
  /** Why it was refused. */
  reason: ColumnType<string | null, string | null | undefined, string | null>
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
  modified_date: Moment
  /** E-mail in lower case; null until the first change. */
  modified_by: string | null
  /** The text that $search matches, folded: its number and, from the engagement, its client and its manager. */
  search_text: Generated<string>
  version: Generated<number>
}

/** A member of the team on a request. */
export interface PlanningContactTable {
  request_id: number
  contact_id: number
  role: 'Admin' | 'Collaborateur'
  /** Position among the members of the request. */
  place: number
}

/** A step in the history of a request. */
export interface PlanningStepTable {
  id: Generated<number>
  request_id: number
  status: string
  reason: string | null
  /** E-mail in lower case. */
  changed_by: string
  changed_date: Moment
}
