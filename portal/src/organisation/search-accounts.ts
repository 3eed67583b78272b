import type { Api } from '../api/clients.ts'
import { searchPage, type FieldSearch } from '../api/search-page.ts'
import { chosenClient } from './chosen-client.ts'

/** Every client of the firm by legal name, number or SIREN, page by page, as a ComboBox loads them. */
export async function searchAccounts(api: Api, search: FieldSearch) {
  const { found, ...rest } = await searchPage(search, page =>
    api.customerStore.get('/v1/Accounts', {
      signal: search.signal,
      query: {
        select: ['id', 'accountLegalName', 'accountNumber'],
        orderby: ['accountLegalName', 'id'],
        ...page,
      },
    }),
  )
  return { options: found.map(chosenClient), ...rest }
}
