import { readOptions, type RowOf } from '@parvis/api-types/calls'
import { listPlanningRequests } from '@parvis/api-types/calls/planning'
import { getPublication } from '@parvis/api-types/calls/publications'
import { listReports } from '@parvis/api-types/calls/reports'
import type { Api } from '../../../api/clients.ts'
import type { Publication } from './rules/publication-steps.ts'

/** One publication, as far as it is. */
export const getPublicationOptions = (api: Api, id: number) => ({
  ...readOptions(api, getPublication, { path: { id } }),
  staleTime: 10_000,
})

/** A request that is to be published, as the choice knows it. */
export type OpenRequest = Pick<RowOf<'listPlanningRequests'>, (typeof ofOpenRequest)[number]>
const ofOpenRequest = [
  'id',
  'engagementCode',
  'accountName',
  'solution',
  'desiredDeliveryDate',
  'openPublicationId',
] as const

/** The requests that are to be published, with the publications that are open for them; those first that are wanted first. */
export const listOpenRequestsOptions = (api: Api) => ({
  ...readOptions(api, listPlanningRequests, {
    query: {
      filter: ['status', 'in', ['accepted', 'inProgress']],
      select: ofOpenRequest,
      // Those that can be chosen first, so that the limit leaves none of them out for one that cannot.
      orderby: ['openPublicationId', 'desiredDeliveryDate', 'id'],
      top: 200,
    },
  }),
  // What somebody begins to publish keeps its place on screen.
  select: ({ value }: { value: OpenRequest[] }) =>
    value.toSorted(
      (one, other) => one.desiredDeliveryDate.localeCompare(other.desiredDeliveryDate) || one.id - other.id,
    ),
  staleTime: 10_000,
})

/** The reports of a client that can be published for an engagement, the last changed first. */
export const listPublishableReportsOptions = (
  api: Api,
  { accountId, engagementCode }: Pick<Publication, 'accountId' | 'engagementCode'>,
) => ({
  ...readOptions(api, listReports, {
    query: {
      filter: {
        and: [
          ['accountId', 'eq', accountId],
          // What stands in a folder of another engagement is refused.
          {
            or: [
              ['engagementCode', 'eq', null],
              ['engagementCode', 'eq', engagementCode],
            ],
          },
        ],
      },
      select: ['id', 'name', 'folderPath', 'publicationStatus'],
      orderby: ['modificationDate desc', 'id'],
      top: 200,
    },
  }),
  // Somebody comes back from importing one.
  staleTime: 0,
})
