import type { AuditCheckKind, AuditFigureName, AuditResult } from '@parvis/accounting/audit/finding'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Moment } from './columns.ts'

/** A timestamp that is set later. */
type LaterMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** int8, which the driver returns as text. */
type Bytes<Written = number> = ColumnType<string, Written, number>

/** The audit of a client's financial year within an engagement. */
export interface AuditFolderTable {
  id: Generated<number>
  account_id: number
  engagement_id: number
  year: number
  status: Generated<'open' | 'prepared' | 'sealed'>
  statement_request_id: number | null
  statement_version: number | null
  prior_folder_id: number | null
  /** E-mail in lower case. */
  prepared_by: string | null
  prepared_date: LaterMoment
  reviewed_by: string | null
  reviewed_date: LaterMoment
  created_by: string
  created_date: Moment
  modified_date: Moment
  search_text: Generated<string>
  version: Generated<number>
}

/** A document requested from the client. */
export interface AuditRequestTable {
  id: Generated<number>
  folder_id: number
  title: string
  description: string
  /** YYYY-MM-DD. */
  due_date: string | null
  contact_id: number | null
  status: Generated<'open' | 'submitted' | 'accepted' | 'returned'>
  return_reason: string | null
  submitted_date: LaterMoment
  decided_by: string | null
  decided_date: LaterMoment
  /** YYYY-MM-DD: when the contact was last reminded of it. */
  reminded_date: string | null
  created_by: string
  created_date: Moment
  modified_date: Moment
  search_text: GeneratedAlways<string>
  version: Generated<number>
}

/** A document that was handed in or is still being uploaded. */
export interface AuditDocumentTable {
  id: Generated<number>
  request_id: number
  /** Name of the file in the file store. */
  file_key: Generated<string>
  file_name: string
  file_size: Bytes
  received_size: Bytes<number | undefined>
  sha256: string | null
  created_by: string
  created_date: Moment
  arrived_date: LaterMoment
  version: Generated<number>
}

/** The same shape as in the contract. */
export interface KeptAuditFigure {
  name: AuditFigureName
  unit: 'euro' | 'count' | 'percent'
  value: number
  expected: number | null
}

/** The same shape as in the contract. */
export interface KeptAuditAccount {
  account: string
  label: string
  amount: number
  expected: number | null
}

/** A check on the pinned statements of a folder. */
export interface AuditCheckTable {
  id: Generated<number>
  folder_id: number
  check: AuditCheckKind
  result: AuditResult
  count: number
  /** Stored as jsonb: write with `JSON.stringify`. */
  figures: ColumnType<readonly KeptAuditFigure[], string, never>
  accounts: ColumnType<readonly KeptAuditAccount[], string, never>
  conclusion: string | null
  concluded_by: string | null
  concluded_date: LaterMoment
  reviewed_by: string | null
  reviewed_date: LaterMoment
  version: Generated<number>
}

/** A line of the statements' file that a check is based on. */
export interface AuditCheckEntryTable {
  check_id: number
  entry_id: string
}

export interface AuditCommentTable {
  id: Generated<number>
  folder_id: number
  request_id: number | null
  check_id: number | null
  text: string
  /** E-mails in lower case. */
  mentions: string[]
  created_by: string
  created_date: Moment
}

/** A file of a sealed folder: either in the file store, or a text. */
export interface AuditSealedFileTable {
  folder_id: number
  path: string
  sha256: string
  file_size: Bytes
  file_key: string | null
  content: string | null
}
