import type { StockTakeStatus } from '../../database/inventory-tables.ts'

/** What moves a stock-take to the next status: a person who manages it, or the arrival of the first count. */
export type Cause = 'asked' | 'counted'

/** The allowed transitions from each status, and their causes. */
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

/** Whether counts arrive on time; later ones are kept as late. */
export const isCounted = (status: StockTakeStatus): boolean =>
  status === 'open' || status === 'counting' || status === 'recount'

/** Whether lines can be recounted and explained. */
export const isReviewed = (status: StockTakeStatus): boolean => status === 'counting' || status === 'recount'

/** Whether the name, dates, places and tolerances can be changed. */
export const isChangeable = (status: StockTakeStatus): boolean =>
  status !== 'reconciled' && status !== 'closed'
