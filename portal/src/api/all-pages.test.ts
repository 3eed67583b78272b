import { describe, expect, test } from 'vitest'
import { allPages, type PageOfRows } from './all-pages.ts'

async function read(rows: number): Promise<{ got: number[]; asked: PageOfRows[] }> {
  const all = Array.from({ length: rows }, (_, index) => index)
  const asked: PageOfRows[] = []
  const got = await allPages(page => {
    asked.push(page)
    return Promise.resolve({ data: { value: all.slice(page.skip, page.skip + page.top) } })
  })
  expect(got).toEqual(all)
  return { got, asked }
}

describe('all rows of a collection', () => {
  test('one request is enough for a few', async () => {
    expect((await read(3)).asked).toEqual([{ top: 500, skip: 0 }])
    expect((await read(0)).asked).toHaveLength(1)
  })

  test('none is lost beyond the first page', async () => {
    for (const rows of [499, 500, 501, 1000, 1234]) await read(rows)
    expect((await read(1234)).asked.map(({ skip }) => skip)).toEqual([0, 500, 1000])
  })

  test('no page is large enough to count as an export', async () => {
    for (const { top } of (await read(1234)).asked) expect(top).toBeLessThanOrEqual(500)
  })

  test('a failing page fails the whole read: half a list is never shown as the complete list', async () => {
    const failing = ({ skip, top }: PageOfRows) =>
      skip === 0
        ? Promise.resolve({ data: { value: Array.from({ length: top }, () => 0) } })
        : Promise.reject(new Error('lost'))
    await expect(allPages(failing)).rejects.toThrow('lost')
  })
})
