import type { Schemas } from '@parvis/api-types/portal'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/clients.ts'
import type { GridPageQuery } from '../../../api/grid-query.ts'

/** What gives people access to a report, in the version that its form starts from. */
export const getReportAccessOptions = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['getReportAccess', id],
    queryFn: async ({ signal }) =>
      (await api.portal.get('/v1/Reports({id})/Access', { signal, path: { id } })).data,
    staleTime: 10_000,
  })

export type ReportAccess = Schemas['ReportAccess']
export type ReportReason = Schemas['ReportReason']

/** What access can be given by. */
export const getReportAccessChoicesOptions = (api: Api) =>
  queryOptions({
    queryKey: ['getReportAccessChoices'],
    queryFn: async ({ signal }) => (await api.portal.get('/v1/ReportAccessChoices', { signal })).data,
    staleTime: 60_000,
  })

export interface UpdateAccessVariables {
  id: number
  /** The version that the author has seen. */
  etag: string
  body: Schemas['ReportAccessPatch']
}

export const updateReportAccessOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['updateReportAccess'],
    mutationFn: async ({ id, etag, body }: UpdateAccessVariables) =>
      (await api.portal.patch('/v1/Reports({id})/Access', { path: { id }, ifMatch: etag, body })).data,
  })

export type ReadersQuery = GridPageQuery<Schemas['ReportReader']>

/** A part of those who may read a report, with the number of all. */
export async function fetchReportReaders(api: Api, id: number, page: ReadersQuery, signal: AbortSignal) {
  return (await api.portal.get('/v1/Reports({id})/Readers', { signal, path: { id }, query: page })).data
}

/** One page of those who may read a report, each with the reasons. */
export const listReportReadersOptions = (api: Api, id: number, page: ReadersQuery) =>
  queryOptions({
    queryKey: ['listReportReaders', id, page],
    queryFn: ({ signal }) => fetchReportReaders(api, id, page, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

/** Somebody who may read a report. */
export type ReportReader = Awaited<ReturnType<typeof fetchReportReaders>>['value'][number]

export type ContactReportsQuery = GridPageQuery<Schemas['ContactReport']>

/** A part of what a contact may read, with the number of all. */
export async function fetchReportsOfContact(
  api: Api,
  id: number,
  page: ContactReportsQuery,
  signal: AbortSignal,
) {
  return (await api.portal.get('/v1/ReportReaders({id})/Reports', { signal, path: { id }, query: page })).data
}

/** One page of what a contact may read, each with the reasons. */
export const listReportsOfContactOptions = (api: Api, id: number, page: ContactReportsQuery) =>
  queryOptions({
    queryKey: ['listReportsOfContact', id, page],
    queryFn: ({ signal }) => fetchReportsOfContact(api, id, page, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

/** A report that a contact may read. */
export type ContactReport = Awaited<ReturnType<typeof fetchReportsOfContact>>['value'][number]

/** Who a contact is. */
export const contactOptions = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['listContacts', { id }],
    queryFn: async ({ signal }) => {
      const { data } = await api.customerStore.get('/v1/Contacts', {
        signal,
        query: {
          filter: ['id', 'eq', id],
          select: ['id', 'contactFullName', 'contactEmailOffice'],
          top: 1,
        },
      })
      return data.value[0] ?? null
    },
    staleTime: 60_000,
  })
