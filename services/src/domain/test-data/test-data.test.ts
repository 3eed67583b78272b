import { buffer } from 'node:stream/consumers'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeIban } from '@parvis/accounting/bank/iban'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { removeFiles } from '../../files/removals.ts'
import { authenticate } from '../../identity/accounts.ts'
import { identityDatabase } from '../../identity/schema.ts'
import { people, rowsOfAnswer, startTestApp, type TestApp } from '../../server/testing.ts'

interface TestUser {
  id: number
  accountId: number
  contactId: number
  email: string
  balance: number
  transactionCount: number
  documentCount: number
}

let test: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-data-'))
  test = await startTestApp({}, { DATA_DIR: folder })
}, 60_000)
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})
afterEach(async () => {
  test.settings.testData = true
  test.settings.issuer = undefined
  const made = rowsOfAnswer(await send('GET', '/TestUsers')) as unknown as TestUser[]
  if (made.length > 0) await purge(made.map(({ id }) => id))
})

const send = (method: string, path: string, body?: unknown, as: string = people.administrator) =>
  test.send(method, `/api/portal/v1${path}`, { as, ...(body === undefined ? {} : { body }) })

const iban = makeIban('FR', '20041010050500013M02606')
const other = makeIban('DE', '370400440532013000')
const form = {
  title: 'mrs',
  firstName: 'Camille',
  lastName: 'Roussel',
  email: 'Camille.Roussel@atelier.example',
  password: 'marée haute 07h',
  mobile: '06 12 34 56 78',
  phone: null,
  role: null,
  companyName: 'Boulangerie Martin',
  companyNumber: 'T104729',
  bank: 'Banque du Port',
  iban,
  currency: 'EUR',
  balance: 1500,
}
const create = (changes: object = {}, as?: string) => send('POST', '/TestUsers', { ...form, ...changes }, as)
const made = async (changes: object = {}) => {
  const { status, body } = await create(changes)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body as TestUser
}
const transaction = (externalId: string, amount: number, changes: object = {}) => ({
  externalId,
  amount,
  iban: other,
  account: 'Karl Brandt GmbH',
  currency: 'EUR',
  description: 'Facture 118',
  ...changes,
})
const add = ({ id }: TestUser, transactions: readonly object[], as?: string) =>
  send('POST', `/TestUsers(${id})/Transactions`, { transactions }, as)
const write = ({ id }: TestUser, kinds: readonly string[], language = 'fr') =>
  send('POST', `/TestUsers(${id})/Documents`, { kinds, language })
const purge = (ids: readonly number[], as?: string) => send('POST', '/TestUsers/Purge', { ids }, as)
const code = ({ body }: { body: unknown }) => (body as { code?: string }).code
const count = async (from: ReturnType<typeof sql>) =>
  (await sql<{ count: number }>`select count(*)::int4 as count from ${from}`.execute(test.connection.db))
    .rows[0]?.count

const signIn = (isAllowed: boolean, email: string, password: string) =>
  authenticate({ db: identityDatabase(test.connection.db), demo: true, test: isAllowed }, email, password)

