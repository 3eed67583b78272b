import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { previewFile } from '../files/preview.ts'
import { BalanceCheck, type FileBalance } from './check.ts'
import type { BalanceColumns, CollectiveReading } from './columns.ts'

function read(text: string, collectives?: CollectiveReading) {
  const bytes = new TextEncoder().encode(text)
  const preview = previewFile(bytes, 'balance.csv')
  if ('refused' in preview || !preview.dialect.balance) throw new Error('no trial balance')
  const balance: BalanceColumns = { ...preview.dialect.balance, ...(collectives && { collectives }) }
  const accounts: FileBalance[] = []
  const check = new BalanceCheck(
    { ...preview.dialect, balance },
    { fileName: 'balance.csv', takeAccount: account => accounts.push(account) },
  )
  check.push(bytes)
  return { report: check.end(), accounts, columns: balance.columns }
}

const table = (...rows: string[]) => rows.map(row => `${row.replaceAll('|', ';')}\r\n`).join('')
const placed = (accounts: readonly FileBalance[]) =>
  accounts.map(({ account, accountLabel, auxiliary, auxiliaryLabel, closing }) =>
    [account, accountLabel, auxiliary, auxiliaryLabel, closing].join('|'),
  )

const clients = [
  '411000|Clients|C00012|Dupont|6000',
  '411000|Clients|C00013|Martin|-1000',
  '512000|Banque|||-5000',
]

describe('the auxiliary accounts of a file with', () => {
  it.each([
    [
      'a column of their own, below the account that they are of',
      [
        'Compte|Libellé|Compte auxiliaire|Libellé auxiliaire|Solde',
        '411000|Clients|||50,00',
        '411000|Clients|C00012|Dupont|60,00',
        '411000|Clients|C00013|Martin|-10,00',
        '512000|Banque|||-50,00',
      ],
      1,
    ],
    [
      'a column, without the account that they are of',
      [
        'CompteNum|CompteLib|CompAuxNum|CompAuxLib|Solde',
        '411000|Clients|C00012|Dupont|60,00',
        '411000|Clients|C00013|Martin|-10,00',
        '512000|Banque|||-50,00',
      ],
      0,
    ],
    [
      'a column, the account once over them',
      [
        'Compte général|Compte tiers|Libellé|Solde',
        '411000||Clients|50,00',
        '|C00012|Dupont|60,00',
        '|C00013|Martin|-10,00',
        '512000||Banque|-50,00',
      ],
      1,
    ],
    [
      'a column with a sum below them that is called so',
      [
        'Compte|Tiers|Libellé|Solde',
        '411000|C00012|Dupont|60,00',
        '411000|C00013|Martin|-10,00',
        '411000|Total 411000|Clients|50,00',
        '512000||Banque|-50,00',
      ],
      1,
    ],
    [
      'a column of collective accounts',
      [
        'N° de compte|Intitulé|Compte collectif|Solde',
        'C00012|Dupont|411000|60,00',
        'C00013|Martin|411000|-10,00',
        '411000|Clients||50,00',
        '512000|Banque||-50,00',
      ],
      1,
    ],
    [
      'two columns, of which one is called collective',
      [
        'Compte collectif|Compte auxiliaire|Libellé|Solde',
        '411000||Clients|50,00',
        '411000|C00012|Dupont|60,00',
        '411000|C00013|Martin|-10,00',
        '512000||Banque|-50,00',
      ],
      1,
    ],
    [
      'no column, below an account of which they are the sum',
      [
        'Compte|Libellé|Solde',
        '401000|Fournisseurs|0,00',
        '411000|Clients|50,00',
        'C00012|Dupont|60,00',
        'C00013|Martin|-10,00',
        '512000|Banque|-50,00',
      ],
      1,
    ],
  ])('%s', (_, rows, totals) => {
    const { report, accounts } = read(table(...rows))
    expect(report.counts).toEqual({})
    expect(report.balance).toMatchObject({ auxiliaries: 2, totals, leftOut: 0 })
    expect(
      placed(accounts)
        .filter(row => !row.startsWith('401'))
        .toSorted(),
    ).toEqual(clients)
  })

  it('numbers that contain the name', () => {
    const rows = ['411DUPONT|Dupont|60,00', '411MARTIN|Martin|-10,00', '512000|Banque|-50,00']
    const { report, accounts } = read(table('Compte|Libellé|Solde', '411000|Clients|50,00', ...rows))
    expect(report).toMatchObject({ counts: {}, lines: 3, balance: { auxiliaries: 2, totals: 1 } })
    expect(placed(accounts)).toEqual([
      '411000|Clients|411DUPONT|Dupont|6000',
      '411000|Clients|411MARTIN|Martin|-1000',
      '512000|Banque|||-5000',
    ])
    // Without a row for their account, the account is their digits.
    expect(placed(read(table('Compte|Libellé|Solde', ...rows)).accounts)[0]).toBe(
      '411||411DUPONT|Dupont|6000',
    )
    // Banks and taxes with letters are accounts, not auxiliary ones.
    expect(
      placed(read(table('Compte|Libellé|Solde', '512BNP|BNP|1,00', '44566A|TVA|-1,00')).accounts),
    ).toEqual(['512BNP|BNP|||100', '44566A|TVA|||-100'])
  })

  it('a customer whose name begins like a total', () => {
    const { accounts, report } = read(
      table(
        'Compte|Libellé|Compte collectif|Solde',
        'C00012|Total Énergies|411000|5,00',
        '512000|Banque||-5,00',
      ),
    )
    expect(report.balance.leftOut).toBe(0)
    expect(placed(accounts)[0]).toBe('411000||C00012|Total Énergies|500')
  })
})

