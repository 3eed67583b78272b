import { commonProblems, type ProblemTexts } from '../../../api/problem-messages.ts'
import type { PlanningField } from './rules/planning-values.ts'

/** What is said when an operation of the planning is refused: exhaustive, a code that is forgotten does not compile. */
export const listProblems = { ...commonProblems } satisfies ProblemTexts<'listPlanningRequests'>

export const getProblems = {
  ...commonProblems,
  'not-found': 'planning:gone.text',
} as const satisfies ProblemTexts<'getPlanningRequest'>

const contentProblems = {
  ...commonProblems,
  'planning-engagement-unknown': 'planning:problem.engagementUnknown',
  'planning-manager-unknown': 'planning:problem.managerUnknown',
  'planning-business-unit-unknown': 'planning:problem.businessUnitUnknown',
  'planning-solution-unknown': 'planning:problem.solutionUnknown',
  'planning-contact-unknown': 'planning:problem.contactUnknown',
  'planning-contact-twice': 'planning:problem.contactTwice',
  'planning-admin-missing': 'planning:rule.adminMissing',
  'planning-start-past': 'planning:rule.startPast',
  'planning-start-not-working-day': 'planning:rule.startNotWorking',
  'planning-delivery-not-working-day': 'planning:rule.deliveryNotWorking',
  'planning-delivery-before-start': 'planning:rule.deliveryBeforeStart',
} as const

export const createProblems = contentProblems satisfies ProblemTexts<'createPlanningRequest'>

export const updateProblems = {
  ...contentProblems,
  'planning-engagement-of-another-client': 'planning:problem.engagementOfAnotherClient',
  'planning-not-participant': 'planning:problem.notParticipant',
  'planning-closed': 'planning:problem.closed',
} as const satisfies ProblemTexts<'updatePlanningRequest'>

const changed = { 'precondition-failed': 'planning:move.changed' } as const

/** Of a request whose engagement becomes another one, from its page. */
export const relinkProblems = {
  ...updateProblems,
  ...changed,
} as const satisfies ProblemTexts<'updatePlanningRequest'>

export const decideProblems = {
  ...commonProblems,
  ...changed,
  'planning-transition-refused': 'planning:problem.transitionRefused',
  'planning-reason-missing': 'planning:problem.reasonMissing',
} as const satisfies ProblemTexts<'decidePlanningRequest'>

export const cancelProblems = {
  ...commonProblems,
  ...changed,
  'planning-not-participant': 'planning:problem.notParticipant',
  'planning-transition-refused': 'planning:problem.transitionRefused',
} as const satisfies ProblemTexts<'cancelPlanningRequest'>

/** The field that a refusal is about. */
export const fieldOfProblem = {
  'planning-engagement-unknown': 'engagement',
  'planning-engagement-of-another-client': 'engagement',
  'planning-manager-unknown': 'manager',
  'planning-business-unit-unknown': 'businessUnit',
  'planning-solution-unknown': 'offerId',
  'planning-contact-unknown': 'team',
  'planning-contact-twice': 'team',
  'planning-admin-missing': 'team',
  'planning-start-past': 'startDate',
  'planning-start-not-working-day': 'startDate',
  'planning-delivery-not-working-day': 'deliveryDate',
  'planning-delivery-before-start': 'deliveryDate',
} as const satisfies Readonly<Record<string, PlanningField>>