describe('a test person', () => {
  it('is a client of a test company, both marked, with a bank account', async () => {
    const user = await made()
    expect(user).toMatchObject({
      companyName: 'TEST – Boulangerie Martin',
      companyNumber: 'T104729',
      lastName: 'Roussel (test)',
      email: 'camille.roussel@atelier.example',
      iban,
      balance: 1500,
      transactionCount: 0,
      canSignIn: true,
      createdBy: people.administrator,
    })
    const contacts = await test.send(
      'GET',
      `/api/customer-store/v1/Contacts?$filter=id eq ${user.contactId}`,
      { as: people.staff },
    )
    expect(rowsOfAnswer(contacts)[0]).toMatchObject({
      contactFullName: 'Camille Roussel (test)',
      contactType: 'Client',
      accountId: user.accountId,
      contactPhoneMobileOffice: '06 12 34 56 78',
    })
    expect(JSON.stringify(user)).not.toContain('marée')
  })

  it('signs in with the chosen password, if the settings allow test data', async () => {
    const { email } = await made()
    expect((await signIn(true, email, form.password))?.account.email).toBe(email)
    expect(await signIn(true, email, 'another password')).toBeUndefined()
    expect(await signIn(false, email, form.password)).toBeUndefined()
    const menus = await test.send('GET', '/api/portal/v1/Menus', { as: email })
    expect(code(menus)).toBe('terms-not-accepted')
  })

  it('has no account to sign in with if none can be created', async () => {
    expect(await made({ password: null })).toMatchObject({ canSignIn: false })
    test.settings.issuer = 'https://login.firm.example'
    const { body } = await send('GET', '/TestData')
    expect(body).toMatchObject({ hasSignIn: false })
    const second = { email: 'b@b.test', companyNumber: 'T2', iban: makeIban('FR', '20041010050500013M02607') }
    expect(await made(second)).toMatchObject({ canSignIn: false })
    expect(await signIn(true, 'b@b.test', form.password)).toBeUndefined()
  })

  it.each([
    [{ email: 'camille@gmail.com' }, 'test-email-reserved'],
    [{ email: 'camille@atelier.example.fr' }, 'test-email-reserved'],
    [{ email: 'camille@parvis.example' }, 'test-email-reserved'],
    [{ email: 'camille@lab.parvis.example' }, 'test-email-reserved'],
    [{ email: 'Client@Customer.example' }, 'test-email-taken'],
    [{ companyNumber: '100001' }, 'test-company-number-taken'],
    [{ iban: 'FR1420041010050500013M02607' }, 'test-iban-invalid'],
    [{ iban: 'FR1420041010050500013M0260' }, 'test-iban-invalid'],
    [{ role: 'Administration de la sécurité' }, 'test-role-unknown'],
    [{ role: 'Clients' }, 'test-role-unknown'],
    [{ password: 'court' }, 'password-too-short'],
    [{ password: 'Camille est là 12' }, 'password-personal'],
    [{ mobile: '01 23 45 67 89' }, 'body-invalid'],
    [{ currency: 'XYZ' }, 'body-invalid'],
  ])('is refused with %o: %s', async (changes, refusal) => {
    expect(code(await create(changes))).toBe(refusal)
    expect(await count(sql`test_user`)).toBe(0)
    expect(await count(sql`account where is_test`)).toBe(0)
  })

  it('is unique: its email, company and IBAN cannot be used twice', async () => {
    await made()
    expect(code(await create())).toBe('test-email-taken')
    expect(code(await create({ email: 'c@c.test' }))).toBe('test-company-number-taken')
    expect(code(await create({ email: 'c@c.test', companyNumber: 't104729' }))).toBe(
      'test-company-number-taken',
    )
    expect(code(await create({ email: 'c@c.test', companyNumber: 'T9' }))).toBe('test-iban-taken')
    expect(await count(sql`account where is_test`)).toBe(1)
  })

  it('is found by its names, its email, its IBAN and its creator', async () => {
    await made()
    for (const word of ['roussel', 'atelier', 'FR1420041010', 'boulangerie', 'marchand'])
      expect(rowsOfAnswer(await send('GET', `/TestUsers?$search=${word}`)), word).toHaveLength(1)
    expect(rowsOfAnswer(await send('GET', '/TestUsers?$search=fontaine'))).toHaveLength(0)
  })
})

