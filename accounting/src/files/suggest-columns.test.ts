import { expect, it } from 'vitest'
import { BalanceCheck } from '../balance/check.ts'
import { FecCheck } from '../fec/check.ts'
import { columns18, print, row } from '../fec/ledger.test-support.ts'
import { missingEntryColumns } from '../fec/header.ts'
import { FecRepair, repairedDialect } from '../fec/repair.ts'
import type { Dialect, Preview } from '../fec/report.ts'
import { GeneralLedgerCheck } from '../general-ledger/check.ts'
import { previewFile } from './preview.ts'
import { alike, suggestColumns } from './suggest-columns.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const table = (separator: string, ...rows: string[]) =>
  rows.map(line => `${line.replaceAll('|', separator)}\n`).join('')

function read(text: string, ...more: [Partial<Dialect>?, Parameters<typeof previewFile>[3]?]): Preview {
  const found = previewFile(bytes(text), 'export.csv', ...more)
  if ('refused' in found) throw new Error(found.refused)
  return found
}

const sale = [
  '2023-01-15|VE|12|411000|Trade debtors|Invoice 12|1200.00|0.00',
  '2023-01-15|VE|12|706000|Services|Invoice 12|0.00|1200.00',
]
const name = '732829320FEC20231231.txt'

/** A FEC with the column names of another program. */
const english = [
  'Journal ID',
  'Journal name',
  'Voucher no.',
  'Posting date',
  'GL account',
  'Account name',
  'Third party code',
  'Third party name',
  'Document ref.',
  'Document date',
  'Line description',
  'Debit amount',
  'Credit amount',
  'Matching code',
  'Matching date',
  'Validated on',
  'Amount in currency',
  'Currency',
]
const fec = print([
  row({ CompteNum: '411000', CompteLib: 'Clients', Debit: '12,00' }),
  row({ CompteNum: '706000', CompteLib: 'Ventes', Credit: '12,00' }),
])
const renamed = fec.replace(columns18.join('\t'), english.join('\t'))
const headless = fec.slice(fec.indexOf('\n') + 1)

it('considers names similar that share most pairs of letters', () => {
  expect(alike('posting date', 'posting date')).toBe(1)
  expect(alike('trans date', 'transaction date')).toBeGreaterThan(0.6)
  expect(alike('debit', 'label')).toBeLessThan(0.3)
  expect(alike('', 'x')).toBe(0)
})

it('finds each column of a general ledger with the names of another program', () => {
  const { dialect, rows } = read(
    table(
      ';',
      'Posting Date|Source|Trans. No|Nominal Code|Nominal Name|Narrative|Debit Amt|Credit Amt',
      ...sale,
    ),
  )
  expect(dialect).toMatchObject({
    separator: ';',
    decimalMark: '.',
    ledger: {
      columns: ['date', 'journal', 'number', 'account', 'account-label', 'label', 'debit', 'credit'],
    },
  })
  expect(rows).toHaveLength(2)
})

it('reads a ledger without a header by the content of its columns, including its first line', () => {
  const text = table('\t', ...sale, '2023-01-16|AC|13|607000|Goods|Invoice 13|30.00|0.00')
  const { dialect, header, rows } = read(text)
  expect(dialect.ledger).toEqual({
    headerLines: 0,
    columns: ['date', 'journal', 'number', 'account', 'account-label', 'label', 'debit', 'credit'],
  })
  expect(header.slice(0, 3)).toEqual(['A', 'B', 'C'])
  expect(rows).toHaveLength(3)
  const { ledger } = dialect
  if (!ledger) throw new Error('it is read as something else')
  const check = new GeneralLedgerCheck({ ...dialect, ledger }, { fileName: 'x' })
  check.push(bytes(text.replace('1200.00\t0.00', 'twelve\t0.00')))
  const report = check.end()
  expect(report.lines).toBe(3)
  expect(report.header).toBeUndefined()
  // A column without a name is called by its letter.
  expect(report.findings.find(({ rule }) => rule === 'ledger-amount-form')).toMatchObject({
    line: 1,
    column: 'G',
  })
})

