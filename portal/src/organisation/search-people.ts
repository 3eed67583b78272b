import type { Api } from '../api/clients.ts'
import { searchPage, type FieldSearch } from '../api/search-page.ts'

/** What the firm calls its own people. */
const staff = 'Collaborateur'

/**
 * People by name or e-mail, page by page, as a PersonPicker loads them.
 * @param kind who is looked for among them
 */
export async function searchPeople(api: Api, kind: 'everybody' | 'staff' | 'clients', search: FieldSearch) {
  const { found, ...rest } = await searchPage(search, page =>
    api.customerStore.get('/v1/Contacts', {
      signal: search.signal,
      query: {
        ...(kind !== 'everybody' && {
          filter: ['contactType', kind === 'staff' ? 'eq' : 'ne', staff] as const,
        }),
        select: ['id', 'contactFullName', 'contactEmailOffice'],
        orderby: ['contactLastName', 'id'],
        ...page,
      },
    }),
  )
  return {
    people: found.map(({ id, contactFullName: name, contactEmailOffice: email }) => ({
      id: String(id),
      name,
      email,
    })),
    ...rest,
  }
}
