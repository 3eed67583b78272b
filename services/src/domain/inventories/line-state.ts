import type { StockLineState } from '../../database/inventory-tables.ts'

/** A count of a line that arrived on time, in order of arrival. */
export interface CountOfLine {
  by: string
  /** Null withdraws what the same person counted in that round. */
  quantity: number | null
  /** The number of the recount it belongs to; 0 for the first count. */
  round: number
}

/** The latest count of each person in a round, in order of arrival, without withdrawn ones. */
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
 * Derives the state of a line. After a recount was requested, its count is the quantity. Before, two people's counts
 * leave the line in doubt even if they agree: either the same shelf was counted twice, or two shelves share one line.
 * @param round how many recounts were requested
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
