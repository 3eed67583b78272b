import type { ColumnType, Generated } from 'kysely'
import type { ReportImage, ReportLayout } from '../domain/reports/layout.ts'
import type { FileKind } from '../domain/report-files/entries.ts'
import type { Moment } from './columns.ts'

/** An uploaded file that will become a report, a template or a document. */
export interface ReportFileTable {
  id: Generated<number>
  /** Name of the file in the file store. */
  key: Generated<string>
  kind: ColumnType<FileKind, FileKind | undefined, never>
  file_name: string
  file_size: number
  file_date: ColumnType<Date | null, string | null, never>
  received_size: Generated<number>
  state: Generated<'arriving' | 'checked'>
  /** Stored as jsonb: write with `JSON.stringify`. */
  layout: ColumnType<ReportLayout | null, string | undefined, string>
  /** Pictures that the layout refers to by position; stored as jsonb. */
  images: ColumnType<ReportImage[], string | undefined, string>
  /** SHA-256 of its content in hexadecimal digits, once it has been read; null if it is not a report. */
  content_hash: ColumnType<string | null, undefined, string | null>
  /** The report it was assigned to. */
  report_id: ColumnType<number | null, undefined, number>
  /** The template version it was assigned to. */
  template_version_id: ColumnType<number | null, undefined, number>
  /** The publication that the document is meant for. */
  publication_id: ColumnType<number | null, number | null | undefined, never>
  /** The publication document it was assigned to. */
  document_id: ColumnType<number | null, undefined, number>
  created_by: string
  created_date: Generated<Moment>
  expires_date: Moment
  version: Generated<number>
}

/** The process that is currently writing a file. */
export interface FileLeaseTable {
  key: string
  token: string
  until: Moment
}

/** Files that nothing refers to any more, to be removed from the file store. */
export interface FileRemovalTable {
  key: string
  since: Generated<Moment>
}
