import { entry, print, row } from '@parvis/accounting/fec/ledger.test-support'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../server/log.ts'
import { people, rowsOfAnswer } from '../../server/testing.ts'
import { processRequest } from './process-request.ts'
import { StatementProcessor } from './processor.ts'
import { claimRequest, mostAttempts, RequestLost } from './requests.ts'
import {
  type AnsweredRequest,
  ledger,
  startStatementApp,
  type StatementCalls,
  year2024,
  year2025,
} from './statements.test-support.ts'

let calls: StatementCalls
beforeAll(async () => {
  calls = await startStatementApp()
})
afterAll(() => calls.close())

interface Line {
  id: string
  kind: string
  figures: { gross: number; depreciation: number; net: number } | null
  prior: { net: number } | null
  isSignificant: boolean
}
interface Result {
  statements: { id: string; note: string | null; lines: Line[] }[]
  checks: { check: string; passed: boolean; accounts: unknown[] }[]
}

async function resultOf({ id }: { id: number }, query = ''): Promise<Result> {
  return (await calls.send('GET', `/StatementRequests(${id})/Statements${query}`)).body as Result
}

function lineOf({ statements }: Result, id: string): Line {
  const line = statements.flatMap(({ lines }) => lines).find(each => each.id === id)
  if (!line) throw new Error(id)
  return line
}

