import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columns18, ledgers, print, row } from '../fec/ledger.test-support.ts'
import type { Dialect, FecLine } from '../fec/report.ts'
import { previewFile } from '../files/preview.ts'
import { GeneralLedgerCheck } from './check.ts'
import { isCompleteLedger } from './columns.ts'
import { ledgerColumnsOf } from './header.ts'
import { linesOf, printGeneralLedger, printings } from './general-ledger.test-support.ts'

const table = (...rows: string[]) => rows.map(each => `${each.replaceAll('|', '\t')}\r\n`).join('')
const bytesOf = (text: string) => new TextEncoder().encode(text)

function dialectOf(bytes: Uint8Array, ...more: [Partial<Dialect>?, 'ledger'?]) {
  const preview = previewFile(bytes, 'Grand livre.txt', ...more)
  if ('refused' in preview) throw new Error(preview.refused)
  const { ledger } = preview.dialect
  if (!ledger) throw new Error('no general ledger')
  return { ...preview.dialect, ledger }
}

function checked(
  file: Uint8Array | string,
  fileName = 'Grand livre 732829320.txt',
  cutAt = 0,
  chosen: Partial<Dialect> = {},
) {
  const bytes = typeof file === 'string' ? bytesOf(file) : file
  const lines: FecLine[] = []
  const check = new GeneralLedgerCheck(dialectOf(bytes, chosen), {
    fileName,
    takeLine: line => lines.push(line),
  })
  check.push(bytes.subarray(0, cutAt))
  check.push(bytes.subarray(cutAt))
  return { report: check.end(), lines }
}

/** The lines of a file that was checked before: nothing but them is wanted. */
function linesAgain(bytes: Uint8Array, chosen: Partial<Dialect>): FecLine[] {
  const lines: FecLine[] = []
  const takeLine = (line: FecLine) => lines.push(line)
  const check = new GeneralLedgerCheck(dialectOf(bytes, chosen), { fileName: 'x', takeLine, isKnown: true })
  check.push(bytes)
  check.end()
  return lines
}

const names = 'Date|Journal|N° pièce|Libellé|Débit|Crédit|Solde'
const printed = (...lines: string[]) => table('Grand livre général', names, ...lines)
/** Two accounts whose lines form one entry. */
const sale = [
  '411000|Clients',
  '15/01/2023|VE|12|Facture|1 200,50||1 200,50',
  'Total compte 411000||||1 200,50||',
  '706000|Prestations de services',
  '15/01/2023|VE|12|Facture||1 200,50|-1 200,50',
  'Total compte 706000|||||1 200,50|',
]
const rulesOf = (...lines: string[]) => checked(printed(...lines)).report.counts

describe('a general ledger', () => {
  it('in any layout reads back as its entries, wherever its chunks are cut', () => {
    fc.assert(
      fc.property(ledgers, printings, fc.nat(), (ledger, printing, at) => {
        const bytes = printGeneralLedger(ledger, printing)
        const preview = previewFile(bytes, 'Grand livre.txt')
        // If no date decides the order, a person chooses it.
        const said = 'areDatesOpen' in preview && preview.areDatesOpen
        const chosen = { ...(said && { dates: printing.days.order }), signs: printing.signs }
        const { report, lines } = checked(bytes, 'Grand livre.txt', at % bytes.length, chosen)
        expect(lines.map(({ number: _number, ...line }) => line)).toEqual(linesOf(ledger))
        expect(linesAgain(bytes, chosen)).toEqual(lines)
        expect(report.doubt).toBeUndefined()
        expect(report.counts).not.toHaveProperty('ledger-total')
        expect(report.counts).not.toHaveProperty('ledger-left-out')
        expect(report.lines).toBe(ledger.rows.length)
        expect(report.debit).toBe(report.credit)
        expect(report.entries).toBe(
          new Set(ledger.rows.map(line => `${String(line.JournalCode)} ${String(line.EcritureNum)}`)).size,
        )
      }),
    )
  })

  it('reports lines, dates, journals and the company number', () => {
    const { report, lines } = checked(printed(...sale))
    expect(report).toMatchObject({
      lines: 2,
      entries: 1,
      debit: 120_050n,
      credit: 120_050n,
      from: '2023-01-15',
      to: '2023-01-15',
      siren: '732829320',
      closingDate: undefined,
      journals: [{ code: 'VE', lines: 2 }],
      ledger: { leftOut: 2 },
    })
    // Totals that agree need no review.
    expect(report.counts).toEqual({})
    expect(lines.map(({ number }) => number)).toEqual([4, 7])
    // The only number, that of the document, is used for the entry as well.
    expect(lines[0]).toMatchObject({ entryNumber: '12', pieceRef: '12', accountLabel: 'Clients' })
  })

  it('accepts any word in account names', () => {
    const { report, lines } = checked(
      printed(
        'Compte : 110000 - Report à nouveau',
        '01/01/2023|AN|1|À nouveau||5,00|',
        'Solde 110000 Report à nouveau|||||5,00|',
        '512000 Solde bancaire',
        '01/01/2023|AN|1|À nouveau|5,00||',
      ),
    )
    expect(report.counts).toEqual({})
    expect(report.ledger.leftOut).toBe(1)
    expect(lines.map(({ account, accountLabel }) => `${account} ${accountLabel}`)).toEqual([
      '110000 Report à nouveau',
      '512000 Solde bancaire',
    ])
  })

  it('with a repeated page header is read on', () => {
    const { report } = checked(printed(sale[0] ?? '', sale[1] ?? '', names, ...sale.slice(2)))
    expect(report).toMatchObject({ lines: 2, counts: {}, ledger: { leftOut: 2 } })
  })
})

