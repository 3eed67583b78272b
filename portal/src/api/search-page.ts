/** What a field asks for that offers what it finds page by page, as a ComboBox, a MultiSelect and a PersonPicker do. */
export interface FieldSearch {
  text: string
  /** How many came before, as the last page said it. */
  cursor: string | undefined
  signal: AbortSignal
}

/** What one request of a search asks for. */
interface SearchedPage {
  search: string
  top: number
  skip: number
}

const pageSize = 20

/**
 * One page of what a field looks for.
 * @param readPage asks for it, in an order that is the same each time
 * @returns what was found and, where there may be more, from where to go on
 */
export async function searchPage<Row>(
  { text, cursor }: FieldSearch,
  readPage: (page: SearchedPage) => Promise<{ data: { value: Row[] } }>,
): Promise<{ found: Row[]; cursor?: string }> {
  const skip = Number(cursor ?? 0)
  const { value: found } = (await readPage({ search: text, top: pageSize, skip })).data
  return { found, ...(found.length === pageSize && { cursor: String(skip + pageSize) }) }
}
