import type { Dialect } from '@parvis/accounting/fec/report'
import type { Assignment } from '@parvis/accounting/statements/account-lines'
import type { Chart } from '@parvis/accounting/statements/line'
import type { SideLevel } from '@parvis/accounting/statements/mapping'
import type { Rounding } from '@parvis/accounting/statements/rounding'
import type { ColumnType, Generated } from 'kysely'
import type { Moment } from './columns.ts'

export type StatementStatus = 'uploading' | 'waiting' | 'processing' | 'finished' | 'failed' | 'cancelled'
/** Entries of a FEC, or the balances of a trial balance. */
export type StatementContent = 'entries' | 'balances'
export type StatementLanguage = 'fr' | 'en'
export type StatementStage = 'reading' | 'entries' | 'statements'

/** Why there are no statements. */
export interface StatementFailure {
  kind: 'refused' | 'findings' | 'unmapped' | 'interrupted' | 'storage'
  stage: StatementStage
  rule: string | null
  line: number | null
  count: number
  accounts: readonly string[]
}

/** Stored as jsonb: write with `JSON.stringify`. */
type Json<T> = ColumnType<T, string, string>
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>

/** The target of each account in a mapping. */
export type MappedAccounts = Readonly<Record<string, Assignment>>

/** A request for financial statements, and the file they are computed from. */
export interface StatementRequestTable {
  id: Generated<number>
  account_id: number
  /** Name of the file in the file store. */
  file_key: Generated<string>
  file_name: string
  /** Bytes; int8, which the driver returns as text. */
  file_size: ColumnType<string, number, never>
  received_size: ColumnType<string, number | undefined, number>
  dialect: Json<Dialect>
  /** The column names in the file; null before it is read, and where the law prescribes them. */
  header: NullableJson<readonly string[]>
  /** Computed from the dialect. */
  content: ColumnType<StatementContent, never, never>
  /** YYYY-MM-DD. */
  period_start: string
  period_end: string
  opening_journals: string[]
  chart: Chart
  rounding: Rounding
  /** Language of its files; null if not specified. */
  language: StatementLanguage | null
  /** The company as printed; empty if not specified. */
  company_name: Generated<string>
  company_form: Generated<string>
  /** SIREN or SIRET. */
  company_number: Generated<string>
  company_address: Generated<string>
  side_level: SideLevel
  /** The mapping that the request started with, and the decisions that override it. */
  remembered: NullableJson<MappedAccounts>
  remembered_chart: Chart | null
  decided: Json<MappedAccounts>
  /** The mapping of its statements: every account of the file. */
  mapping: NullableJson<MappedAccounts>
  status: Generated<StatementStatus>
  stage: StatementStage | null
  /** Percent. */
  progress: Generated<number>
  line_count: number | null
  entry_count: number | null
  failed_check_count: number | null
  failure: NullableJson<StatementFailure>
  prior_request_id: number | null
  /** Number of times processing was started since it was requested. */
  attempts: Generated<number>
  /** The process that works on it, and until when no other may take over. */
  lease: string | null
  lease_until: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
  modified_date: Moment
  finished_date: ColumnType<Date | null, Date | null | undefined, Date | null>
  version: Generated<number>
}

/**
 * The amounts booked on an account, or an auxiliary account, in a month or carried forward; statements are computed
 * from them.
 */
export interface StatementBalanceTable {
  request_id: number
  account: string
  account_label: string
  auxiliary: string
  auxiliary_label: string
  /** YYYY-MM, or `opening`. */
  period: string
  /** Cents; int8, which the driver returns as text. */
  debit: ColumnType<string, string, never>
  credit: ColumnType<string, string, never>
  /** Line of a trial balance; null for entries. */
  line: ColumnType<number | null, number | undefined, never>
}

/** A line of the file. */
export interface StatementEntryTable {
  id: Generated<string>
  request_id: number
  line: number
  journal_code: string
  entry_number: string
  entry_date: string
  account: string
  account_label: string
  auxiliary: string
  auxiliary_label: string
  piece_ref: string
  piece_date: string | null
  label: string
  /** Euros; numeric, which the driver returns as text. */
  debit: string
  credit: string
  lettering: string
}
