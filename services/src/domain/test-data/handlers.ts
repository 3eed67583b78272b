import { sql } from 'kysely'
import { notify } from '../../database/notify.ts'
import { codeOf } from '../../failure.ts'
import { removeLater } from '../../files/removals.ts'
import { hashPassword } from '../../identity/passwords.ts'
import type {
  Call,
  CallOf,
  Handler,
  Preparation,
  Preparations,
  Refuses,
  SomeHandlers,
} from '../../server/call.ts'
import { answerChanged, answerNew, readList, readOne } from '../../server/list.ts'
import { join } from '../onboarding/join.ts'
import { passwordProblem } from '../onboarding/password-rules.ts'
import { lockRights } from '../rights-lock.ts'
import { refuseDuplicate } from '../unique.ts'
import { writeTestDocuments } from './documents.ts'
import { isIban, isTestEmail, markedCompany, markedLastName, placesWhere } from './rules.ts'
import {
  countPurge,
  countTransactions,
  deleteTestUsers,
  insertBankAccount,
  insertCompany,
  insertSignIn,
  insertTestUser,
  insertTransactions,
  isAccountNumberTaken,
  isClientRole,
  isEmailTaken,
  listClientRoles,
  lockTestUser,
  lockTestUsers,
  markContact,
  readBankAccount,
  readSeed,
  takenExternalIds,
  touchTestUser,
  writeSearchText,
} from './statements.ts'

/** The most transactions of a bank account. */
const mostTransactions = 20_000

/** @throws ProblemError test-data-off */
function needAllowed(call: Call & Refuses<'test-data-off'>): void {
  if (!call.services.settings.testData) throw call.problem('test-data-off')
}

/** Whether test people sign in here: accounts can be created only at the embedded provider. */
const hasSignIn = ({ services }: Call) => services.settings.issuer === undefined

const getTestData: Handler<'getTestData'> = async call => {
  needAllowed(call)
  const [seed, roles] = [await readSeed(call.db), await listClientRoles(call.db)]
  return { body: { hasSignIn: hasSignIn(call), seed, roles } }
}

const listTestUsers: Handler<'listTestUsers'> = async call => {
  needAllowed(call)
  return readList(call)
}

const getTestUser: Handler<'getTestUser'> = async call => {
  needAllowed(call)
  return readOne(call)
}

type CreateCall = CallOf<'createTestUser'>

/** The password of the body, where it is valid and needed. @throws ProblemError password-… */
function goodPassword(call: CreateCall): string | undefined {
  const { password, firstName, lastName, email, companyName } = call.body
  if (password === null || !hasSignIn(call)) return undefined
  const wrong = passwordProblem(password, { firstName, lastName, email, company: companyName })
  if (wrong) throw call.problem(wrong)
  return password
}

/**
 * It takes a fifth of a second of CPU: do it before the transaction. Faults are reported within the transaction, in
 * their turn.
 */
const hashSent: Preparation<'createTestUser'> = async call => {
  if (!call.services.settings.testData) return undefined
  const { password, firstName, lastName, email, companyName: company } = call.body
  if (password === null || !hasSignIn(call)) return undefined
  if (passwordProblem(password, { firstName, lastName, email, company })) return undefined
  return hashPassword(password)
}

/** The checks that are possible before anything is written. */
async function checkNew(call: CreateCall, email: string): Promise<void> {
  const { db, body, services } = call
  if (!isTestEmail(email, services.settings.firmDomain)) throw call.problem('test-email-reserved')
  if (await isEmailTaken(db, email)) throw call.problem('test-email-taken')
  if (body.role !== null && !(await isClientRole(db, body.role))) throw call.problem('test-role-unknown')
  goodPassword(call)
  if (await isAccountNumberTaken(db, body.companyNumber)) throw call.problem('test-company-number-taken')
  if (!isIban(body.iban))
    throw call.problem('test-iban-invalid', { errors: [{ pointer: '/iban', code: 'pattern' }] })
}

const createTestUser: Handler<'createTestUser'> = async call => {
  needAllowed(call)
  const { db, body, person } = call
  const email = body.email.toLowerCase()
  // Two concurrent requests for the same person wait for each other, and the second is told.
  await lockRights(db)
  await checkNew(call, email)
  const hash = call.prepared as string | undefined
  const accountId = await refuseDuplicate(
    call,
    'test-company-number-taken',
    insertCompany(db, body.companyNumber, markedCompany(body.companyName)),
  )
  const lastName = markedLastName(body.lastName)
  const firstName = body.firstName.trim()
  const isJoined = await join(db, {
    contact_email: email,
    contact_first_name: firstName,
    contact_last_name: lastName,
    contact_phone: body.mobile,
    contact_role: body.role ?? '',
    account_ibs_id: body.companyNumber,
    offer_name: '',
    decided_by: person.email,
  })
  if (!isJoined) throw call.problem('test-email-taken')
  const contactId = await markContact(db, email, body.phone)
  if (hash !== undefined) await insertSignIn(db, { email, name: `${firstName} ${lastName}`, hash })
  const { title, role } = body
  const id = await insertTestUser(db, { accountId, contactId, title, role, email, createdBy: person.email })
  await refuseDuplicate(call, 'test-iban-taken', insertBankAccount(db, id, body))
  await writeSearchText(db, id)
  return answerNew(call, 'TestUser', id, `/v1/TestUsers(${id})`)
}

