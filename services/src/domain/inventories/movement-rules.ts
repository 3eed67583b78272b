import type { StockMovementKind, StockUnit } from '../../database/inventory-tables.ts'
import { hasMoreDecimals } from './decimals.ts'

/** A fault of a movement, and the column it is in. */
export type MovementFault =
  | { column: 'code'; reason: 'unknown' | 'ambiguous' }
  | { column: 'quantity'; reason: 'zero' | 'digits' | 'sign' | 'fraction' }
  | { column: 'unitCost'; reason: 'digits' }

/** Why a movement fits none of these lines; undefined if it fits the only one. */
export function faultOf(
  { kind, quantity, unitCost }: { kind: StockMovementKind; quantity: number; unitCost: number | null },
  lines: readonly { unit: StockUnit }[],
): MovementFault | undefined {
  const [line] = lines
  if (!line) return { column: 'code', reason: 'unknown' }
  if (lines.length > 1) return { column: 'code', reason: 'ambiguous' }
  if (quantity === 0) return { column: 'quantity', reason: 'zero' }
  if (hasMoreDecimals(quantity, 'quantity')) return { column: 'quantity', reason: 'digits' }
  if ((kind === 'delivery' && quantity > 0) || (kind === 'receipt' && quantity < 0))
    return { column: 'quantity', reason: 'sign' }
  if (line.unit === 'piece' && !Number.isInteger(quantity)) return { column: 'quantity', reason: 'fraction' }
  if (unitCost !== null && hasMoreDecimals(unitCost, 'unitCost'))
    return { column: 'unitCost', reason: 'digits' }
  return undefined
}
