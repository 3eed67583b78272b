import type { Api } from './clients.ts'

/** Every client of the firm by legal name, number or SIREN, page by page, as a ComboBox loads them. */
export async function searchAccounts(
  api: Api,
  { text, cursor, signal }: { text: string; cursor: string | undefined; signal: AbortSignal },
) {
  const pageSize = 20
  const skip = Number(cursor ?? 0)
  const { value } = (
    await api.customerStore.get('/v1/Accounts', {
      signal,
      query: {
        search: text,
        select: ['id', 'accountLegalName', 'accountNumber'],
        orderby: ['accountLegalName', 'id'],
        top: pageSize,
        skip,
      },
    })
  ).data
  return {
    options: value.map(({ id, accountLegalName, accountNumber }) => ({
      id: String(id),
      label: accountLegalName,
      description: accountNumber,
    })),
    ...(value.length === pageSize && { cursor: String(skip + pageSize) }),
  }
}