describe('transactions', () => {
  it('are added, and the balance follows to the cent', async () => {
    const user = await made()
    const { status, body } = await add(user, [
      transaction('a-1', -184.6),
      transaction('a-2', 50.1),
      transaction('a-3', 0.2),
    ])
    expect(status).toBe(200)
    expect(body).toMatchObject({ balance: 1365.7, openingBalance: 1500, transactionCount: 3 })
    const listed = rowsOfAnswer(await send('GET', `/TestUsers(${user.id})/Transactions?$orderby=id`))
    expect(listed.map(({ externalId, amount }) => [externalId, amount])).toEqual([
      ['a-1', -184.6],
      ['a-2', 50.1],
      ['a-3', 0.2],
    ])
  })

  it('are accepted a thousand at a time, five times', async () => {
    const user = await made()
    for (let part = 0; part < 5; part++) {
      const rows = Array.from({ length: 1000 }, (_each, place) =>
        transaction(`p-${part * 1000 + place}`, 0.01),
      )
      expect((await add(user, rows)).status).toBe(200)
    }
    expect((await send('GET', `/TestUsers(${user.id})`)).body).toMatchObject({
      balance: 1550,
      transactionCount: 5000,
    })
    const listed = await send('GET', `/TestUsers(${user.id})/Transactions?$top=1&$orderby=id desc`)
    expect(rowsOfAnswer(listed)[0]).toMatchObject({ externalId: 'p-4999' })
  })

  it('are refused with the position of each fault, and none of them is stored', async () => {
    const user = await made()
    await add(user, [transaction('a-1', 1)])
    const errorsOf = ({ body }: { body: unknown }) => (body as { errors?: unknown }).errors
    const taken = await add(user, [transaction('b-1', 1), transaction('a-1', 1), transaction('b-1', 1)])
    expect(code(taken)).toBe('test-transaction-id-taken')
    expect(errorsOf(taken)).toEqual([
      { pointer: '/transactions/1/externalId', code: 'value-not-allowed' },
      { pointer: '/transactions/2/externalId', code: 'value-not-allowed' },
    ])
    const wrong = await add(user, [
      transaction('b-1', 1),
      transaction('b-2', 1, { iban: `${other.slice(0, -1)}1` }),
    ])
    expect(code(wrong)).toBe('test-iban-invalid')
    expect(errorsOf(wrong)).toEqual([{ pointer: '/transactions/1/iban', code: 'pattern' }])
    expect(code(await add(user, [transaction('b-1', 1, { currency: 'USD' })]))).toBe('test-currency-other')
    expect(await count(sql`test_transaction`)).toBe(1)
  })

  it('need an external id that no other bank account uses', async () => {
    const user = await made()
    const second = await made({
      email: 'b@b.test',
      companyNumber: 'T2',
      iban: makeIban('FR', '20041010050500013M02607'),
    })
    await add(user, [transaction('a-1', 1)])
    expect(code(await add(second, [transaction('a-1', 1)]))).toBe('test-transaction-id-taken')
    expect(rowsOfAnswer(await send('GET', `/TestUsers(${second.id})/Transactions`))).toEqual([])
  })

  it('belong to a test person', async () => {
    expect((await send('GET', '/TestUsers(999999)/Transactions')).status).toBe(404)
    expect((await add({ id: 999_999 } as TestUser, [transaction('a-1', 1)])).status).toBe(404)
  })
})

