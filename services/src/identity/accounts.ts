import { randomUUID } from 'node:crypto'
import { hashPassword, verifyPassword } from './passwords.ts'
import type { IdentityDatabase } from './schema.ts'

/** Somebody who can sign in. */
export interface IdentityAccount {
  /** Subject of the tokens. */
  id: string
  email: string
  name: string
}

/** An account to create, with its password in clear text; only the hash is kept. */
export interface NewAccount {
  email: string
  name: string
  password: string
  demo: boolean
}

/** Which accounts count: demo people do not exist for services that run without demo data. */
export interface AccountScope {
  db: IdentityDatabase
  demo: boolean
}

/** The account with this subject, undefined when there is none (any more). */
export function findAccount({ db, demo }: AccountScope, id: string): Promise<IdentityAccount | undefined> {
  return db
    .selectFrom('identity_account')
    .select(['id', 'email', 'name'])
    .where('id', '=', id)
    .$if(!demo, query => query.where('demo', '=', false))
    .executeTakeFirst()
}

/** The account with this e-mail in any letter case. */
export async function findAccountByEmail(
  { db, demo }: AccountScope,
  email: string,
): Promise<(IdentityAccount & { demo: boolean; passwordHash: string }) | undefined> {
  return db
    .selectFrom('identity_account')
    .select(['id', 'email', 'name', 'demo', 'password_hash as passwordHash'])
    .where('email', '=', email.trim().toLowerCase())
    .$if(!demo, query => query.where('demo', '=', false))
    .executeTakeFirst()
}

/**
 * The account, if the password is its own. It takes the same time whether or not the account exists.
 */
export async function authenticate(
  scope: AccountScope,
  email: string,
  password: string,
): Promise<IdentityAccount | undefined> {
  const account = await findAccountByEmail(scope, email)
  const right = await verifyPassword(password, account?.passwordHash)
  return right && account ? { id: account.id, email: account.email, name: account.name } : undefined
}

const demoHashes = new Map<string, Promise<string>>()

/** Everybody is told the password of the demo people: it is hashed once for all of them, which takes 0.2 s of a core. */
function hashDemoPassword(password: string): Promise<string> {
  const hash = demoHashes.get(password) ?? hashPassword(password)
  demoHashes.set(password, hash)
  return hash
}

/** Creates those accounts whose e-mail has none yet; an existing one keeps its password. */
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
