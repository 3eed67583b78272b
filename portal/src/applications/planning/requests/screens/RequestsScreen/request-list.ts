import { listPlanningRequests } from '@parvis/api-types/calls/planning'
import { PlanningRequest } from '@parvis/api-types/limits/planning'
import { explain } from '../../../../../api/problem-messages.ts'
import type { PrefetchContext } from '../../../../../routing/route.ts'
import { choicesOf, defineList } from '../../../../../screens/define-list.ts'
import { planning } from '../../application.ts'
import { statusLooks } from '../../request.ts'
import { viewIn } from '../../rules/calendar.ts'

const { status, requestType, engagementType } = PlanningRequest

export const requestList = defineList(listPlanningRequests, 'planning', {
  columns: [
    {
      field: 'number',
      type: 'link',
      href: requestId => planning.address('record', { requestId }),
      width: 110,
      isHideable: false,
    },
    { id: 'account', field: 'accountName', type: 'text', width: 220 },
    { field: 'solution', inEnglish: 'englishSolution', type: 'text', width: 180 },
    {
      field: 'status',
      type: 'choice',
      choices: choicesOf('planning:status', status.values, statusLooks),
      width: 140,
    },
    { id: 'startDate', field: 'desiredStartDate', type: 'date', form: 'deadline', width: 140 },
    { id: 'deliveryDate', field: 'desiredDeliveryDate', type: 'date', form: 'deadline', width: 140 },
    { id: 'engagement', field: 'engagementCode', type: 'text', width: 140 },
    { field: 'workingDays', type: 'number', width: 130 },
    {
      field: 'requestType',
      type: 'choice',
      choices: choicesOf('planning:requestType', requestType.values),
      width: 170,
    },
    {
      field: 'engagementType',
      type: 'choice',
      choices: choicesOf('planning:engagementType', engagementType.values),
      width: 130,
    },
    { id: 'manager', field: 'managerName', or: 'managerEmail', type: 'text', width: 170 },
    { field: 'businessUnit', type: 'text', width: 170 },
    { field: 'ibsNumber', type: 'text', width: 120 },
    { id: 'createdBy', field: 'createdByName', or: 'createdBy', type: 'text', width: 170 },
    // Several people can share a name, so addresses that mean one person filter by email.
    { field: 'managerEmail', type: 'text', isShown: false },
    { id: 'createdByEmail', field: 'createdBy', type: 'text', isShown: false },
    { field: 'modifiedDate', type: 'dateTime', width: 180 },
  ],
  // Last changed first.
  order: ['modifiedDate desc'],
  say: explain<'listPlanningRequests'>({}),
})

/** Prefetches the page of the list that the address asks for; the calendar sends a different request. */
export function prefetchRequests(context: PrefetchContext): void {
  if (viewIn(context.url.searchParams) === 'list') requestList.prefetch(context)
}
