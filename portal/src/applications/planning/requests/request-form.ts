import type { BodyOf, Operations } from '@parvis/api-types/operations'
import {
  PlanningDecision,
  PlanningRequest as limits,
  PlanningRequestForm,
} from '@parvis/api-types/limits/planning'
import { explain } from '../../../api/problem-messages.ts'
import { differing, isSame } from '../../../forms/changes.ts'
import type { Faults } from '../../../forms/faults.ts'
import { fieldText, ruleText } from '../../../forms/field-texts.ts'
import { personParts, type ChosenPerson } from '../../../organisation/chosen-person.ts'
import {
  chosen,
  defineForm,
  oneOf,
  plain,
  text,
  type FieldKind,
  type ValuesOf,
} from '../../../screens/define-form.ts'
import { hasTexts, picked } from '../../../screens/picked.ts'
import type { PlanningRequest } from './request.ts'

export type EngagementType = PlanningRequest['engagementType']
export type Role = PlanningRequest['teamContacts'][number]['role']
export const roles = ['Admin', 'Collaborateur'] as const satisfies readonly Role[]

/** A chosen engagement, with the details the form shows. */
export interface ChosenEngagement {
  id: string
  code: string
  description: string
  type: EngagementType
  ibsNumber: string
}

export interface TeamMember extends ChosenPerson {
  role: Role
}

/** A day as 'YYYY-MM-DD'; empty if none is set. */
const day: FieldKind<string> = {
  ...plain,
  start: '',
  isRequired: true,
  isValue: value => typeof value === 'string',
  fault: value => (value === '' ? ruleText('required') : undefined),
}

const byId = (team: readonly TeamMember[]) => team.toSorted((one, other) => one.id.localeCompare(other.id))
export const { maxItems: largestTeam } = PlanningRequestForm.teamContacts

/** The team; the order of its members does not count as a change. */
const team: FieldKind<readonly TeamMember[]> = {
  ...plain,
  start: [],
  isRequired: false,
  isValue: (value): value is readonly TeamMember[] =>
    Array.isArray(value) && value.every(member => hasTexts(member, [...personParts, 'role'])),
  isSame: (one, other) => isSame(byId(one), byId(other)),
  fault: members =>
    members.length > largestTeam
      ? ruleText('too-many', { limit: largestTeam })
      : members.length > 0 && !members.some(({ role }) => role === 'Admin')
        ? fieldText('planning:rule.adminMissing')
        : undefined,
}

const engagement = picked<ChosenEngagement>(['id', 'code', 'description', 'type', 'ibsNumber'])
const engagementRefusals = {
  'planning-engagement-unknown': 'engagement',
  'planning-engagement-of-another-client': 'engagement',
} as const
const problems = {
  'planning-engagement-unknown': 'planning:problem.engagementUnknown',
  'planning-manager-unknown': 'planning:problem.managerUnknown',
  'planning-business-unit-unknown': 'planning:problem.businessUnitUnknown',
  'planning-solution-unknown': 'planning:problem.solutionUnknown',
  'planning-contact-unknown': 'planning:problem.contactUnknown',
  'planning-contact-twice': 'planning:problem.contactTwice',
  'planning-admin-missing': 'planning:rule.adminMissing',
  'planning-delivery-before-start': 'planning:rule.deliveryBeforeStart',
  'planning-engagement-of-another-client': 'planning:problem.engagementOfAnotherClient',
  'planning-not-participant': 'planning:problem.notParticipant',
  'planning-closed': 'planning:problem.closed',
} as const

/** The fields of a request, in the order they are asked. */
export const planningForm = defineForm(
  'planning',
  {
    engagementType: oneOf(limits.engagementType),
    engagement,
    requestType: oneOf(limits.requestType),
    businessUnit: text(PlanningRequestForm.businessUnit),
    manager: picked<ChosenPerson>(personParts),
    team,
    offerId: chosen(PlanningRequestForm.offerId),
    startDate: day,
    deliveryDate: day,
  },
  {
    refusals: {
      ...engagementRefusals,
      'planning-manager-unknown': 'manager',
      'planning-business-unit-unknown': 'businessUnit',
      'planning-solution-unknown': 'offerId',
      'planning-contact-unknown': 'team',
      'planning-contact-twice': 'team',
      'planning-admin-missing': 'team',
      'planning-delivery-before-start': 'deliveryDate',
    },
    say: explain<'createPlanningRequest' | 'updatePlanningRequest'>(problems),
  },
)
/** The values of the request form; fields not chosen yet are empty. */
export type PlanningValues = ValuesOf<typeof planningForm.fields>
export type PlanningField = keyof PlanningValues

