import type { ColumnType, Generated } from 'kysely'
import type { ReportLayout } from '../domain/reports/layout.ts'
import type { Moment } from './columns.ts'

/** A timestamp that may not have been set yet. */
type Later = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

export interface ReportFolderTable {
  id: Generated<number>
  account_id: number
  parent_folder_id: number | null
  engagement_id: number | null
  /** Normalized by `normalizeName`. */
  name: string
  /** Ids of its ancestor folders, the client's first. */
  above: ColumnType<number[], number[] | undefined, number[]>
  /** The names of its ancestor folders and its own, separated by slashes. */
  path: string
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
  modified_date: Moment
  deleted_date: Later
  /** E-mail in lower case. */
  deleted_by: ColumnType<string | null, string | null | undefined, string | null>
  version: Generated<number>
}

export interface ReportTable {
  id: Generated<number>
  folder_id: number
  /** The account of the folder. */
  account_id: number
  /** Normalized by `normalizeName`. */
  name: string
  power_bi_url: string | null
  /** Id in Power BI. */
  report_id: string | null
  report_group: string | null
  security_model: Generated<string>
  height: number | null
  width: number | null
  /** E-mail in lower case. */
  author: string
  publication_status: Generated<'draft' | 'published' | 'withdrawn'>
  file_name: string | null
  /** Bytes; the driver returns text, because int8 exceeds the exact range of a number. */
  file_size: ColumnType<string | number | null, number | null | undefined, number | null>
  file_version: Generated<number>
  /** When the latest file was imported; null if there is none, or if this was not recorded. */
  version_date: Later
  created_date: Moment
  modification_date: Moment
  /** When it was last published, or last given another file while published. */
  delivered_date: Later
  deleted_date: Later
  /** E-mail in lower case. */
  deleted_by: ColumnType<string | null, string | null | undefined, string | null>
  version: Generated<number>
}

export interface ReportLayoutTable {
  report_id: number
  /** Write with `JSON.stringify`. */
  layout: ColumnType<ReportLayout, string, string>
}

export interface ReportAccessTable {
  id: Generated<number>
  report_id: number
  kind: string
  role_id: number | null
  contact_id: number | null
  grade: string | null
  business_unit: string | null
}

export interface ReportReadingTable {
  contact_id: number
  report_id: number
  is_favourite: Generated<boolean>
  last_opened_date: Later
}
