/** Shows how the first lines are read, so that a person can check their dates and amounts. */
import { readBalanceAmount } from '../balance/amounts.ts'
import { isoDay } from '../fec/dates.ts'
import type { Preview } from '../fec/report.ts'
import { readSide, type Side, signedSides, sidesOf } from '../fec/sides.ts'
import { writtenDay } from '../general-ledger/day.ts'
import { type SingleAmount, signedFields, singleAmountIn } from './single-amount.ts'

/** An amount on its side. */
export interface SidedAmount {
  side: Side
  cents: number
}

export interface ReadingExample {
  /** Absent if no line has a readable date. */
  day?: { written: string; day: string }
  /** Absent if debits and credits have separate columns. */
  amounts?: SingleAmount
  /** One of them with its side, a credit where there is one. */
  amount?: SidedAmount & { written: string }
}

/**
 * What an amount is read as whose sign is its side.
 * @returns undefined for nothing, and for what is no amount
 */
export function readSigned(
  written: string,
  { decimalMark, signs }: Preview['dialect'],
): SidedAmount | undefined {
  const { cents = 0, problem } = readBalanceAmount(written, decimalMark, signs) ?? {}
  if (cents === 0 || problem === 'form') return undefined
  const side = cents < 0 ? 'credit' : 'debit'
  return { side, cents: signedSides(cents)[side] }
}

/** @returns an example without a day for a trial balance, which has none, and for entries with the legal column names, whose
 *   date format is fixed */
export function readingExample(preview: Preview): ReadingExample {
  const { dialect, columns, rows } = preview
  const { ledger, entries, dates, decimalMark } = dialect
  const textIn = (row: readonly string[], ...wanted: readonly Preview['columns'][number][]) =>
    row[columns.findIndex(column => column !== undefined && wanted.includes(column))]?.trim() ?? ''
  const days = rows.flatMap(row => {
    const written = ledger || entries ? textIn(row, 'date', 'EcritureDate') : ''
    const day = writtenDay(written, dates)
    return day === undefined ? [] : [{ written, day: isoDay(Number(day)) }]
  })
  // A date whose day equals its month does not show their order.
  const day = days.find(each => each.day.slice(5, 7) !== each.day.slice(8)) ?? days[0]
  const amounts = singleAmountIn(dialect)
  const signed = signedFields(preview)
  const read = rows.flatMap(row => {
    if (amounts === 'sign')
      return signed.flatMap(field => {
        const written = row[field]?.trim() ?? ''
        const amount = readSigned(written, dialect)
        return amount ? [{ written, ...amount }] : []
      })
    const written = textIn(row, 'amount', 'Montant')
    const cents = readBalanceAmount(written, decimalMark)?.cents ?? 0
    const beside = textIn(row, 'side', 'Sens')
    const side = amounts === undefined || cents === 0 ? undefined : readSide(beside)
    return side ? [{ written: `${written} ${beside}`, side, cents: sidesOf(cents, side)[side] }] : []
  })
  const amount = read.find(({ side }) => side === 'credit') ?? read[0]
  return { ...(day && { day }), ...(amounts && { amounts }), ...(amount && { amount }) }
}
