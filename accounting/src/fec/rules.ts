/**
 * The rules of a FEC: the severity of a violation, and its legal source. A violation of the legal text is an error;
 * what the tax administration's program (Test Compta Demat) calls an anomaly, or what is only good practice, is a
 * warning.
 */
import { balanceRules } from '../balance/rules.ts'
import { generalLedgerRules } from '../general-ledger/rules.ts'
import type { FecColumn } from './columns.ts'

export type Severity = 'error' | 'warning'

export interface Rule {
  severity: Severity
  /** Citation of the legal text; empty if it is only good practice. */
  source: string
  /** Columns in which it can occur; absent for rules on lines, entries or the file. */
  columns?: readonly FecColumn[]
}

const separated = 'LPF, art. A47 A-1, VI, 1°, c'
const listed = 'LPF, art. A47 A-1, VII, 1° et VIII, 3°, 5°, 7°'
const ofFields = 'LPF, art. A47 A-1, VII, 1°'
const firstLine = 'LPF, art. A47 A-1, VII, 4° et VIII, 9°'
const named = 'LPF, art. A47 A-1, IX'
const sign = 'LPF, art. A47 A-1, X'
const characters = 'LPF, art. A47 A-1, XII, 1°'
const numbers = 'LPF, art. A47 A-1, XII, 2°'
const dates = 'LPF, art. A47 A-1, XII, 4°'
const numbering = 'LPF, art. A47 A-1, VII, 1° ; BOI-CF-IOR-60-40-20, § 100'
const doubleEntry = 'PCG, art. 921-1 (ancien art. 420-1)'
const anomaly = 'Test Compta Demat (DGFiP)'
const practice = ''

const amounts = ['Debit', 'Credit', 'Montant', 'Montantdevise'] as const
const days = ['EcritureDate', 'PieceDate', 'DateLet', 'ValidDate', 'DateRglt'] as const

const table = {
  'file-name': { severity: 'error', source: named },
  'file-name-siren': { severity: 'error', source: named },
  'file-encoding': { severity: 'error', source: characters },
  'file-separator': { severity: 'error', source: separated },
  'file-decimal-mark': { severity: 'error', source: numbers },
  'byte-order-mark': { severity: 'warning', source: practice },
  'title-lines': { severity: 'error', source: firstLine },
  'empty-lines': { severity: 'warning', source: anomaly },
  'no-lines': { severity: 'error', source: anomaly },
  'year-unknown': { severity: 'warning', source: practice },
  'column-missing': { severity: 'error', source: listed },
  'header-missing': { severity: 'error', source: firstLine },
  'column-name': { severity: 'error', source: listed },
  'column-order': { severity: 'error', source: listed },
  'column-repeated': { severity: 'error', source: listed },
  // Other columns may follow the prescribed ones.
  'column-unknown': { severity: 'warning', source: anomaly },
  'field-count': { severity: 'error', source: separated },
  'field-missing': { severity: 'error', source: listed },
  'field-spaces': { severity: 'warning', source: practice },
  'field-unreadable': { severity: 'error', source: characters },
  'date-form': { severity: 'error', source: dates, columns: days },
  'date-day': { severity: 'error', source: dates, columns: days },
  'entry-date-after-closing': { severity: 'error', source: ofFields, columns: ['EcritureDate'] },
  // A first year may be longer than twelve months, which the file does not say.
  'entry-date-before-year': { severity: 'warning', source: ofFields, columns: ['EcritureDate'] },
  'piece-date-implausible': { severity: 'warning', source: practice, columns: ['PieceDate'] },
  'validation-before-entry': { severity: 'warning', source: practice, columns: ['ValidDate'] },
  'lettering-before-entry': { severity: 'warning', source: practice, columns: ['DateLet'] },
  'amount-form': { severity: 'error', source: numbers, columns: amounts },
  'amount-thousands': { severity: 'error', source: numbers, columns: amounts },
  'amount-decimal-mark': { severity: 'error', source: numbers, columns: amounts },
  'amount-decimals': { severity: 'warning', source: practice, columns: ['Debit', 'Credit', 'Montant'] },
  'amount-missing': { severity: 'error', source: ofFields },
  'amount-both': { severity: 'error', source: anomaly },
  'amount-zero': { severity: 'warning', source: anomaly },
  // The text allows a sign; most programs that read a FEC expect none.
  'amount-negative': { severity: 'warning', source: practice, columns: ['Debit', 'Credit', 'Montant'] },
  'sign-unknown': { severity: 'error', source: sign, columns: ['Sens'] },
  // It is clear which side is meant.
  'sign-form': { severity: 'error', source: sign, columns: ['Sens'] },
  'amount-signed': { severity: 'error', source: sign, columns: ['Montant'] },
  'account-form': { severity: 'error', source: ofFields, columns: ['CompteNum'] },
  'account-class': { severity: 'warning', source: ofFields, columns: ['CompteNum'] },
  'account-labels': { severity: 'warning', source: practice, columns: ['CompteLib'] },
  'auxiliary-incomplete': { severity: 'warning', source: practice, columns: ['CompAuxNum', 'CompAuxLib'] },
  'lettering-incomplete': { severity: 'warning', source: practice, columns: ['EcritureLet', 'DateLet'] },
  'currency-incomplete': { severity: 'warning', source: practice, columns: ['Montantdevise', 'Idevise'] },
  'currency-code': { severity: 'warning', source: practice, columns: ['Idevise'] },
  'journal-labels': { severity: 'warning', source: practice, columns: ['JournalLib'] },
  'entry-unbalanced': { severity: 'error', source: doubleEntry },
  'journal-unbalanced': { severity: 'error', source: doubleEntry },
  'file-unbalanced': { severity: 'error', source: doubleEntry },
  'sides-reversed': { severity: 'warning', source: practice },
  'entry-dates': { severity: 'error', source: numbering, columns: ['EcritureDate'] },
  'numbering-gap': { severity: 'warning', source: numbering, columns: ['EcritureNum'] },
  'numbering-order': { severity: 'warning', source: numbering, columns: ['EcritureNum'] },
  'line-repeated': { severity: 'warning', source: practice },
  // Never a finding, because a legal cash book is not at fault. It only keeps statements from being made.
  'books-single-entry': { severity: 'warning', source: doubleEntry },
  ...balanceRules,
  ...generalLedgerRules,
} as const satisfies Record<string, Rule>
export type RuleId = keyof typeof table

export const rules: Readonly<Record<RuleId, Rule>> = table
