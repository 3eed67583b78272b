import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { TestBankAccountTable } from '../../database/test-data-tables.ts'
import { identityDatabase } from '../../identity/schema.ts'
import { keysOf } from '../documents/statements.ts'
import { clientRoleNamed } from '../onboarding/client-role.ts'

/** Whether an email is taken: in the client directory, among people with roles, or at the identity provider. */
export async function isEmailTaken(db: Database | Tx, email: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from contact where lower(contact_email_office) = ${email}::text)
      or exists (select from app_user where user_email = ${email}::text)
      or exists (select from identity_account where email = ${email}::text) as taken`.execute(db)
  return rows[0]?.taken === true
}

export async function isAccountNumberTaken(db: Database | Tx, number: string): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where(sql<string>`lower(account_number)`, '=', number.toLowerCase())
    .executeTakeFirst()
  return found !== undefined
}

/** The most roles offered. */
const mostRoles = 200

/** The roles that a client can get in addition to that of all clients. */
export async function listClientRoles(db: Database | Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select role_function_description as name from role
    where id = ${clientRoleNamed('id', [sql`role.role_function_description`])}
    order by name limit ${mostRoles}`.execute(db)
  return rows.map(({ name }) => name)
}

export async function isClientRole(db: Database | Tx, name: string): Promise<boolean> {
  const { rows } = await sql<{ id: number | null }>`
    select ${clientRoleNamed('id', [sql`${name}::text`])} as id`.execute(db)
  return rows[0]?.id != null
}

/** The number of the last test person plus one. */
export async function readSeed(db: Database | Tx): Promise<number> {
  const { rows } = await sql<{
    seed: number
  }>`select coalesce(max(id), 0)::int4 + 1 as seed from test_user`.execute(db)
  return rows[0]?.seed ?? 1
}

