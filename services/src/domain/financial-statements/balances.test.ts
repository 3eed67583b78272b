import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people } from '../../server/testing.ts'
import { findIn } from '../audit-folders/run-checks.ts'
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

interface Amounts {
  opening: number
  debit: number
  credit: number
}

/** Euros by account, from the entries of a year. */
function accountsOf(entries: typeof year2024): [string, Amounts][] {
  const accounts = new Map<string, Amounts>()
  const at = (account: string) => {
    const known = accounts.get(account) ?? { opening: 0, debit: 0, credit: 0 }
    accounts.set(account, known)
    return known
  }
  for (const [, journal, debit, credit, euros] of entries) {
    if (journal === 'AN') {
      at(debit).opening += euros
      at(credit).opening -= euros
    } else {
      at(debit).debit += euros
      at(credit).credit += euros
    }
  }
  return [...accounts]
}

const euros = (amount: number) => amount.toFixed(2).replace('.', ',')
const onSides = (amount: number) => [euros(Math.max(0, amount)), euros(Math.max(0, -amount))]

type Column = 'account' | 'label' | 'opening' | 'debit' | 'credit' | 'closing-debit' | 'closing-credit'
const whole: readonly Column[] = [
  'account',
  'label',
  'opening',
  'debit',
  'credit',
  'closing-debit',
  'closing-credit',
]
const closingOnly: readonly Column[] = ['account', 'label', 'closing-debit', 'closing-credit']

function printed(entries: typeof year2024, columns: readonly Column[]): string {
  const rows = accountsOf(entries).map(([account, { opening, debit, credit }]) => {
    const [closingDebit = '', closingCredit = ''] = onSides(opening + debit - credit)
    const cells: Record<Column, string> = {
      account,
      label: `Compte ${account}`,
      opening: euros(opening),
      debit: euros(debit),
      credit: euros(credit),
      'closing-debit': closingDebit,
      'closing-credit': closingCredit,
    }
    return columns.map(column => cells[column])
  })
  return [['Balance générale'], columns, ...rows, ['', 'Total général']]
    .map(row => `${row.join('\t')}\r\n`)
    .join('')
}

const asBalance = (columns: readonly (Column | null)[], changes: object = {}) => ({
  fileName: 'Balance.txt',
  dialect: {
    encoding: 'utf-8',
    separator: '\t',
    decimalMark: ',',
    skippedLines: 1,
    amounts: 'debit-credit',
    balance: { headerLines: 1, columns },
  },
  openingJournals: [],
  ...changes,
})
const in2025 = { periodStart: '2025-01-01', periodEnd: '2025-12-31', chart: 'pcg-2025' }

interface Result {
  statements: {
    id: string
    note: string | null
    lines: { id: string; figures: { net: number } | null; prior: unknown }[]
  }[]
  checks: { check: string; passed: boolean; figures: { name: string; amount: number }[] }[]
  unavailable: { check: string; reason: string }[]
}

async function resultOf({ id }: { id: number }): Promise<Result> {
  const { status, body } = await calls.send('GET', `/StatementRequests(${id})/Statements`)
  expect(status).toBe(200)
  return body as Result
}

const netOf = ({ statements }: Result) =>
  Object.fromEntries(statements.flatMap(({ lines }) => lines.map(({ id, figures }) => [id, figures?.net])))

async function finished(text: string, changes: object): Promise<AnsweredRequest> {
  const request = await calls.processed(text, changes)
  expect(request).toMatchObject({ status: 'finished', failure: null })
  return request
}

