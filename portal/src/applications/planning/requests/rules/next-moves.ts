import type { PlanningRequest, Status } from '../request.ts'

/** What somebody can do with a request. */
export type Move = 'accept' | 'refuse' | 'begin' | 'publish' | 'deliver' | 'change' | 'relink' | 'cancel'

/** What who plans decides next, the first of it being what is wanted most. */
const decisions: Partial<Record<Status, readonly Move[]>> = {
  submitted: ['accept', 'refuse'],
  accepted: ['begin', 'publish'],
  // What is not published here, such as a report that lies elsewhere, is closed by hand.
  inProgress: ['publish', 'deliver'],
}

/** The status that a decision leads to. */
export const statusAfter = {
  accept: 'accepted',
  refuse: 'refused',
  begin: 'inProgress',
  deliver: 'delivered',
} as const satisfies Partial<Record<Move, Status>>

/** What can be done with a request as it stands, by who may. For showing only: the services check each call. */
export function movesOf(
  { status, mayChange, engagementType }: Pick<PlanningRequest, 'status' | 'mayChange' | 'engagementType'>,
  mayPlan: boolean,
): Move[] {
  if (status === 'delivered' || status === 'cancelled') return []
  const isOpen = status === 'submitted' || status === 'refused'
  return [
    ...(mayPlan ? (decisions[status] ?? []) : []),
    ...(mayPlan || (mayChange && isOpen) ? (['change'] as const) : []),
    // What is being worked on is only changed by people who plan, but for this.
    ...(mayChange && !mayPlan && !isOpen && engagementType === 'provisional' ? (['relink'] as const) : []),
    ...(mayChange ? (['cancel'] as const) : []),
  ]
}