describe('doubts about a general ledger', () => {
  it('arise from an entry without a journal, a number, or a date', () => {
    const counts = rulesOf(
      '411000|Clients',
      '15/01/2023||12|Facture|1,00||',
      '15/01/2023|VE||Facture||1,00|',
      '|VE|13|Facture|1,00||',
      '31/02/2023|VE|13|Facture||1,00|',
    )
    expect(counts).toMatchObject({ 'ledger-field-missing': 3, 'ledger-date-form': 1 })
    const { findings } = checked(printed('411000|Clients', '15/01/2023||12|Facture|1,00||')).report
    expect(findings.find(({ rule }) => rule === 'ledger-field-missing')).toMatchObject({
      line: 4,
      column: 'Journal',
    })
  })

  it('arise from an unbalanced entry, with the column names of the file', () => {
    const { report } = checked(printed(...sale.slice(0, 4), '15/01/2023|VE|12|Facture||1 200,49|'))
    expect(report.counts).toMatchObject({ 'entry-unbalanced': 1, 'file-unbalanced': 1 })
    expect(report.findings.find(({ rule }) => rule === 'entry-unbalanced')).toMatchObject({
      line: 4,
      column: 'N° pièce',
      value: '12',
      details: { difference: 1 },
    })
  })

  it('arise from a balance carried forward without an entry', () => {
    const forward = (words: string, amount: string) =>
      rulesOf('512000|Banque', `|||${words}|${amount}||`, '15/01/2023|BQ|1|Frais|1,00||')
    expect(forward('Report à nouveau', '12,00')).toMatchObject({ 'ledger-opening': 1 })
    expect(forward('Solde au 01/01/2023', '12,00')).toMatchObject({ 'ledger-opening': 1 })
    expect(forward('Report à nouveau', '0,00')).toMatchObject({ 'ledger-left-out': 1 })
    expect(forward('Report à nouveau', '0,00')).not.toHaveProperty('ledger-opening')
  })

  it('arise from an unreadable amount or account', () => {
    const counts = rulesOf(
      '15/01/2023|VE|1|Facture|1,00||',
      '41 Clients',
      '512000|Banque',
      '15/01/2023|VE|1|Facture||douze|',
      '15/01/2023|VE|1|Facture||1,005|',
    )
    expect(counts).toMatchObject({
      'ledger-no-account': 1,
      'ledger-amount-form': 1,
      'ledger-amount-decimals': 1,
    })
    const flat = table(
      'Compte|Date|Journal|Pièce|Débit|Crédit',
      '41|15/01/2023|VE|1|1,00|',
      '512|15/01/2023|VE|1||1,00',
    )
    expect(checked(flat).report.counts).toEqual({ 'ledger-account-form': 1 })
  })

  it('are reported for a file without entries, and for lines with more fields than the header', () => {
    expect(rulesOf('411000|Clients')).toEqual({ 'ledger-no-lines': 1 })
    expect(rulesOf('411000|Clients', '15/01/2023|VE|1|Facture|1,00||1,00|4')).toMatchObject({
      'ledger-field-count': 1,
    })
  })
})

