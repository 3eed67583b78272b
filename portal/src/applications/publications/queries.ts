import type { Schemas } from '@parvis/api-types/portal'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Api } from '../../api/clients.ts'
import type { GridPageQuery } from '../../api/grid-query.ts'

export type PublicationsQuery = GridPageQuery<Schemas['Publication']>

/** A part of the publications, with the number of all that match. They are filtered and not searched. */
export async function fetchPublications(
  api: Api,
  { search: _search, ...query }: PublicationsQuery,
  signal: AbortSignal,
) {
  return (await api.portal.get('/v1/Publications', { signal, query })).data
}

/** A page of the list. What was there stays while the next one is awaited. */
export const listPublicationsOptions = (api: Api, query: PublicationsQuery) =>
  queryOptions({
    queryKey: ['listPublications', query],
    queryFn: ({ signal }) => fetchPublications(api, query, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

/** A publication as the list knows it. */
export type ListedPublication = Awaited<ReturnType<typeof fetchPublications>>['value'][number]

/** One publication, as far as it is. */
export const getPublicationOptions = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['getPublication', id],
    queryFn: async ({ signal }) =>
      (await api.portal.get('/v1/Publications({id})', { signal, path: { id } })).data,
    staleTime: 10_000,
  })

async function fetchOpenRequests(api: Api, signal: AbortSignal) {
  const answer = await api.portal.get('/v1/PlanningRequests', {
    signal,
    query: {
      filter: ['status', 'in', ['accepted', 'inProgress']],
      select: ['id', 'engagementCode', 'accountName', 'solution', 'desiredDeliveryDate', 'openPublicationId'],
      // Those that can be chosen first, so that the limit leaves none of them out for one that cannot.
      orderby: ['openPublicationId', 'desiredDeliveryDate', 'id'],
      top: 200,
    },
  })
  // What somebody begins to publish keeps its place on screen.
  return answer.data.value.toSorted(
    (one, other) => one.desiredDeliveryDate.localeCompare(other.desiredDeliveryDate) || one.id - other.id,
  )
}

/** The requests that are to be published, with the publications that are open for them; those first that are wanted first. */
export const listOpenRequestsOptions = (api: Api) =>
  queryOptions({
    queryKey: ['listPlanningRequests', 'open'],
    queryFn: ({ signal }) => fetchOpenRequests(api, signal),
    staleTime: 10_000,
  })

/** A request that is to be published, as the choice knows it. */
export type OpenRequest = Awaited<ReturnType<typeof fetchOpenRequests>>[number]

/** The reports of a client that can be published for an engagement, the last changed first. */
export const listPublishableReportsOptions = (
  api: Api,
  { accountId, engagementCode }: Pick<Required<Schemas['Publication']>, 'accountId' | 'engagementCode'>,
) =>
  queryOptions({
    queryKey: ['listReports', 'publishable', accountId, engagementCode],
    queryFn: async ({ signal }) =>
      (
        await api.portal.get('/v1/Reports', {
          signal,
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
        })
      ).data.value,
    // Somebody comes back from importing one.
    staleTime: 0,
  })

/**
 * After a change: refetches every query of publications and of what they change.
 * @returns what comes once they have the answers
 */
export async function invalidatePublications(queryClient: QueryClient): Promise<void> {
  const operations = [
    'getPublication',
    'listPublications',
    'getPlanningRequest',
    'listPlanningRequests',
    'listReports',
  ]
  await Promise.all(operations.map(operation => queryClient.invalidateQueries({ queryKey: [operation] })))
}

export interface CreateVariables {
  requestId: number
  /** One per choice, so that a double click or another try begins one. */
  idempotencyKey: string
}

export const createPublicationOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['createPublication'],
    mutationFn: async ({ requestId, idempotencyKey }: CreateVariables) => {
      const answer = await api.portal.post('/v1/Publications', { body: { requestId }, idempotencyKey })
      return { ...answer.data, '@odata.etag': answer.etag ?? '"0"' }
    },
  })

export interface ChooseVariables {
  id: number
  /** The version that was looked at. */
  etag: string
  reportId: number | null
}

export const chooseReportOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['updatePublication'],
    mutationFn: async ({ id, etag, reportId }: ChooseVariables) => {
      const path = { id }
      const answer = await api.portal.patch('/v1/Publications({id})', {
        path,
        ifMatch: etag,
        body: { reportId },
      })
      return { ...answer.data, '@odata.etag': answer.etag ?? '"0"' }
    },
  })

/** Adds a document that has arrived. */
export const addDocumentOptions = (api: Api, id: number) =>
  mutationOptions({
    mutationKey: ['addPublicationDocument'],
    mutationFn: async (fileId: number) =>
      (await api.portal.post('/v1/Publications({id})/Documents', { path: { id }, body: { fileId } })).data,
  })

export const deleteDocumentOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['deletePublicationDocument'],
    mutationFn: async ({ id, etag }: { id: number; etag: string }) => {
      await api.portal.delete('/v1/PublicationDocuments({id})', { path: { id }, ifMatch: etag })
    },
  })

export const validatePublicationOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['validatePublication'],
    mutationFn: async ({ id, etag }: { id: number; etag: string }) =>
      (await api.portal.patch('/v1/Publications({id})/Validate', { path: { id }, ifMatch: etag })).data,
  })

export const abandonPublicationOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['abandonPublication'],
    mutationFn: async ({ id, etag }: { id: number; etag: string }) =>
      (await api.portal.patch('/v1/Publications({id})/Abandon', { path: { id }, ifMatch: etag })).data,
  })
