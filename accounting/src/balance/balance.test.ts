import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { FecRefused, type Dialect } from '../fec/report.ts'
import { columns18 } from '../fec/ledger.test-support.ts'
import { balances, printBalance, printings, toldOf } from './balance.test-support.ts'
import { BalanceCheck, type BalanceReport, type FileBalance } from './check.ts'
import type { BalanceColumns } from './columns.ts'
import { previewFile } from '../files/preview.ts'

const bytesOf = (text: string | Uint8Array) =>
  typeof text === 'string' ? new TextEncoder().encode(text) : text

function dialectOf(file: string | Uint8Array, chosen: Partial<Dialect> = {}) {
  const preview = previewFile(bytesOf(file), 'balance.csv', chosen)
  if ('refused' in preview) throw new Error(preview.refused)
  const { balance, ...dialect } = preview.dialect
  if (!balance) throw new Error('taken for entries')
  return { ...dialect, balance }
}

function read(
  file: string | Uint8Array,
  chosen: Partial<Dialect> = {},
  pieceLength = Number.POSITIVE_INFINITY,
): { report: BalanceReport; accounts: FileBalance[] } {
  const accounts: FileBalance[] = []
  const check = new BalanceCheck(dialectOf(file, chosen), {
    fileName: 'balance.csv',
    takeAccount: account => accounts.push(account),
  })
  const bytes = bytesOf(file)
  for (let at = 0; at < bytes.length; at += pieceLength) check.push(bytes.subarray(at, at + pieceLength))
  return { report: check.end(), accounts }
}

const findingsOf = (file: string) =>
  read(file).report.findings.map(({ rule, line, column, value }) => [rule, line, column, value])

const table = (...rows: string[]) => rows.map(row => `${row.replaceAll('|', ';')}\r\n`).join('')

test('a balance in any layout reads back unchanged, wherever its chunks are cut', () => {
  fc.assert(
    fc.property(balances, printings, fc.integer({ min: 1, max: 200 }), (accounts, printing, length) => {
      const file = printBalance(accounts, printing)
      const { report, accounts: found } = read(
        file,
        { decimalMark: printing.mark, signs: printing.signs },
        length,
      )
      expect(found).toEqual(
        accounts.map((account, at) => ({
          number: found[at]?.number,
          ...toldOf(account, printing.form),
        })),
      )
      expect(report.doubt).toBeUndefined()
      expect(report.lines).toBe(accounts.length)
      expect(report.debit).toBe(report.credit)
      expect(report.balance).toEqual({
        hasOpening: printing.form.hasOpening,
        hasMovements: printing.form.hasMovements,
        leftOut: printing.hasTotals ? 2 : 0,
        auxiliaries: 0,
        totals: 0,
      })
    }),
    { numRuns: 400 },
  )
})

describe('the sign of a balance in one column', () => {
  const reversed = table(
    'Compte|Libellé|Solde',
    '601000|Achats|-3,00',
    '707000|Ventes|5,00',
    '512000|Banque|-2,00',
  )
  const warned = (chosen: Partial<Dialect>) => read(reversed, chosen).report.counts['sides-reversed']

  it('is that of a debit where nobody says otherwise, and result accounts tell that it may be wrong', () => {
    expect(read(reversed).accounts.map(({ closing }) => closing)).toEqual([-300, 500, -200])
    expect(warned({})).toBe(1)
  })

  it('is that of a credit where a person says so, and the warning is gone', () => {
    const chosen = { signs: 'credits-positive' as const }
    expect(read(reversed, chosen).accounts.map(({ closing }) => closing)).toEqual([300, -500, 200])
    expect(warned(chosen)).toBeUndefined()
  })

  it('turns no balance that has a debit and a credit column', () => {
    const sided = table('Compte|Solde débiteur|Solde créditeur', '601000|3,00|', '707000||3,00')
    expect(read(sided, { signs: 'credits-positive' })).toEqual(read(sided))
  })

  it('is told of an amount as it stands in the file', () => {
    const { findings } = read(table('Compte|Solde', '601000|-3,005', '707000|3,00'), {
      signs: 'credits-positive',
    }).report
    expect(findings.find(({ rule }) => rule === 'balance-amount-decimals')).toMatchObject({
      value: '-3,005',
      details: { cents: -301 },
    })
  })
})

