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
 * The cents of an amount, and what is wrong with it where it cannot be told, or is no whole number of cents; undefined for a
 * blank one. Spaces between thousands, the other decimal mark where it is certain, `€`, and brackets for what is below zero
 * are read.
 *
 * @param signs of a single amount: the cents are positive on the debit side whatever they are. A side that is written behind
 *   the amount tells it by itself.
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
