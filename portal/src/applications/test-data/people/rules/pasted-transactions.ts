import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { compactIban, ibanFault } from '@parvis/accounting/bank/iban'
import { readAmount } from './amount.ts'

export type Transaction = BodyOf<Operations['addTestTransactions']>['transactions'][number]

/** The columns of a spreadsheet, in the order they are pasted. */
export const pastedColumns = ['externalId', 'iban', 'account', 'amount', 'description'] as const
export type PastedColumn = (typeof pastedColumns)[number]

/** What is wrong with a cell. */
export type CellFault = 'required' | 'tooLong' | 'spaces' | 'iban' | 'amount' | 'currency' | 'twice' | 'taken'

export interface WrongCell {
  /** Line of the text, starting at 1. */
  line: number
  column: PastedColumn
  fault: CellFault
  /** The content of the cell. */
  text: string
}

export interface Pasted {
  transactions: Transaction[]
  /** The line of the text for each transaction. */
  lines: number[]
  wrong: WrongCell[]
}

/** Maximum length of each cell, as the services define it. */
const limits = { externalId: 60, account: 100, description: 200 } as const

/** Parses lines pasted from a spreadsheet, or typed with semicolons. A first line of column titles is skipped. */
export function readPasted(text: string, currency: Transaction['currency']): Pasted {
  const pasted: Pasted = { transactions: [], lines: [], wrong: [] }
  const separator = text.includes('\t') ? '\t' : ';'
  const seen = new Set<string>()
  text.split(/\r\n|\r|\n/).forEach((row, place) => {
    if (row.trim() === '') return
    const cells = row.split(separator).map(cell => unquote(cell.trim()))
    if (place === 0 && isTitles(cells)) return
    const { transaction, wrong } = readLine(cells, currency, place + 1)
    if (transaction.externalId !== '' && seen.has(transaction.externalId))
      wrong.unshift({ line: place + 1, column: 'externalId', fault: 'twice', text: transaction.externalId })
    seen.add(transaction.externalId)
    pasted.transactions.push(transaction)
    pasted.lines.push(place + 1)
    pasted.wrong.push(...wrong)
  })
  return pasted
}

const unquote = (cell: string) => cell.replace(/^"(.*)"$/, '$1').replaceAll('""', '"')

/** Titles have neither an amount nor an IBAN. */
const isTitles = ([, iban = '', , amount = '']: readonly string[]) =>
  readAmount(amount) === undefined && !/\d/.test(iban)

function readLine(cells: readonly string[], currency: Transaction['currency'], line: number) {
  const wrong: WrongCell[] = []
  const [externalId = '', iban = '', account = '', amount = '', ...rest] = cells
  // A description may contain the separator.
  const description = rest.join(' ').trim()
  const blame = (column: PastedColumn, fault: CellFault, text: string) =>
    wrong.push({ line, column, fault, text })
  const needText = (column: keyof typeof limits, text: string) => {
    if (text === '') blame(column, 'required', text)
    else if (text.length > limits[column]) blame(column, 'tooLong', text)
  }
  needText('externalId', externalId)
  if (/\s/.test(externalId)) blame('externalId', 'spaces', externalId)
  const compact = compactIban(iban)
  if (compact === '') blame('iban', 'required', iban)
  else if (ibanFault(compact) !== undefined) blame('iban', 'iban', iban)
  needText('account', account)
  const read = readAmount(amount)
  if (amount === '') blame('amount', 'required', amount)
  else if (read === undefined) blame('amount', 'amount', amount)
  else if (read.currency !== undefined && read.currency !== currency) blame('amount', 'currency', amount)
  needText('description', description)
  const transaction: Transaction = {
    externalId,
    iban: compact,
    account,
    amount: read?.amount ?? 0,
    currency,
    description,
  }
  return { transaction, wrong }
}

/** Formats transactions as pasted text: one line each, with tabs. */
export const pastedText = (transactions: readonly Transaction[]): string =>
  transactions
    .map(({ externalId, iban, account, amount, description }) =>
      [externalId, iban, account, amount.toFixed(2), description].join('\t'),
    )
    .join('\n')

/**
 * The rest of a text after its first lines were added.
 * @param line the last added line, starting at 1; 0 for none
 */
export const restAfter = (text: string, line: number): string =>
  text
    .split(/\r\n|\r|\n/)
    .slice(line)
    .join('\n')

/** Sums in whole cents, so that many amounts do not accumulate rounding errors. */
export const sumOf = (transactions: readonly Pick<Transaction, 'amount'>[]): number =>
  transactions.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100
