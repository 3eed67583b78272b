import { listContacts } from '@parvis/api-types/generated/examples/customer-store'
import { listEngagements } from '@parvis/api-types/generated/examples/organisation'
import {
  getPlanningChoices,
  getPlanningLoad,
  listPlanningRequests,
  listPublicHolidays,
} from '@parvis/api-types/generated/examples/portal'
import { offeredSolutions } from '../../../organisation/solutions.fixtures.ts'
import { answer, answerPage } from '../../../stories/answers.ts'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { planningTexts } from './i18n/texts.ts'
import type { PlanningRequest } from './request.ts'

/** The example requests, latest first: submitted, planned for a provisional engagement, and refused. */
export const requests: readonly PlanningRequest[] = listPlanningRequests.success.all.value.map(request => ({
  ...request,
  teamContacts: [...request.teamContacts],
  history: [...request.history],
}))

/** The example with a given status. */
export function requestIn(status: PlanningRequest['status']): PlanningRequest {
  const found = requests.find(request => request.status === status)
  if (!found) throw new Error(`The examples have no request that is ${status}`)
  return found
}

/** The request shown in the stories. */
export const submitted = requestIn('submitted')

/** A person who requests reports, and one who also plans them. */
export const requester = { scopes: new Set([...storyPerson.scopes, 'Planning.Request']) }
export const planner = { scopes: new Set([...requester.scopes, 'Planning.Manage']) }

/** The portal around every screen of the planning. */
export const portal: PortalStory = { texts: { planning: planningTexts }, person: requester }

/** French public holidays. */
export const holidays = answer(listPublicHolidays, 'some')

/** Handlers behind the fields of the form. */
export const choices = [
  holidays,
  answer(getPlanningChoices, 'some'),
  answer(getPlanningLoad, 'some'),
  answerPage(listEngagements, {
    id: 1,
    engagementCode: submitted.engagementCode,
    engagementDescription: submitted.engagementDescription,
    engagementAccountNumber: submitted.ibsNumber,
    engagementManagerEmail: submitted.managerEmail,
  }),
  answerPage(
    listContacts,
    { id: 4, contactFullName: 'Samuel Okafor', contactEmailOffice: 'manager@parvis.example' },
    { id: 2, contactFullName: 'Théo Lefèvre', contactEmailOffice: 'staff@parvis.example' },
  ),
  offeredSolutions,
]

/** Texts in the language of the story. */
export const textsOf = textsIn(planningTexts)
