/**
 * Parses amounts of a trial balance to whole cents. They are printed for people, so there are several ways to write
 * them.
 */
import { type Amount, describeAmount, readCents } from '../fec/amounts.ts'
import type { DecimalMark } from '../fec/report.ts'
import type { AmountSigns } from '../fec/sides.ts'

/** `1 234,56 C`, `12.00 DR`: the side after a balance in a single column. */
const withSide = /^(.*\d.*?)\s*(D|C|DR|CR|DT|CT)$/i
/** Exported sheets show an empty amount as a dash. */
const dash = /^[-–—]$/u

/**
 * Reads an amount as cents, with the problem if it is ambiguous or no whole number of cents; undefined for a blank one.
 * Accepts spaces between thousands, the other decimal mark where it is unambiguous, `€`, and brackets for negative amounts.
 *
 * @param signs the sign convention of a single amount; the result is positive on the debit side in either. A side written
 *   behind the amount takes precedence.
 */
export function readBalanceAmount(
  written: string,
  mark: DecimalMark,
  signs?: AmountSigns,
): { cents: number; problem?: Amount['problem'] & ('form' | 'decimals') } | undefined {
  const text = written.trim()
  if (text === '' || dash.test(text)) return undefined
  const [, amount = '', side = ''] = withSide.exec(text) ?? ['', text, '']
  const bare = amount.replaceAll(/^€\s*|\s*€$/g, '').trim()
  const bracketed = /^\(\s*(.+?)\s*\)$/.exec(bare)?.[1]
  const plain = (bracketed ?? bare).replace(/^([+-])\s+/, '$1')
  const isCredit = side === '' ? signs === 'credits-positive' : /^c/i.test(side)
  const isTurned = (bracketed !== undefined) !== isCredit
  const turned = (cents: number) => (isTurned ? 0 - cents : cents)
  const cents = readCents(plain, 0, plain.length, mark)
  if (!Number.isNaN(cents)) return { cents: turned(cents) }
  const described = describeAmount(plain, mark)
  const { problem } = described
  if (problem === 'form' || problem === 'decimals') return { cents: turned(described.cents), problem }
  return { cents: turned(described.cents) }
}
