import { readOptions } from '@parvis/api-types/calls'
import { listContacts } from '@parvis/api-types/calls/contacts'
import type { Api } from '../api/clients.ts'
import { searchPage, type FieldSearch } from '../api/search-page.ts'

/** The firm's name for its own people. */
const staff = 'Collaborateur'

type Kind = 'everybody' | 'staff' | 'clients' | { accountId: number; withStaff: boolean }

function filterOf(kind: Exclude<Kind, 'everybody'>) {
  if (typeof kind === 'string') return ['contactType', kind === 'staff' ? 'eq' : 'ne', staff] as const
  const ofClient = ['accountId', 'eq', kind.accountId] as const
  return kind.withStaff ? ({ or: [['contactType', 'eq', staff], ofClient] } as const) : ofClient
}

/**
 * Searches people by name or e-mail, page by page, as a PersonPicker loads them.
 * @param kind whom to search: for a client, its people and optionally those of the firm
 */
export async function searchPeople(api: Api, kind: Kind, search: FieldSearch) {
  const { found, ...rest } = await searchPage(search, async page => {
    const { queryFn } = readOptions(api, listContacts, {
      query: {
        ...(kind !== 'everybody' && { filter: filterOf(kind) }),
        select: ['id', 'contactFullName', 'contactEmailOffice'],
        orderby: ['contactLastName', 'id'],
        ...page,
      },
    })
    return { data: await queryFn(search) }
  })
  return {
    people: found.map(({ id, contactFullName: name, contactEmailOffice: email }) => ({
      id: String(id),
      name,
      email,
    })),
    ...rest,
  }
}
