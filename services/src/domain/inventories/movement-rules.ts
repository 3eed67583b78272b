import type { StockMovementKind, StockUnit } from '../../database/inventory-tables.ts'

/** A fault of a movement, and the column it is in. */
export type MovementFault =
  | { column: 'code'; reason: 'unknown' | 'ambiguous' }
  | { column: 'quantity'; reason: 'zero' | 'sign' | 'fraction' }

/** Stored decimals of a quantity. */
const decimals = 3

/** Why a movement fits none of these lines; undefined if it fits the only one. */
export function faultOf(
  { kind, quantity }: { kind: StockMovementKind; quantity: number },
  lines: readonly { unit: StockUnit }[],
): MovementFault | undefined {
  const [line] = lines
  if (!line) return { column: 'code', reason: 'unknown' }
  if (lines.length > 1) return { column: 'code', reason: 'ambiguous' }
  if (Number(quantity.toFixed(decimals)) === 0) return { column: 'quantity', reason: 'zero' }
  if ((kind === 'delivery' && quantity > 0) || (kind === 'receipt' && quantity < 0))
    return { column: 'quantity', reason: 'sign' }
  if (line.unit === 'piece' && !Number.isInteger(quantity)) return { column: 'quantity', reason: 'fraction' }
  return undefined
}
