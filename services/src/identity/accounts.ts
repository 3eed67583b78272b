import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { hashPassword, verifyPassword } from './passwords.ts'
import type { IdentityDatabase } from './schema.ts'

/** A person who can sign in. */
export interface IdentityAccount {
  /** Subject of the tokens. */
  id: string
  email: string
  name: string
}

/** An account to create, with its password in clear text; only the hash is stored. */
export interface NewAccount {
  email: string
  name: string
  password: string
  demo: boolean
}

/** Which accounts exist: demo and test people are ignored by services that run without such data. */
export interface AccountScope {
  db: IdentityDatabase
  demo: boolean
  /** @default false */
  test?: boolean
}

/** Finds the account with this subject; undefined when there is none (any more). */
export function findAccount(
  { db, demo, test = false }: AccountScope,
  id: string,
): Promise<IdentityAccount | undefined> {
  return db
    .selectFrom('identity_account')
    .select(['id', 'email', 'name'])
    .where('id', '=', id)
    .$if(!demo, query => query.where('demo', '=', false))
    .$if(!test, query => query.where('test', '=', false))
    .executeTakeFirst()
}

/** Finds the account with this e-mail address, ignoring case. */
export async function findAccountByEmail(
  { db, demo, test = false }: AccountScope,
  email: string,
): Promise<(IdentityAccount & { demo: boolean; passwordHash: string }) | undefined> {
  return db
    .selectFrom('identity_account')
    .select(['id', 'email', 'name', 'demo', 'password_hash as passwordHash'])
    .where('email', '=', email.trim().toLowerCase())
    .$if(!demo, query => query.where('demo', '=', false))
    .$if(!test, query => query.where('test', '=', false))
    .executeTakeFirst()
}

/**
 * Returns the account if the password is correct, with the failed attempts before. It takes the same time whether or
 * not the account exists.
 */
export async function authenticate(
  scope: AccountScope,
  email: string,
  password: string,
): Promise<{ account: IdentityAccount; before: BeforeSignIn } | undefined> {
  const account = await findAccountByEmail(scope, email)
  const right = await verifyPassword(password, account?.passwordHash)
  if (!right || !account) {
    // Run the update for unknown accounts too, so that timing does not reveal which accounts exist.
    await scope.db
      .updateTable('identity_account')
      .set({ wrong_passwords: sql`wrong_passwords + 1` })
      .where('id', '=', account?.id ?? '')
      .execute()
    return undefined
  }
  const { id, name } = account
  return { account: { id, email: account.email, name }, before: await noteSignIn(scope.db, id) }
}

/** The state of an account before the current sign-in. */
export interface BeforeSignIn {
  /** Since the previous sign-in. */
  wrongPasswords: number
  /** Null at the first sign-in. */
  signedInAt: Date | null
}

async function noteSignIn(db: IdentityDatabase, id: string): Promise<BeforeSignIn> {
  const { rows } = await sql<{ wrong: number; at: Date | null }>`
    update identity_account set wrong_passwords = 0, signed_in_at = ${new Date()}
    from (select id, wrong_passwords, signed_in_at from identity_account where id = ${id} for update) as old
    where identity_account.id = old.id
    returning old.wrong_passwords as wrong, old.signed_in_at as at`.execute(db)
  const [old] = rows
  return { wrongPasswords: old?.wrong ?? 0, signedInAt: old?.at ?? null }
}

const demoHashes = new Map<string, Promise<string>>()

/** The password of the demo people is public, so hash it once for all of them: each hash takes 0.2 s of a core. */
function hashDemoPassword(password: string): Promise<string> {
  const hash = demoHashes.get(password) ?? hashPassword(password)
  demoHashes.set(password, hash)
  return hash
}

/** Creates the accounts whose e-mail address has none yet; an existing account keeps its password. */
export async function createAccounts(db: IdentityDatabase, accounts: readonly NewAccount[]): Promise<void> {
  const known = new Set(
    (await db.selectFrom('identity_account').select('email').execute()).map(({ email }) => email),
  )
  const missing = accounts.filter(({ email }) => !known.has(email.toLowerCase()))
  if (missing.length === 0) return
  const rows = await Promise.all(
    missing.map(async ({ email, name, password, demo }) => ({
      id: randomUUID(),
      email: email.toLowerCase(),
      name,
      demo,
      password_hash: await (demo ? hashDemoPassword : hashPassword)(password),
    })),
  )
  await db
    .insertInto('identity_account')
    .values(rows)
    .onConflict(conflict => conflict.column('email').doNothing())
    .execute()
}
