/** Rows of one request. The services take pages of more than 500 for an export and count them. */
const pageSize = 500

/** What one request of a collection asks for. */
export interface PageOfRows {
  top: number
  skip: number
}

/**
 * Every row of a collection that is small enough to be held, however many pages it takes.
 * @param readPage asks for one page, in an order that is the same each time
 */
export async function allPages<Row>(
  readPage: (page: PageOfRows) => Promise<{ data: { value: Row[] } }>,
  skip = 0,
): Promise<Row[]> {
  const { value } = (await readPage({ top: pageSize, skip })).data
  // With $top the services do not say whether there is more: a page that is not full is the last one.
  return value.length < pageSize ? value : [...value, ...(await allPages(readPage, skip + pageSize))]
}
