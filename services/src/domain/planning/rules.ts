import type { Entities } from '@parvis/api-types/entities'
import type { BodyOf } from '../../server/operation-types.ts'

/** A request as it is asked for. */
export type PlanningForm = BodyOf<'createPlanningRequest'>
export type TeamMember = PlanningForm['teamContacts'][number]

/** The statuses of a request. */
export type Status = NonNullable<Entities['PlanningRequest']['fields']['status']>

/** Where a request may go from each status. */
const transitions: Record<Status, readonly Status[]> = {
  submitted: ['accepted', 'refused', 'cancelled'],
  accepted: ['inProgress', 'cancelled'],
  inProgress: ['delivered', 'cancelled'],
  // Corrected, it is submitted again.
  refused: ['submitted', 'cancelled'],
  delivered: [],
  cancelled: [],
}

export function mayGo(from: Status, to: Status): boolean {
  return transitions[from].includes(to)
}

/** What a change is held against. */
export interface Standing {
  status: Status
  /** Whether the engagement is provisional. */
  isProvisional: boolean
  /** Whether the person who changes it plans. */
  plans: boolean
}

/**
 * Whether fields of a request may still be changed: all while nobody works on it, by people who plan also after that; and what
 * was begun for a provisional engagement can always be given the one that has become real.
 */
export function mayChange({ status, isProvisional, plans }: Standing, fields: readonly string[]): boolean {
  if (status === 'submitted' || status === 'refused') return true
  if (status === 'delivered' || status === 'cancelled') return false
  return plans || (isProvisional && fields.every(field => field === 'engagementId'))
}

/** Up to so many requests in one week, this one among them, a person works on at ease, and at all. */
const atEase = 2
const atMost = 3

/**
 * Whether people can take one more request, by the busiest of them.
 * @param counts how many others each has in their busiest week
 * @returns null when there is nobody
 */
export function verdictOf(counts: readonly number[]): 'feasible' | 'tight' | 'overloaded' | null {
  if (counts.length === 0) return null
  const most = Math.max(...counts) + 1
  if (most <= atEase) return 'feasible'
  return most <= atMost ? 'tight' : 'overloaded'
}

/** What can be wrong with the team by itself. */
export function teamProblem(team: readonly TeamMember[]) {
  if (new Set(team.map(({ contactId }) => contactId)).size < team.length) return 'planning-contact-twice'
  return team.length > 0 && !team.some(({ role }) => role === 'Admin') ? 'planning-admin-missing' : undefined
}

/** What is wrong with the dates. They are wishes: days off and days that have passed are judged by the people who plan. */
export function datesProblem({ desiredStartDate: start, desiredDeliveryDate: delivery }: PlanningForm) {
  return delivery <= start ? 'planning-delivery-before-start' : undefined
}
