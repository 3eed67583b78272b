import type { Generated } from 'kysely'
import type { Moment } from './columns.ts'

/** A relation between two clients, as entered by the firm. */
export interface ClientRelationTable {
  id: Generated<number>
  version: Generated<number>
  kind: 'competitor' | 'supplier'
  account_id: number
  /** The competitor or supplier. */
  other_account_id: number
  note: string
  created_by: string
  created_date: Moment
}

/** A deleted relation. */
export interface DeletedClientRelationTable {
  id: number
  kind: 'competitor' | 'supplier'
  account_id: number
  other_account_id: number
  note: string
  created_by: string
  created_date: Moment
  deleted_by: string
  deleted_date: Moment
}

/** View: a relation between two clients, with their names. */
interface NamedRelationView {
  id: number
  kind: 'competitor' | 'supplier'
  account_id: number
  account_name: string
  account_number: string
  other_account_id: number
  other_account_name: string
  other_account_number: string
  note: string
  created_by: string
  created_date: Date
  /** Folded. */
  search_text: string
}

export interface NamedClientRelationView extends NamedRelationView {
  version: number
}

export interface NamedDeletedClientRelationView extends NamedRelationView {
  deleted_by: string
  deleted_date: Date
}

/** View: a member of staff who works for an audited client and for its competitor or supplier. */
export interface IndependenceConflictView {
  id: string
  staff_id: number
  staff_name: string
  staff_email: string
  kind: 'competitor' | 'supplier'
  audited_id: number
  audited_name: string
  other_id: number
  other_name: string
  is_active: boolean
  audit_count: number
  audit_year: number | null
  other_count: number
  other_year: number | null
  engagement_ids: number[]
  /** Folded. */
  search_text: string
}
