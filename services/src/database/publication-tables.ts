import type { ColumnType, Generated } from 'kysely'
import type { Moment } from './columns.ts'

export interface PublicationTable {
  id: Generated<number>
  request_id: number
  status: Generated<'draft' | 'validated' | 'abandoned'>
  report_id: ColumnType<number | null, number | null | undefined, number | null>
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
  /** The person who validated or abandoned it; e-mail in lower case. */
  closed_by: ColumnType<string | null, string | null | undefined, string>
  closed_date: ColumnType<Date | null, Date | string | null | undefined, Date | string>
  modified_date: Moment
  version: Generated<number>
}

/** A document attached to the report. */
export interface PublicationDocumentTable {
  id: Generated<number>
  publication_id: number
  file_name: string
  file_size: number
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
}
