import type { Api } from '../../api/clients.ts'

/* Where the fields of the form look for the recipients of a notification, page by page. */

interface Search {
  text: string
  /** How many came before, as the pages say it. */
  cursor: string | undefined
  signal: AbortSignal
}

const pageSize = 20

/** The rest of a search, where there may be one. */
const next = (skip: number, found: readonly unknown[]) =>
  found.length < pageSize ? {} : { cursor: String(skip + pageSize) }

/** Groups by their name. */
export async function searchRoles(api: Api, { text, cursor, signal }: Search) {
  const skip = Number(cursor ?? 0)
  const { value } = (
    await api.authorization.get('/v1/Roles', {
      signal,
      query: {
        search: text,
        select: ['id', 'roleFunctionDescription'],
        orderby: ['roleFunctionDescription'],
        top: pageSize,
        skip,
      },
    })
  ).data
  return {
    options: value.map(({ id, roleFunctionDescription: label }) => ({ id: String(id), label })),
    ...next(skip, value),
  }
}

/** Accounts by their legal name, number or SIREN. */
export async function searchAccounts(api: Api, { text, cursor, signal }: Search) {
  const skip = Number(cursor ?? 0)
  const { value } = (
    await api.customerStore.get('/v1/Accounts', {
      signal,
      query: {
        search: text,
        select: ['id', 'accountLegalName', 'accountNumber', 'accountRegisterIdentification2'],
        orderby: ['accountLegalName'],
        top: pageSize,
        skip,
      },
    })
  ).data
  return {
    options: value.map(account => ({
      id: String(account.id),
      label: account.accountLegalName,
      description: [account.accountNumber, account.accountRegisterIdentification2]
        .filter(Boolean)
        .join(' · '),
    })),
    ...next(skip, value),
  }
}

/** People by name or e-mail: staff, or clients. */
export async function searchPeople(api: Api, forClients: boolean, { text, cursor, signal }: Search) {
  const skip = Number(cursor ?? 0)
  const { value } = (
    await api.customerStore.get('/v1/Contacts', {
      signal,
      query: {
        search: text,
        filter: ['contactType', forClients ? 'ne' : 'eq', 'Collaborateur'],
        select: ['id', 'contactFullName', 'contactEmailOffice'],
        orderby: ['contactLastName'],
        top: pageSize,
        skip,
      },
    })
  ).data
  return {
    people: value.map(({ id, contactFullName: name, contactEmailOffice: email }) => ({
      id: String(id),
      name,
      email,
    })),
    ...next(skip, value),
  }
}
