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

/** Requests of the examples, the latest first: submitted, planned for a provisional engagement, and refused. */
export const requests: readonly PlanningRequest[] = listPlanningRequests.success.all.value.map(request => ({
  ...request,
  teamContacts: [...request.teamContacts],
  history: [...request.history],
}))

/** One of the examples by its status. */
export function requestIn(status: PlanningRequest['status']): PlanningRequest {
  const found = requests.find(request => request.status === status)
  if (!found) throw new Error(`The examples have no request that is ${status}`)
  return found
}

/** The request that stories are about. */
export const submitted = requestIn('submitted')

/** Who requests reports, and who plans them as well. */
export const requester = { scopes: new Set([...storyPerson.scopes, 'Planning.Request']) }
export const planner = { scopes: new Set([...requester.scopes, 'Planning.Manage']) }

/** What every screen of the planning stands in. */
export const portal: PortalStory = { texts: { planning: planningTexts }, person: requester }

/** The days on which France does not work. */
export const holidays = answer(listPublicHolidays, 'some')

/** What the fields of the form ask for. */
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

/** The texts that the story is shown in. */
export const textsOf = textsIn(planningTexts)