describe('a sum beside its accounts', () => {
  it('counts once, on each level', () => {
    const { report, accounts } = read(
      table(
        'Compte|Libellé|Solde débiteur|Solde créditeur',
        '4|Tiers|65,00|15,00',
        '41|Clients|65,00|15,00',
        '411000|Clients|65,00|15,00',
        '411001|Dupont|65,00|',
        '411002|Martin||15,00',
        '5|Banques||50,00',
        '512000|Banque||50,00',
      ),
    )
    expect(report.counts).toEqual({})
    expect(report).toMatchObject({ lines: 3, debit: 6500n, credit: 6500n, balance: { totals: 4 } })
    expect(placed(accounts)).toEqual([
      '411001|Dupont|||6500',
      '411002|Martin|||-1500',
      '512000|Banque|||-5000',
    ])
  })

  it('is not treated as a sum if the file balances only with it', () => {
    const { report } = read(table('Compte|Solde', '512|3,00', '5121|1,00', '5122|2,00', '101000|-6,00'))
    expect(report).toMatchObject({ counts: {}, lines: 4, balance: { totals: 0 } })
  })

  it('reports by how much it differs, and on which lines', () => {
    const { report, accounts } = read(
      table(
        'Compte|Libellé|Tiers|Solde',
        '411000|Clients||50,01',
        '411000|Dupont|C1|60,00',
        '411000|Martin|C2|-10,00',
        '512000|Banque||-50,00',
      ),
    )
    expect(report.findings).toMatchObject([
      {
        rule: 'balance-collective-difference',
        line: 2,
        column: 'Solde',
        value: '411000',
        details: { stated: 5001, computed: 5000, difference: 1, auxiliaries: 2, firstLine: 3, lastLine: 4 },
      },
    ])
    expect(report.doubt).toMatchObject({ rule: 'balance-collective-difference', line: 2 })
    expect(accounts).toHaveLength(3)
  })

  it('reports each differing amount of a balance', () => {
    const header = 'Compte|Tiers|Libellé|Report débit|Report crédit|Débit|Crédit|Solde débit|Solde crédit'
    const rows = (debit: string) =>
      table(
        header,
        `411000||Clients|10,00|2,00|${debit}|0,00|13,00|2,00`,
        '411000|C1|Dupont|10,00||3,00|0,00|13,00|',
        '411000|C2|Martin||2,00|0,00|0,00||2,00',
        '512000||Banque||8,00|0,00|3,00||11,00',
      )
    // Amounts on both sides are no error for a sum.
    expect(read(rows('3,00')).report).toMatchObject({ counts: {}, balance: { totals: 1 } })
    expect(read(rows('4,00')).report.findings).toMatchObject([
      { rule: 'balance-collective-difference', column: 'Débit', details: { stated: 400, computed: 300 } },
    ])
  })

  it('is a separate amount if the file balances only with it, or a person says so', () => {
    const rows = table(
      'Compte|Libellé|Tiers|Solde',
      '411000|Clients divers||5,00',
      '411000|Dupont|C1|60,00',
      '512000|Banque||-65,00',
    )
    const { report, accounts } = read(rows)
    expect(report.findings).toMatchObject([
      {
        rule: 'balance-collective-apart',
        severity: 'warning',
        line: 2,
        details: { stated: 500, computed: 6000 },
      },
    ])
    expect(report.doubt).toBeUndefined()
    expect(accounts.map(({ closing }) => closing)).toEqual([500, 6000, -6500])
    expect(read(rows, 'apart').report.counts).toEqual({})
    expect(read(rows, 'total').report.counts).toEqual({
      'balance-collective-difference': 1,
      'balance-unbalanced': 1,
    })
  })

  it('can be an ordinary account, if a person says so', () => {
    const { accounts } = read(
      table(
        'Compte|Libellé|Solde',
        '411000|Clients|50,00',
        '411DUPONT|Dupont|50,00',
        '512000|Banque|-100,00',
      ),
      'none',
    )
    expect(placed(accounts)).toEqual([
      '411000|Clients|||5000',
      '411DUPONT|Dupont|||5000',
      '512000|Banque|||-10000',
    ])
  })
})