it('reads a trial balance without a header, and one in English', () => {
  const text = table(';', '101000|Share capital|0.00|1000.00', '512000|Bank|1000.00|0.00')
  const { dialect } = read(text)
  expect(dialect.balance).toEqual({
    headerLines: 0,
    columns: ['account', 'label', 'closing-debit', 'closing-credit'],
  })
  const { balance } = dialect
  if (!balance) throw new Error('it is read as something else')
  const check = new BalanceCheck({ ...dialect, balance }, { fileName: 'x' })
  check.push(bytes(text))
  expect(check.end()).toMatchObject({ lines: 2, debit: 100_000n, credit: 100_000n, counts: {} })
  const odd = read(
    table(';', 'Main acct.|Acct. name|Year-end bal.', '101000|Share capital|-1000.00', '512000|Bank|1000.00'),
  )
  expect(odd.dialect.balance?.columns).toEqual(['account', 'label', 'closing'])
})

it('reads a FEC with other names as one, reports each name, and writes the legal ones into the copy', () => {
  const { dialect } = read(renamed)
  expect(dialect.entries).toEqual({ columns: [...columns18] })
  const check = new FecCheck(dialect, { fileName: name })
  check.push(bytes(renamed))
  const report = check.end()
  expect(report.lines).toBe(2)
  expect(report.header).toEqual(english)
  expect(report.counts['column-name']).toBe(18)
  expect(report.findings[0]).toMatchObject({
    rule: 'column-name',
    column: 'JournalCode',
    value: 'Journal ID',
    line: 1,
  })
  const repair = new FecRepair(dialect, { repairs: ['header'] })
  const copy = new TextDecoder().decode(repair.push(bytes(renamed))) + new TextDecoder().decode(repair.end())
  expect(copy).toBe(fec)
  expect(repair.changeCount).toBe(18)
  expect(repairedDialect(dialect, ['header']).entries).toBeUndefined()
  expect(repairedDialect(dialect, ['trim']).entries).toBeDefined()
})

it('gives a FEC without a header the legal one', () => {
  const { dialect } = read(headless)
  expect(dialect.entries).toEqual({ headerLines: 0, columns: [...columns18] })
  const check = new FecCheck(dialect, { fileName: name })
  check.push(bytes(headless))
  expect(check.end()).toMatchObject({ lines: 2, entries: 1, counts: { 'header-missing': 1 } })
  const repair = new FecRepair(dialect, { repairs: ['header'] })
  const copy = new TextDecoder().decode(repair.push(bytes(headless))) + new TextDecoder().decode(repair.end())
  expect(copy).toBe(fec)
})

it('keeps legal names, and suggests only what they leave open', () => {
  const { dialect } = read(fec.replace('EcritureDate', 'Posting date'))
  expect(dialect.entries?.columns).toEqual([...columns18])
  expect(read(fec).dialect.entries).toBeUndefined()
})

it('does not take an amount for one of a single side, or a number for a date', () => {
  expect(suggestColumns('ledger', ['Montant', 'Date'], [['1,00', 'le 3']])).not.toContain('debit')
  expect(suggestColumns('ledger', ['Montant', 'Date'], [['1,00', 'le 3']])).not.toContain('date')
})

it('uses columns as a person chose them, and refuses entries without the required columns', () => {
  const { dialect } = read(renamed)
  const columns = dialect.entries?.columns.map(column => (column === 'CompteNum' ? null : column)) ?? []
  const corrected = read(renamed, { entries: { columns }, skippedLines: 0 })
  expect(corrected.columns).not.toContain('CompteNum')
  expect(() => new FecCheck(corrected.dialect, { fileName: name })).toThrow('no-header')
})

it('reads a table with other names as what a person says it contains', () => {
  const text = table(';', 'Quoi|Qui|Combien', '411000|Martin|12,00')
  expect(read(text, {}, 'balances').dialect.balance?.columns).toEqual(['account', 'label', 'closing'])
  expect(read(text, {}, 'ledger').dialect.ledger?.columns.filter(each => each === 'account')).toHaveLength(1)
  expect(read(text, {}, 'entries').dialect.entries?.columns).toContain('CompteNum')
})

it('refuses a text that is not a table', () => {
  for (const text of ['Bonjour,\nvoici le fichier.\n', 'Nom;Ville;Pays\nMartin;Lyon;France\n', 'a\nb\nc\n'])
    expect(previewFile(bytes(text), 'x.txt')).toEqual({ refused: 'no-header', line: undefined })
})

const over = ['411000 Trade debtors||||||', '2023-01-15|VE|x|706000|Invoice 12|1200.00|0.00']
const underOther = [
  ...over,
  '706000 Services||||||',
  '2023-01-15|VE|x|411000|Invoice 12|0.00|1200.00',
  '2023-01-16|AC|x|401000|Invoice 13|0.00|50.00',
]

