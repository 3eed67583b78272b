/** General ledgers for tests, and how programs print them. */
import * as fc from 'fast-check'
import type { TestLedger } from '../fec/ledger.test-support.ts'
import type { FecLine } from '../fec/report.ts'

type TestLine = TestLedger['rows'][number]

export interface Printing {
  /** Whether the account stands over its lines, in one cell or two, or beside each of them. */
  accounts: 'over' | 'over-in-two' | 'beside'
  separator: '\t' | ';'
  mark: ',' | '.'
  thousands: '' | ' ' | "'"
  date: (day: string) => string
  titles: number
  hasTotals: boolean
}

const parts = (day: string) => [day.slice(0, 4), day.slice(4, 6), day.slice(6)] as const
export const dates = {
  law: (day: string) => day,
  french: (day: string) => parts(day).toReversed().join('/'),
  short: (day: string) => {
    const [year, month, date] = parts(day)
    return `${date}/${month}/${year.slice(2)}`
  },
  iso: (day: string) => parts(day).join('-'),
}

export const printings: fc.Arbitrary<Printing> = fc.record({
  accounts: fc.constantFrom('over', 'over-in-two', 'beside'),
  separator: fc.constantFrom('\t', ';'),
  mark: fc.constantFrom(',', '.'),
  thousands: fc.constantFrom('', ' ', "'"),
  date: fc.constantFrom(...Object.values(dates)),
  titles: fc.nat(3),
  hasTotals: fc.boolean(),
})

/** The lines of a ledger by account, as a general ledger has them. */
const byAccount = ({ rows }: TestLedger) => [
  ...Map.groupBy(rows, ({ CompteNum = '' }: TestLine) => CompteNum).entries(),
]

export function printGeneralLedger(ledger: TestLedger, printing: Printing): Uint8Array {
  const { accounts, separator, mark, thousands, date, titles, hasTotals } = printing
  const isBeside = accounts === 'beside'
  const write = (cents: number) => {
    const digits = String(cents).padStart(3, '0')
    return `${digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, thousands)}${mark}${digits.slice(-2)}`
  }
  const beside = (account: string, label: string) => (isBeside ? [account, label] : [])
  const names = [
    ...(isBeside ? ['N° compte', 'Intitulé du compte'] : []),
    'Date',
    'Code journal',
    'N° écriture',
    'N° pièce',
    'Libellé',
    'Débit',
    'Crédit',
    'Lettrage',
    'Solde',
  ]
  const rows = [
    ...Array.from({ length: titles }, (_, at) => [`Grand livre, page ${String(at + 1)}`]),
    names,
    ...byAccount(ledger).flatMap(([account, lines]) => {
      const label = lines[0]?.CompteLib ?? ''
      const sum = (side: 'debit' | 'credit') => write(lines.reduce((all, line) => all + line[side], 0))
      return [
        ...(accounts === 'over' ? [[`${account} - ${label}`]] : []),
        ...(accounts === 'over-in-two' ? [[account, label]] : []),
        ...lines.map(line => [
          ...beside(account, label),
          date(line.EcritureDate ?? ''),
          line.JournalCode ?? '',
          line.EcritureNum ?? '',
          line.PieceRef ?? '',
          line.EcritureLib ?? '',
          line.debit === 0 ? '' : write(line.debit),
          line.credit === 0 ? '' : write(line.credit),
          line.EcritureLet ?? '',
          write(line.debit + line.credit),
        ]),
        ...(hasTotals
          ? [
              ['', '', ...beside('', ''), '', '', `Total compte ${account}`, sum('debit'), sum('credit')],
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

/** The lines that are read of it, in its order. */
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
