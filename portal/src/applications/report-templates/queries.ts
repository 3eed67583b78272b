import type { Schemas } from '@parvis/api-types/portal'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Api } from '../../api/clients.ts'
import type { PrefetchContext } from '../../routing/route.ts'

/** One template, in the version that its form starts from. */
export const getTemplateOptions = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['getReportTemplate', id],
    queryFn: async ({ signal }) =>
      (await api.portal.get('/v1/ReportTemplates({id})', { signal, path: { id } })).data,
    staleTime: 10_000,
  })

/** Asks for what the page of one template opens with. */
export function prefetchTemplate({ api, queryClient, params }: PrefetchContext): void {
  void queryClient.prefetchQuery(getTemplateOptions(api, Number(params['templateId'])))
}

/** After a change: whoever shows templates asks the services again. */
export function invalidateTemplates(queryClient: QueryClient): void {
  for (const operation of ['getReportTemplate', 'listReportTemplates', 'listReportTemplateUses'])
    void queryClient.invalidateQueries({ queryKey: [operation] })
}

/** What stands on the pages of the current version. */
export const getLayoutOptions = (api: Api, id: number, version: number) =>
  queryOptions({
    queryKey: ['getReportTemplateLayout', id, version],
    queryFn: async ({ signal }) =>
      (
        await api.portal.get('/v1/ReportTemplates({id})/Layout', {
          signal,
          path: { id },
          query: { version },
        })
      ).data,
    // A version never changes.
    staleTime: Infinity,
  })

/** Who took which version, the last first. */
export const listUsesOptions = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['listReportTemplateUses', id],
    queryFn: async ({ signal }) =>
      (
        await api.portal.get('/v1/ReportTemplates({id})/Uses', {
          signal,
          path: { id },
          query: { orderby: ['usedDate desc', 'id desc'], top: 200, count: true },
        })
      ).data,
    staleTime: 10_000,
  })

/** The solutions that the firm offers. */
export const listOffersOptions = (api: Api) =>
  queryOptions({
    queryKey: ['listOffers', 'names'],
    queryFn: async ({ signal }) =>
      (
        await api.organisation.get('/v1/Offers', {
          signal,
          query: { select: ['id', 'offerName'], orderby: ['offerName', 'id'], top: 1000 },
        })
      ).data.value,
    staleTime: 60_000,
  })

export interface CreateVariables {
  body: Schemas['ReportTemplateForm']
  /** One per file, so that a double click or another try makes one template of it. */
  idempotencyKey: string
}

export const createTemplateOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['createReportTemplate'],
    mutationFn: async (variables: CreateVariables) =>
      (await api.portal.post('/v1/ReportTemplates', variables)).data,
  })

export interface AddVersionVariables {
  id: number
  body: Schemas['ReportTemplateVersionForm']
  /** One per file, so that a double click or another try adds one version. */
  idempotencyKey: string
}

export const addVersionOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['addReportTemplateVersion'],
    mutationFn: async ({ id, ...init }: AddVersionVariables) =>
      (await api.portal.post('/v1/ReportTemplates({id})/Versions', { path: { id }, ...init })).data,
  })

export interface UpdateVariables {
  id: number
  /** The version that the author has seen. */
  etag: string
  body: Schemas['ReportTemplatePatch']
}

export const updateTemplateOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['updateReportTemplate'],
    mutationFn: async ({ id, etag, body }: UpdateVariables) => {
      const path = { id }
      const answer = await api.portal.patch('/v1/ReportTemplates({id})', { path, ifMatch: etag, body })
      return { ...answer.data, '@odata.etag': answer.etag ?? '"0"' }
    },
  })
