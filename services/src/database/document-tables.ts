import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Moment } from './columns.ts'

export type DocumentType =
  | 'accounting'
  | 'bank'
  | 'tax'
  | 'payroll'
  | 'legal'
  | 'contract'
  | 'correspondence'
  | 'deliverable'
  | 'other'
export type DocumentConfidentiality = 'client' | 'firm' | 'restricted'
export type DocumentActiveContent = 'none' | 'macros' | 'scripts'

/** Where a document is, what it is about, and who reads it. */
interface Placed {
  account_id: number
  engagement_id: number | null
  fiscal_year: number | null
  /** Folders below the client, with `/` between them; '' for none. */
  folder: string
  document_type: DocumentType
  confidentiality: DocumentConfidentiality
}

/** A file of a client, as its current version is. */
export interface DocumentTable extends Placed {
  id: Generated<number>
  name: string
  /** The current version; null only while the row is written. */
  version_id: number | null
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
  modified_by: string
  modified_date: Moment
  deleted_by: ColumnType<string | null, string | null | undefined, string | null>
  deleted_date: ColumnType<Date | null, Date | null | undefined, Date | null>
  search_text: Generated<string>
  version: Generated<number>
}

/** What a document held from one moment to the next. */
export interface DocumentVersionTable {
  id: Generated<number>
  document_id: number
  number: number
  /** Names the file in the store of files. Versions that were restored or linked have that of the first. */
  file_key: string
  file_name: string
  file_size: number
  /** SHA-256 of all bytes, in hexadecimal digits. */
  content_hash: string
  active_content: DocumentActiveContent
  restored_number: ColumnType<number | null, number | null | undefined, never>
  /** The document whose content this is, kept once; null for what was sent, and once that document is gone for good. */
  linked_id: ColumnType<number | null, number | null | undefined, never>
  /** Whether it was made as a link; that stays where the other document is gone for good. */
  is_link: ColumnType<boolean, boolean | undefined, never>
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
}

/** A file on its way to become a version. */
export interface DocumentUploadTable extends Placed {
  id: Generated<number>
  file_key: Generated<string>
  file_name: string
  file_size: number
  file_date: ColumnType<Date | null, Date | string | null, never>
  received_size: Generated<number>
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
  expires_date: ColumnType<Date, Date, never>
  version: Generated<number>
}

export type DocumentEventKind =
  | 'sent'
  | 'opened'
  | 'changed'
  | 'reverted'
  | 'deleted'
  | 'restored'
  | 'shared'
  | 'unshared'
  | 'linked'
  | 'linkAdded'

/** Something that happened to a document. */
export interface DocumentEventTable {
  id: Generated<number>
  document_id: number
  kind: DocumentEventKind
  version_number: number
  /** With whom it was shared. */
  contact_id: ColumnType<number | null, number | null | undefined, never>
  /** YYYY-MM-DD: the last day on which it is shared. */
  until_date: ColumnType<string | null, string | null | undefined, never>
  /** The document that was made as a link to this one. */
  other_id: ColumnType<number | null, number | null | undefined, never>
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
}

/** A contact of the client who reads a document until a day. */
export interface DocumentShareTable {
  id: Generated<number>
  document_id: number
  contact_id: number
  /** YYYY-MM-DD: the last day, in the time of Paris. */
  until_date: string
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
  /** Who ended it before its day. */
  ended_by: ColumnType<string | null, string | null | undefined, string | null>
  ended_date: ColumnType<Date | null, Date | null | undefined, Date | null>
  version: Generated<number>
}

/** Documents that somebody fetches together. */
export interface DocumentArchiveTable {
  id: Generated<number>
  /** In the order of the zip. */
  version_ids: JSONColumnType<number[]>
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
}

/** What the current version of a document says; none until it was read. */
export interface DocumentTextTable {
  document_id: number
  /** As it is shown; '' where a file has no text, or none that can be read. */
  content: string
  /** What it is found by: a text of PostgreSQL's search. */
  words: string
  created_date: Moment
}
