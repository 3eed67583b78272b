import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Moment } from './columns.ts'

/** A test person; their contact and company are stored with all other contacts and clients. */
export interface TestUserTable {
  id: Generated<number>
  account_id: number
  contact_id: number
  title: 'mr' | 'mrs'
  /** A role besides the one all clients have. */
  role: string | null
  /** In lower case. */
  email: string
  created_by: string
  created_date: Moment
  search_text: Generated<string>
  version: Generated<number>
}

export interface TestBankAccountTable {
  id: Generated<number>
  test_user_id: number
  bank: string
  /** Without spaces, in capitals. */
  iban: string
  currency: 'EUR' | 'CHF' | 'GBP' | 'USD'
  /** Before the first transaction; numeric, which the driver returns as text. */
  opening_balance: ColumnType<string, number, number>
}

export interface TestTransactionTable {
  id: Generated<number>
  bank_account_id: number
  external_id: string
  /** Of the counterparty, like its account. */
  iban: string
  account: string
  /** In the currency of the bank account; numeric, which the driver returns as text. */
  amount: ColumnType<string, number, number>
  description: string
  search_text: GeneratedAlways<string>
}
