import type { StockTake } from '../stock-take.ts'

/** The actions on a stock-take as a whole. */
export type Move = 'open' | 'reopen' | 'recount' | 'reconcile' | 'review' | 'close' | 'remove'

/** The status that a move sets. */
export const statusAfter = {
  open: 'open',
  reopen: 'prepared',
  recount: 'recount',
  reconcile: 'reconciled',
  review: 'recount',
  close: 'closed',
} as const satisfies Record<Exclude<Move, 'remove'>, StockTake['status']>

/** The moves offered to managers, the most likely one first. The services report what is missing for one. */
export const movesOf = {
  prepared: ['open', 'remove'],
  open: ['reopen'],
  counting: ['reconcile', 'recount'],
  recount: ['reconcile'],
  reconciled: ['close', 'review'],
  closed: [],
} as const satisfies Record<StockTake['status'], readonly Move[]>

/** Whether its name, days, places and tolerances can be changed. */
export const isChangeable = ({ status }: Pick<StockTake, 'status'>) =>
  status !== 'reconciled' && status !== 'closed'

/** Whether its articles are being counted. */
export const isOpen = ({ status }: Pick<StockTake, 'status'>) =>
  status === 'open' || status === 'counting' || status === 'recount'

/** Whether lines can be explained and assigned for recounting. */
export const isReviewed = ({ status }: Pick<StockTake, 'status'>) =>
  status === 'counting' || status === 'recount'
