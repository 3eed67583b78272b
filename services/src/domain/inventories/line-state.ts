import type { StockLineState } from '../../database/inventory-tables.ts'

/** A count of a line, in the order in which they came. Late ones are none of them. */
export interface CountOfLine {
  by: string
  /** Null withdraws what the same person counted in that round. */
  quantity: number | null
  /** The recount that it belongs to; 0 for the first count. */
  round: number
}

/** The last word of each person in a round, in the order in which they said it; withdrawn counts are none. */
function standing(counts: readonly CountOfLine[], round: number): CountOfLine[] {
  const last = new Map<string, CountOfLine>()
  for (const count of counts) {
    if (count.round !== round) continue
    last.delete(count.by)
    last.set(count.by, count)
  }
  return [...last.values()].filter(({ quantity }) => quantity !== null)
}

/**
 * What is known of a line: once it was given to somebody to count again, their count is its quantity. Before, two people who
 * counted it leave it in doubt, even where they agree: the same shelf was counted twice, or two shelves are one line.
 *
 * @param round how often it was given to somebody to count again
 */
export function lineState(
  counts: readonly CountOfLine[],
  round: number,
): { state: StockLineState; quantity: number | null } {
  const found = standing(counts, round)
  const last = found.at(-1)
  if (round > 0 && !last) return { state: 'recount', quantity: null }
  if (!last) return { state: 'waiting', quantity: null }
  if (round === 0 && found.length > 1) return { state: 'recount', quantity: null }
  return { state: 'counted', quantity: last.quantity }
}
