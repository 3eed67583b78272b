import type { Schemas } from '@parvis/api-types/portal'
import { isSame } from '../../../../forms/changes.ts'

/** A request as the services hold it. */
export type PlanningRequest = Required<Schemas['PlanningRequest']>
export type Status = Schemas['PlanningStatus']
export type Role = Schemas['PlanningRole']
export type EngagementType = Schemas['PlanningEngagementType']
export type RequestType = Schemas['PlanningRequestType']

export const statuses = [
  'submitted',
  'accepted',
  'inProgress',
  'delivered',
  'refused',
  'cancelled',
] as const satisfies readonly Status[]
export const engagementTypes = ['real', 'provisional'] as const satisfies readonly EngagementType[]
export const requestTypes = ['new', 'change', 'update'] as const satisfies readonly RequestType[]
export const roles = ['Admin', 'Collaborateur'] as const satisfies readonly Role[]

/** An engagement as the form knows it once it was chosen. */
export interface ChosenEngagement {
  id: string
  code: string
  description: string
  type: EngagementType
  ibsNumber: string
}

/** Somebody of the firm. */
export interface ChosenPerson {
  id: string
  name: string
  email: string
}

export interface TeamMember extends ChosenPerson {
  role: Role
}

/** What the form of a request holds; what is not chosen yet is empty. */
export interface PlanningValues {
  engagementType: EngagementType
  engagement: ChosenEngagement | null
  requestType: RequestType
  businessUnit: string
  manager: ChosenPerson | null
  team: readonly TeamMember[]
  /** The key of the offer as a select has it. */
  offerId: string
  startDate: string
  deliveryDate: string
}

/** The form's fields in the order in which they stand. */
export const planningFields = [
  'engagementType',
  'engagement',
  'requestType',
  'businessUnit',
  'manager',
  'team',
  'offerId',
  'startDate',
  'deliveryDate',
] as const satisfies readonly (keyof PlanningValues)[]
export type PlanningField = (typeof planningFields)[number]

/** The form of a new request. */
export const newValues: PlanningValues = {
  engagementType: 'real',
  engagement: null,
  requestType: 'new',
  businessUnit: '',
  manager: null,
  team: [],
  offerId: '',
  startDate: '',
  deliveryDate: '',
}

/** The form of a request that exists. */
export function valuesOf(request: PlanningRequest): PlanningValues {
  const { engagementType, requestType, businessUnit, managerEmail, managerName, teamContacts } = request
  return {
    engagementType,
    engagement: {
      id: String(request.engagementId),
      code: request.engagementCode,
      description: request.engagementDescription,
      type: engagementType,
      ibsNumber: request.ibsNumber,
    },
    requestType,
    businessUnit,
    manager: { id: managerEmail, name: managerName ?? managerEmail, email: managerEmail },
    team: teamContacts.map(({ contactId, firstName, lastName, email, role }) => ({
      id: String(contactId),
      name: `${firstName} ${lastName}`,
      email,
      role,
    })),
    offerId: String(request.offerId),
    startDate: request.desiredStartDate,
    deliveryDate: request.desiredDeliveryDate,
  }
}

/** What the services are sent for the values of a form without faults. */
export function bodyOf(values: PlanningValues): Schemas['PlanningRequestForm'] {
  return {
    engagementId: Number(values.engagement?.id),
    requestType: values.requestType,
    businessUnit: values.businessUnit,
    managerEmail: values.manager?.email ?? '',
    offerId: Number(values.offerId),
    teamContacts: values.team.map(({ id, role }) => ({ contactId: Number(id), role })),
    desiredStartDate: values.startDate,
    desiredDeliveryDate: values.deliveryDate,
  }
}

/** What a PATCH has to say so that a request with the values `from` gets the values `to`. */
export function changesBetween(from: PlanningValues, to: PlanningValues): Schemas['PlanningRequestPatch'] {
  const [before, after] = [bodyOf(from), bodyOf(to)]
  const names = Object.keys(after) as (keyof typeof after)[]
  return Object.fromEntries(
    names.filter(name => !isSame(before[name], after[name])).map(name => [name, after[name]]),
  )
}

/** The team with these people: who was in it keeps the role, the first one is an Admin, others work on it. */
export function teamOf(before: readonly TeamMember[], people: readonly ChosenPerson[]): TeamMember[] {
  const roleOf = new Map(before.map(({ id, role }) => [id, role]))
  return people.map(({ id, name, email }, index) => ({
    id,
    name,
    email,
    role: roleOf.get(id) ?? (index === 0 ? 'Admin' : 'Collaborateur'),
  }))
}

const texts = [
  'engagementType',
  'requestType',
  'businessUnit',
  'offerId',
  'startDate',
  'deliveryDate',
] as const

const hasTexts = (value: unknown, names: readonly string[]) =>
  typeof value === 'object' &&
  value !== null &&
  names.every(name => typeof Reflect.get(value, name) === 'string')

/** Whether what was kept still is an engagement that was chosen. */
export function isEngagement(value: unknown): value is ChosenEngagement {
  return hasTexts(value, ['id', 'code', 'description', 'type', 'ibsNumber'])
}

/** Whether a kept draft still has the shape of the form. */
export function isPlanningValues(value: unknown): value is PlanningValues {
  if (typeof value !== 'object' || value === null || !hasTexts(value, texts)) return false
  const part = (name: string): unknown => Reflect.get(value, name)
  const person = ['id', 'name', 'email']
  const [engagement, manager, team] = [part('engagement'), part('manager'), part('team')]
  return (
    (engagement === null || isEngagement(engagement)) &&
    (manager === null || hasTexts(manager, person)) &&
    Array.isArray(team) &&
    team.every(member => hasTexts(member, [...person, 'role']))
  )
}
