import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people } from '../../server/testing.ts'
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

const euros = (amount: number) => amount.toFixed(2).replace('.', ',')
const frenchDay = (day: string) => `${day.slice(6)}/${day.slice(4, 6)}/${day.slice(0, 4)}`

/** The entries of a year grouped by account, with a total for each. */
function printed(entries: typeof year2025): string {
  const accounts = [...new Set(entries.flatMap(([, , debit, credit]) => [debit, credit]))].toSorted()
  const rows = accounts.flatMap(account => {
    const lines = entries.flatMap(([day, journal, debit, credit, amount, auxiliary = ''], at) =>
      [debit, credit].flatMap((own, side) =>
        own === account
          ? [
              [
                frenchDay(day),
                journal,
                String(at + 1),
                own.startsWith('411') ? auxiliary : '',
                `Pièce ${at + 1}`,
                side === 0 ? euros(amount) : '',
                side === 1 ? euros(amount) : '',
              ],
            ]
          : [],
      ),
    )
    return [[account, `Compte ${account}`], ...lines, ['', '', '', '', `Solde ${account}`, '1,00', '']]
  })
  return [
    ['Grand livre général'],
    ['Date', 'Journal', 'N° pièce', 'Tiers', 'Libellé', 'Débit', 'Crédit'],
    ...rows,
  ]
    .map(row => `${row.join('\t')}\r\n`)
    .join('')
}

const columns = ['date', 'journal', 'number', 'auxiliary', 'label', 'debit', 'credit'] as const
const asLedger = (changes: object = {}, own: readonly (string | null)[] = columns) => ({
  fileName: 'Grand livre.txt',
  dialect: {
    encoding: 'utf-8',
    separator: '\t',
    decimalMark: ',',
    skippedLines: 1,
    amounts: 'debit-credit',
    ledger: { columns: own },
  },
  ...changes,
})
const in2025 = { periodStart: '2025-01-01', periodEnd: '2025-12-31', chart: 'pcg-2025' }

async function finished(text: string, changes: object): Promise<AnsweredRequest> {
  const request = await calls.processed(text, changes)
  expect(request).toMatchObject({ status: 'finished', failure: null })
  return request
}

async function resultOf({ id }: { id: number }): Promise<unknown> {
  const { status, body } = await calls.send('GET', `/StatementRequests(${id})/Statements`)
  expect(status).toBe(200)
  const { statements, checks, unavailable } = body as Record<string, unknown>
  return { statements, checks, unavailable }
}

describe('statements of a general ledger', () => {
  it('equal those of the same entries in a FEC', async () => {
    const ofLedger = await finished(printed(year2025), asLedger(in2025))
    const ofEntries = await finished(ledger(year2025), { ...in2025, fileName: '732829320FEC20251231.txt' })
    expect(ofLedger).toMatchObject({
      content: 'entries',
      lineCount: year2025.length * 2,
      entryCount: year2025.length,
    })
    expect(await resultOf(ofLedger)).toEqual(await resultOf(ofEntries))
  })

  it('link an account to its entries, and to the line of the file', async () => {
    const { id } = await finished(printed(year2024), asLedger())
    const { body } = await calls.send(
      'GET',
      `/StatementRequests(${id})/Entries?$filter=account eq '607000'&$count=true`,
    )
    const line = printed(year2024)
      .split('\r\n')
      .findIndex(row => row.includes('\tPièce 6\t800,25\t'))
    expect(body).toMatchObject({
      '@odata.count': 1,
      value: [
        {
          line: line + 1,
          journalCode: 'OD',
          entryNumber: '6',
          entryDate: '2024-05-01',
          account: '607000',
          accountLabel: 'Compte 607000',
          label: 'Pièce 6',
          debit: 800.25,
          credit: 0,
        },
      ],
    })
  })
})

describe('a general ledger', () => {
  it('with an entry that does not balance has no statements, and names the line', async () => {
    const withoutJournal = printed(year2024).replace('03/01/2024\tOD\t2', '03/01/2024\t\t2')
    const request = await calls.processed(withoutJournal, asLedger())
    const line = withoutJournal.split('\r\n').findIndex(row => row.startsWith('03/01/2024\t\t2'))
    expect(request).toMatchObject({
      status: 'failed',
      failure: { kind: 'findings', stage: 'reading', rule: 'ledger-field-missing', line: line + 1 },
    })
    const outside = await calls.processed(printed(year2025), asLedger())
    expect(outside).toMatchObject({ status: 'failed', failure: { rule: 'entry-date-after-closing' } })
  })

  it('without columns for entries is refused when it is read', async () => {
    const request = await calls.processed(printed(year2024), asLedger({}, ['date', null, 'number']))
    expect(request).toMatchObject({ status: 'failed', failure: { kind: 'refused', rule: 'no-header' } })
  })

  it('is refused with unknown columns, and from people who may not create statements', async () => {
    expect((await calls.create(10, asLedger({}, ['date', 'closing']))).code).toBe('body-invalid')
    expect((await calls.create(10, asLedger(), people.client)).status).toBe(403)
  })
})

