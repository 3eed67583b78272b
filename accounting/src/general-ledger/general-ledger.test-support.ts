/** Generates general ledgers, and prints them as programs do. */
import * as fc from 'fast-check'
import type { TestLedger } from '../fec/ledger.test-support.ts'
import type { DateOrder } from '../fec/dates.ts'
import type { FecLine } from '../fec/report.ts'
import { amountSigns, type AmountSigns, inSigns } from '../fec/sides.ts'

type TestLine = TestLedger['rows'][number]

export interface Printing {
  /** Whether the account is above its lines, in one cell or two, or in each of them. */
  accounts: 'over' | 'over-in-two' | 'beside'
  separator: '\t' | ';'
  mark: ',' | '.'
  thousands: '' | ' ' | "'"
  /** The date format, and which part comes first. */
  days: { write: (day: string) => string; order: DateOrder }
  amounts: 'debit-credit' | 'amount-side' | 'signed'
  /** What is positive where the sign of an amount is its side. */
  signs: AmountSigns
  /** What stands for a debit and a credit beside an amount. */
  sides: readonly [string, string]
  titles: number
  hasTotals: boolean
}

const parts = (day: string) => [day.slice(0, 4), day.slice(4, 6), day.slice(6)] as const
const daysWritten: readonly Printing['days'][] = [
  { order: 'year-first', write: day => day },
  { order: 'year-first', write: day => parts(day).join('-') },
  { order: 'year-first', write: day => `${parts(day).join('-')} 00:00:00` },
  { order: 'day-first', write: day => parts(day).toReversed().join('/') },
  {
    order: 'day-first',
    write: day => {
      const [year, month, date] = parts(day)
      return `${date}/${month}/${year.slice(2)}`
    },
  },
  {
    order: 'month-first',
    write: day => {
      const [year, month, date] = parts(day)
      return `${Number(month)}/${Number(date)}/${year}`
    },
  },
  {
    order: 'month-first',
    write: day => {
      const [year, month, date] = parts(day)
      return `${month}-${date}-${year} 12:00:00 AM`
    },
  },
]
export const sidesWritten: readonly Printing['sides'][] = [
  ['D', 'C'],
  ['Débit', 'Crédit'],
  ['S', 'H'],
  ['DR', 'CR'],
  ['+', '-'],
]

export const printings: fc.Arbitrary<Printing> = fc.record({
  accounts: fc.constantFrom('over', 'over-in-two', 'beside'),
  separator: fc.constantFrom('\t', ';'),
  mark: fc.constantFrom(',', '.'),
  thousands: fc.constantFrom('', ' ', "'"),
  days: fc.constantFrom(...daysWritten),
  amounts: fc.constantFrom('debit-credit', 'amount-side', 'signed'),
  signs: fc.constantFrom(...amountSigns),
  sides: fc.constantFrom(...sidesWritten),
  titles: fc.nat(3),
  hasTotals: fc.boolean(),
})

/** The lines of a ledger by account, in the order of a general ledger. */
const byAccount = ({ rows }: TestLedger) => [
  ...Map.groupBy(rows, ({ CompteNum = '' }: TestLine) => CompteNum).entries(),
]

export function printGeneralLedger(ledger: TestLedger, printing: Printing): Uint8Array {
  const { accounts, separator, mark, thousands, days, amounts, signs, sides, titles, hasTotals } = printing
  const isBeside = accounts === 'beside'
  const write = (cents: number) => {
    const digits = String(Math.abs(cents)).padStart(3, '0')
    return `${cents < 0 ? '-' : ''}${digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, thousands)}${mark}${digits.slice(-2)}`
  }
  const amountsOf = (debit: number, credit: number) => {
    if (amounts === 'debit-credit') return [debit, credit].map(cents => (cents === 0 ? '' : write(cents)))
    if (amounts === 'signed') return [write(inSigns(debit - credit, signs))]
    return [write(Math.abs(debit - credit)), debit < credit ? sides[1] : sides[0]]
  }
  const beside = (account: string, label: string) => (isBeside ? [account, label] : [])
  const names = [
    ...(isBeside ? ['N° compte', 'Intitulé du compte'] : []),
    'Date',
    'Code journal',
    'N° écriture',
    'N° pièce',
    'Libellé',
    ...{ 'debit-credit': ['Débit', 'Crédit'], 'amount-side': ['Montant', 'Sens'], signed: ['Montant'] }[
      amounts
    ],
    'Lettrage',
    'Solde',
  ]
  const rows = [
    ...Array.from({ length: titles }, (_, at) => [`Grand livre, page ${String(at + 1)}`]),
    names,
    ...byAccount(ledger).flatMap(([account, lines]) => {
      const label = lines[0]?.CompteLib ?? ''
      const sum = (side: 'debit' | 'credit') => lines.reduce((all, line) => all + line[side], 0)
      return [
        ...(accounts === 'over' ? [[`${account} - ${label}`]] : []),
        ...(accounts === 'over-in-two' ? [[account, label]] : []),
        ...lines.map(line => [
          ...beside(account, label),
          days.write(line.EcritureDate ?? ''),
          line.JournalCode ?? '',
          line.EcritureNum ?? '',
          line.PieceRef ?? '',
          line.EcritureLib ?? '',
          ...amountsOf(line.debit, line.credit),
          line.EcritureLet ?? '',
          write(line.debit + line.credit),
        ]),
        ...(hasTotals
          ? [
              [
                '',
                '',
                ...beside('', ''),
                '',
                '',
                `Total compte ${account}`,
                ...amountsOf(sum('debit'), sum('credit')),
              ],
              [''],
            ]
          : []),
      ]
    }),
  ]
  const cell = (text: string) => (/[;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const line = (row: readonly string[]) =>
    row.map(text => (separator === ';' ? cell(text) : text)).join(separator)
  return new TextEncoder().encode(rows.map(row => `${line(row)}\r\n`).join(''))
}

/** The lines that should be read from it, in order. */
export const linesOf = (ledger: TestLedger): Omit<FecLine, 'number'>[] =>
  byAccount(ledger).flatMap(([account, lines]) =>
    lines.map(line => ({
      journalCode: line.JournalCode ?? '',
      journalLabel: '',
      entryNumber: line.EcritureNum ?? '',
      entryDate: parts(line.EcritureDate ?? '').join('-'),
      account,
      accountLabel: line.CompteLib ?? '',
      auxiliary: '',
      auxiliaryLabel: '',
      pieceRef: line.PieceRef ?? '',
      pieceDate: undefined,
      label: line.EcritureLib ?? '',
      debit: line.debit,
      credit: line.credit,
      lettering: line.EcritureLet ?? '',
    })),
  )