const rowsKept = async (table: 'statement_entry' | 'statement_balance', id: number) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int4 as count from ${sql.table(table)} where request_id = ${id}`.execute(calls.db)
  return rows[0]?.count
}

describe('a valid file', () => {
  it('becomes statements that balance, and every figure links to its accounts and their lines', async () => {
    const request = await calls.processed(ledger(year2024))
    expect(request).toMatchObject({
      status: 'finished',
      stage: null,
      progress: 100,
      lineCount: 14,
      entryCount: 7,
      failedCheckCount: 0,
      failure: null,
    })
    const result = await resultOf(request)
    expect(result.statements.map(({ id }) => id)).toEqual([
      'assets',
      'liabilities',
      'income-statement',
      'intermediate-balances',
      'cash-flow',
    ])
    expect(result.checks.every(({ passed }) => passed)).toBe(true)
    // 2,500.50 + 1,200.00 - 800.25 - 1,000.00
    expect(lineOf(result, 'net-result').figures?.net).toBe(1900.25)
    expect(lineOf(result, 'total-assets').figures).toEqual({
      gross: 19_700.5,
      depreciation: 1000,
      net: 18_700.5,
    })
    expect(lineOf(result, 'total-liabilities').figures?.net).toBe(18_700.5)
    const figure = await calls.send('GET', `/StatementRequests(${request.id})/Figures?line=trade-receivables`)
    expect(figure.body).toMatchObject({
      figures: { gross: 1200, depreciation: 0, net: 1200 },
      accounts: [{ account: '411000', auxiliary: 'C2', net: 1200 }],
    })
    const entries = await calls.send(
      'GET',
      `/StatementRequests(${request.id})/Entries?$filter=account eq '411000' and debit gt 0&$orderby=line&$count=true`,
    )
    expect(entries.body).toMatchObject({ '@odata.count': 2 })
    expect(rowsOfAnswer(entries)).toMatchObject([
      { line: 6, entryNumber: '3', entryDate: '2024-02-01', auxiliary: 'C1', debit: 2500.5, credit: 0 },
      { line: 10, entryNumber: '5', debit: 1200 },
    ])
  })

  it('says that all balances begin at zero if none is carried forward, whatever the journals are', async () => {
    const noteOf = async (text: string, openingJournals: string[]) => {
      const year = {
        fileName: '732829320FEC20251231.txt',
        periodStart: '2025-01-01',
        periodEnd: '2025-12-31',
      }
      const result = await resultOf(await calls.processed(text, { ...year, openingJournals }))
      return result.statements.find(({ id }) => id === 'cash-flow')?.note
    }
    expect(await noteOf(ledger(year2025), ['AN'])).toBeNull()
    expect(await noteOf(ledger(year2025), [])).toBe('opening-none')
    expect(await noteOf(ledger(year2025), ['OUV'])).toBe('opening-none')
  })

  it('is announced in the bell of the person who requested it', async () => {
    const { id } = await calls.processed(ledger(year2024))
    const bell = await calls.send('GET', '/MyNotifications?$top=50')
    expect(rowsOfAnswer(bell)).toContainEqual(
      expect.objectContaining({ link: `/app/eafautomate/dashboard/report/${id}` }),
    )
  })

  it('is compared with the year before, whose mapping is remembered', async () => {
    const decided = [{ account: '706000', debit: 'sales-of-goods', credit: 'sales-of-goods' }]
    const mapping = { sideLevel: 'auxiliary', rememberedFrom: null, decided }
    const before = await calls.processed(ledger(year2024), {
      accountId: 2,
      language: 'en',
      companyForm: 'SARL',
      companyAddress: ' 12 rue du Mail, 75002 Paris ',
      mapping,
    })
    expect(before).toMatchObject({ language: 'en' })
    const remembered = await calls.send('GET', '/RememberedMappings(2)')
    expect(remembered.body).toMatchObject({
      requestId: before.id,
      periodEnd: '2024-12-31',
      chart: 'pcg-2014',
      language: 'en',
      companyForm: 'SARL',
      companyAddress: '12 rue du Mail, 75002 Paris',
    })
    const next = await calls.processed(ledger(year2025), {
      accountId: 2,
      fileName: '732829320FEC20251231.txt',
      periodStart: '2025-01-01',
      periodEnd: '2025-12-31',
      chart: 'pcg-2025',
      mapping: { sideLevel: 'auxiliary', rememberedFrom: before.id, decided: [] },
      priorRequestId: before.id,
    })
    // No language was given.
    expect(next).toMatchObject({ status: 'finished', priorRequestId: before.id, language: null })
    const result = await resultOf(next, '?amount=300')
    const sales = lineOf(result, 'sales-of-goods')
    expect(sales).toMatchObject({ figures: { net: 4000 }, prior: { net: 3700.5 }, isSignificant: false })
    expect(lineOf(await resultOf(next, '?amount=299'), 'sales-of-goods').isSignificant).toBe(true)
    const opening = result.checks.find(({ check }) => check === 'opening-equals-prior-closing')
    expect(opening).toMatchObject({ passed: true, accounts: [] })
    // The statements it was compared with can be deleted; then it is compared with nothing.
    expect((await calls.remove(before)).status).toBe(204)
    expect(await calls.read(next)).toMatchObject({ priorRequestId: null })
    expect(lineOf(await resultOf(next), 'sales-of-goods').prior).toBeNull()
  })
})

it('has one failed check fewer once the year it was compared with is deleted', async () => {
  const before = await calls.processed(ledger(year2024), { accountId: 3 })
  const opened = year2025.map(([day, journal, debit, credit, euros, auxiliary]) => {
    const carried = euros === 10_000 ? 9000 : euros
    return [day, journal, debit, credit, carried, auxiliary] as const
  })
  const next = await calls.processed(ledger(opened), {
    accountId: 3,
    fileName: '732829320FEC20251231.txt',
    periodStart: '2025-01-01',
    periodEnd: '2025-12-31',
    chart: 'pcg-2025',
    priorRequestId: before.id,
  })
  const failed = async () =>
    (await resultOf(next)).checks.filter(({ passed }) => !passed).map(({ check }) => check)
  // The result of 2024 was not appropriated.
  expect(await failed()).toEqual(['results-agree', 'opening-equals-prior-closing'])
  expect(next.failedCheckCount).toBe(2)
  expect((await calls.remove(before)).status).toBe(204)
  expect(await failed()).toEqual(['results-agree'])
  expect((await calls.read(next)).failedCheckCount).toBe(1)
})

describe('an invalid file', () => {
  const failureOf = async (text: string | Uint8Array, changes: object = {}) => {
    const request = await calls.processed(text, changes)
    expect(request.status).toBe('failed')
    expect([
      await rowsKept('statement_entry', request.id),
      await rowsKept('statement_balance', request.id),
    ]).toEqual([0, 0])
    const result = await calls.send('GET', `/StatementRequests(${request.id})/Statements`)
    expect(result.code).toBe('statement-unfinished')
    return request.failure
  }

  it('fails with the first line that makes figures doubtful, and nothing of it is stored', async () => {
    const [debit, credit] = entry({ EcritureDate: '20240105', PieceDate: '20240105', ValidDate: '20240131' })
    expect(await failureOf(print([debit, { ...credit, Credit: '120,51' }]))).toMatchObject({
      kind: 'findings',
      stage: 'reading',
      rule: 'entry-unbalanced',
      line: 2,
    })
  })

  it('fails if dates are outside the given year', async () => {
    expect(await failureOf(ledger(year2024), { periodEnd: '2024-11-30' })).toMatchObject({
      kind: 'findings',
      rule: 'entry-date-after-closing',
      line: 14,
      count: 2,
    })
  })

  it('fails if it is not a table', async () => {
    expect(await failureOf(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0]))).toMatchObject({ kind: 'refused' })
    expect(await failureOf('a;b;c\n1;2;3\n')).toMatchObject({ kind: 'refused', rule: 'no-header' })
  })

  it('fails if an account has no line', async () => {
    expect(await failureOf(ledger([...year2024, ['20240601', 'OD', '880000', '512000', 12]]))).toEqual({
      kind: 'unmapped',
      stage: 'statements',
      rule: null,
      line: null,
      count: 1,
      accounts: ['880000'],
    })
  })

  it('is processed from scratch once someone starts it again', async () => {
    const request = await calls.processed(ledger(year2024), { periodEnd: '2024-11-30' })
    expect(request.status).toBe('failed')
    expect((await calls.start(request)).body).toMatchObject({ status: 'waiting', failure: null, progress: 0 })
    expect((await calls.ended(request)).status).toBe('failed')
  })

  it('with an overlong account number stores nothing', async () => {
    const day = { EcritureDate: '20240105', PieceDate: '20240105', ValidDate: '20240131' }
    const long = `411${'0'.repeat(3000)}`
    const text = print([row({ ...day, CompteNum: long, Debit: '1,00' }), row({ ...day, Credit: '1,00' })])
    expect(await failureOf(text)).toMatchObject({ kind: 'findings', rule: 'account-form', line: 2 })
  })
})

describe('a request', () => {
  const codeOf = async (changes: object) => (await calls.create(100, changes)).code

  it('is refused with a reason', async () => {
    expect(await codeOf({ accountId: 999_999 })).toBe('statement-client-unknown')
    expect(await codeOf({ periodStart: '2024-12-31' })).toBe('statement-period-invalid')
    expect(await codeOf({ periodStart: '2023-01-01', periodEnd: '2025-01-01' })).toBe(
      'statement-period-invalid',
    )
    expect(await codeOf({ priorRequestId: 999_999 })).toBe('statement-prior-unknown')
    expect((await calls.create(2 ** 31)).code).toBe('statement-file-too-large')
    const decided = (...places: readonly (readonly [string, string, string])[]) => ({
      mapping: {
        sideLevel: 'auxiliary',
        rememberedFrom: null,
        decided: places.map(([account, debit, credit]) => ({ account, debit, credit })),
      },
    })
    const unknown = await calls.create(100, decided(['1', 'cash', 'cash'], ['2', 'cash', 'nowhere']))
    expect(unknown).toMatchObject({ code: 'statement-place-unknown' })
    expect(JSON.stringify(unknown.body)).toContain('/mapping/decided/1/credit')
    expect(await codeOf(decided(['1', 'cash', 'cash'], ['1', 'cash', 'cash']))).toBe(
      'statement-account-repeated',
    )
    expect(await codeOf(decided(['1', 'trade-payables/depreciation', 'cash']))).toBe(
      'statement-place-unknown',
    )
    // A property name that every object has is an account like any other.
    expect((await calls.create(100, decided(['constructor', 'cash', 'cash']))).status).toBe(201)
    await sql`delete from statement_request where status = 'uploading'`.execute(calls.db)
  })

  it('waits for its file, and is limited to five uploads per person', async () => {
    const { body } = await calls.create(100)
    expect((await calls.start(body as AnsweredRequest)).code).toBe('statement-file-incomplete')
    for (let count = 1; count < 5; count += 1) expect((await calls.create(100)).status).toBe(201)
    expect((await calls.create(100)).code).toBe('statement-limit-reached')
    await sql`delete from statement_request where status = 'uploading'`.execute(calls.db)
  })

  it('is cancelled only while it waits or is processed', async () => {
    const cancel = ({ id }: { id: number }) => calls.send('POST', `/StatementRequests(${id})/Cancel`)
    const finished = await calls.processed(ledger(year2024))
    expect((await cancel(finished)).code).toBe('statement-closed')
    expect((await calls.start(finished)).code).toBe('statement-closed')
    const waiting = await calls.sent(ledger(year2024))
    await sql`update statement_request set status = 'waiting', lease = null where id = ${waiting.id}`.execute(
      calls.db,
    )
    expect((await cancel(waiting)).body).toMatchObject({ status: 'cancelled', progress: 0 })
    expect((await calls.start(waiting)).status).toBe(200)
    expect((await calls.ended(waiting)).status).toBe('finished')
  })

  it('is deleted, with everything that was read, by the person who created it', async () => {
    const request = await calls.processed(ledger(year2024))
    expect((await calls.remove(request, people.partner)).code).toBe('statement-of-another')
    expect((await calls.remove(request)).status).toBe(204)
    expect(await rowsKept('statement_entry', request.id)).toBe(0)
    expect((await calls.send('GET', `/StatementRequests(${request.id})`)).code).toBe('not-found')
  })
})

describe('a full disk', () => {
  /** Makes every insert into this table fail as in PostgreSQL when its disk is full. */
  const fill = (table: string) =>
    sql`create or replace function no_room() returns trigger language plpgsql as $$
      begin raise exception 'no space left on device' using errcode = '53100'; end $$;`
      .execute(calls.db)
      .then(() =>
        sql`create trigger no_room before insert on ${sql.table(table)} for each row execute function no_room()`.execute(
          calls.db,
        ),
      )
  const clear = (table: string) => sql`drop trigger no_room on ${sql.table(table)}`.execute(calls.db)

  it.each([
    ['entries', 'statement_entry'],
    ['statements', 'statement_balance'],
  ])(
    'ends processing at the stage of %s: nothing is stored, and it can be started again',
    async (stage, table) => {
      await fill(table)
      const request = await calls.processed(ledger(year2024))
      expect(request).toMatchObject({ status: 'failed', failure: { kind: 'storage', stage } })
      expect(await rowsKept('statement_entry', request.id)).toBe(0)
      expect(await rowsKept('statement_balance', request.id)).toBe(0)
      await clear(table)
      expect((await calls.start(request)).status).toBe(200)
      expect(await calls.ended(request)).toMatchObject({ status: 'finished', failure: null, lineCount: 14 })
      expect(await rowsKept('statement_entry', request.id)).toBe(14)
    },
  )
})

describe('a killed process', () => {
  const leave = (id: number, attempts: number) =>
    sql`update statement_request set status = 'processing', lease = gen_random_uuid(), attempts = ${attempts},
      lease_until = now() - interval '1 second' where id = ${id}`.execute(calls.db)

  it('leaves its request to another one, which restarts it', async () => {
    await calls.processor.stop()
    const request = await calls.sent(ledger(year2024))
    await leave(request.id, 1)
    const claimed = await claimRequest(calls.db)
    expect(claimed).toMatchObject({ id: request.id, attempts: 2 })
    // Meanwhile it belongs to nobody else.
    expect(await claimRequest(calls.db)).toBeUndefined()
    await leave(request.id, mostAttempts)
    const { connection, files } = calls.uploads.test
    const again = new StatementProcessor({ connection, files, log: createLog('silent') })
    again.start()
    expect(await calls.ended(request)).toMatchObject({ status: 'failed', failure: { kind: 'interrupted' } })
    await again.stop()
  })

  it('that only stood still deletes nothing of the one that has taken its request over', async () => {
    await calls.processor.stop()
    const request = await calls.sent(ledger(year2024))
    await leave(request.id, 1)
    const claimed = await claimRequest(calls.db)
    if (!claimed) throw new Error('There is nothing to claim')
    await leave(request.id, 1)
    const { connection, files } = calls.uploads.test
    const successor = new StatementProcessor({ connection, files, log: createLog('silent') })
    successor.start()
    expect((await calls.ended(request)).status).toBe('finished')
    await successor.stop()
    const { signal } = new AbortController()
    await expect(processRequest({ db: calls.db, files }, claimed, signal)).rejects.toThrow(RequestLost)
    expect(await rowsKept('statement_entry', request.id)).toBe(14)
  })
})

describe('the company', () => {
  it('is suggested from the client’s record, even if there are no statements', async () => {
    const account = await calls.db
      .selectFrom('account')
      .select(['account_legal_name as name', 'account_register_identification2 as siren'])
      .where('id', '=', 5)
      .executeTakeFirstOrThrow()
    const { body } = await calls.send('GET', '/RememberedMappings(5)')
    expect(body).toMatchObject({
      requestId: null,
      companyName: account.name,
      companyForm: '',
      companyNumber: account.siren,
      companyAddress: '',
    })
    expect((await calls.send('GET', '/RememberedMappings(5)', { as: people.client })).code).toBe(
      'scope-missing',
    )
  })

  it('is refused with a number whose check digit is wrong, and with texts that are too long', async () => {
    for (const companyNumber of ['732829321', '73282932000075'])
      expect((await calls.create(100, { companyNumber })).code).toBe('statement-company-number-invalid')
    for (const changes of [
      { companyNumber: '732 829 320' },
      { companyName: 'a'.repeat(201) },
      { companyForm: 'a'.repeat(101) },
      { companyAddress: 'a'.repeat(301) },
      { language: 'de' },
    ])
      expect((await calls.create(100, changes)).code).toBe('body-invalid')
  })
})

describe('other people', () => {
  it('are refused if they are clients, and cannot send bytes to another person’s file', async () => {
    const { body } = await calls.create(100)
    const request = body as AnsweredRequest
    for (const path of ['', `(${request.id})`, `(${request.id})/Statements`, `(${request.id})/Entries`])
      expect((await calls.send('GET', `/StatementRequests${path}`, { as: people.client })).code).toBe(
        'scope-missing',
      )
    expect((await calls.create(100, {}, people.client)).code).toBe('scope-missing')
    const bytes = new Uint8Array(10)
    expect((await calls.uploads.patch(request, 0, bytes, { as: people.partner })).code).toBe('not-found')
    // Clients upload documents that auditors request: another person's file does not exist for them.
    expect((await calls.uploads.patch(request, 0, bytes, { as: people.client })).code).toBe('not-found')
    expect((await calls.uploads.patch(request, 0, bytes, { as: people.staff })).status).toBe(204)
    await sql`delete from statement_request where status = 'uploading'`.execute(calls.db)
  })
})