describe('documents', () => {
  it('are stored with those of the test company, and say what they are', async () => {
    const user = await made()
    await add(user, [transaction('a-1', -184.6)])
    const { body } = await write(user, ['bankDetails', 'bankStatement', 'identity'])
    expect(body).toMatchObject({ documentCount: 3 })
    const listed = rowsOfAnswer(
      await send(
        'GET',
        `/Documents?$filter=accountId eq ${user.accountId}&$orderby=name`,
        undefined,
        people.staff,
      ),
    )
    expect(listed.map(({ name }) => name)).toEqual([
      'TEST – Fiche d’identité.txt',
      'TEST – Relevé de compte.pdf',
      'TEST – Relevé d’identité bancaire.pdf',
    ])
    expect(listed[0]).toMatchObject({
      accountName: 'TEST – Boulangerie Martin',
      createdBy: people.administrator,
    })
    const version = await test.connection.db
      .selectFrom('document_version')
      .select(['file_key', 'file_size'])
      .where('id', '=', Number(listed[0]?.['versionId']))
      .executeTakeFirstOrThrow()
    const text = (await buffer(await test.files.read(version.file_key, 0, version.file_size))).toString()
    expect(text).toContain('Document de test')
    expect(text).toContain('Mme Camille Roussel (test)')
  })

  it('write amounts in euros, and how many transactions are left out', async () => {
    const user = await made()
    await add(
      user,
      Array.from({ length: 26 }, (_, at) => transaction(`a-${at}`, 1234.5)),
    )
    const statements = async (language: 'fr' | 'en') => {
      await write(user, ['bankStatement'], language)
      const version = await test.connection.db
        .selectFrom('document_version')
        .select(['file_key', 'file_size'])
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      const bytes = await buffer(await test.files.read(version.file_key, 0, version.file_size))
      return bytes.toString('latin1')
    }
    // 0x80 is the euro sign of WinAnsi.
    const french = await statements('fr')
    expect(french).toContain('1\u00a0234,50\u00a0\u0080')
    expect(french).toContain('... et 1 autre opération)')
    expect(french).toContain('(Titulaire : ')
    const english = await statements('en')
    expect(english).toContain('\u00801,234.50')
    expect(english).toContain('... and 1 other transaction)')
    expect(english).toContain('(Holder: ')
  })

  it('get a new version when they are generated again', async () => {
    const user = await made()
    await write(user, ['bankDetails'], 'en')
    const { body } = await write(user, ['bankDetails'], 'en')
    expect(body).toMatchObject({ documentCount: 1 })
    const [document] = rowsOfAnswer(
      await send('GET', `/Documents?$filter=accountId eq ${user.accountId}`, undefined, people.staff),
    )
    expect(document).toMatchObject({ name: 'TEST – Bank details.pdf', versionNumber: 2 })
  })

  it('are refused if the company has no room left', async () => {
    const user = await made()
    const quota = test.settings.documentQuota
    test.settings.documentQuota = 10
    expect(code(await write(user, ['identity']))).toBe('document-quota-reached')
    test.settings.documentQuota = quota
    expect(await count(sql`document where account_id = ${user.accountId}::int4`)).toBe(0)
  })
})

