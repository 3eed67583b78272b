import { defineSteps } from '../../../../screens/define-steps.ts'
import type { PlanningField } from '../request-form.ts'

export type Step = 'engagement' | 'team' | 'solution' | 'dates' | 'review'

/** The steps of a request's form. */
export const steps = defineSteps<Step, PlanningField>({
  engagement: ['engagementType', 'engagement', 'requestType', 'businessUnit', 'manager'],
  team: ['team'],
  solution: ['offerId'],
  dates: ['startDate', 'deliveryDate'],
  review: [],
})