it('arise from a printed account total that differs from its lines', () => {
  const { report } = checked(
    printed(
      ...sale.map(line => line.replace('Total compte 411000||||1 200,50', 'Total compte 411000||||1 300,50')),
    ),
  )
  expect(report.counts).toEqual({ 'ledger-left-out': 1, 'ledger-total': 1 })
  expect(report.findings.find(({ rule }) => rule === 'ledger-total')).toMatchObject({
    line: 5,
    column: 'Débit',
    details: { computed: 120_050, stated: 130_050, difference: 10_000 },
  })
  expect(report.doubt).toBeUndefined()
  const withBalance = (balance: string) => rulesOf(...sale.slice(0, 2), balance, ...sale.slice(3))
  expect(withBalance('Solde compte 411000||||1 200,50||')).toEqual({})
  expect(withBalance('Solde compte 411000||||1 200,49||')).toEqual({ 'ledger-left-out': 1 })
  // A class and the grand total are not accounts.
  expect(rulesOf(...sale, 'Total classe 7|||||9,00|', 'Total général|||||9,00|')).toEqual({
    'ledger-left-out': 2,
  })
})

describe('the header', () => {
  it('is recognised by its date column, in the words of several programs', () => {
    expect(
      ledgerColumnsOf([
        'CompteNum',
        'CompteLib',
        'JournalCode',
        'EcritureNum',
        'EcritureDate',
        'PieceRef',
        'EcritureLib',
        'Debit',
        'Credit',
        'EcritureLet',
      ]),
    ).toEqual([
      'account',
      'account-label',
      'journal',
      'number',
      'date',
      'piece',
      'label',
      'debit',
      'credit',
      'lettering',
    ])
    expect(
      ledgerColumnsOf([
        'N° de compte',
        'Date comptable',
        'Jnl',
        'Réf. pièce',
        'Libellé de l’écriture',
        'Compte tiers',
        'Montant débit',
        'Montant crédit',
        'Solde débiteur',
        'Let.',
      ]),
    ).toEqual([
      'account',
      'date',
      'journal',
      'number',
      'label',
      'auxiliary',
      'debit',
      'credit',
      null,
      'lettering',
    ])
    expect(
      ledgerColumnsOf([
        'Account',
        'Account name',
        'Posting date',
        'Journal',
        'Entry no',
        'Description',
        'Debit',
        'Credit',
        'Balance',
      ]),
    ).toEqual(['account', 'account-label', 'date', 'journal', 'number', 'label', 'debit', 'credit', null])
  })

  it('without a journal or a number is that of an incomplete general ledger', () => {
    const file = bytesOf(table('Compte|Date|Libellé|Débit|Crédit', '411000|15/01/2023|Facture|1,00|'))
    const dialect = dialectOf(file)
    expect(isCompleteLedger(dialect.ledger)).toBe(false)
    expect(() => new GeneralLedgerCheck(dialect, { fileName: 'x' })).toThrow('no-header')
  })

  it('is interpreted as a person says', () => {
    const fec = bytesOf(print([row({ Debit: '1,00' }), row({ Credit: '1,00' })]))
    expect(dialectOf(fec, {}, 'ledger').ledger.columns).toHaveLength(columns18.length)
    const flat = bytesOf(table('Compte|Date|Journal|Pièce|Débit|Crédit', '411000|15/01/2023|VE|1|1,00|'))
    expect(previewFile(flat, 'x.txt', {}, 'balances')).toMatchObject({ dialect: { balance: {} } })
    const odd = bytesOf(table('Compte|Quand|Solde', '411000|15/01/2023|1,00'))
    const said = dialectOf(odd, {}, 'ledger')
    expect(said).toMatchObject({
      skippedLines: 0,
      separator: '\t',
      ledger: { columns: ['account', 'date', null] },
    })
    const columns = ['account', 'date', 'debit'] as const
    expect(dialectOf(odd, { ledger: { columns }, skippedLines: 0 }).ledger.columns).toEqual(columns)
  })
})

it('refuses an empty file and one with too many lines', () => {
  const dialect = dialectOf(bytesOf(printed(...sale)))
  expect(() => new GeneralLedgerCheck(dialect, { fileName: 'x' }).end()).toThrow('empty')
  const short = new GeneralLedgerCheck(dialect, { fileName: 'x' })
  short.push(bytesOf('Titre\n'))
  expect(() => short.end()).toThrow('no-header')
})
