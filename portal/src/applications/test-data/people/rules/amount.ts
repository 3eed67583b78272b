/** The currencies of test bank accounts by how people write them. */
const written: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' }

export interface ReadAmount {
  amount: number
  /** As it was written beside the amount; undefined where none was. */
  currency: string | undefined
}

/** More than this the services do not take. */
const largest = 999_999_999_999.99

/**
 * Reads an amount as spreadsheets and people write it: "1 234,56 €", "-1,234.56", "(12.50)", "EUR 12", "12,50-". A single comma or
 * dot with one or two digits behind it is the decimal mark; with three it separates thousands.
 * @returns undefined where it is none, or has more than two decimals
 */
export function readAmount(text: string): ReadAmount | undefined {
  const sign = /[€$£]|[A-Za-z]{3}/.exec(text)
  const bare = text
    .replace(/[€$£]|[A-Za-z]{3}/, '')
    .replaceAll(/[\s'’]/g, '')
    .replaceAll('−', '-')
  const isNegative = /^\(.*\)$/.test(bare) || bare.startsWith('-') || bare.endsWith('-')
  const digits = bare
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^[+-]/, '')
    .replace(/-$/, '')
  const plain = withPoint(digits)
  if (plain === undefined) return undefined
  const value = Number(plain)
  if (value > largest) return undefined
  const [mark] = sign ?? []
  const currency = mark === undefined ? undefined : (written[mark] ?? mark.toUpperCase())
  return { amount: isNegative && value !== 0 ? -value : value, currency }
}

function withPoint(digits: string): string | undefined {
  if (!/^\d[\d.,]*$/.test(digits)) return undefined
  const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'))
  if (last < 0) return digits
  const mark = digits.charAt(last)
  const behind = digits.length - last - 1
  const isAlone = digits.indexOf(mark) === last
  const isDecimal = isAlone && (behind === 1 || behind === 2)
  const whole = isDecimal ? digits.slice(0, last) : digits
  const separators = [...new Set(whole.replaceAll(/\d/g, ''))]
  const [separator] = separators
  if (separators.length > 1 || (isDecimal && separator === mark)) return undefined
  if (separator !== undefined && !isGrouped(whole.split(separator))) return undefined
  const integer = whole.replaceAll(/[.,]/g, '')
  return isDecimal ? `${integer}.${digits.slice(last + 1)}` : integer
}

const isGrouped = ([first = '', ...others]: readonly string[]) =>
  first.length >= 1 && first.length <= 3 && others.every(group => group.length === 3)