describe('statements of a trial balance', () => {
  it('equal those of the entries that it sums up', async () => {
    const ofBalance = await finished(printed(year2025, whole), asBalance(whole, in2025))
    const ofEntries = await finished(ledger(year2025), { ...in2025, fileName: '732829320FEC20251231.txt' })
    expect(ofBalance).toMatchObject({
      content: 'balances',
      lineCount: accountsOf(year2025).length,
      entryCount: null,
    })
    expect(ofEntries).toMatchObject({ content: 'entries', entryCount: year2025.length })
    const [balance, entries] = [await resultOf(ofBalance), await resultOf(ofEntries)]
    expect(netOf(balance)).toEqual(netOf(entries))
    expect(balance.checks).toEqual(entries.checks)
    expect(balance).toMatchObject({ unavailable: [] })
    expect(balance.statements.map(({ note }) => note)).toEqual([null, null, null, null, null])
  })

  it('link a figure to its accounts, which have no entries', async () => {
    const request = await finished(printed(year2024, whole), asBalance(whole))
    const figure = await calls.send('GET', `/StatementRequests(${request.id})/Figures?line=trade-receivables`)
    expect(figure.body).toMatchObject({ accounts: [{ account: '411000', auxiliary: '', net: 1200 }] })
    const entries = await calls.send('GET', `/StatementRequests(${request.id})/Entries?$count=true`)
    expect(entries.body).toMatchObject({ value: [], '@odata.count': 0 })
    const listed = await calls.send(
      'GET',
      `/StatementRequests?$filter=content eq 'balances'&$select=id,content`,
    )
    const { value } = listed.body as { value: { id: number; content: string }[] }
    expect(value.map(({ id }) => id)).toContain(request.id)
    expect(new Set(value.map(({ content }) => content))).toEqual(new Set(['balances']))
  })

  it('have no cash flow if the opening balances are unknown', async () => {
    const result = await resultOf(
      await finished(printed(year2025, closingOnly), asBalance(closingOnly, in2025)),
    )
    const cashFlow = result.statements.find(({ id }) => id === 'cash-flow')
    expect(cashFlow).toEqual({ id: 'cash-flow', note: 'opening-unknown', lines: [] })
    expect(result.unavailable).toEqual([
      { check: 'cash-flow-closes', reason: 'opening-unknown' },
      { check: 'opening-equals-prior-closing', reason: 'opening-unknown' },
    ])
    expect(result.checks.map(({ check }) => check)).toEqual([
      'all-accounts-mapped',
      'ledger-balances',
      'assets-equal-liabilities',
      'results-agree',
    ])
    // What the balances differ by is neither a debit nor a credit of the year.
    expect(result.checks[1]?.figures.map(({ name }) => name)).toEqual(['difference'])
    expect(netOf(result)['total-assets']).toBe(21_700.5)
  })

  it('open with the closing balances of the year before, and no longer once its statements are deleted', async () => {
    const prior = await finished(ledger(year2024), {})
    const request = await finished(
      printed(year2025, closingOnly),
      asBalance(closingOnly, { ...in2025, priorRequestId: prior.id }),
    )
    const result = await resultOf(request)
    expect(result.statements.find(({ id }) => id === 'cash-flow')?.note).toBe('movements-netted')
    expect(result.unavailable).toEqual([
      { check: 'opening-equals-prior-closing', reason: 'opening-from-prior' },
    ])
    const closes = result.checks.find(({ check }) => check === 'cash-flow-closes')
    expect(closes).toMatchObject({ passed: true })
    expect(netOf(result)['cash-flow/opening-cash']).toBe(12_500.5)
    // Deleted statements provide no opening balances.
    expect((await calls.remove(prior)).status).toBe(204)
    expect((await resultOf(request)).unavailable).toHaveLength(2)
  })

  it('say so where only the year before sets new borrowings off against repayments', async () => {
    const opened = whole.filter(column => column !== 'debit' && column !== 'credit')
    const prior = await finished(printed(year2024, opened), asBalance(opened))
    const next = await finished(
      printed(year2025, whole),
      asBalance(whole, { ...in2025, priorRequestId: prior.id }),
    )
    const { statements } = await resultOf(next)
    expect(statements.find(({ id }) => id === 'cash-flow')?.note).toBe('prior-movements-netted')
  })

  it('provide no cash flow for the following year to compare with', async () => {
    const prior = await finished(printed(year2024, closingOnly), asBalance(closingOnly))
    const next = await finished(
      printed(year2025, whole),
      asBalance(whole, { ...in2025, priorRequestId: prior.id }),
    )
    const { statements } = await resultOf(next)
    const line = (id: string) => statements.flatMap(({ lines }) => lines).find(each => each.id === id)
    expect(line('cash-flow/change-in-cash')?.prior).toBeNull()
    expect(line('total-assets')?.prior).not.toBeNull()
  })

  it('skip the checks of entries in an audit folder', async () => {
    const { id } = await finished(printed(year2024, whole), asBalance(whole))
    const row = await calls.db
      .selectFrom('statement_request')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const found = new Map((await findIn(calls.db, row)).map(({ check, result }) => [check, result]))
    for (const check of [
      'cross-footing',
      'trial-balance',
      'benford',
      'weekend',
      'round-sums',
      'duplicate-invoices',
      'after-closing',
    ] as const)
      expect(found.get(check), check).toBe('not-applicable')
    expect(found.get('statements-agree')).toBe('passed')
    expect(found.get('unusual-side')).toBe('passed')
  })
})