const listTestTransactions: Handler<'listTestTransactions'> = async call => {
  needAllowed(call)
  const bankAccountId = await readBankAccount(call.db, call.path.id)
  if (bankAccountId === undefined) throw call.problem('not-found')
  return readList(call, {
    rows: (_entity, alias) => sql`${sql.id(alias, 'bank_account_id')} = ${bankAccountId}::int4`,
  })
}

type AddCall = CallOf<'addTestTransactions'>

/** Validates transactions, reporting the faults of each one. */
async function checkTransactions(call: AddCall, currency: string): Promise<void> {
  const { transactions } = call.body
  const refuse = (
    code: 'test-iban-invalid' | 'test-currency-other' | 'test-transaction-id-taken',
    field: string,
    places: readonly number[],
  ) => {
    if (places.length === 0) return
    const item = code === 'test-iban-invalid' ? 'pattern' : 'value-not-allowed'
    throw call.problem(code, {
      errors: places.map(place => ({ pointer: `/transactions/${place}/${field}`, code: item })),
    })
  }
  refuse(
    'test-iban-invalid',
    'iban',
    placesWhere(transactions, ({ iban }) => !isIban(iban)),
  )
  refuse(
    'test-currency-other',
    'currency',
    placesWhere(transactions, each => each.currency !== currency),
  )
  const ids = transactions.map(({ externalId }) => externalId)
  const taken = await takenExternalIds(call.db, ids)
  const first = new Map(ids.map((id, place) => [id, place] as const).toReversed())
  const isTaken = (id: string, place: number) => taken.has(id) || first.get(id) !== place
  refuse('test-transaction-id-taken', 'externalId', placesWhere(ids, isTaken))
}

const addTestTransactions: Handler<'addTestTransactions'> = async call => {
  needAllowed(call)
  const { db, body, path } = call
  const held = await lockTestUser(db, path.id)
  if (!held) throw call.problem('not-found')
  if ((await countTransactions(db, held.bankAccountId)) + body.transactions.length > mostTransactions)
    throw call.problem('test-transaction-limit-reached')
  await checkTransactions(call, held.currency)
  await refuseDuplicate(
    call,
    'test-transaction-id-taken',
    insertTransactions(db, held.bankAccountId, body.transactions),
  )
  await touchTestUser(db, held.id)
  return answerChanged(call, 'TestUser', held.id)
}

const addTestDocuments: Handler<'addTestDocuments'> = async call => {
  needAllowed(call)
  const held = await lockTestUser(call.db, call.path.id)
  if (!held) throw call.problem('not-found')
  await writeTestDocuments(call, held)
  await touchTestUser(call.db, held.id)
  return answerChanged(call, 'TestUser', held.id)
}

const assessTestPurge: Handler<'assessTestPurge'> = async call => {
  needAllowed(call)
  return { body: await countPurge(call.db, call.body.ids) }
}

const purgeTestUsers: Handler<'purgeTestUsers'> = async call => {
  needAllowed(call)
  const { db, body } = call
  await lockRights(db)
  const users = await lockTestUsers(db, body.ids)
  const counted = await countPurge(db, body.ids)
  if (counted.usedCount > 0) throw call.problem('test-data-used')
  if (users.length === 0) return { body: counted }
  try {
    await removeLater(db, await deleteTestUsers(db, users))
  } catch (error) {
    // Another application has started to use one of them meanwhile, or keeps data of its own about it.
    if (codeOf(error) === '23503') throw call.problem('test-data-used', {}, { cause: error })
    throw error
  }
  await notify(db, 'rights', '')
  return { body: counted }
}

/** Test people with their companies, bank accounts, transactions and documents. */
export const testDataHandlers = {
  addTestDocuments,
  addTestTransactions,
  assessTestPurge,
  createTestUser,
  getTestData,
  getTestUser,
  listTestTransactions,
  listTestUsers,
  purgeTestUsers,
} satisfies SomeHandlers

/** Work that is done before a transaction begins. */
export const testDataPreparations = { createTestUser: hashSent } satisfies Preparations
