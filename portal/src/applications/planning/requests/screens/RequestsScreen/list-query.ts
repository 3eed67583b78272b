import type { Schemas } from '@parvis/api-types/portal'
import { readGridView, type GridView } from '@parvis/design-system/grid-view'
import { gridPageQuery, type GridFields } from '../../../../../api/grid-query.ts'
import type { PrefetchContext } from '../../../../../routing/route.ts'
import { viewIn } from '../../addresses.ts'
import { listRequestsOptions, type RequestsQuery } from '../../queries.ts'

/** Rows of one page. */
export const pageSize = 50

/** What the services know the columns by. */
export const requestFields: GridFields<Schemas['PlanningRequest']> = {
  engagement: { field: 'engagementCode', kind: 'text' },
  account: { field: 'accountName', kind: 'text' },
  ibsNumber: { field: 'ibsNumber', kind: 'text' },
  status: { field: 'status', kind: 'choice' },
  engagementType: { field: 'engagementType', kind: 'choice' },
  requestType: { field: 'requestType', kind: 'choice' },
  solution: { field: 'solution', kind: 'text' },
  startDate: { field: 'desiredStartDate', kind: 'day' },
  deliveryDate: { field: 'desiredDeliveryDate', kind: 'day' },
  workingDays: { field: 'workingDays', kind: 'number' },
  manager: { field: 'managerName', kind: 'text' },
  businessUnit: { field: 'businessUnit', kind: 'text' },
  createdBy: { field: 'createdByName', kind: 'text' },
  modifiedDate: { field: 'modifiedDate', kind: 'moment' },
}

/** The page of the list that a view asks for; without an order of its own, what was changed last comes first. */
export function requestsQuery(view: GridView): RequestsQuery {
  return gridPageQuery(requestFields, view, pageSize, ['modifiedDate desc'])
}

/** Asks for the page of the list that an address says. */
export function prefetchRequests({ api, queryClient, url }: PrefetchContext): void {
  if (viewIn(url.searchParams) !== 'list') return
  const query = requestsQuery(readGridView(url.searchParams))
  void queryClient.prefetchQuery(listRequestsOptions(api, query))
}
