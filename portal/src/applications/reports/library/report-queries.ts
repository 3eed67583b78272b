import type { Schemas } from '@parvis/api-types/portal'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/clients.ts'

export type ReportChange = Schemas['ReportChange']
export type ReportProblem = Schemas['ReportImpact']['problems'][number]

/** What a change of a report would touch, and every rule that it breaks. */
export const assessReportChangeOptions = (api: Api, change: ReportChange) =>
  queryOptions({
    queryKey: ['assessReportChange', change],
    queryFn: async ({ signal }) =>
      (await api.portal.post('/v1/Reports/Assess', { signal, body: change })).data,
    placeholderData: keepPreviousData,
    // What is about to be done is asked about each time.
    staleTime: 0,
    gcTime: 0,
  })

export interface UpdateReportVariables {
  id: number
  /** The version that the author has seen. */
  etag: string
  body: Schemas['ReportPatch']
}

export const updateReportOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['updateReport'],
    mutationFn: async ({ id, etag, body }: UpdateReportVariables) => {
      const answer = await api.portal.patch('/v1/Reports({id})', { path: { id }, ifMatch: etag, body })
      return { ...answer.data, '@odata.etag': answer.etag ?? '"0"' }
    },
  })

export const moveReportOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['moveReport'],
    mutationFn: async ({ id, folderId }: { id: number; folderId: number }) =>
      (await api.portal.post('/v1/Reports({id})/Move', { path: { id }, body: { folderId } })).data,
  })

export const deleteReportOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['deleteReport'],
    mutationFn: async ({ id, etag }: { id: number; etag: string }) => {
      await api.portal.delete('/v1/Reports({id})', { path: { id }, ifMatch: etag })
    },
  })

export const restoreReportOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['restoreReport'],
    mutationFn: async (id: number) => {
      const answer = await api.portal.post('/v1/Reports({id})/Restore', { path: { id } })
      return { ...answer.data, '@odata.etag': answer.etag ?? '"0"' }
    },
  })
