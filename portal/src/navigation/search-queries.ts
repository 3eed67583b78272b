import { query } from '@parvis/api-types/odata'
import type { Schemas } from '@parvis/api-types/portal'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/clients.ts'

/** Enough to include the best matches: the services order by name, and the ranking happens here. */
const candidates = 50

/** Menus at every level whose titles, descriptions or code contain all the words, accents folded, in both languages. */
export const searchMenusOptions = (api: Api, search: string) => {
  const searchQuery = query<Schemas['Menu']>()({
    search,
    orderby: ['menuOrder'],
    top: candidates,
    count: true,
  })
  return queryOptions({
    queryKey: ['listMenus', searchQuery],
    queryFn: async ({ signal }) => (await api.portal.get('/v1/Menus', { signal, query: searchQuery })).data,
    enabled: search.trim() !== '',
  })
}

/**
 * People whose name or e-mail contains the words. Needs Contacts.Read.
 * @param isStaff whether to find the firm's own people or all others
 */
export const searchPeopleOptions = (api: Api, search: string, isStaff: boolean) =>
  queryOptions({
    queryKey: ['listContacts', { search, isStaff }],
    queryFn: async ({ signal }) =>
      (
        await api.customerStore.get('/v1/Contacts', {
          signal,
          query: {
            search,
            filter: ['contactType', isStaff ? 'eq' : 'ne', 'Collaborateur'],
            select: ['id', 'contactFullName', 'contactEmailOffice'],
            orderby: ['contactLastName'],
            top: candidates,
            count: true,
          },
        })
      ).data,
    enabled: search.trim() !== '',
  })

/** Documents beside reports that the reader may see, by file name. Needs Reports.Read. */
export const searchDocumentsOptions = (api: Api, search: string) =>
  queryOptions({
    queryKey: ['listReportDocuments', { search }],
    queryFn: async ({ signal }) =>
      (
        await api.portal.get('/v1/ReportDocuments', {
          signal,
          query: {
            search,
            select: ['id', 'fileName', 'reportName', 'accountName', 'reportUrl'],
            orderby: ['fileName', 'id'],
            top: candidates,
            count: true,
          },
        })
      ).data,
    enabled: search.trim() !== '',
  })

/** Reports that the reader may see, by name or file name. Needs Reports.Read. */
export const searchReportsOptions = (api: Api, search: string) =>
  queryOptions({
    queryKey: ['listReports', { search }],
    queryFn: async ({ signal }) =>
      (
        await api.portal.get('/v1/Reports', {
          signal,
          query: {
            search,
            filter: ['publicationStatus', 'eq', 'published'],
            select: ['id', 'name', 'accountName', 'folderPath', 'reportUrl'],
            orderby: ['name', 'id'],
            top: candidates,
            count: true,
          },
        })
      ).data,
    enabled: search.trim() !== '',
  })