describe('a purge', () => {
  it('says what it deletes, and deletes all of it, with its files', async () => {
    const tables = [
      'account',
      'contact',
      'app_user',
      'identity_account',
      'role_static_user',
      'document',
    ] as const
    const counts = () => Promise.all(tables.map(table => count(sql.id(table) as never)))
    const before = await counts()
    const user = await made()
    await add(user, [transaction('a-1', 1), transaction('a-2', 2)])
    await write(user, ['bankDetails', 'identity'])
    const { rows } = await sql<{ key: string }>`select file_key as key from document_version
      join document on document.id = document_id where account_id = ${user.accountId}::int4`.execute(
      test.connection.db,
    )
    const counted = {
      userCount: 1,
      companyCount: 1,
      bankAccountCount: 1,
      transactionCount: 2,
      documentCount: 2,
      usedCount: 0,
    }
    expect((await send('POST', '/TestUsers/AssessPurge', { ids: [user.id, 999_999] })).body).toEqual(counted)
    expect((await send('GET', `/TestUsers(${user.id})`)).status).toBe(200)
    expect((await purge([user.id, 999_999])).body).toEqual(counted)
    expect((await send('GET', `/TestUsers(${user.id})`)).status).toBe(404)
    expect(await counts()).toEqual(before)
    await removeFiles(test.connection.db, test.files)
    for (const { key } of rows) expect(await test.files.received(key)).toBe(0)
    expect(rows).toHaveLength(2)
    expect((await purge([user.id])).body).toMatchObject({ userCount: 0 })
    // The same data can be created again.
    await made()
  })

  it('leaves the content of a document to those linked to it', async () => {
    const user = await made()
    await write(user, ['identity'])
    const { rows } = await sql<{ id: number; key: string; hash: string }>`
      select document.id, file_key as key, content_hash as hash from document_version
      join document on document.version_id = document_version.id
      where account_id = ${user.accountId}::int4`.execute(test.connection.db)
    const [document] = rows
    const asked = {
      accountId: 1,
      engagementId: null,
      fiscalYear: null,
      folder: '',
      documentType: 'other',
      confidentiality: 'firm',
      fileName: 'Fiche.txt',
      contentHash: document?.hash,
    }
    const link = await send('POST', `/Documents(${document?.id})/Link`, asked, people.staff)
    expect(link.status).toBe(200)
    expect((await purge([user.id])).body).toMatchObject({ documentCount: 1 })
    await removeFiles(test.connection.db, test.files)
    expect(await test.files.received(document?.key ?? '')).toBeGreaterThan(0)
    const { id } = link.body as { id: number }
    expect((await send('GET', `/Documents(${id})`, undefined, people.staff)).body).toMatchObject({
      linkedTo: null,
    })
  })

  it('deletes nothing while another application uses one of the companies', async () => {
    const user = await made()
    const { db } = test.connection
    await sql`insert into report_project (name, account_id, engagement_id, created_by, modified_by)
      select 'x', ${user.accountId}::int4, min(id), 'x', 'x' from engagement`.execute(db)
    expect((await send('POST', '/TestUsers/AssessPurge', { ids: [user.id] })).body).toMatchObject({
      usedCount: 1,
    })
    expect(code(await purge([user.id]))).toBe('test-data-used')
    expect((await send('GET', `/TestUsers(${user.id})`)).status).toBe(200)
    await sql`delete from report_project where account_id = ${user.accountId}::int4`.execute(db)
  })

  it('warns that a document waits for the signature of one of the people', async () => {
    const user = await made()
    const { db } = test.connection
    await sql`with envelope as (
        insert into signature_envelope (name, page_count, file_key, file_size, content_hash, original_hash, created_by)
        values ('x', 1, gen_random_uuid(), 1, 'x', 'x', 'x') returning id
      )
      insert into signature_signer (envelope_id, position, contact_id, email, name, page, across, down)
      select id, 1, ${user.contactId}::int4, 'x', 'x', 1, 0, 0 from envelope`.execute(db)
    expect((await send('POST', '/TestUsers/AssessPurge', { ids: [user.id] })).body).toMatchObject({
      usedCount: 1,
    })
    expect(code(await purge([user.id]))).toBe('test-data-used')
    await sql`delete from signature_envelope where name = 'x'`.execute(db)
  })
})

