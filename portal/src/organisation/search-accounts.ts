import { readOptions } from '@parvis/api-types/calls'
import { listAccounts } from '@parvis/api-types/calls/accounts'
import { listReportClients } from '@parvis/api-types/calls/report-folders'
import type { Api } from '../api/clients.ts'
import { searchPage, type FieldSearch } from '../api/search-page.ts'
import { chosenClient } from './chosen-client.ts'

/** Searches all clients of the firm by legal name, number or SIREN, page by page, as a ComboBox loads them. */
export async function searchAccounts(api: Api, search: FieldSearch) {
  const { found, ...rest } = await searchPage(search, async page => {
    const { queryFn } = readOptions(api, listAccounts, {
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

/** Searches the clients with a folder in the library, by name or number, page by page. */
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
