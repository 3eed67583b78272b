import type { Operations, SuccessOf } from '@parvis/api-types/operations'
import type { Status } from '../../request.ts'
import type { RequestView } from './request-list.ts'

export type Counts = SuccessOf<Operations['countOnBoardingRequests']>

export const sumOf = (counts: Readonly<Record<Status, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** The count shown for a view: requests that wait for the reader. Other views have none. */
export function waitingIn(view: RequestView, counts: Counts | undefined): number | undefined {
  if (view === 'toDecide') return counts?.decider.toValidate
  return view === 'toCorrect' ? counts?.created.rejected : undefined
}
