/** Generates trial balances, and prints them as programs do. */
import * as fc from 'fast-check'
import { amountSigns, type AmountSigns, inSigns } from '../fec/sides.ts'
import type { FileBalance } from './check.ts'

/** Cents, positive on the debit side. */
export interface TestAccount {
  account: string
  label: string
  opening: number
  debit: number
  credit: number
}

export const closingOf = ({ opening, debit, credit }: TestAccount) => opening + debit - credit

const cents = fc.integer({ min: 0, max: 9_999_999_999 })

/** Balances whose openings and movements each add up to zero, with unique accounts. */
export const balances: fc.Arbitrary<TestAccount[]> = fc
  .uniqueArray(
    fc.record({
      account: fc.tuple(fc.integer({ min: 101, max: 799 }), fc.nat(999)).map(parts => parts.join('')),
      label: fc.stringMatching(/^[A-Za-zéèàç]([A-Za-zéèàç ']{0,20}[A-Za-zéèàç])?$/),
      opening: fc.integer({ min: -999_999_999, max: 999_999_999 }),
      debit: cents,
      credit: cents,
    }),
    { minLength: 1, maxLength: 15, selector: ({ account }) => account },
  )
  .map(accounts => {
    const sum = (name: 'opening' | 'debit' | 'credit') =>
      accounts.reduce((total, each) => total + each[name], 0)
    const rest = { opening: 0 - sum('opening'), debit: sum('credit'), credit: sum('debit') }
    return [...accounts, { account: '890', label: 'Contrepartie', ...rest }]
  })
  .filter(accounts => accounts.every(({ label }) => !/^(?:sous|grand|tot|sub)/i.test(label)))

/** The layout of a balance: its amounts, and the names in its header. */
export interface Form {
  header: readonly (readonly string[])[]
  /** @param writeSigned writes a balance whose sign is its side */
  cells: (
    account: TestAccount,
    write: (cents: number) => string,
    writeSigned: (cents: number) => string,
  ) => readonly string[]
  hasOpening: boolean
  hasMovements: boolean
}

const sides = (balance: number, write: (cents: number) => string) => [
  balance > 0 ? write(balance) : '',
  balance < 0 ? write(-balance) : '',
]

export const forms: readonly Form[] = [
  {
    header: [['Compte', 'Intitulé', 'Solde débiteur', 'Solde créditeur']],
    cells: (each, write) => sides(closingOf(each), write),
    hasOpening: false,
    hasMovements: false,
  },
  {
    header: [['Account number', 'Account name', 'Balance']],
    cells: (each, _write, writeSigned) => [writeSigned(closingOf(each))],
    hasOpening: false,
    hasMovements: false,
  },
  {
    header: [['N° Compte', 'Libellé', 'Débit', 'Crédit']],
    cells: (each, write) => sides(closingOf(each), write),
    hasOpening: false,
    hasMovements: false,
  },
  {
    header: [['CompteNum', 'CompteLib', 'Débit', 'Crédit', 'Solde débit', 'Solde crédit']],
    cells: (each, write) => [write(each.debit), write(each.credit), ...sides(closingOf(each), write)],
    hasOpening: false,
    hasMovements: false,
  },
  {
    header: [['NUMÉRO', 'LIBELLÉ', 'SOLDE D’OUVERTURE', 'MOUVEMENTS DÉBIT', 'MOUVEMENTS CRÉDIT', 'SOLDE']],
    cells: (each, write, writeSigned) => [
      writeSigned(each.opening),
      write(each.debit),
      write(each.credit),
      writeSigned(closingOf(each)),
    ],
    hasOpening: true,
    hasMovements: true,
  },
  {
    header: [
      ['', '', 'À nouveau', '', 'Mouvements', '', 'Soldes', ''],
      ['Compte', 'Libellé', 'Débit', 'Crédit', 'Débit', 'Crédit', 'Débit', 'Crédit'],
    ],
    cells: (each, write) => [
      ...sides(each.opening, write),
      write(each.debit),
      write(each.credit),
      ...sides(closingOf(each), write),
    ],
    hasOpening: true,
    hasMovements: true,
  },
  {
    header: [['Account', 'Label', 'Opening debit', 'Opening credit', 'Closing debit', 'Closing credit']],
    cells: (each, write) => [...sides(each.opening, write), ...sides(closingOf(each), write)],
    hasOpening: true,
    hasMovements: false,
  },
  {
    header: [['Compte', 'Libellé', 'Report débit', 'Report crédit', 'Total débit', 'Total crédit']],
    cells: (each, write) => [...sides(each.opening, write), write(each.debit), write(each.credit)],
    hasOpening: true,
    hasMovements: true,
  },
]

export interface Printing {
  form: Form
  separator: '\t' | ';' | '|'
  mark: ',' | '.'
  thousands: '' | ' ' | '\u202F' | "'"
  negative: 'sign' | 'brackets'
  /** What is positive where a balance has one column. */
  signs: AmountSigns
  titles: number
  hasTotals: boolean
}

export const printings: fc.Arbitrary<Printing> = fc.record({
  form: fc.constantFrom(...forms),
  separator: fc.constantFrom('\t', ';', '|'),
  mark: fc.constantFrom(',', '.'),
  thousands: fc.constantFrom('', ' ', '\u202F', "'"),
  negative: fc.constantFrom('sign', 'brackets'),
  signs: fc.constantFrom(...amountSigns),
  titles: fc.nat(3),
  hasTotals: fc.boolean(),
})

export function printBalance(accounts: readonly TestAccount[], printing: Printing): Uint8Array {
  const { form, separator, mark, thousands, negative, signs, titles, hasTotals } = printing
  const write = (amount: number) => {
    const digits = String(Math.abs(amount)).padStart(3, '0')
    const whole = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, thousands)
    const text = `${whole}${mark}${digits.slice(-2)}`
    return amount >= 0 ? text : negative === 'sign' ? `-${text}` : `(${text})`
  }
  const rows = [
    ...Array.from({ length: titles }, (_, at) => [`Balance générale, page ${String(at + 1)}`]),
    ...form.header,
    ...accounts.flatMap((each, at) => [
      [each.account, each.label, ...form.cells(each, write, balance => write(inSigns(balance, signs)))],
      ...(hasTotals && at === 0 ? [['Total classe 1', '', write(1)]] : []),
    ]),
    ...(hasTotals ? [['', 'Totaux', write(99)], ['']] : []),
  ]
  return new TextEncoder().encode(rows.map(row => `${row.join(separator)}\r\n`).join(''))
}

/** What a layout preserves of an account. */
export function toldOf(each: TestAccount, { hasOpening, hasMovements }: Form): Omit<FileBalance, 'number'> {
  return {
    account: each.account,
    accountLabel: each.label,
    auxiliary: '',
    auxiliaryLabel: '',
    opening: hasOpening ? each.opening : undefined,
    debit: hasMovements ? each.debit : undefined,
    credit: hasMovements ? each.credit : undefined,
    closing: closingOf(each),
  }
}