/** Adds a test company to the clients. */
export async function insertCompany(db: Database | Tx, number: string, name: string): Promise<number> {
  const { id } = await db
    .insertInto('account')
    .values({
      account_number: number,
      account_legal_name: name,
      account_register_identification2: null,
      is_test: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Marks the contact with an email as a test person's. */
export async function markContact(db: Database | Tx, email: string, phone: string | null): Promise<number> {
  const { id } = await db
    .updateTable('contact')
    .set({ is_test: true, contact_phone_land_line: phone })
    .where('contact_email_office', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertSignIn(
  db: Database | Tx,
  account: { email: string; name: string; hash: string },
): Promise<void> {
  await identityDatabase(db)
    .insertInto('identity_account')
    .values({
      id: crypto.randomUUID(),
      email: account.email,
      name: account.name,
      password_hash: account.hash,
      demo: false,
      test: true,
    })
    .execute()
}

interface NewTestUser {
  accountId: number
  contactId: number
  title: 'mr' | 'mrs'
  role: string | null
  email: string
  createdBy: string
}

/** @returns the key of the test person */
export async function insertTestUser(db: Database | Tx, user: NewTestUser): Promise<number> {
  const { id } = await db
    .insertInto('test_user')
    .values({
      account_id: user.accountId,
      contact_id: user.contactId,
      title: user.title,
      role: user.role,
      email: user.email,
      created_by: user.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertBankAccount(
  db: Database | Tx,
  userId: number,
  account: Pick<TestBankAccountTable, 'bank' | 'iban' | 'currency'> & { balance: number },
): Promise<void> {
  const { bank, iban, currency, balance } = account
  await db
    .insertInto('test_bank_account')
    .values({ test_user_id: userId, bank, iban, currency, opening_balance: balance })
    .execute()
}

/** Updates the search text of a test person. */
export async function writeSearchText(db: Database | Tx, userId: number): Promise<void> {
  await sql`
    update test_user as person set search_text = odata_fold(concat_ws(E'\\n', account_legal_name, account_number,
      contact.contact_first_name, contact.contact_last_name, person.email, held.iban, maker.contact_full_name))
    from account, contact, test_bank_account as held, test_user as made
      left join contact as maker on lower(maker.contact_email_office) = made.created_by
    where person.id = ${userId}::int4 and made.id = person.id and account.id = person.account_id
      and contact.id = person.contact_id and held.test_user_id = person.id`.execute(db)
}

/** A test person with their bank account, locked until the transaction ends. */
export async function lockTestUser(db: Database | Tx, id: number) {
  return db
    .selectFrom('test_user')
    .innerJoin('test_bank_account as held', 'held.test_user_id', 'test_user.id')
    .select(['test_user.id', 'account_id as accountId', 'held.id as bankAccountId', 'held.currency'])
    .where('test_user.id', '=', id)
    .forUpdate('test_user')
    .executeTakeFirst()
}

/** The bank account of a test person. */
export async function readBankAccount(db: Database | Tx, userId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('test_bank_account')
    .select('id')
    .where('test_user_id', '=', userId)
    .executeTakeFirst()
  return row?.id
}

/** Increments the version of a test person whose data changed. */
export async function touchTestUser(db: Database | Tx, id: number): Promise<void> {
  await db.updateTable('test_user').set({ version: sql<number>`version + 1` }).where('id', '=', id).execute()
}

/** A transaction as sent. */
interface NewTransaction {
  externalId: string
  iban: string
  account: string
  amount: number
  description: string
}

export async function countTransactions(db: Database | Tx, bankAccountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('test_transaction')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('bank_account_id', '=', bankAccountId)
    .executeTakeFirstOrThrow()
  return count
}

/** Those of the external ids that are already in use, by any bank account. */
export async function takenExternalIds(db: Database | Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select external_id as id from test_transaction where external_id = any(${[...ids]}::text[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Inserts transactions in their order, passed as one value that the database unpacks. */
export async function insertTransactions(
  db: Database | Tx,
  bankAccountId: number,
  transactions: readonly NewTransaction[],
): Promise<void> {
  await sql`
    insert into test_transaction (bank_account_id, external_id, iban, account, amount, description)
    select ${bankAccountId}::int4, sent->>'externalId', sent->>'iban', sent->>'account', (sent->>'amount')::numeric,
      sent->>'description'
    from jsonb_array_elements(${JSON.stringify(transactions)}::jsonb) with ordinality as each(sent, place)
    order by place`.execute(db)
}

/** What a purge deletes. */
interface Purge {
  userCount: number
  companyCount: number
  bankAccountCount: number
  transactionCount: number
  documentCount: number
  usedCount: number
}

/** Uses of a test person or their company by other applications, on the alias `gone`. */
const uses = [
  sql`select from engagement join account on account_number = engagement_account_number where account.id = gone.account_id`,
  sql`select from report where report.account_id = gone.account_id`,
  sql`select from report_project where report_project.account_id = gone.account_id`,
  sql`select from statement_request where statement_request.account_id = gone.account_id`,
  sql`select from audit_folder where audit_folder.account_id = gone.account_id`,
  sql`select from stock_take where stock_take.account_id = gone.account_id`,
  sql`select from signature_signer where signature_signer.contact_id = gone.contact_id`,
]

const isUsed: RawBuilder<boolean> = sql<boolean>`(${sql.join(
  uses.map(use => sql`exists (${use})`),
  sql` or `,
)})`

/** Counts everything that belongs to some test people. */
export async function countPurge(db: Database | Tx, ids: readonly number[]): Promise<Purge> {
  const { rows } = await sql<Purge>`
    with gone as (select id, account_id, contact_id from test_user where id = any(${[...ids]}::int4[])),
      held as (select test_bank_account.id from test_bank_account join gone on gone.id = test_user_id)
    select (select count(*)::int4 from gone) as "userCount",
      (select count(distinct account_id)::int4 from gone) as "companyCount",
      (select count(*)::int4 from held) as "bankAccountCount",
      (select count(*)::int4 from test_transaction join held on held.id = bank_account_id) as "transactionCount",
      (select count(*)::int4 from document join gone on gone.account_id = document.account_id) as "documentCount",
      (select count(*)::int4 from gone where ${isUsed}) as "usedCount"`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('A statement of counts gives one row')
  return counted
}

/** Locks test people until the transaction ends, so that nothing can be added to them. */
export async function lockTestUsers(db: Database | Tx, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('test_user')
    .select(['id', 'account_id as accountId', 'contact_id as contactId', 'email'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/**
 * Deletes test people with everything created for them, including any references to their email or contact.
 * @returns the keys of files that are no longer needed
 */
export async function deleteTestUsers(
  db: Database | Tx,
  users: Awaited<ReturnType<typeof lockTestUsers>>,
): Promise<string[]> {
  const emails = users.map(({ email }) => email)
  const accounts = users.map(({ accountId }) => accountId)
  const contacts = users.map(({ contactId }) => contactId)
  // Lock the documents first: a link that is just being created then has its file, and the next statement sees it.
  await db.selectFrom('document').select('id').where('account_id', 'in', accounts).forUpdate().execute()
  const { rows } = await sql<{ key: string }>`
    with gone as (delete from document where account_id = any(${accounts}::int4[]) returning id),
      sent as (delete from document_upload where account_id = any(${accounts}::int4[]) returning file_key)
    ${keysOf(sql`select id from gone`)} union select file_key from sent`.execute(db)
  await db
    .deleteFrom('test_user')
    .where(
      'id',
      'in',
      users.map(({ id }) => id),
    )
    .execute()
  await db.deleteFrom('terms_acceptance').where('user_email', 'in', emails).execute()
  await db.deleteFrom('count_key').where('email', 'in', emails).execute()
  await db.deleteFrom('stock_import_ended').where('imported_by', 'in', emails).execute()
  await db.deleteFrom('stock_import_part').where('imported_by', 'in', emails).execute()
  await db.deleteFrom('mail').where('recipient', 'in', emails).execute()
  await identityDatabase(db).deleteFrom('identity_account').where('email', 'in', emails).execute()
  await db.deleteFrom('app_user').where('user_email', 'in', emails).execute()
  await db.deleteFrom('contact').where('id', 'in', contacts).execute()
  await db.deleteFrom('account').where('id', 'in', accounts).execute()
  return rows.map(({ key }) => key)
}
