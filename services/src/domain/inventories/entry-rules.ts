import type { StockUnit } from '../../database/inventory-tables.ts'
import { hasMoreDecimals } from './decimals.ts'

/** A fault of an entry, and the column it is in. */
export type EntryFault =
  | { column: 'code'; reason: 'unknown' | 'ambiguous' }
  | { column: 'date'; reason: 'late' }
  | { column: 'quantity'; reason: 'zero' | 'negative' | 'digits' | 'fraction' }
  | { column: 'unitCost'; reason: 'negative' | 'digits' }

interface Entry {
  date: string
  quantity: number
  unitCost: number
}

/**
 * Why an entry cannot value an article in these units; undefined if it can.
 * @param closingDate the last date an entry may have
 */
export function faultOf(
  { date, quantity, unitCost }: Entry,
  units: readonly StockUnit[],
  closingDate: string,
): EntryFault | undefined {
  const [unit] = units
  if (!unit) return { column: 'code', reason: 'unknown' }
  if (units.length > 1) return { column: 'code', reason: 'ambiguous' }
  if (date > closingDate) return { column: 'date', reason: 'late' }
  if (quantity < 0) return { column: 'quantity', reason: 'negative' }
  if (quantity === 0) return { column: 'quantity', reason: 'zero' }
  if (hasMoreDecimals(quantity, 'quantity')) return { column: 'quantity', reason: 'digits' }
  if (unit === 'piece' && !Number.isInteger(quantity)) return { column: 'quantity', reason: 'fraction' }
  if (unitCost < 0) return { column: 'unitCost', reason: 'negative' }
  if (hasMoreDecimals(unitCost, 'unitCost')) return { column: 'unitCost', reason: 'digits' }
  return undefined
}
