/** The request of a field that loads its options page by page, such as a ComboBox, a MultiSelect or a PersonPicker. */
export interface FieldSearch {
  text: string
  /** The number of results before this page, as the previous page returned it. */
  cursor: string | undefined
  signal: AbortSignal
}

/** The parameters of one search request. */
interface SearchedPage {
  search: string
  top: number
  skip: number
}

const pageSize = 20

/**
 * Loads one page of search results.
 * @param readPage requests it, in a deterministic order
 * @returns the results and, where there may be more, the cursor of the next page
 */
export async function searchPage<Row>(
  { text, cursor }: FieldSearch,
  readPage: (page: SearchedPage) => Promise<{ data: { value: Row[] } }>,
): Promise<{ found: Row[]; cursor?: string }> {
  const skip = Number(cursor ?? 0)
  const { value: found } = (await readPage({ search: text, top: pageSize, skip })).data
  return { found, ...(found.length === pageSize && { cursor: String(skip + pageSize) }) }
}
