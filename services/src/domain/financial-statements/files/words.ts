/** The texts of a file of financial statements, besides the labels of its lines. */
import type { CashFlowNote, UnavailableCheck } from '@parvis/accounting/statements/basis'
import type { Check } from '@parvis/accounting/statements/checks'
import type { Chart } from '@parvis/accounting/statements/line'
import type { StatementId } from '@parvis/accounting/statements/lines'
import type { Rounding } from '@parvis/accounting/statements/rounding'
import type { StatementContent } from '../../../database/statement-tables.ts'
import type { CheckFigure } from '../result.ts'

export const languages = ['fr', 'en'] as const
export type Language = (typeof languages)[number]

export interface Words {
  /** With the name of the client. */
  title: (client: string) => string
  period: (from: string, to: string) => string
  chart: Record<Chart, string>
  rounding: Record<Rounding, string>
  comparedWith: (end: string) => string
  comparedWithNothing: string
  preparedOn: Record<StatementContent, (day: string, file: string) => string>
  /** Notes on the cash flow statement. */
  note: Record<CashFlowNote, string>
  /** A sheet name has at most 31 characters, and none of []:*?/\ */
  sheet: Record<StatementId | 'checks' | 'balances', string>
  /** With the last day of the year. */
  caption: Record<StatementId, (end: string) => string>
  line: string
  gross: string
  depreciation: string
  net: string
  netAt: (end: string) => string
  variation: string
  percent: string
  checks: string
  check: Record<Check['check'], string>
  result: string
  passed: string
  failed: string
  unavailable: string
  unavailableBecause: Record<UnavailableCheck['reason'], string>
  /** Shown above the figures where a check failed. */
  doubtful: (count: number) => string
  figure: Record<CheckFigure, string>
  balances: string
  account: string
  accountLabel: string
  auxiliary: string
  auxiliaryLabel: string
  opening: string
  priorClosing: string
  debit: string
  credit: string
  closing: string
  closingLine: string
  total: string
  page: (page: number, of: number) => string
}

const fr: Words = {
  title: client => `États financiers – ${client}`,
  period: (from, to) => `Exercice du ${from} au ${to}.`,
  chart: {
    'pcg-2014': 'Plan comptable général, édition 2014.',
    'pcg-2025': 'Plan comptable général, édition 2025.',
  },
  rounding: {
    cent: 'Montants en euros et centimes.',
    euro: 'Montants arrondis à l’euro.',
    thousand: 'Montants en milliers d’euros.',
  },
  comparedWith: end => `Comparaison avec l’exercice clos le ${end}.`,
  comparedWithNothing: 'Sans comparaison avec un autre exercice.',
  preparedOn: {
    entries: (day, file) => `Préparés le ${day} à partir de ${file}.`,
    balances: (day, file) => `Préparés le ${day} à partir de la balance ${file}, sans écritures.`,
  },
  note: {
    'opening-unknown':
      'Le tableau des flux de trésorerie n’est pas disponible : la balance ne donne pas les soldes d’ouverture, et aucun exercice précédent n’a été choisi pour les reprendre.',
    'opening-none':
      'Le fichier ne contient aucune écriture d’à-nouveaux : tous les soldes partent de zéro, comme pour un premier exercice. S’il s’agit d’un autre exercice, ce tableau est faux.',
    'movements-netted':
      'La balance ne donne pas les mouvements de l’exercice : les émissions et les remboursements d’emprunts sont compensés entre eux, compte par compte.',
    'prior-opening-none':
      'Les écritures de l’exercice précédent ne reprennent aucun solde : dans sa colonne, tout part de zéro, comme pour un premier exercice. Si ce n’est pas le premier, ne la comparez pas à cet exercice.',
    'prior-movements-netted':
      'La balance de l’exercice précédent ne donne pas les mouvements : dans sa colonne, les émissions et les remboursements d’emprunts sont compensés entre eux, compte par compte. Ne les comparez pas à ceux de cet exercice.',
  },
  sheet: {
    assets: 'Bilan actif',
    liabilities: 'Bilan passif',
    'income-statement': 'Compte de résultat',
    'intermediate-balances': 'Soldes intermédiaires',
    'cash-flow': 'Flux de trésorerie',
    checks: 'Contrôles',
    balances: 'Balance',
  },
  caption: {
    assets: end => `Bilan au ${end} – actif`,
    liabilities: end => `Bilan au ${end} – passif`,
    'income-statement': end => `Compte de résultat de l’exercice clos le ${end}`,
    'intermediate-balances': end => `Soldes intermédiaires de gestion de l’exercice clos le ${end}`,
    'cash-flow': end => `Tableau des flux de trésorerie de l’exercice clos le ${end}`,
  },
  line: 'Poste',
  gross: 'Brut',
  depreciation: 'Amortissements et dépréciations',
  net: 'Net',
  netAt: end => `Net au ${end}`,
  variation: 'Variation',
  percent: 'Variation en %',
  checks: 'Contrôles',
  check: {
    'all-accounts-mapped': 'Chaque compte a un poste',
    'ledger-balances': 'Le grand livre est équilibré',
    'assets-equal-liabilities': 'L’actif est égal au passif',
    'results-agree': 'Le bilan et le compte de résultat donnent le même résultat',
    'cash-flow-closes': 'Les flux de trésorerie aboutissent à la trésorerie de clôture',
    'opening-equals-prior-closing': 'L’ouverture est égale à la clôture de l’exercice précédent',
  },
  result: 'Résultat',
  passed: 'Réussi',
  failed: 'Échoué',
  unavailable: 'Non disponible',
  unavailableBecause: {
    'opening-unknown':
      'La balance ne donne pas les soldes d’ouverture, et aucun exercice précédent ne les donne.',
    'opening-from-prior':
      'Les soldes d’ouverture sont repris de l’exercice précédent : il n’y a rien à comparer.',
  },
  doubtful: count =>
    count === 1
      ? 'Un contrôle a échoué. Examinez-le avant d’utiliser ces montants.'
      : `${String(count)} contrôles ont échoué. Examinez-les avant d’utiliser ces montants.`,
  figure: {
    opening: 'Ouverture',
    debit: 'Débits',
    credit: 'Crédits',
    difference: 'Écart',
    assets: 'Total de l’actif',
    liabilities: 'Total du passif',
    'balance-sheet': 'Résultat du bilan',
    'income-statement': 'Résultat du compte de résultat',
    unappropriated: 'Résultat non affecté, au compte 12',
    change: 'Variation de l’exercice',
    closing: 'Clôture',
    missing: 'Montant manquant',
  },
  balances: 'Balance des comptes',
  account: 'Compte',
  accountLabel: 'Libellé du compte',
  auxiliary: 'Compte auxiliaire',
  auxiliaryLabel: 'Libellé du compte auxiliaire',
  opening: 'Solde d’ouverture',
  priorClosing: 'Solde de clôture N-1',
  debit: 'Débits',
  credit: 'Crédits',
  closing: 'Solde de clôture',
  closingLine: 'Poste de clôture',
  total: 'Total',
  page: (page, of) => `Page ${String(page)} sur ${String(of)}`,
}

