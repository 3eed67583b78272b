/** What the first lines come to, so that a person can see how their days and amounts are read. */
import { readBalanceAmount } from '../balance/amounts.ts'
import { isoDay } from '../fec/dates.ts'
import type { Preview } from '../fec/report.ts'
import { readSide, type Side, signedSides, sidesOf } from '../fec/sides.ts'
import { ledgerAmountsIn } from '../general-ledger/columns.ts'
import { writtenDay } from '../general-ledger/day.ts'

/** Where a line has one amount: its side is in another column, or in its sign. */
export type SingleAmount = 'side' | 'sign'

export interface ReadingExample {
  /** Absent where no line has a day that can be read. */
  day?: { written: string; day: string }
  /** Absent where debits and credits have columns of their own. */
  amounts?: SingleAmount
  /** One of them with its side, a credit where there is one. */
  amount?: { written: string; side: Side; cents: number }
}

function singleAmountIn({ ledger, entries, amounts }: Preview['dialect']): SingleAmount | undefined {
  const kind = ledger ? ledgerAmountsIn(ledger) : entries && amounts
  if (kind === undefined || kind === 'debit-credit') return undefined
  return kind === 'signed' || kind === 'signed-amount' ? 'sign' : 'side'
}

/** @returns nothing of a trial balance, which has no days and whose columns tell their sides */
export function readingExample({ dialect, columns, rows }: Preview): ReadingExample {
  const { ledger, entries, dates, decimalMark } = dialect
  if (!ledger && !entries) return {}
  const textIn = (row: readonly string[], ...wanted: readonly Preview['columns'][number][]) =>
    row[columns.findIndex(column => column !== undefined && wanted.includes(column))]?.trim() ?? ''
  const days = rows.flatMap(row => {
    const written = textIn(row, 'date', 'EcritureDate')
    const day = writtenDay(written, dates)
    return day === undefined ? [] : [{ written, day: isoDay(Number(day)) }]
  })
  // A day that is as high as its month tells nothing of their order.
  const day = days.find(each => each.day.slice(5, 7) !== each.day.slice(8)) ?? days[0]
  const amounts = singleAmountIn(dialect)
  const read = rows.flatMap(row => {
    const written = textIn(row, 'amount', 'Montant')
    const cents = readBalanceAmount(written, decimalMark)?.cents ?? 0
    if (amounts === undefined || cents === 0) return []
    if (amounts === 'sign') {
      const side = cents < 0 ? ('credit' as const) : ('debit' as const)
      return [{ written, side, cents: signedSides(cents)[side] }]
    }
    const beside = textIn(row, 'side', 'Sens')
    const side = readSide(beside)
    return side ? [{ written: `${written} ${beside}`, side, cents: sidesOf(cents, side)[side] }] : []
  })
  const amount = read.find(({ side }) => side === 'credit') ?? read[0]
  return { ...(day && { day }), ...(amounts && { amounts }), ...(amount && { amount }) }
}
