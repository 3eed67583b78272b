import type { PlanningField } from '../request-form.ts'
import { reachedStep } from '../../../../screens/reached-step.ts'

/** The steps of a request's form, in their order. */
export const steps = ['engagement', 'team', 'solution', 'dates', 'review'] as const
export type Step = (typeof steps)[number]

/** What is entered in each step, in the order in which it stands. */
export const fieldsOfStep: Readonly<Record<Step, readonly PlanningField[]>> = {
  engagement: ['engagementType', 'engagement', 'requestType', 'businessUnit', 'manager'],
  team: ['team'],
  solution: ['offerId'],
  dates: ['startDate', 'deliveryDate'],
  review: [],
}

/** The step in which a field is entered. */
export function stepOf(field: PlanningField): Step {
  return steps.find(step => fieldsOfStep[step].some(each => each === field)) ?? 'review'
}

/** The first step in which something is to be mended; the review when nothing is. */
export function firstFaulty(faulty: Iterable<PlanningField>): Step {
  const wrong = new Set([...faulty].map(stepOf))
  return steps.find(step => wrong.has(step)) ?? 'review'
}

/** The step that an address names, as far as it can be reached: nobody passes by what is to be mended. */
export function stepIn(search: URLSearchParams, reachable: Step): Step {
  return reachedStep(steps, search.get('step'), { reachable, left: steps[0] })
}

/** The step that comes next; undefined after the last. */
export function nextStep(step: Step): Step | undefined {
  return steps[steps.indexOf(step) + 1]
}

/** A step of the form, whichever request it is about: the page stays. */
export const addressOfStep = (step: Step) => `?step=${step}`