describe('the header', () => {
  const columnsOf = (...rows: string[]) => dialectOf(table(...rows)).balance.columns
  it.each([
    [
      'Compte|Libellé|Solde débiteur|Solde créditeur',
      ['account', 'label', 'closing-debit', 'closing-credit'],
    ],
    ['CompteNum|CompteLib|Debit|Credit', ['account', 'label', 'closing-debit', 'closing-credit']],
    ['Numéro de compte|Intitulé du compte|Solde', ['account', 'label', 'closing']],
    ['Account|Description|DR|CR', ['account', 'label', 'closing-debit', 'closing-credit']],
    [
      'Compte|Libellé|Débit|Crédit|Débit|Crédit',
      ['account', 'label', 'debit', 'credit', 'closing-debit', 'closing-credit'],
    ],
    [
      'Compte|Libellé|Débit|Crédit|Débit|Crédit|Débit|Crédit',
      [
        'account',
        'label',
        'opening-debit',
        'opening-credit',
        'debit',
        'credit',
        'closing-debit',
        'closing-credit',
      ],
    ],
    ['Compte|Libellé|Solde N-1|Solde|Budget', ['account', 'label', null, 'closing', null]],
  ])('%s', (header, columns) => {
    expect(columnsOf(header, '101000|Capital|1|1')).toEqual(columns)
  })

  it('may contain a line break in a name, and stand below titles', () => {
    const dialect = dialectOf(
      table('Cabinet Martin', 'Balance générale|2024', 'N°|Compte|"Solde\ndébiteur"|Solde créditeur'),
    )
    expect(dialect).toMatchObject({ skippedLines: 2, balance: { headerLines: 1 } })
  })

  it('may have two rows', () => {
    const dialect = dialectOf(
      table('Balance 2024', 'Compte|Libellé|Mouvements||Soldes|', '||Débit|Crédit|Débit|Crédit'),
    )
    expect(dialect).toMatchObject({
      skippedLines: 1,
      balance: {
        headerLines: 2,
        columns: ['account', 'label', 'debit', 'credit', 'closing-debit', 'closing-credit'],
      },
    })
  })

  it('of a FEC is not taken for a trial balance', () => {
    const preview = previewFile(bytesOf(`${columns18.join('\t')}\r\n`), 'x.txt')
    expect('dialect' in preview && preview.dialect.balance).toBeUndefined()
  })

  it('with FEC names but no entry columns is that of a balance, unless a person says otherwise', () => {
    const file = table(
      'CompteNum|CompteLib|CompAuxNum|CompAuxLib|Debit|Credit',
      '411000|Clients|C1|Martin|30,00|',
    )
    expect(dialectOf(file).balance.columns).toEqual([
      'account',
      'label',
      'auxiliary',
      'auxiliary-label',
      'closing-debit',
      'closing-credit',
    ])
    const entries = previewFile(bytesOf(file), 'x.txt', {}, 'entries')
    expect('dialect' in entries && entries.dialect.balance).toBeUndefined()
  })

  it('of a FEC is that of a balance if a person says so', () => {
    const fec = bytesOf(`${columns18.join('\t')}\r\n`)
    const preview = previewFile(fec, 'x.txt', {}, 'balances')
    expect('dialect' in preview && preview.dialect.balance?.columns).toContain('closing-debit')
    // Nothing in the header indicates a balance: similar names are suggested, and the amounts are left to choose.
    const signed = bytesOf(
      `Titre\n${columns18.join('\t').replace('Debit', 'Montant').replace('Credit', 'Sens')}\n`,
    )
    const said = previewFile(signed, 'x.txt', {}, 'balances')
    expect(said).toMatchObject({ dialect: { skippedLines: 1, balance: { headerLines: 1 } } })
    const columns = 'dialect' in said ? said.dialect.balance?.columns : undefined
    expect(columns?.filter(column => column !== null)).toEqual(['account', 'label'])
  })

  it('without any columns of a balance is refused', () => {
    expect(previewFile(bytesOf(table('Nom|Ville', 'Martin|Lyon')), 'x.csv')).toMatchObject({
      refused: 'no-header',
    })
    expect(previewFile(bytesOf(table('Compte|Libellé', '101|Capital')), 'x.csv')).toMatchObject({
      refused: 'no-header',
    })
  })

  it('is interpreted as a person says', () => {
    const file = table('Compte|Libellé|Débit|Crédit', '101|Capital|5,00|25,00', '512|Banque|30,00|10,00')
    const balance: BalanceColumns = { headerLines: 1, columns: ['account', 'label', 'debit', 'credit'] }
    expect(read(file).report.counts).toMatchObject({ 'balance-both-sides': 2 })
    const { report, accounts } = read(file, { skippedLines: 0, balance })
    expect(report.counts).toEqual({})
    expect(accounts.map(({ closing }) => closing)).toEqual([-2000, 2000])
  })

  it('without an account or a balance column is not read', () => {
    const dialect = dialectOf(table('Compte|Solde', '101|1'))
    const balance: BalanceColumns = { headerLines: 1, columns: [null, 'closing'] }
    expect(() => new BalanceCheck({ ...dialect, balance }, { fileName: 'x' })).toThrow(FecRefused)
  })
})

