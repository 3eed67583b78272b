/** Parses amounts of a FEC to whole cents, and reports format faults. */
import type { DecimalMark } from './report.ts'

export type AmountProblem = 'form' | 'thousands' | 'decimal-mark' | 'decimals'

export interface Amount {
  /** Whole cents, rounded; 0 if the text is not an amount. */
  cents: number
  problem: AmountProblem
  /** The same amount with the given decimal mark and without thousands separators; undefined if it is ambiguous. */
  rewritten: string | undefined
}

const comma = 44
const point = 46
const minus = 45
const plus = 43
const zero = 48

/** More digits than a number can hold exactly in cents (2^53). */
const digitLimit = 15

/**
 * The cents of an amount in the prescribed format: digits, the decimal mark with one or two digits, a sign on the left
 * or on the right (LPF, art. A47 A-1, XII, 2°). NaN for anything else, which `describeAmount` explains.
 */
export function readCents(text: string, start: number, end: number, mark: DecimalMark): number {
  const markCode = mark === ',' ? comma : point
  let from = start
  let to = end
  let sign = 1
  const first = text.charCodeAt(from)
  if (first === minus || first === plus) {
    if (first === minus) sign = -1
    from++
  } else {
    const last = text.charCodeAt(to - 1)
    if (last === minus || last === plus) {
      if (last === minus) sign = -1
      to--
    }
  }
  let value = 0
  let digits = 0
  let decimals = -1
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    const digit = code - zero
    if (digit >= 0 && digit <= 9) {
      value = value * 10 + digit
      digits++
      if (decimals >= 0) decimals++
    } else if (code === markCode && decimals < 0) {
      decimals = 0
    } else {
      return Number.NaN
    }
  }
  if (digits === 0 || digits > digitLimit || decimals > 2) return Number.NaN
  if (decimals <= 0) value *= 100
  else if (decimals === 1) value *= 10
  // 0 - 0 and not -0, which would not equal 0 in a report.
  return sign < 0 ? 0 - value : value
}

const spaces = String.raw` \u00A0\u202F\u2009`
const grouped = new RegExp(
  String.raw`^([+-]?)(\d{1,3}(?:([${spaces}.,'’])\d{3})(?:\3\d{3})*)(?:([.,])(\d{1,2}))?([+-]?)$`,
  'u',
)
const single = /^([+-]?)(\d*)([.,])(\d+)([+-]?)$/

/** Describes the fault of an amount that `readCents` refuses. */
export function describeAmount(text: string, mark: DecimalMark): Amount {
  const groups = grouped.exec(text)
  if (groups) {
    const [, sign = '', whole = '', separator = '', foundMark, decimals, signAfter = ''] = groups
    // 1.234 may mean more than a thousand or little more than one: only a space, an apostrophe, a second group or
    // decimals after it decide.
    const isCertain =
      foundMark === undefined
        ? (separator !== '.' && separator !== ',') || whole.split(separator).length > 2
        : foundMark !== separator
    const isSigned = sign === '' || signAfter === ''
    if (isCertain && isSigned) {
      const digits = whole.replaceAll(separator, '')
      const rewritten = sign + digits + (decimals === undefined ? '' : mark + decimals) + signAfter
      const cents = readCents(rewritten, 0, rewritten.length, mark)
      if (!Number.isNaN(cents)) return { cents, problem: 'thousands', rewritten }
    }
  }
  const decimal = single.exec(text)
  if (decimal) {
    const [, sign = '', whole = '', foundMark = '', decimals = '', signAfter = ''] = decimal
    if (sign === '' || signAfter === '') {
      if (foundMark !== mark && decimals.length <= 2) {
        const rewritten = sign + whole + mark + decimals + signAfter
        const cents = readCents(rewritten, 0, rewritten.length, mark)
        if (!Number.isNaN(cents)) return { cents, problem: 'decimal-mark', rewritten }
      }
      if (foundMark === mark && whole.length + decimals.length <= digitLimit) {
        const value = Math.round(Number(`${whole}.${decimals}e2`))
        return {
          cents: sign === '-' || signAfter === '-' ? 0 - value : value,
          problem: 'decimals',
          rewritten: undefined,
        }
      }
    }
  }
  return { cents: 0, problem: 'form', rewritten: undefined }
}

/** An exact sum of cents: a number while it is small, with larger parts kept separately. */
export class CentTotal {
  #near = 0
  #far = 0n

  add(cents: number): void {
    this.#near += cents
    if (this.#near > 1e15 || this.#near < -1e15) {
      this.#far += BigInt(this.#near)
      this.#near = 0
    }
  }

  get value(): bigint {
    return this.#far + BigInt(this.#near)
  }
}