/** The real engagement that replaces a provisional one. */
export const relinkForm = defineForm(
  'planning-relink',
  { engagement },
  {
    refusals: engagementRefusals,
    say: explain<'updatePlanningRequest'>({ ...problems, 'precondition-failed': 'planning:move.changed' }),
  },
)

/** Explains why a decision on a request failed. */
export const sayNotDecided = explain<'decidePlanningRequest'>({
  'precondition-failed': 'planning:move.changed',
  'planning-transition-refused': 'planning:problem.transitionRefused',
  'planning-reason-missing': 'planning:problem.reasonMissing',
})

/** The reason for a refusal; the requester can read it. */
export const refusalForm = defineForm(
  'planning-refusal',
  { reason: text({ ...PlanningDecision.reason, isRequired: true }) },
  { refusals: { 'planning-reason-missing': 'reason' }, say: sayNotDecided },
)

/** The form values of an existing request. */
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

type Body = BodyOf<Operations['createPlanningRequest']>

/** The request body for form values without faults. */
export function bodyOf(values: PlanningValues): Body {
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

/** The body property each field is sent as. The type of an engagement is not sent: the services know it. */
const sentAs = {
  engagement: 'engagementId',
  requestType: 'requestType',
  businessUnit: 'businessUnit',
  manager: 'managerEmail',
  team: 'teamContacts',
  offerId: 'offerId',
  startDate: 'desiredStartDate',
  deliveryDate: 'desiredDeliveryDate',
} as const satisfies Record<Exclude<PlanningField, 'engagementType'>, keyof Body>

/** The body of a PATCH that turns the values `from` into `to`. */
export function changesBetween(
  from: PlanningValues,
  to: PlanningValues,
): BodyOf<Operations['updatePlanningRequest']> {
  const body = bodyOf(to)
  const changed = differing(planningForm.names, from, to, planningForm.isSame)
  return Object.fromEntries(
    changed.flatMap(field => (field === 'engagementType' ? [] : [[sentAs[field], body[sentAs[field]]]])),
  )
}

/**
 * The team with these people: earlier members keep their roles, the first person is an Admin, and others are
 * Collaborateurs.
 */
export function teamOf(before: readonly TeamMember[], people: readonly ChosenPerson[]): TeamMember[] {
  const roleOf = new Map(before.map(({ id, role }) => [id, role]))
  return people.map(({ id, name, email }, index) => ({
    id,
    name,
    email,
    role: roleOf.get(id) ?? (index === 0 ? 'Admin' : 'Collaborateur'),
  }))
}

/** The range of accepted dates. The contract accepts no others: a year outside it is a typing error. */
export const earliestDay = '2000-01-01'
export const latestDay = '2099-12-31'

const isFarOff = (date: string) => date !== '' && (date < earliestDay || date > latestDay)

function deliveryFault({ startDate, deliveryDate }: PlanningValues) {
  if (deliveryDate === '') return undefined
  if (startDate !== '' && deliveryDate <= startDate) return fieldText('planning:rule.deliveryBeforeStart')
  return isFarOff(deliveryDate) ? fieldText('planning:rule.farOff') : undefined
}

/** The faults in a form's values, by field. Dates are wishes: days off get a remark but are accepted. */
export function planningFaults(values: PlanningValues): Faults<PlanningField> {
  const startDate = isFarOff(values.startDate) ? fieldText('planning:rule.farOff') : undefined
  const deliveryDate = deliveryFault(values)
  return {
    ...planningForm.check(values),
    ...(startDate !== undefined && { startDate }),
    ...(deliveryDate !== undefined && { deliveryDate }),
  }
}
