import { expect, test } from 'vitest'
import { searchPage } from './search-page.ts'

/** Reads all results of a search field, page by page to the end. */
async function findAll(rows: number) {
  const all = Array.from({ length: rows }, (_, index) => index)
  const asked: { search: string; top: number; skip: number }[] = []
  const { signal } = new AbortController()
  const read = (page: (typeof asked)[number]) => {
    asked.push(page)
    return Promise.resolve({ data: { value: all.slice(page.skip, page.skip + page.top) } })
  }
  const found: number[] = []
  let cursor: string | undefined
  do {
    const page = await searchPage({ text: 'lenoir', cursor, signal }, read)
    found.push(...page.found)
    cursor = page.cursor
  } while (cursor !== undefined)
  return { isAll: found.join() === all.join(), asked }
}

test('a search continues until everything is found and requests nothing beyond the end', async () => {
  for (const [rows, pages] of [
    [0, 1],
    [19, 1],
    [20, 2],
    [45, 3],
  ] as const) {
    const { isAll, asked } = await findAll(rows)
    expect(isAll, `${String(rows)} rows`).toBe(true)
    expect(asked, `${String(rows)} rows`).toHaveLength(pages)
  }
  expect((await findAll(45)).asked.map(({ search, skip }) => [search, skip])).toEqual([
    ['lenoir', 0],
    ['lenoir', 20],
    ['lenoir', 40],
  ])
})