describe('figures', () => {
  interface Figures {
    current: { fees: number }
    rows: { key: string }[]
  }
  const figures = async (query: string) =>
    (await send('GET', `/FeesDashboard?${query}`, undefined, people.partner)).body as Figures

  it('of fees and of the public register exclude test companies, in totals and by engagement', async () => {
    const { db } = test.connection
    const { accountId } = await made()
    const asked = [
      'dashboard=followUp',
      'dashboard=originating',
      'dashboard=indicators',
      `dashboard=followUp&partner=${people.partner}`,
    ]
    const all = () => Promise.all(asked.map(figures))
    const notices = async () =>
      (await send('GET', '/RegisterDashboard', undefined, people.partner)).body as { current: object }
    const [before, announced] = [await all(), await notices()]
    expect(before[0]?.current.fees).toBeGreaterThan(0)
    await sql`insert into engagement (engagement_code, engagement_description, engagement_statut, engagement_account_number,
        engagement_partner_email, engagement_originating_partner_email, engagement_business_unit)
      select 'T-1', 'x', 'Actif', account_number, ${people.partner}::text, ${people.partner}::text,
        (select min(engagement_business_unit) from engagement)
      from account where id = ${accountId}::int4`.execute(db)
    await sql`insert into engagement_fee (engagement_id, month, fees, hours, invoiced, paid)
      select engagement.id, (select max(month) from engagement_fee), 1000000, 1000, 500000, 0
      from engagement where engagement_code = 'T-1'`.execute(db)
    await sql`update account set account_register_identification2 =
      (select min(siren) from register_notice where siren not in
        (select account_register_identification2 from account where account_register_identification2 is not null))
      where id = ${accountId}::int4`.execute(db)
    const after = await all()
    const heard = await notices()
    await sql`update account set account_register_identification2 = null where id = ${accountId}::int4`.execute(
      db,
    )
    await sql`delete from engagement_fee using engagement where engagement.id = engagement_id and engagement_code = 'T-1'`.execute(
      db,
    )
    await sql`delete from engagement where engagement_code = 'T-1'`.execute(db)
    expect(after).toEqual(before)
    expect(heard).toEqual(announced)
  })

  it('of recipients exclude test people', async () => {
    const ask = async (audience: string) =>
      (
        await send(
          'GET',
          `/NotificationRecipients?audience=${audience}&forClients=${audience === 'customers'}`,
        )
      ).body as { recipientCount: number }
    const before = [await ask('everyone'), await ask('customers')]
    expect(before[0]?.recipientCount).toBeGreaterThan(0)
    await made()
    expect([await ask('everyone'), await ask('customers')]).toEqual(before)
  })
})

describe('people without access', () => {
  const calls = (user: TestUser): [string, string, unknown][] => [
    ['GET', '/TestData', undefined],
    ['GET', '/TestUsers', undefined],
    ['POST', '/TestUsers', { ...form, email: 'd@d.test', companyNumber: 'T7' }],
    ['GET', `/TestUsers(${user.id})`, undefined],
    ['GET', `/TestUsers(${user.id})/Transactions`, undefined],
    ['POST', `/TestUsers(${user.id})/Transactions`, { transactions: [transaction('z-1', 1)] }],
    ['POST', `/TestUsers(${user.id})/Documents`, { kinds: ['identity'], language: 'fr' }],
    ['POST', '/TestUsers/AssessPurge', { ids: [user.id] }],
    ['POST', '/TestUsers/Purge', { ids: [user.id] }],
  ]
  const codesOf = async (user: TestUser, as: string) => {
    const codes = []
    for (const [method, path, body] of calls(user)) codes.push(code(await send(method, path, body, as)))
    return [...new Set(codes)]
  }

  it('are staff without the scope, and clients, including the test person', async () => {
    const user = await made()
    expect(await codesOf(user, people.staff)).toEqual(['scope-missing'])
    expect(await codesOf(user, people.client)).toEqual(['scope-missing'])
    await sql`insert into terms_acceptance (terms_version, terms_hash, language, user_email, receipt)
      select version, hash, 'fr', ${user.email}, 'AAAA-BBBB-CCCC' from terms`.execute(test.connection.db)
    expect(await codesOf(user, user.email)).toEqual(['scope-missing'])
    expect((await send('GET', `/TestUsers(${user.id})`)).status).toBe(200)
  })

  it('are everyone if the settings do not allow test data', async () => {
    const user = await made()
    test.settings.testData = false
    expect(await codesOf(user, people.administrator)).toEqual(['test-data-off'])
    test.settings.testData = true
    expect((await send('GET', `/TestUsers(${user.id})`)).status).toBe(200)
  })

  it('do not see the menus either', async () => {
    const linksOf = async (as: string) =>
      rowsOfAnswer(await send('GET', '/Menus', undefined, as))
        .map(({ menuLink }) => String(menuLink))
        .filter(link => link.startsWith('/app/datasetapp'))
    expect(await linksOf(people.administrator)).not.toEqual([])
    expect(await linksOf(people.staff)).toEqual([])
    test.settings.testData = false
    expect(await linksOf(people.administrator)).toEqual([])
  })
})
