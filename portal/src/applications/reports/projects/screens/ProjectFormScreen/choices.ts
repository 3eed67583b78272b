import { readOptions } from '@parvis/api-types/calls'
import { listReportClients } from '@parvis/api-types/calls/report-folders'
import { listReports } from '@parvis/api-types/calls/reports'
import { readAllOptions, type AskedRow } from '../../../../../api/all-pages.ts'
import type { Api } from '../../../../../api/clients.ts'
import { searchPage, type FieldSearch } from '../../../../../api/search-page.ts'
import { chosenClient } from '../../../../../organisation/chosen-client.ts'

/** Clients that have a folder in the library, by name or number, page by page. */
export async function searchReportClients(api: Api, search: FieldSearch) {
  const { found, ...rest } = await searchPage(search, async page => {
    const { queryFn } = readOptions(api, listReportClients, {
      query: {
        select: ['id', 'accountLegalName', 'accountNumber'],
        orderby: ['accountLegalName', 'id'],
        ...page,
      },
    })
    return { data: await queryFn(search) }
  })
  return { options: found.map(chosenClient), ...rest }
}

const ofChoice = {
  select: ['id', 'name', 'folderPath', 'engagementId', 'publicationStatus'],
  orderby: ['folderPath', 'name', 'id'],
} as const

/** A report that a project may be made of. */
export type ReportChoice = AskedRow<'listReports', typeof ofChoice>

/** All reports of a client, folder by folder: what a project of the client is made of. */
export const reportChoicesOptions = (api: Api, accountId: number) => ({
  ...readAllOptions(api, listReports, { ...ofChoice, filter: ['accountId', 'eq', accountId] }),
  staleTime: 30_000,
})
