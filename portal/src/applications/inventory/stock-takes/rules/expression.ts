import { CountForm as limits } from '@parvis/api-types/limits/count-sheets'

/** Why a typed text is not a quantity. */
export type QuantityFault = 'empty' | 'malformed' | 'negative' | 'fraction' | 'large' | 'noPacks'

export type Quantity = { value: number } | { fault: QuantityFault }

/** The largest quantity that the contract accepts. */
export const largest = limits.quantity.maximum

/** The text as it is stored and measured: a quantity is read without its spaces. */
export const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

const numberForm = /^(?:\d+(?:[.,]\d+)?|[.,]\d+)/

/**
 * Parses a quantity as typed in a warehouse: `12`, `3,5`, `12*24+7`, `10x24-3`, `12p+7`, where `p` stands for a pack.
 * Multiplication binds tighter than addition. The result keeps three decimals.
 *
 * @param packSize the number of units in a pack; 1 if there are no packs
 * @param isWhole whether the unit has no fractions
 */
export function readQuantity(
  text: string,
  { packSize, isWhole }: { packSize: number; isWhole: boolean },
): Quantity {
  let rest = withoutSpaces(text).toLowerCase()
  if (rest === '') return { fault: 'empty' }
  if (rest.length > limits.expression.maxLength) return { fault: 'malformed' }
  let total = 0
  let sign = 1
  let product = 1
  for (;;) {
    const [found] = numberForm.exec(rest) ?? []
    if (found === undefined) return { fault: 'malformed' }
    rest = rest.slice(found.length)
    product *= Number(found.replace(',', '.'))
    if (rest.startsWith('p')) {
      // The article does not come in packs.
      if (packSize === 1) return { fault: 'noPacks' }
      product *= packSize
      rest = rest.slice(1)
    }
    const operator = rest.charAt(0)
    rest = rest.slice(1)
    if (/^[*x×]$/.test(operator)) continue
    total += sign * product
    if (operator === '') break
    if (operator !== '+' && operator !== '-') return { fault: 'malformed' }
    sign = operator === '+' ? 1 : -1
    product = 1
  }
  return inBounds(total, isWhole)
}

function inBounds(total: number, isWhole: boolean): Quantity {
  if (!(Math.abs(total) <= largest)) return { fault: total < 0 ? 'negative' : 'large' }
  const value = Math.round(total * 1000) / 1000
  if (value < 0) return { fault: 'negative' }
  if (isWhole && !Number.isInteger(value)) return { fault: 'fraction' }
  // Turn -0 into 0.
  return { value: value === 0 ? 0 : value }
}