describe('renamed columns', () => {
  const names = ['Posting date', 'Source', 'Trans. no', 'Partner', 'Narrative', 'Debit amt', 'Credit amt']
  const renamed = (text: string) =>
    text.replace('Date\tJournal\tN° pièce\tTiers\tLibellé\tDébit\tCrédit', names.join('\t'))
  const of = (changes: object) => ({ ...asLedger(), accountId: 9, ...changes })

  it('are read as chosen, and remembered for the client by the names in the file', async () => {
    const before = await calls.send('GET', '/RememberedMappings(9)')
    expect(before.body).toMatchObject({ reading: null })
    await finished(renamed(printed(year2024)), of({}))
    const { body } = await calls.send('GET', '/RememberedMappings(9)')
    expect(body).toMatchObject({
      reading: { periodEnd: '2024-12-31', header: names, dialect: { ledger: { columns } } },
    })
  })

  it('stay remembered after a year whose file uses the legal column names', async () => {
    await finished(ledger(year2025), {
      ...in2025,
      accountId: 9,
      fileName: '732829320FEC20251231.txt',
    })
    const { body } = await calls.send('GET', '/RememberedMappings(9)')
    expect(body).toMatchObject({
      periodEnd: '2025-12-31',
      reading: { periodEnd: '2024-12-31', header: names },
    })
  })

  it('are not remembered for a file with a header whose names were not stored at the time', async () => {
    await calls.db
      .updateTable('statement_request')
      .set({ header: null })
      .where('account_id', '=', 9)
      .execute()
    const { body } = await calls.send('GET', '/RememberedMappings(9)')
    expect(body).toMatchObject({ periodEnd: '2025-12-31', reading: null })
  })

  it('are remembered without names if there is no header: the first line counts too', async () => {
    const text = printed(year2024).split('\r\n').slice(2).join('\r\n')
    const headless = { ...asLedger().dialect, skippedLines: 0, ledger: { headerLines: 0, columns } }
    const request = await finished(text, of({ dialect: headless }))
    expect(request).toMatchObject({ lineCount: year2024.length * 2, entryCount: year2024.length })
    const { body } = await calls.send('GET', '/RememberedMappings(9)')
    expect(body).toMatchObject({ reading: { header: [], dialect: { ledger: { headerLines: 0 } } } })
  })

  it('of a FEC give the same statements as the legal names; without an account column it is refused', async () => {
    const fec = ledger(year2024)
    const legal = (fec.split(/\r?\n/)[0] ?? '').split('\t')
    const english = legal.map((_, at) => `Field ${at + 1}`)
    const { ledger: _ledger, ...plain } = asLedger().dialect
    const asEntries = (own: readonly (string | null)[]) =>
      of({ fileName: 'Export.txt', dialect: { ...plain, skippedLines: 0, entries: { columns: own } } })
    const text = fec.replace(legal.join('\t'), english.join('\t'))
    const other = await finished(text, asEntries(legal))
    const own = await finished(fec, { accountId: 9, fileName: '732829320FEC20241231.txt' })
    expect(await resultOf(other)).toEqual(await resultOf(own))
    const without = legal.map(column => (column === 'CompteNum' ? null : column))
    expect(await calls.processed(text, asEntries(without))).toMatchObject({
      status: 'failed',
      failure: { kind: 'refused', rule: 'no-header' },
    })
    expect((await calls.create(10, asEntries(['closing']))).code).toBe('body-invalid')
  })
})

