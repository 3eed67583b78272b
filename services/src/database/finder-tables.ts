import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Moment } from './columns.ts'

/** A sector or a service. */
export interface FinderChoiceTable {
  code: string
  name: string
  english_name: string
  place: number
}

/** Work that the firm did for a client. */
export interface ReferenceSheetTable {
  id: Generated<number>
  engagement_id: number
  title: string
  english_title: string
  description: string
  english_description: string
  sector: string | null
  services: string[]
  /** Euros. */
  amount: number | null
  /** Derived from the amount where there is one. */
  amount_band: string | null
  year: number | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  confidentiality: 'named' | 'anonymous' | 'internal'
  status: Generated<string>
  status_date: Moment
  reason: ColumnType<string | null, string | null | undefined, string | null>
  /** E-mail in lower case, like the others. */
  decided_by: ColumnType<string | null, string | null | undefined, string | null>
  published_date: ColumnType<Date | null, string | null | undefined, Date | string | null>
  created_by: string
  created_date: Moment
  modified_by: string
  modified_date: Moment
  /** Maintained by a trigger. */
  search_text: Generated<string>
  version: Generated<number>
}

/** A member of the team on a sheet. */
export interface ReferenceSheetMemberTable {
  sheet_id: number
  contact_id: number
  /** Position among the members of the sheet. */
  place: number
}

/** A step in the history of a sheet. */
export interface ReferenceSheetStepTable {
  id: Generated<number>
  sheet_id: number
  status: string
  reason: string | null
  /** The content of the sheet at that time. */
  content: JSONColumnType<Record<string, unknown>>
  /** E-mail in lower case. */
  changed_by: string
  changed_date: Moment
}

/** A named way to search engagements, saved by a person. */
export interface FinderViewTable {
  id: Generated<number>
  contact_id: number
  name: string
  words: string
  filters: JSONColumnType<Record<string, string[]>>
  sort_order: string
  is_descending: boolean
  columns: JSONColumnType<string[]>
  layout: 'list' | 'board'
  board_by: string
  is_default: boolean
  modified_date: Moment
  version: Generated<number>
}

/** A set of sheets that somebody prepared for citing. */
export interface ReferenceSheetExportTable {
  id: Generated<number>
  sheet_ids: JSONColumnType<number[]>
  language: 'fr' | 'en'
  format: 'docx' | 'csv'
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
}

/** A combination of the values that engagements can be filtered by. */
export interface FinderBucketTable {
  id: Generated<number>
  business_unit: string | null
  year: number | null
  status: string
  type: string
  is_published: boolean
}

export interface FinderPartnerTable {
  id: Generated<number>
  /** In lower case. */
  email: string
}

/** An engagement and its published sheet, as searched; maintained by triggers only. */
export interface FinderEntryTable {
  engagement_id: number
  bucket_id: number
  partner_id: number | null
  year: number | null
  sheet_id: number | null
  sector: string | null
  services: string[] | null
  country: string | null
  amount_band: string | null
  published_date: ColumnType<Date | null, never, never>
  code_order: string
  name_order: string
  head_text: string
  search_text: string
}

/** A word that occurs, or occurred, anywhere; folded. */
export interface FinderWordTable {
  word: string
}
