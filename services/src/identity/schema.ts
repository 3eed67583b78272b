import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Accounts that can sign in at the embedded provider. Rights are not stored here but with the roles. */
export interface IdentityAccountTable {
  /** Subject of the tokens; a UUID, never reused for another person. */
  id: string
  /** In lower case. */
  email: string
  name: string
  /** See `passwords.ts`. */
  password_hash: string
  /** A demo person: cannot sign in when the services run without demo data. */
  demo: Generated<boolean>
  /** Created by the test-data tool: cannot sign in where the settings do not allow test data. */
  test: Generated<boolean>
  /** Attempts with a wrong password since the last sign-in. */
  wrong_passwords: Generated<number>
  signed_in_at: Generated<Date | null>
  created_at: ColumnType<Date, never, never>
}

/** Sign-in attempts, counted as described in `attempts.ts`. The key is a hash and reveals no e-mail or IP address. */
export interface SignInAttemptTable {
  key: string
  attempts: number
  /** For an account, until when further attempts must wait; for an address, the end of its window. */
  waits_until: ColumnType<Date, never, never>
  /** For an address, the number of consecutive windows in which it tried too often. */
  windows_over: Generated<number>
  forgotten_at: ColumnType<Date, never, Date>
  /** Attempts that were admitted and whose password is still being checked; only meaningful until `checks_until`. */
  checks: Generated<number>
  checks_until: ColumnType<Date, never, never>
}

/** A request for a new password. Its keys are hashes; it has no account if the address has none. */
export interface PasswordResetTable {
  token_hash: string
  account_id: string | null
  code_hash: string
  code_salt: string
  wrong_codes: Generated<number>
  created_at: ColumnType<Date, never, never>
  expires_at: Date
}

export interface IdentitySchema extends Schema {
  identity_account: IdentityAccountTable
  sign_in_attempt: SignInAttemptTable
  password_reset: PasswordResetTable
}

/** The database with the tables that only the identity provider uses. */
export type IdentityDatabase = Kysely<IdentitySchema>

/** The same connection, typed with the identity provider's own tables. */
export function identityDatabase(db: Kysely<Schema>): IdentityDatabase {
  return db.withTables<Pick<IdentitySchema, 'identity_account' | 'sign_in_attempt' | 'password_reset'>>()
}