it('never takes the contra account for the account of a ledger whose accounts are above their lines', () => {
  for (const other of [
    'Contrepartie',
    'Offset account',
    'Contra account',
    'Bank account',
    'Acct. 2',
    'Info',
  ]) {
    const names = `Date|Journal|Ref 2|${other}|Libellé|Débit|Crédit`
    const { dialect } = read(table(';', names, ...underOther))
    expect(dialect.ledger?.columns, other).toContain('debit')
    expect(dialect.ledger?.columns, other).not.toContain('account')
  }
  // Without the names of a ledger, and without any.
  const others = read(table(';', 'Wann|Wo|Wie|Gegenkonto|Was|Debit amt|Credit amt', ...underOther))
  expect(others.dialect.ledger?.columns).not.toContain('account')
  expect(read(table(';', ...underOther)).dialect.ledger?.columns ?? ['account']).not.toContain('account')
})

it('does not suggest the balance of another year, or a plan, for this year’s', () => {
  const columnsOf = (...names: string[]) =>
    suggestColumns(
      'balances',
      ['Nominal', 'Text', ...names],
      [['512000', 'Cash', ...names.map((_, at) => `${at + 1},00`)]],
    ).slice(2)
  for (const other of ['Solde N-1', 'Solde N-2', 'Prior year balance', 'Previous balance', 'Budget'])
    expect(columnsOf(other), other).toEqual([null])
  expect(columnsOf('Solde 2022', 'Solde 2023')).toEqual([null, 'closing'])
  expect(columnsOf('Solde 31/12/2023', 'Solde 31/12/22')).toEqual([null, null])
  expect(columnsOf('2023', '2022')).toEqual([null, null])
  // Amounts with meaningless names are left for a person to assign.
  expect(columnsOf('Montant 1', 'Montant 2')).toEqual([null, null])
  expect(columnsOf('A', 'B', 'C', 'D')).toEqual([null, null, null, null])
  expect(
    suggestColumns(
      'ledger',
      ['X', 'Y'],
      [
        ['1,00', ''],
        ['', '1,00'],
      ],
    ),
  ).toEqual([null, null])
})

it('reads the balance of the last day as the closing one, whichever comes first', () => {
  const { dialect } = read(table(';', 'Compte|Intitulé|Solde 2022|Solde 2023', '512000|Banque|1,00|2,00'))
  expect(dialect.balance?.columns).toEqual(['account', 'label', null, 'closing'])
  const sides = 'Compte|Libellé|Débit 2022|Crédit 2022|Débit 2023|Crédit 2023'
  expect(read(table(';', sides, '512000|Banque|1,00|0,00|2,00|0,00')).dialect.balance?.columns).toEqual([
    'account',
    'label',
    null,
    null,
    'closing-debit',
    'closing-credit',
  ])
  // The opening has the date of the day before.
  const opened = 'Compte|Libellé|Report au 31/12/2022|Débit|Crédit|Solde au 31/12/2023'
  expect(read(table(';', opened, '512000|Banque|1,00|2,00|0,00|3,00')).dialect.balance?.columns).toEqual([
    'account',
    'label',
    'opening',
    'debit',
    'credit',
    'closing',
  ])
})

it('takes no currency, side or constant for a journal, and no column whose name means something else', () => {
  const of = (header: string, ...values: string[]) =>
    suggestColumns(
      'ledger',
      [header],
      values.map(each => [each]),
    )[0]
  expect(of('Wo', 'VE', 'AC')).toBe('journal')
  expect(of('Wo', 'VE', 'VE')).not.toBe('journal')
  expect(of('Wo', 'EUR', 'USD')).not.toBe('journal')
  expect(of('Wo', 'D', 'C')).not.toBe('journal')
  expect(of('Currency', 'AB', 'CD')).not.toBe('journal')
  expect(of('Third party', 'AB', 'CD')).not.toBe('journal')
  expect(of('Wie', '12', '13')).toBe('number')
  expect(of('Wie', '12', '12')).not.toBe('number')
  expect(of('Document number', '12', '13')).not.toBe('number')
})

