import { readOptions } from '@parvis/api-types/calls'
import { listAccounts } from '@parvis/api-types/calls/accounts'
import { listRoles } from '@parvis/api-types/calls/roles'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { chosenClient } from '../../../organisation/chosen-client.ts'
import type { Api } from '../../../api/clients.ts'
import { searchPage, type FieldSearch } from '../../../api/search-page.ts'
import { roleNameIn } from '../../../i18n/names.ts'

/* Where the fields of the form look for the recipients of a notification that are not people, page by page. */

/** Groups by their name. */
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

/** Accounts by their legal name, number or SIREN: several of one name are told apart by both. */
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
