import type { Schemas } from '@parvis/api-types/portal'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/clients.ts'

/** What would change in a report that is given a file. */
export const compareReportFileOptions = (api: Api, id: number, reportKey: number) =>
  queryOptions({
    queryKey: ['compareReportFile', id, reportKey],
    queryFn: async ({ signal }) =>
      (
        await api.portal.get('/v1/ReportFiles({id})/Comparison', {
          signal,
          path: { id },
          query: { reportKey },
        })
      ).data,
    staleTime: 10_000,
  })

export type FileComparison = Schemas['ReportFileComparison']

export interface ImportVariables {
  id: number
  body: Schemas['ReportFileImport']
  /** One per file, so that a double click or another try imports it once. */
  idempotencyKey: string
}

export const importReportFileOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['importReportFile'],
    mutationFn: async ({ id, ...init }: ImportVariables) =>
      (await api.portal.post('/v1/ReportFiles({id})/Import', { path: { id }, ...init })).data,
  })
