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
  /** E-mail in lower case; null until somebody has changed it. */
  modified_by: string | null
  version: Generated<number>
}

export interface ReportTemplateVersionTable {
  id: Generated<number>
  template_id: number
  /** From 1 on; the highest is the current one. */
  number: number
  note: string
  file_name: string
  file_size: number
  /** Kept as jsonb: written with `JSON.stringify`. */
  layout: ColumnType<ReportLayout, string, never>
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
}

/** That somebody took a version. */
export interface ReportTemplateUseTable {
  id: Generated<number>
  template_id: number
  version_id: number
  /** E-mail in lower case. */
  used_by: string
  used_date: Moment
}
