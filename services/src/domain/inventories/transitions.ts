import type { StockTakeStatus } from '../../database/inventory-tables.ts'

/** What takes a stock-take a step further: somebody who manages it, or the first count that arrives. */
export type Cause = 'asked' | 'counted'

/** Where a stock-take can go from each status, and what takes it there. */
export const transitions: Readonly<
  Record<StockTakeStatus, Partial<Readonly<Record<StockTakeStatus, Cause>>>>
> = {
  prepared: { open: 'asked' },
  open: { prepared: 'asked', counting: 'counted' },
  counting: { recount: 'asked', reconciled: 'asked' },
  recount: { reconciled: 'asked' },
  reconciled: { recount: 'asked', closed: 'asked' },
  closed: {},
}

export const mayMove = (from: StockTakeStatus, to: StockTakeStatus, cause: Cause): boolean =>
  transitions[from][to] === cause

/** Whether counts come on time: after that they are kept as late. */
export const isCounted = (status: StockTakeStatus): boolean =>
  status === 'open' || status === 'counting' || status === 'recount'

/** Whether it can be counted again and explained. */
export const isReviewed = (status: StockTakeStatus): boolean => status === 'counting' || status === 'recount'

/** Whether its name, days, places and tolerances can be changed. */
export const isChangeable = (status: StockTakeStatus): boolean =>
  status !== 'reconciled' && status !== 'closed'
