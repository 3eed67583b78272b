import type { Schemas } from '@parvis/api-types/portal'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { allPages } from '../../../api/all-pages.ts'
import type { Api } from '../../../api/clients.ts'
import type { GridPageQuery } from '../../../api/grid-query.ts'
import type { PrefetchContext } from '../../../routing/route.ts'

export type RequestsQuery = GridPageQuery<Schemas['PlanningRequest']>

/** A part of the requests, with the number of all that match. */
export async function fetchRequests(api: Api, query: RequestsQuery, signal: AbortSignal) {
  return (await api.portal.get('/v1/PlanningRequests', { signal, query })).data
}

/** A page of the list. What was there stays while the next one is awaited. */
export const listRequestsOptions = (api: Api, query: RequestsQuery) =>
  queryOptions({
    queryKey: ['listPlanningRequests', query],
    queryFn: ({ signal }) => fetchRequests(api, query, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

/** A request as the list knows it. */
export type ListedRequest = Awaited<ReturnType<typeof fetchRequests>>['value'][number]

/** What begins or is delivered from one day to another; what is refused or cancelled happens on no day. */
export const listCalendarOptions = (api: Api, from: string, to: string) =>
  queryOptions({
    queryKey: ['listPlanningRequests', 'calendar', from, to],
    queryFn: ({ signal }) => {
      const [first, last] = [{ date: from }, { date: to }]
      return allPages(page =>
        api.portal.get('/v1/PlanningRequests', {
          signal,
          query: {
            filter: {
              and: [
                ['status', 'in', ['submitted', 'accepted', 'inProgress', 'delivered']],
                {
                  or: [
                    {
                      and: [
                        ['desiredStartDate', 'ge', first],
                        ['desiredStartDate', 'le', last],
                      ],
                    },
                    {
                      and: [
                        ['desiredDeliveryDate', 'ge', first],
                        ['desiredDeliveryDate', 'le', last],
                      ],
                    },
                  ],
                },
              ],
            },
            select: ['id', 'engagementCode', 'status', 'desiredStartDate', 'desiredDeliveryDate'],
            orderby: ['desiredStartDate', 'id'],
            ...page,
          },
        }),
      )
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

/** One request, in the version that its form starts from. */
export const getRequestOptions = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['getPlanningRequest', id],
    queryFn: async ({ signal }) =>
      (await api.portal.get('/v1/PlanningRequests({id})', { signal, path: { id } })).data,
    staleTime: 10_000,
  })

/** Asks for what the page of one request opens with. */
export function prefetchRequest({ api, queryClient, params }: PrefetchContext): void {
  void queryClient.prefetchQuery(getRequestOptions(api, Number(params['requestId'])))
}

/** After a change: refetches every query of requests. @returns what comes once they have the answers */
export async function invalidateRequests(queryClient: QueryClient): Promise<void> {
  const operations = ['getPlanningRequest', 'listPlanningRequests']
  await Promise.all(operations.map(operation => queryClient.invalidateQueries({ queryKey: [operation] })))
}

/** What a request is made of beside engagements, offers and people. */
export const getChoicesOptions = (api: Api) =>
  queryOptions({
    queryKey: ['getPlanningChoices'],
    queryFn: async ({ signal }) => (await api.portal.get('/v1/PlanningChoices', { signal })).data,
    staleTime: 60_000,
  })

/** The days on which France does not work, of so many years from one on. */
export const listPublicHolidaysOptions = (api: Api, year: number, years: number) =>
  queryOptions({
    queryKey: ['listPublicHolidays', year, years],
    queryFn: async ({ signal }) =>
      (await api.portal.get('/v1/PublicHolidays', { signal, query: { year, years } })).data.value,
    staleTime: Infinity,
  })

/** What else is wanted at the same time as a request; the last figures stay while others are asked for. */
export const getLoadOptions = (
  api: Api,
  period: { from: string; to: string },
  exceptId: number | undefined,
) =>
  queryOptions({
    queryKey: ['getPlanningLoad', period, exceptId],
    queryFn: async ({ signal }) => {
      const query = { ...period, ...(exceptId !== undefined && { exceptId }) }
      return (await api.portal.get('/v1/PlanningLoad', { signal, query })).data
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

/** The solutions that the firm offers. */
export const listOffersOptions = (api: Api) =>
  queryOptions({
    queryKey: ['listOffers'],
    queryFn: async ({ signal }) =>
      (
        await api.organisation.get('/v1/Offers', {
          signal,
          query: { select: ['id', 'offerName', 'offerDescription'], orderby: ['offerName', 'id'], top: 1000 },
        })
      ).data.value,
    staleTime: 60_000,
  })

export interface CreateVariables {
  body: Schemas['PlanningRequestForm']
  /** One per opened form, so that a double click or another try requests one report. */
  idempotencyKey: string
}

export const createRequestOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['createPlanningRequest'],
    mutationFn: async (variables: CreateVariables) =>
      (await api.portal.post('/v1/PlanningRequests', variables)).data,
  })

export interface UpdateVariables {
  id: number
  /** The version that the author has seen. */
  etag: string
  body: Schemas['PlanningRequestPatch']
}

export const updateRequestOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['updatePlanningRequest'],
    mutationFn: async ({ id, etag, body }: UpdateVariables) => {
      const path = { id }
      const answer = await api.portal.patch('/v1/PlanningRequests({id})', { path, ifMatch: etag, body })
      return { ...answer.data, '@odata.etag': answer.etag ?? '"0"' }
    },
  })

export interface DecideVariables {
  id: number
  /** The version that was looked at. */
  etag: string
  body: Schemas['PlanningDecision']
}

export const decideRequestOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['decidePlanningRequest'],
    mutationFn: async ({ id, etag, body }: DecideVariables) => {
      const path = { id }
      return (await api.portal.patch('/v1/PlanningRequests({id})/Decision', { path, ifMatch: etag, body }))
        .data
    },
  })

export const cancelRequestOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['cancelPlanningRequest'],
    mutationFn: async ({ id, etag }: { id: number; etag: string }) =>
      (await api.portal.patch('/v1/PlanningRequests({id})/Cancel', { path: { id }, ifMatch: etag })).data,
  })