it('refuses an auxiliary account without an account, and one that occurs twice', () => {
  const { report } = read(
    table(
      'Compte|Tiers|Libellé|Solde',
      '|C1|Dupont|1,00',
      '411000|C2|Martin|1,00',
      '411000|C2|Martin|1,00',
      '512000||Banque|-3,00',
    ),
  )
  expect(report.findings).toMatchObject([
    { rule: 'balance-account-form', line: 2, value: 'C1' },
    { rule: 'balance-account-twice', line: 4, value: 'C2', details: { firstLine: 3 } },
  ])
})

it.each([
  ['another account, such as VAT', ['445710|TVA|-10,00', 'C1|Dupont|60,00', 'C2|Martin|-50,00']],
  ['two accounts', ['401000|Fournisseurs|-30,00', 'C1|Dupont|60,00', '411000|Clients|-30,00']],
])('does not guess whose auxiliary accounts are beside %s that they do not add up to', (_, rows) => {
  const { report } = read(table('Compte|Libellé|Solde', '512000|Banque|0,00', ...rows))
  expect(report.findings).toContainEqual(
    expect.objectContaining({ rule: 'balance-account-form', value: 'C1' }),
  )
})

interface Third {
  account: string
  parts: { code: string; cents: number }[]
}

const cents = fc.integer({ min: -99_999_999, max: 99_999_999 }).filter(amount => amount !== 0)
const thirds: fc.Arbitrary<Third[]> = fc.uniqueArray(
  fc.record({
    account: fc.constantFrom('401000', '404000', '411000', '416000', '421000', '467000'),
    parts: fc
      .uniqueArray(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 6 })
      .chain(numbers =>
        fc.tuple(
          ...numbers.map(number => cents.map(amount => ({ code: `T${String(number)}`, cents: amount }))),
        ),
      ),
  }),
  { minLength: 1, maxLength: 4, selector: ({ account }) => account },
)

const euros = (amount: number) =>
  `${amount < 0 ? '-' : ''}${(Math.abs(amount) / 100).toFixed(2).replace('.', ',')}`
const sum = ({ parts }: Third) => parts.reduce((total, part) => total + part.cents, 0)

/** The layouts in which programs print an account with its auxiliary accounts. */
const printings: Record<
  string,
  {
    header: string
    own: (third: Third) => string
    part: (third: Third, code: string, cents: number) => string
  }
> = {
  column: {
    header: 'Compte|Auxiliaire|Solde',
    own: third => `${third.account}||${euros(sum(third))}`,
    part: ({ account }, code, amount) => `${account}|${code}|${euros(amount)}`,
  },
  collective: {
    header: 'Compte|Compte collectif|Solde',
    own: third => `${third.account}||${euros(sum(third))}`,
    part: ({ account }, code, amount) => `${code}|${account}|${euros(amount)}`,
  },
  number: {
    header: 'Compte|Solde',
    own: third => `${third.account}|${euros(sum(third))}`,
    part: ({ account }, code, amount) => `${account.slice(0, 3)}${code}|${euros(amount)}`,
  },
  place: {
    header: 'Compte|Solde',
    own: third => `${third.account}|${euros(sum(third))}`,
    part: (_, code, amount) => `${code}|${euros(amount)}`,
  },
}

test('no amount counts twice, however auxiliary accounts are printed', () => {
  fc.assert(
    fc.property(
      thirds,
      fc.constantFrom(...Object.keys(printings)),
      fc.constantFrom('above', 'below', 'none'),
      (found, name, own) => {
        const printing = printings[name]
        if (!printing) return
        // Without a column, only their position shows which account they belong to.
        const where = name === 'place' && own === 'none' ? 'above' : own
        const rest = found.reduce((total, third) => total + sum(third), 0)
        const rows = found.flatMap(third => {
          const parts = third.parts.map(part => printing.part(third, part.code, part.cents))
          if (where === 'none') return parts
          return where === 'above' ? [printing.own(third), ...parts] : [...parts, printing.own(third)]
        })
        const last = printing.header.split('|').length === 2 ? '512000' : '512000|'
        const { report, accounts } = read(table(printing.header, ...rows, `${last}|${euros(-rest)}`))
        expect(report.counts).toEqual({})
        expect(report.balance.totals).toBe(where === 'none' ? 0 : found.length)
        expect(accounts.map(({ closing }) => closing)).toEqual([
          ...found.flatMap(({ parts }) => parts.map(part => part.cents)),
          0 - rest,
        ])
      },
    ),
    { numRuns: 400 },
  )
})