describe('amounts in one column, and dates with the month first', () => {
  const sideOf = (side: number) => (side === 0 ? 'Débit' : 'Crédit')
  /** Every line with its account, as many programs export it; the side is next to the amount, or is its sign. */
  const exported = (entries: typeof year2024, isSigned: boolean) =>
    [
      [
        'Posting date',
        'Source',
        'Trans. no',
        'Nominal code',
        'Narrative',
        'Amount',
        isSigned ? 'Note' : 'D/C',
      ],
      ...entries.flatMap(([day, journal, debit, credit, amount], at) =>
        [debit, credit].map((account, side) => [
          `${day.slice(4, 6)}/${day.slice(6)}/${day.slice(0, 4)}`,
          journal,
          String(at + 1),
          account,
          `Pièce ${at + 1}`,
          `${isSigned && side === 1 ? '-' : ''}${euros(amount)}`,
          isSigned ? '' : sideOf(side),
        ]),
      ),
    ]
      .map(row => `${row.join('\t')}\r\n`)
      .join('')
  const own = (isSigned: boolean) => [
    ...(['date', 'journal', 'number', 'account', 'label', 'amount'] as const),
    isSigned ? null : 'side',
  ]
  const asExported = (isSigned: boolean, changes: object = {}) => ({
    fileName: 'Export.txt',
    accountId: 9,
    dialect: {
      ...asLedger().dialect,
      skippedLines: 0,
      dates: 'month-first',
      ledger: { columns: own(isSigned) },
      ...changes,
    },
  })
  /** That export has no auxiliary accounts. */
  const entries2024 = year2024.map(([day, journal, debit, credit, amount]) => [
    day,
    journal,
    debit,
    credit,
    amount,
  ]) as unknown as typeof year2024

  it('give the same statements as the same entries with debits and credits', async () => {
    const columnsApart = await finished(ledger(entries2024), { fileName: '732829320FEC20241231.txt' })
    for (const isSigned of [true, false]) {
      const request = await finished(exported(entries2024, isSigned), asExported(isSigned))
      expect(request).toMatchObject({ content: 'entries', lineCount: year2024.length * 2 })
      expect(await resultOf(request)).toEqual(await resultOf(columnsApart))
    }
  })

  it('give the same statements with credits positive, where that is said, and say it with the request', async () => {
    const columnsApart = await finished(ledger(entries2024), { fileName: '732829320FEC20241231.txt' })
    const turned = exported(entries2024, true).replaceAll(
      /\t(-?)(\d[\d ]*,\d\d)\t/g,
      (_, minus, amount) => `\t${minus === '' ? '-' : ''}${amount}\t`,
    )
    const request = await finished(turned, asExported(true, { signs: 'credits-positive' }))
    expect(request).toMatchObject({ amountSigns: 'credits-positive' })
    expect(await resultOf(request)).toEqual(await resultOf(columnsApart))
    const { body } = await calls.send('GET', '/RememberedMappings(9)')
    expect(body).toMatchObject({ reading: { dialect: { signs: 'credits-positive' } } })
    // A side that is written tells more than a sign that nobody needs.
    const sided = await finished(
      exported(entries2024, false),
      asExported(false, { signs: 'credits-positive' }),
    )
    expect(sided).toMatchObject({ amountSigns: null })
    expect(await resultOf(sided)).toEqual(await resultOf(columnsApart))
  })

  it('are remembered of the client, with the order of day and month', async () => {
    const { body } = await calls.send('GET', '/RememberedMappings(9)')
    expect(body).toMatchObject({
      reading: { dialect: { dates: 'month-first', ledger: { columns: own(false) } } },
    })
  })

  it('have no statements if a side is invalid, or a date is in the other order', async () => {
    const withoutSide = exported(entries2024, false)
      .replace('\tDébit\r\n', '\tNeither\r\n')
      .replace('\tCrédit\r\n', '\tNeither\r\n')
    expect(await calls.processed(withoutSide, asExported(false))).toMatchObject({
      status: 'failed',
      failure: { kind: 'findings', stage: 'reading', rule: 'ledger-side-unknown', line: 2 },
    })
    const dayFirst = asExported(false, { dates: 'day-first' })
    expect(await calls.processed(exported(entries2024, false), dayFirst)).toMatchObject({ status: 'failed' })
  })

  it('can be used for a FEC too: in `Montant` alone, with the side as its sign', async () => {
    const fec = ledger(entries2024)
    const [header = '', ...lines] = fec.split(/\r?\n/)
    const names = header.split('\t')
    const debit = names.indexOf('Debit')
    const signed = [header.replace('Debit', 'Montant').replace('\tCredit', ''), ...lines]
      .map(line => {
        const fields = line.split('\t')
        if (fields.length < names.length) return line
        const [one = '', other = ''] = fields.slice(debit, debit + 2)
        return fields.toSpliced(debit, 2, /[1-9]/.test(one) ? one : `-${other}`).join('\t')
      })
      .join('\r\n')
    const { ledger: _ledger, ...plain } = asLedger().dialect
    const dialect = { ...plain, skippedLines: 0, amounts: 'signed-amount' }
    const request = await finished(signed, { fileName: '732829320FEC20241231.txt', dialect })
    const columnsApart = await finished(fec, { fileName: '732829320FEC20241231.txt' })
    expect(await resultOf(request)).toEqual(await resultOf(columnsApart))
  })

  it('are refused with an unknown order or form', async () => {
    expect((await calls.create(10, asExported(true, { dates: 'week-first' }))).code).toBe('body-invalid')
    expect((await calls.create(10, asExported(true, { amounts: 'side' }))).code).toBe('body-invalid')
    expect((await calls.create(10, asExported(true, { signs: 'turned' }))).code).toBe('body-invalid')
  })
})
