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

/** The place of a document, its subject, and who may read it. */
interface Placed {
  account_id: number
  engagement_id: number | null
  fiscal_year: number | null
  /** Folders below the client, separated by `/`; '' for none. */
  folder: string
  document_type: DocumentType
  confidentiality: DocumentConfidentiality
}

/** A file of a client, as of its current version. */
export interface DocumentTable extends Placed {
  id: Generated<number>
  name: string
  /** The current version; null only while the row is being created. */
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

/** The content of a document during some period. */
export interface DocumentVersionTable {
  id: Generated<number>
  document_id: number
  number: number
  /** Name of the file in the file store. Restored and linked versions share the file of the original. */
  file_key: string
  file_name: string
  file_size: number
  /** SHA-256 of the whole content, in hexadecimal digits. */
  content_hash: string
  active_content: DocumentActiveContent
  restored_number: ColumnType<number | null, number | null | undefined, never>
  /**
   * The document whose content this version shares, so that it is stored once; null for uploaded files, and once that
   * document has been purged.
   */
  linked_id: ColumnType<number | null, number | null | undefined, never>
  /** Whether it was made as a link; that stays where the other document is gone for good. */
  is_link: ColumnType<boolean, boolean | undefined, never>
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
}

/** A file being uploaded that will become a version. */
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
  | 'signed'

/** Something that happened to a document. */
export interface DocumentEventTable {
  id: Generated<number>
  document_id: number
  kind: DocumentEventKind
  version_number: number
  /** The contact it was shared with. */
  contact_id: ColumnType<number | null, number | null | undefined, never>
  /** YYYY-MM-DD: the last day of the share. */
  until_date: ColumnType<string | null, string | null | undefined, never>
  /** The document that was made as a link to this one. */
  other_id: ColumnType<number | null, number | null | undefined, never>
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
}

/** A contact of the client who may read a document until a given day. */
export interface DocumentShareTable {
  id: Generated<number>
  document_id: number
  contact_id: number
  /** YYYY-MM-DD: the last day, in Paris time. */
  until_date: string
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
  /** The person who ended it early. */
  ended_by: ColumnType<string | null, string | null | undefined, string | null>
  ended_date: ColumnType<Date | null, Date | null | undefined, Date | null>
  version: Generated<number>
}

/** Documents that somebody downloads together. */
export interface DocumentArchiveTable {
  id: Generated<number>
  /** In the order of the zip archive. */
  version_ids: JSONColumnType<number[]>
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
}

/** The text of a document's current version; no row until it has been extracted. */
export interface DocumentTextTable {
  document_id: number
  /** The text to show; '' where a file has no text, or none that can be read. */
  content: string
  /** The search terms, as a PostgreSQL tsvector in text form. */
  words: string
  created_date: Moment
}
