import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Who can sign in at the embedded provider. What a person may do is not here but with their roles. */
export interface IdentityAccountTable {
  /** Subject of the tokens; a UUID, never used again for another person. */
  id: string
  /** In lower case. */
  email: string
  name: string
  /** See `passwords.ts`. */
  password_hash: string
  /** A demo person: cannot sign in when the services run without demo data. */
  demo: Generated<boolean>
  /** Made by the test-data tool: cannot sign in where the settings do not allow test data. */
  test: Generated<boolean>
  /** Attempts with a wrong password since the last sign-in. */
  wrong_passwords: Generated<number>
  signed_in_at: Generated<Date | null>
  created_at: ColumnType<Date, never, never>
}

/** Attempts to sign in, counted as `attempts.ts` says; the key is a hash and tells nobody's e-mail or address. */
export interface SignInAttemptTable {
  key: string
  attempts: number
  /** Of an account, until when no further attempt is let through; of an address, the end of its window. */
  waits_until: ColumnType<Date, never, never>
  /** Of an address: windows in a row in which it tried too often. */
  windows_over: Generated<number>
  forgotten_at: ColumnType<Date, never, Date>
  /** Attempts that were let through and whose password is being looked at, as far as `checks_until` has not passed. */
  checks: Generated<number>
  checks_until: ColumnType<Date, never, never>
}

/** A request for a new password; its keys are hashes, and nobody's where it came for an address without an account. */
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

/** The database with the tables that only the identity provider knows. */
export type IdentityDatabase = Kysely<IdentitySchema>

/** The same connection, seen with the identity provider's own tables. */
export function identityDatabase(db: Kysely<Schema>): IdentityDatabase {
  return db.withTables<Pick<IdentitySchema, 'identity_account' | 'sign_in_attempt' | 'password_reset'>>()
}