it('does not take another date for one that the law requires', () => {
  const days = [
    'Date de création',
    'Creation date',
    'Due date',
    'Date échéance',
    'Date de saisie',
    'Modified on',
  ]
  for (const day of days) {
    const { dialect } = read(fec.replace('ValidDate', day))
    expect(dialect.entries?.columns ?? [], day).not.toContain('ValidDate')
    const second = read(fec.replace('EcritureDate', day))
    expect(second.dialect.entries?.columns ?? [], day).not.toContain('EcritureDate')
  }
  expect(read(fec.replace('EcritureDate', 'Jour')).dialect.entries?.columns ?? []).not.toContain(
    'EcritureDate',
  )
  expect(read(fec.replace('EcritureDate', 'Date écriture')).dialect.entries?.columns).toContain(
    'EcritureDate',
  )
  expect(suggestColumns('ledger', ['Due date'], [['2023-01-15']])).toEqual([null])
})

it('writes a copy in which no ignored column has a legal name', () => {
  const names = columns18.map(column => (column === 'Debit' ? 'Debit EUR' : column)).join('\t')
  const [, ...lines] = fec.trimEnd().split(/\r?\n/)
  const text = [`${names}\tDebit\tDebit`, ...lines.map(line => `${line}\t99,00\t98,00`), ''].join('\r\n')
  const entries = { columns: [...columns18, null, null] }
  const { dialect } = read(text, { entries, skippedLines: 0 })
  const repair = new FecRepair(dialect, { repairs: ['header'] })
  const copy = new TextDecoder().decode(repair.push(bytes(text))) + new TextDecoder().decode(repair.end())
  expect(copy.split('\r\n')[0]).toBe(`${columns18.join('\t')}\tDebit (2)\tDebit (3)`)
  const again = new FecCheck(repairedDialect(dialect, ['header']), { fileName: name })
  again.push(bytes(copy))
  const report = again.end()
  expect(report).toMatchObject({ lines: 2, debit: 1200n, credit: 1200n })
  expect(report.counts['column-repeated']).toBeUndefined()
})

it('suggests the opening of a balance beside its movements and its closing', () => {
  const names = 'Nominal code|Nominal name|Opening|Dr|Cr|Year-end bal.'
  expect(read(table(';', names, '512000|Bank|1.00|2.00|0.00|3.00')).dialect.balance?.columns).toEqual([
    'account',
    'label',
    'opening',
    'debit',
    'credit',
    'closing',
  ])
})

it('takes years and dates above amounts for names, if the account column has one', () => {
  const lines = ['101000|Capital|-1000,00|-900,00', '512000|Banque|1000,00|900,00', '400000|Tiers|0,00|-']
  const years = read(table(';', 'Compte|Intitulé|2023|2022', ...lines))
  expect(years.header).toEqual(['Compte', 'Intitulé', '2023', '2022'])
  expect(years.dialect.balance).toEqual({ headerLines: 1, columns: ['account', 'label', null, null] })
  const days = read(table(';', 'Compte|Intitulé|31/12/2023|31/12/2022', ...lines))
  expect(days.dialect.balance?.headerLines).toBe(1)
  const none = read(table(';', ...lines))
  expect(none.dialect.balance?.headerLines).toBe(0)
  // A row with an account’s name where the others have theirs is not a header.
  expect(read(table(';', 'Total A|Tout|2023,00|2022,00', ...lines)).dialect.balance?.headerLines).toBe(0)
})

it('treats dashes as empty when it detects amounts', () => {
  const text = table(
    ';',
    '101000|Capital|–|1000,00',
    '512000|Banque|900,00|-',
    '411000|Clients|100,00|—',
    '413000|Effets|-|-',
  )
  expect(read(text).dialect.balance?.columns).toEqual(['account', 'label', 'closing-debit', 'closing-credit'])
})

it('needs no side for amounts if there are debits and credits', () => {
  const told = ['EcritureNum', 'EcritureDate', 'CompteNum'] as const
  expect(missingEntryColumns([...told, 'Debit', 'Credit', 'Montant'])).toEqual([])
  expect(missingEntryColumns([...told, 'Montant', 'Sens', 'Debit'])).toEqual([])
  // A signed amount is its own side.
  expect(missingEntryColumns([...told, 'Montant'])).toEqual([])
  expect(missingEntryColumns([...told, 'Sens'])).toEqual(['Montant'])
  expect(missingEntryColumns([...told, 'Debit', null])).toEqual(['Credit'])
  expect(missingEntryColumns([])).toEqual([...told, 'Debit', 'Credit'])
})