describe('the faults of a balance', () => {
  const header = 'Compte|Libellé|Solde débiteur|Solde créditeur'
  it('are reported by line, column and value', () => {
    expect(
      findingsOf(
        table(
          header,
          '101000|Capital||10,00',
          '41|Clients|5,00|',
          '512000|Banque|2,00|1,00',
          '101000|Capital|4,00|',
          '607000|Achats|douze|',
          '|Totaux|11,00|11,00',
          '706000|Ventes|0,00|0,00|1,00',
        ),
      ),
    ).toEqual([
      ['balance-account-form', 3, 'Compte', '41'],
      ['balance-both-sides', 4, 'Solde débiteur', '512000'],
      ['balance-account-twice', 5, 'Compte', '101000'],
      ['balance-amount-form', 6, 'Solde débiteur', 'douze'],
      ['balance-left-out', 7, undefined, 'Totaux 11,00 11,00'],
      ['balance-field-count', 8, undefined, '706000 Ventes 0,00 0,00 1,00'],
    ])
  })

  it('include the difference between its sides', () => {
    const { findings } = read(table(header, '101|Capital||10,00', '512|Banque|10,01|')).report
    expect(findings).toMatchObject([
      { rule: 'balance-unbalanced', details: { debit: 1001, credit: 1000, difference: 1 } },
    ])
  })

  it('include possibly swapped debits and credits, if charges are a credit and income a debit', () => {
    const rulesOf = (...rows: string[]) => read(table('Compte|Libellé|Solde', ...rows)).report.findings
    expect(rulesOf('607000|Achats|-3,00', '706000|Ventes|5,00', '512000|Banque|-2,00')).toMatchObject([
      { rule: 'sides-reversed', details: { charges: 300, income: 500 } },
    ])
    expect(rulesOf('607000|Achats|3,00', '706000|Ventes|-5,00', '512000|Banque|2,00')).toEqual([])
  })

  it('include an account whose closing is not its opening plus its movements', () => {
    const { report } = read(
      table(
        'Compte|Libellé|Solde d’ouverture|Mouvements débit|Mouvements crédit|Solde',
        '101|Capital|-10,00|0,00|1,00|-11,00',
        '512|Banque|10,00|2,00|0,00|11,00',
      ),
    )
    expect(report.findings).toMatchObject([
      { rule: 'balance-movements-unbalanced', details: { difference: 100 } },
      { rule: 'balance-not-closing', line: 3, details: { computed: 1200, stated: 1100, difference: -100 } },
    ])
  })

  it('include a total without an account, and a text that is no account at all', () => {
    expect(findingsOf(table(header))).toEqual([['balance-no-accounts', undefined, undefined, '']])
    expect(findingsOf(table(header, 'Sous-total 10||1,00', 'TOTAL GENERAL||1|1'))).toEqual([
      ['balance-no-accounts', undefined, undefined, ''],
      ['balance-left-out', 2, undefined, 'Sous-total 10 1,00'],
      ['balance-left-out', 3, undefined, 'TOTAL GENERAL 1 1'],
    ])
  })

  it('exclude amounts formatted for people', () => {
    const { report, accounts } = read(
      table(
        'Compte|Libellé|Solde',
        '101|Capital|(1 234,50)',
        '512|Banque|1 234,50 € D',
        '471|Attente|-',
        '580|Virement|',
      ),
    )
    expect(report.counts).toEqual({})
    expect(accounts.map(({ closing }) => closing)).toEqual([-123_450, 123_450, 0, 0])
    expect(read(table('Account|Balance', '101|1,234.50 CR', '512|1,234.50 DR')).accounts).toMatchObject([
      { closing: -123_450 },
      { closing: 123_450 },
    ])
  })

  it('come with the company’s SIREN from the file name', () => {
    const check = new BalanceCheck(dialectOf(table('Compte|Solde', '101|1')), {
      fileName: 'Balance 732829320 2024.xlsx',
    })
    check.push(bytesOf(table('Compte|Solde', '101|1')))
    expect(check.end().siren).toBe('732829320')
  })
})
