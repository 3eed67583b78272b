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

/** An engagement as the form knows it once it was chosen. */
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

/** A day, 'YYYY-MM-DD'; empty while there is none. */
const day: FieldKind<string> = {
  ...plain,
  start: '',
  isRequired: true,
  isValue: value => typeof value === 'string',
  fault: value => (value === '' ? ruleText('required') : undefined),
}

const byId = (team: readonly TeamMember[]) => team.toSorted((one, other) => one.id.localeCompare(other.id))
export const { maxItems: largestTeam } = PlanningRequestForm.teamContacts

/** Who works on it, whatever the order in which they were chosen. */
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

/** What a request is made of, in the order in which it is asked. */
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
/** What the form of a request holds; what is not chosen yet is empty. */
export type PlanningValues = ValuesOf<typeof planningForm.fields>
export type PlanningField = keyof PlanningValues

/** Which engagement a provisional one has become. */
export const relinkForm = defineForm(
  'planning-relink',
  { engagement },
  {
    refusals: engagementRefusals,
    say: explain<'updatePlanningRequest'>({ ...problems, 'precondition-failed': 'planning:move.changed' }),
  },
)

/** Why a decision about a request was not taken. */
export const sayNotDecided = explain<'decidePlanningRequest'>({
  'precondition-failed': 'planning:move.changed',
  'planning-transition-refused': 'planning:problem.transitionRefused',
  'planning-reason-missing': 'planning:problem.reasonMissing',
})

/** Why a request is refused: who made it reads the reason. */
export const refusalForm = defineForm(
  'planning-refusal',
  { reason: text({ ...PlanningDecision.reason, isRequired: true }) },
  { refusals: { 'planning-reason-missing': 'reason' }, say: sayNotDecided },
)

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

type Body = BodyOf<Operations['createPlanningRequest']>

/** What the services are sent for the values of a form without faults. */
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

/** What the services call what a field holds; of which type an engagement is they know themselves. */
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

/** What has to be sent so that a request with the values `from` gets the values `to`. */
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

/** The days that may be wished for. The contract takes no others: such a year was mistyped. */
export const earliestDay = '2000-01-01'
export const latestDay = '2099-12-31'

const isFarOff = (date: string) => date !== '' && (date < earliestDay || date > latestDay)

function deliveryFault({ startDate, deliveryDate }: PlanningValues) {
  if (deliveryDate === '') return undefined
  if (startDate !== '' && deliveryDate <= startDate) return fieldText('planning:rule.deliveryBeforeStart')
  return isFarOff(deliveryDate) ? fieldText('planning:rule.farOff') : undefined
}

/** What is wrong with the values of a form, by field. Dates are wishes: days off are remarked on, not refused. */
export function planningFaults(values: PlanningValues): Faults<PlanningField> {
  const startDate = isFarOff(values.startDate) ? fieldText('planning:rule.farOff') : undefined
  const deliveryDate = deliveryFault(values)
  return {
    ...planningForm.check(values),
    ...(startDate !== undefined && { startDate }),
    ...(deliveryDate !== undefined && { deliveryDate }),
  }
}