const en: Words = {
  title: client => `Financial statements – ${client}`,
  period: (from, to) => `Financial year from ${from} to ${to}.`,
  chart: {
    'pcg-2014': 'French chart of accounts, 2014 edition.',
    'pcg-2025': 'French chart of accounts, 2025 edition.',
  },
  rounding: {
    cent: 'Amounts in euros and cents.',
    euro: 'Amounts rounded to the euro.',
    thousand: 'Amounts in thousands of euros.',
  },
  comparedWith: end => `Compared with the year ended ${end}.`,
  comparedWithNothing: 'Not compared with another year.',
  preparedOn: {
    entries: (day, file) => `Prepared on ${day} from ${file}.`,
    balances: (day, file) => `Prepared on ${day} from the trial balance ${file}, without entries.`,
  },
  note: {
    'opening-unknown':
      'The cash flow statement is not available: the trial balance has no opening balances, and no year before was chosen to take them from.',
    'opening-none':
      'The file has no opening entries: all balances start at zero, as in a first year. If it is a later year, this statement is wrong.',
    'movements-netted':
      'The trial balance has no movements of the year: new borrowings and repayments are set off against each other, account by account.',
    'prior-opening-none':
      'The entries of the year before bring no balance forward: in its column, everything starts at zero, as in a first year. If it is not the first, do not compare it with this year.',
    'prior-movements-netted':
      'The trial balance of the year before has no movements: in its column, new borrowings and repayments are set off against each other, account by account. Do not compare them with those of this year.',
  },
  sheet: {
    assets: 'Assets',
    liabilities: 'Equity and liabilities',
    'income-statement': 'Income statement',
    'intermediate-balances': 'Intermediate balances',
    'cash-flow': 'Cash flow',
    checks: 'Checks',
    balances: 'Trial balance',
  },
  caption: {
    assets: end => `Balance sheet at ${end} – assets`,
    liabilities: end => `Balance sheet at ${end} – equity and liabilities`,
    'income-statement': end => `Income statement for the year ended ${end}`,
    'intermediate-balances': end => `Intermediate balances for the year ended ${end}`,
    'cash-flow': end => `Cash flow statement for the year ended ${end}`,
  },
  line: 'Line',
  gross: 'Gross',
  depreciation: 'Depreciation and impairment',
  net: 'Net',
  netAt: end => `Net at ${end}`,
  variation: 'Change',
  percent: 'Change in %',
  checks: 'Checks',
  check: {
    'all-accounts-mapped': 'Every account has a line',
    'ledger-balances': 'The ledger balances',
    'assets-equal-liabilities': 'Assets equal equity and liabilities',
    'results-agree': 'Balance sheet and income statement show the same result',
    'cash-flow-closes': 'The cash flow statement leads to the closing cash',
    'opening-equals-prior-closing': 'Opening balances equal the closing balances of the year before',
  },
  result: 'Result',
  passed: 'Passed',
  failed: 'Failed',
  unavailable: 'Not available',
  unavailableBecause: {
    'opening-unknown': 'The trial balance has no opening balances, and no year before tells them.',
    'opening-from-prior':
      'The opening balances were taken from the year before: there is nothing to compare.',
  },
  doubtful: count =>
    count === 1
      ? 'One check failed. Look at it before you use these figures.'
      : `${String(count)} checks failed. Look at them before you use these figures.`,
  figure: {
    opening: 'Opening',
    debit: 'Debits',
    credit: 'Credits',
    difference: 'Difference',
    assets: 'Total assets',
    liabilities: 'Total equity and liabilities',
    'balance-sheet': 'Result of the balance sheet',
    'income-statement': 'Result of the income statement',
    unappropriated: 'Result not appropriated, in account 12',
    change: 'Change of the year',
    closing: 'Closing',
    missing: 'Missing',
  },
  balances: 'Trial balance',
  account: 'Account',
  accountLabel: 'Account label',
  auxiliary: 'Auxiliary account',
  auxiliaryLabel: 'Auxiliary account label',
  opening: 'Opening balance',
  priorClosing: 'Closing balance of the year before',
  debit: 'Debits',
  credit: 'Credits',
  closing: 'Closing balance',
  closingLine: 'Line at closing',
  total: 'Total',
  page: (page, of) => `Page ${String(page)} of ${String(of)}`,
}

export const words: Record<Language, Words> = { fr, en }
