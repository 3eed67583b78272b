import { listContacts } from '@parvis/api-types/generated/examples/customer-store'
import { listEngagements, listOffers } from '@parvis/api-types/generated/examples/organisation'
import {
  getPlanningChoices,
  getPlanningLoad,
  getPlanningRequest,
  listPlanningRequests,
  listPublicHolidays,
} from '@parvis/api-types/generated/examples/portal'
import { http, HttpResponse } from 'msw'
import { configure } from 'storybook/test'
import { answer, answerWith } from '../../../stories/answers.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { planningTexts } from './i18n/texts.ts'
import { planningRoutes } from './routes.ts'
import type { PlanningRequest } from './rules/planning-values.ts'

// A whole screen with its grid or fields takes more than the default second on a busy machine.
configure({ asyncUtilTimeout: 6000 })

const [all] = [listPlanningRequests.success.all.value]

/** Requests of the examples, the latest first: submitted, planned for a provisional engagement, and refused. */
export const requests: readonly PlanningRequest[] = all.map(request => ({
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

/** The row of the route table with a path. */
export const routeAt = (path: string) => {
  const route = planningRoutes.find(each => each.path === path)
  return route ? { route } : {}
}

/** The queries that the list was asked with. */
export const asked: URLSearchParams[] = []

/** A page of the list, with the number of all that match. */
export const listed = (rows: readonly PlanningRequest[], count = rows.length) =>
  http.get(listPlanningRequests.pattern, ({ request }) => {
    asked.push(new URL(request.url).searchParams)
    return HttpResponse.text(JSON.stringify({ value: rows, '@odata.count': count }), {
      headers: { 'content-type': 'application/json' },
    })
  })

/** The request as the services answer it at each question; the last version again and again. */
export function foundInTurn(...versions: readonly PlanningRequest[]) {
  let turn = 0
  return http.get(getPlanningRequest.pattern, () => {
    const version = versions[Math.min(turn, versions.length - 1)]
    turn += 1
    return HttpResponse.text(JSON.stringify(version), {
      headers: { 'content-type': 'application/json', etag: version?.['@odata.etag'] ?? '"0"' },
    })
  })
}

/** The days on which France does not work. */
export const holidays = answer(listPublicHolidays, 'some')

/** What the fields of the form ask for. */
export const choices = [
  holidays,
  answer(getPlanningChoices, 'some'),
  answer(getPlanningLoad, 'some'),
  answerWith<'listEngagements'>(listEngagements, {
    value: [
      {
        id: 1,
        engagementCode: submitted.engagementCode,
        engagementDescription: submitted.engagementDescription,
        engagementAccountNumber: submitted.ibsNumber,
        engagementManagerEmail: submitted.managerEmail,
      },
    ],
  }),
  answerWith<'listContacts'>(listContacts, {
    value: [
      { id: 4, contactFullName: 'Samuel Okafor', contactEmailOffice: 'manager@parvis.example' },
      { id: 2, contactFullName: 'Théo Lefèvre', contactEmailOffice: 'staff@parvis.example' },
    ],
  }),
  answerWith<'listOffers'>(listOffers, {
    value: [
      { id: 1, offerName: 'multirapports', offerDescription: 'Plusieurs rapports réunis' },
      { id: 2, offerName: 'Tableau de bord mensuel', offerDescription: 'Indicateurs de chaque mois' },
    ],
  }),
]

/** The texts that the story is shown in. */
export const textsOf = (globals: Record<string, unknown>) =>
  globals['locale'] === 'fr' ? planningTexts.fr : planningTexts.en
