import type { Schemas } from '@parvis/api-types/portal'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/clients.ts'

export type FolderChange = Schemas['ReportFolderChange']
export type FolderProblem = Schemas['ReportFolderImpact']['problems'][number]

/** What a change of a folder would touch, and every rule that it breaks. */
export const assessReportFolderChangeOptions = (api: Api, change: FolderChange) =>
  queryOptions({
    queryKey: ['assessReportFolderChange', change],
    queryFn: async ({ signal }) =>
      (await api.portal.post('/v1/ReportFolders/Assess', { signal, body: change })).data,
    placeholderData: keepPreviousData,
    // What is about to be done is asked about each time.
    staleTime: 0,
    gcTime: 0,
  })

export interface CreateFolderVariables {
  body: Schemas['ReportFolderForm']
  /** One per opened dialog, so that a double click or another try adds one folder. */
  idempotencyKey: string
}

export const createReportFolderOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['createReportFolder'],
    mutationFn: async (variables: CreateFolderVariables) =>
      (await api.portal.post('/v1/ReportFolders', variables)).data,
  })

export interface UpdateFolderVariables {
  id: number
  /** The version that the author has seen. */
  etag: string
  body: Schemas['ReportFolderPatch']
}

export const updateReportFolderOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['updateReportFolder'],
    mutationFn: async ({ id, etag, body }: UpdateFolderVariables) => {
      const answer = await api.portal.patch('/v1/ReportFolders({id})', { path: { id }, ifMatch: etag, body })
      return { ...answer.data, '@odata.etag': answer.etag ?? '"0"' }
    },
  })

export const moveReportFolderOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['moveReportFolder'],
    mutationFn: async ({ id, parentFolderId }: { id: number; parentFolderId: number | null }) =>
      (await api.portal.post('/v1/ReportFolders({id})/Move', { path: { id }, body: { parentFolderId } }))
        .data,
  })

export const deleteReportFolderOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['deleteReportFolder'],
    mutationFn: async ({ id, etag }: { id: number; etag: string }) => {
      await api.portal.delete('/v1/ReportFolders({id})', { path: { id }, ifMatch: etag })
    },
  })

export const restoreReportFolderOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['restoreReportFolder'],
    mutationFn: async (id: number) => {
      const answer = await api.portal.post('/v1/ReportFolders({id})/Restore', { path: { id } })
      return { ...answer.data, '@odata.etag': answer.etag ?? '"0"' }
    },
  })
