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

/** Kept as jsonb: written with `JSON.stringify`. */
type Json<T> = ColumnType<T, string, string>
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>

/** What a mapping sends where, by account. */
export type MappedAccounts = Readonly<Record<string, Assignment>>

/** Financial statements that were asked for, and the file that they are computed from. */
export interface StatementRequestTable {
  id: Generated<number>
  account_id: number
  /** Names the file in the store of files. */
  file_key: Generated<string>
  file_name: string
  /** Bytes; int8, which the driver gives as text. */
  file_size: ColumnType<string, number, never>
  received_size: ColumnType<string, number | undefined, number>
  dialect: Json<Dialect>
  /** The names of its columns, as they stand in the file; null before it is read, and where the law names them. */
  header: NullableJson<readonly string[]>
  /** Computed from the dialect. */
  content: ColumnType<StatementContent, never, never>
  /** YYYY-MM-DD. */
  period_start: string
  period_end: string
  opening_journals: string[]
  chart: Chart
  rounding: Rounding
  /** Of its files; null where nobody said it. */
  language: StatementLanguage | null
  /** The company as it is printed; empty where nobody said it. */
  company_name: Generated<string>
  company_form: Generated<string>
  /** SIREN or SIRET. */
  company_number: Generated<string>
  company_address: Generated<string>
  side_level: SideLevel
  /** The mapping that the request began with, and what was decided instead. */
  remembered: NullableJson<MappedAccounts>
  remembered_chart: Chart | null
  decided: Json<MappedAccounts>
  /** Of its statements: every account of the file. */
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
  /** How often the work was begun since somebody asked for it. */
  attempts: Generated<number>
  /** Who works on it, in whatever process, and until when nobody else does. */
  lease: string | null
  lease_until: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
  modified_date: Moment
  finished_date: ColumnType<Date | null, Date | null | undefined, Date | null>
  version: Generated<number>
}

/** What an account, or an auxiliary account, booked in a month or carried forward: what statements are computed from. */
export interface StatementBalanceTable {
  request_id: number
  account: string
  account_label: string
  auxiliary: string
  auxiliary_label: string
  /** YYYY-MM, or `opening`. */
  period: string
  /** Cents; int8, which the driver gives as text. */
  debit: ColumnType<string, string, never>
  credit: ColumnType<string, string, never>
  /** Of a trial balance; null for entries. */
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
  /** Euros; numeric, which the driver gives as text. */
  debit: string
  credit: string
  lettering: string
}
