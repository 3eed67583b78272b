import type { Entities } from '@parvis/api-types/entities'
import type { BodyOf } from '../../server/operation-types.ts'

/** The form of a request. */
export type PlanningForm = BodyOf<'createPlanningRequest'>
export type TeamMember = PlanningForm['teamContacts'][number]

/** The statuses of a request. */
export type Status = NonNullable<Entities['PlanningRequest']['fields']['status']>

/** The allowed transitions from each status. */
const transitions: Record<Status, readonly Status[]> = {
  submitted: ['accepted', 'refused', 'cancelled'],
  accepted: ['inProgress', 'cancelled'],
  inProgress: ['delivered', 'cancelled'],
  // Correcting it submits it again.
  refused: ['submitted', 'cancelled'],
  delivered: [],
  cancelled: [],
}

export function mayGo(from: Status, to: Status): boolean {
  return transitions[from].includes(to)
}

/** What decides whether a change is allowed. */
export interface Standing {
  status: Status
  /** Whether the engagement is provisional. */
  isProvisional: boolean
  /** Whether the person making the change plans requests. */
  plans: boolean
}

/**
 * Whether fields of a request may still be changed: all fields while nobody works on it, and after that by people who
 * plan. A request begun for a provisional engagement can always get the one that replaces it.
 */
export function mayChange({ status, isProvisional, plans }: Standing, fields: readonly string[]): boolean {
  if (status === 'submitted' || status === 'refused') return true
  if (status === 'delivered' || status === 'cancelled') return false
  return plans || (isProvisional && fields.every(field => field === 'engagementId'))
}

/** The most requests per week, including this one, that a person handles comfortably, and at all. */
const atEase = 2
const atMost = 3

/**
 * Whether people can take one more request, judged by the busiest of them.
 * @param counts the number of other requests in each person's busiest week
 * @returns null when there is nobody
 */
export function verdictOf(counts: readonly number[]): 'feasible' | 'tight' | 'overloaded' | null {
  if (counts.length === 0) return null
  const most = Math.max(...counts) + 1
  if (most <= atEase) return 'feasible'
  return most <= atMost ? 'tight' : 'overloaded'
}

/** Faults of the team alone. */
export function teamProblem(team: readonly TeamMember[]) {
  if (new Set(team.map(({ contactId }) => contactId)).size < team.length) return 'planning-contact-twice'
  return team.length > 0 && !team.some(({ role }) => role === 'Admin') ? 'planning-admin-missing' : undefined
}

/** Faults of the dates. They are wishes: people who plan judge days off and past days. */
export function datesProblem({ desiredStartDate: start, desiredDeliveryDate: delivery }: PlanningForm) {
  return delivery <= start ? 'planning-delivery-before-start' : undefined
}
