import { isWorkingDay } from './working-days.ts'

/** The statuses of a request; PlanningStatus of the contract. */
export const statuses = ['submitted', 'accepted', 'inProgress', 'delivered', 'refused', 'cancelled'] as const
export type Status = (typeof statuses)[number]

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

/** PlanningRequestForm of the contract; PlanningRequestPatch is a part of it. */
export interface PlanningForm {
  engagementId: number
  requestType: string
  businessUnit: string
  managerEmail: string
  offerId: number
  teamContacts: TeamMember[]
  /** YYYY-MM-DD. */
  desiredStartDate: string
  /** YYYY-MM-DD. */
  desiredDeliveryDate: string
}

export interface TeamMember {
  contactId: number
  role: 'Admin' | 'Collaborateur'
}

/** What a change is held against. */
export interface Standing {
  status: Status
  /** Whether the engagement is provisional. */
  isProvisional: boolean
  /** Whether whoever changes it plans. */
  plans: boolean
}

/**
 * Whether fields of a request may still be changed: all while nobody works on it, by who plans also after that; and what
 * was begun for a provisional engagement can always be given the one that has become real.
 */
export function mayChange({ status, isProvisional, plans }: Standing, fields: readonly string[]): boolean {
  if (status === 'submitted' || status === 'refused') return true
  if (status === 'delivered' || status === 'cancelled') return false
  return plans || (isProvisional && fields.every(field => field === 'engagementId'))
}

/** What can be wrong with the team by itself. */
export function teamProblem(team: readonly TeamMember[]): string | undefined {
  if (new Set(team.map(({ contactId }) => contactId)).size < team.length) return 'planning-contact-twice'
  return team.length > 0 && !team.some(({ role }) => role === 'Admin') ? 'planning-admin-missing' : undefined
}

/**
 * What is wrong with the dates.
 * @param before those that the request has; they may have passed since
 * @param today in France
 */
export function datesProblem(
  { desiredStartDate: start, desiredDeliveryDate: delivery }: PlanningForm,
  before: PlanningForm | undefined,
  today: string,
): string | undefined {
  if (start !== before?.desiredStartDate) {
    if (start < today) return 'planning-start-past'
    if (!isWorkingDay(start)) return 'planning-start-not-working-day'
  }
  if (delivery <= start) return 'planning-delivery-before-start'
  const isNew = delivery !== before?.desiredDeliveryDate
  return isNew && !isWorkingDay(delivery) ? 'planning-delivery-not-working-day' : undefined
}
