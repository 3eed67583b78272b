import type { ColumnType, Generated } from 'kysely'
import type { ReportLayout } from '../domain/reports/layout.ts'
import type { Moment } from './columns.ts'

export interface ReportTemplateTable {
  id: Generated<number>
  name: string
  description: string
  offer_id: number
  is_retired: Generated<boolean>
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
  modified_date: Moment
  /** E-mail in lower case; null until the first change. */
  modified_by: string | null
  version: Generated<number>
}

export interface ReportTemplateVersionTable {
  id: Generated<number>
  template_id: number
  /** Starts at 1; the highest is the current one. */
  number: number
  note: string
  file_name: string
  file_size: number
  /** Stored as jsonb: write with `JSON.stringify`. */
  layout: ColumnType<ReportLayout, string, never>
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
}

/** Records that somebody used a version. */
export interface ReportTemplateUseTable {
  id: Generated<number>
  template_id: number
  version_id: number
  /** E-mail in lower case. */
  used_by: string
  used_date: Moment
}
