import type { PlanningRequest, Status } from '../request.ts'

/** An action on a request. */
export type Move = 'accept' | 'refuse' | 'begin' | 'publish' | 'deliver' | 'change' | 'relink' | 'cancel'

/** The next decisions of a planner; the first one is the primary action. */
const decisions: Partial<Record<Status, readonly Move[]>> = {
  submitted: ['accept', 'refuse'],
  accepted: ['begin', 'publish'],
  // A report published elsewhere is closed by hand with `deliver`.
  inProgress: ['publish', 'deliver'],
}

/** The status that follows each decision. */
export const statusAfter = {
  accept: 'accepted',
  refuse: 'refused',
  begin: 'inProgress',
  deliver: 'delivered',
} as const satisfies Partial<Record<Move, Status>>

/** The actions available on a request. Only for display: the services check each call. */
export function movesOf(
  { status, mayChange, engagementType }: Pick<PlanningRequest, 'status' | 'mayChange' | 'engagementType'>,
  mayPlan: boolean,
): Move[] {
  if (status === 'delivered' || status === 'cancelled') return []
  const isOpen = status === 'submitted' || status === 'refused'
  return [
    ...(mayPlan ? (decisions[status] ?? []) : []),
    ...(mayPlan || (mayChange && isOpen) ? (['change'] as const) : []),
    // Once work is planned only planners change a request, except that a requester may replace a provisional
    // engagement.
    ...(mayChange && !mayPlan && !isOpen && engagementType === 'provisional' ? (['relink'] as const) : []),
    ...(mayChange ? (['cancel'] as const) : []),
  ]
}
