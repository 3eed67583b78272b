import { readOptions } from '@parvis/api-types/calls'
import { listAccounts } from '@parvis/api-types/calls/accounts'
import { listRoles } from '@parvis/api-types/calls/roles'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { chosenClient } from '../../../organisation/chosen-client.ts'
import type { Api } from '../../../api/clients.ts'
import { searchPage, type FieldSearch } from '../../../api/search-page.ts'
import { roleNameIn } from '../../../i18n/names.ts'

/* Searches behind the fields that choose recipients other than people, page by page. */

/** Finds groups by name. */
export async function searchRoles(api: Api, search: FieldSearch, language: Locale) {
  const { found, ...rest } = await searchPage(search, async page => {
    const { queryFn } = readOptions(api, listRoles, {
      query: {
        select: ['id', 'roleFunctionDescription', 'englishName'],
        orderby: ['roleFunctionDescription', 'id'],
        ...page,
      },
    })
    return { data: await queryFn(search) }
  })
  return {
    options: found.map(role => ({ id: String(role.id), label: roleNameIn(language, role) })),
    ...rest,
  }
}

/** Finds accounts by legal name, number or SIREN; the latter two tell accounts of the same name apart. */
export async function searchRecipientAccounts(api: Api, search: FieldSearch) {
  const { found, ...rest } = await searchPage(search, async page => {
    const { queryFn } = readOptions(api, listAccounts, {
      query: {
        select: ['id', 'accountLegalName', 'accountNumber', 'accountRegisterIdentification2'],
        orderby: ['accountLegalName', 'id'],
        ...page,
      },
    })
    return { data: await queryFn(search) }
  })
  return {
    options: found.map(account => ({
      ...chosenClient(account),
      description: [account.accountNumber, account.accountRegisterIdentification2]
        .filter(Boolean)
        .join(' · '),
    })),
    ...rest,
  }
}
