import type { ColumnType, Generated } from 'kysely'
import type { ReportImage, ReportLayout } from '../domain/reports/layout.ts'
import type { FileKind } from '../domain/report-files/entries.ts'
import type { Moment } from './columns.ts'

/** A file that somebody sends to become a report, a template or a document. */
export interface ReportFileTable {
  id: Generated<number>
  /** Names it in the store of files. */
  key: Generated<string>
  kind: ColumnType<FileKind, FileKind | undefined, never>
  file_name: string
  file_size: number
  file_date: ColumnType<Date | null, string | null, never>
  received_size: Generated<number>
  state: Generated<'arriving' | 'checked'>
  /** Kept as jsonb: written with `JSON.stringify`. */
  layout: ColumnType<ReportLayout | null, string | undefined, string>
  /** Pictures that the layout names by their place; kept as jsonb. */
  images: ColumnType<ReportImage[], string | undefined, string>
  /** SHA-256 of its bytes in hexadecimal digits, once they were read; null for what is no report. */
  content_hash: ColumnType<string | null, undefined, string | null>
  /** The report that it was given to. */
  report_id: ColumnType<number | null, undefined, number>
  /** The version of a template that it was given to. */
  template_version_id: ColumnType<number | null, undefined, number>
  /** The publication that a document is to go with. */
  publication_id: ColumnType<number | null, number | null | undefined, never>
  /** The document of a publication that it was given to. */
  document_id: ColumnType<number | null, undefined, number>
  created_by: string
  created_date: Generated<Moment>
  expires_date: Moment
  version: Generated<number>
}

/** Who writes a file at the moment, in whatever process. */
export interface FileLeaseTable {
  key: string
  token: string
  until: Moment
}

/** Files that belong to nothing any more and are to be removed from the store. */
export interface FileRemovalTable {
  key: string
  since: Generated<Moment>
}