describe('auxiliary accounts of a trial balance', () => {
  const columns = ['account', 'label', 'auxiliary', 'closing-debit', 'closing-credit']
  const header = 'Balance\r\nCompte\tLibellé\tAuxiliaire\tDébit\tCrédit\r\n'
  const rows = [
    '411000\tClients\t\t1180,00\t',
    '411000\tAtelier Lumière\tC0042\t1200,00\t',
    '411000\tHôtel du Parvis\tC0107\t\t20,00',
    '512000\tBanque\t\t\t1180,00',
  ]
  const text = `${header}${rows.join('\r\n')}\r\n`
  const asAuxiliary = asBalance(columns as Column[])

  it('count once, each on its own side, and link to their lines of the file', async () => {
    const request = await finished(text, asAuxiliary)
    expect(request).toMatchObject({ lineCount: 3 })
    const of = async (line: string) => {
      const path = `/StatementRequests(${request.id})/Figures?line=${line}`
      const { body } = await calls.send('GET', path)
      return (body as { accounts: { auxiliary: string; net: number }[] }).accounts.map(
        ({ auxiliary, net }) => [auxiliary, net],
      )
    }
    expect(await of('trade-receivables')).toEqual([['C0042', 1200]])
    expect(await of('total-assets')).toEqual([['C0042', 1200]])
    const lines = await calls.send(
      'GET',
      `/StatementRequests(${request.id})/Accounts?$filter=account eq '411000'&$orderby=line desc&$count=true`,
    )
    expect(lines.body).toEqual({
      value: [
        {
          id: 2,
          line: 5,
          account: '411000',
          accountLabel: 'Clients',
          auxiliary: 'C0107',
          auxiliaryLabel: 'Hôtel du Parvis',
          opening: null,
          debit: null,
          credit: null,
          closing: -20,
        },
        expect.objectContaining({ id: 1, line: 4, auxiliary: 'C0042', closing: 1200 }),
      ],
      '@odata.count': 2,
    })
    const client = await calls.send('GET', `/StatementRequests(${request.id})/Accounts`, {
      as: people.client,
    })
    expect(client.status).toBe(403)
    expect((await calls.send('GET', '/StatementRequests(999999)/Accounts')).status).toBe(404)
  })

  it('that do not add up to their account prevent statements, unless a person accepts that', async () => {
    const off = text.replace('1180,00\t\r\n411000\tAtelier', '1180,01\t\r\n411000\tAtelier')
    expect(await calls.processed(off, asAuxiliary)).toMatchObject({
      status: 'failed',
      failure: { rule: 'balance-collective-difference', line: 3 },
    })
    const beside = text.replace('\t1180,00\r\n', '\t2360,00\r\n')
    const { dialect } = asAuxiliary
    const apart = { ...dialect, balance: { ...dialect.balance, collectives: 'apart' } }
    expect(await finished(beside, { ...asAuxiliary, dialect: apart })).toMatchObject({ lineCount: 4 })
  })

  it('give opening balances and movements if the file has them, like entries', async () => {
    const movements = await finished(printed(year2025, whole), asBalance(whole, in2025))
    const first = async ({ id }: { id: number }) => {
      const { body } = await calls.send(
        'GET',
        `/StatementRequests(${id})/Accounts?$filter=account eq '512000'`,
      )
      return (body as { value: object[] }).value[0]
    }
    const expected = { opening: 12_500.5, closing: expect.any(Number), debit: expect.any(Number) }
    expect(await first(movements)).toMatchObject({ ...expected, line: expect.any(Number) })
    const entries = await finished(ledger(year2025), { ...in2025, fileName: '732829320FEC20251231.txt' })
    expect(await first(entries)).toMatchObject({ ...expected, line: null })
  })
})

describe('a trial balance', () => {
  it('with doubtful figures has no statements, and names the line', async () => {
    const text = printed(year2024, closingOnly).replace(
      '411000\tCompte 411000\t1200,00',
      '411000\tCompte 411000\t1200,01',
    )
    const request = await calls.processed(text, asBalance(closingOnly))
    expect(request).toMatchObject({
      status: 'failed',
      failure: { kind: 'findings', stage: 'reading', rule: 'balance-unbalanced', line: null, count: 1 },
    })
    const twice = await calls.processed(
      'Titre\r\nc\tl\td\tc\r\n512000\tBanque\t1,00\t\r\n512000\tBanque\t\t1,00\r\n',
      asBalance(closingOnly),
    )
    expect(twice).toMatchObject({ status: 'failed', failure: { rule: 'balance-account-twice', line: 4 } })
  })

  it('without a column for the balance is refused when it is read', async () => {
    const request = await calls.processed(
      printed(year2024, closingOnly),
      asBalance(['account', 'label', null, null]),
    )
    expect(request).toMatchObject({ status: 'failed', failure: { kind: 'refused', rule: 'no-header' } })
  })

  it('is refused with unknown columns, and from people who may not create statements', async () => {
    const columns = await calls.create(10, asBalance(['account', 'balance' as Column]))
    expect(columns.code).toBe('body-invalid')
    const client = await calls.create(10, asBalance(closingOnly), people.client)
    expect(client.status).toBe(403)
  })
})
