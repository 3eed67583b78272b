import { describe, expect, test, vi } from 'vitest'
import type { GridGroupPage, GridPage, GridQuery, GridRequest, GridSource, GridTotals } from './gridSource.ts'
import { initialView } from './gridView.ts'
import { keptBlocks, loadAllRows, ServerRows } from './serverRows.ts'

interface Row {
  id: string
}
const query: GridQuery = { ...initialView, groupBy: ['city'], totals: [{ column: 'amount', kind: 'sum' }] }
const twoGroups: GridGroupPage = {
  count: 2,
  rowCount: 9,
  items: [
    { value: 'Lyon', rowCount: 7 },
    { value: 'Paris', rowCount: 2 },
  ],
}
const page = (offset: number, limit: number, count: number): GridPage<Row> => ({
  count,
  items: Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, at) => ({
    id: `${offset + at}`,
  })),
})
type Asking<Request, Answer> = (request: Request, signal: AbortSignal) => Promise<Answer>
const makeSource = () => {
  const loadGroups = vi.fn<Asking<GridRequest, GridGroupPage>>().mockResolvedValue(twoGroups)
  const loadRows = vi
    .fn<Asking<GridRequest, GridPage<Row>>>()
    .mockImplementation(({ offset, limit }) => Promise.resolve(page(offset, limit, 7)))
  const loadTotals = vi.fn<Asking<GridQuery, GridTotals>>().mockResolvedValue({ amount: 5 })
  const source: GridSource<Row> = { canGroup: true, loadGroups, loadRows, loadTotals }
  return { source, loadGroups, loadRows, loadTotals }
}
const settle = () => new Promise(resolve => setImmediate(resolve))
const openLyon = async (source: GridSource<Row>) => {
  const rows = new ServerRows<Row>(() => {})
  rows.ask({ source, query, pageSize: 3, hasTotals: true, isEndless: false })
  await settle()
  rows.toggleGroup('/city=Lyon')
  const lyon = rows.state().tree?.branches.get('/city=Lyon')
  return { rows, base: lyon?.base ?? Number.NaN }
}

describe('asking services', () => {
  test('names what is wanted, and asks for each part once, when it is in view', async () => {
    const { source, loadGroups, loadRows, loadTotals } = makeSource()
    const { rows, base } = await openLyon(source)
    rows.ask({ source, query, pageSize: 3, hasTotals: true, isEndless: false })
    expect(loadGroups).toHaveBeenCalledOnce()
    expect(loadGroups.mock.calls[0]?.[0]).toEqual({ ...query, within: [], offset: 0, limit: 3 })
    expect(loadTotals).toHaveBeenCalledOnce()
    expect(loadRows).not.toHaveBeenCalled()
    rows.onView([base + 4])
    rows.onView([base + 3, base + 4])
    await settle()
    rows.onView([base + 5])
    expect(loadRows).toHaveBeenCalledOnce()
    expect(loadRows.mock.calls[0]?.[0]).toEqual({
      ...query,
      within: [{ column: 'city', value: 'Lyon' }],
      offset: 3,
      limit: 3,
    })
  })

  test('drops answers to outdated requests', async () => {
    const { source, loadGroups } = makeSource()
    const late = Promise.withResolvers<GridGroupPage>()
    loadGroups.mockReturnValueOnce(late.promise)
    const rows = new ServerRows<Row>(() => {})
    rows.ask({ source, query, pageSize: 3, hasTotals: false, isEndless: false })
    rows.ask({ source, query: { ...query, search: 'lyon' }, pageSize: 3, hasTotals: false, isEndless: false })
    await settle()
    expect(loadGroups.mock.calls[0]?.[1].aborted).toBe(true)
    late.resolve({ count: 0, rowCount: 0, items: [] })
    await settle()
    expect(rows.state()).toMatchObject({ rowCount: 9, status: 'ready' })
  })

  test('keeps what is shown until the answers are there, and when they do not come', async () => {
    const { source, loadGroups, loadRows } = makeSource()
    const { rows, base } = await openLyon(source)
    rows.onView([base])
    await settle()
    const before = rows.state().tree
    loadGroups.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const done = rows.reload()
    expect(rows.state()).toMatchObject({ status: 'refreshing', tree: before })
    await done
    expect(rows.state()).toMatchObject({ status: 'error', tree: before })
    await rows.reload()
    const after = rows.state()
    expect(after.status).toBe('ready')
    // The rows in view were requested again and keep their places.
    expect(loadRows).toHaveBeenCalledTimes(3)
    expect(after.tree?.branches.get('/city=Lyon')).toMatchObject({ base, count: 7 })
  })

  test('shows nothing of other rows when those that match cannot be had', async () => {
    const { source, loadGroups, loadTotals } = makeSource()
    const { rows } = await openLyon(source)
    loadGroups.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    loadTotals.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    rows.ask({ source, query: { ...query, search: 'x' }, pageSize: 3, hasTotals: true, isEndless: false })
    await settle()
    expect(rows.state()).toMatchObject({
      status: 'error',
      tree: undefined,
      totals: { state: 'failed', values: undefined },
    })
  })
})

describe('all rows, for an export', () => {
  test('come part by part, and whole or not at all', async () => {
    const { source, loadRows } = makeSource()
    loadRows.mockImplementation(({ offset, limit }) => Promise.resolve(page(offset, limit, 2500)))
    const { signal } = new AbortController()
    const all = await loadAllRows({ source, query }, signal)
    expect(new Set(all.map(({ id }) => id)).size).toBe(2500)
    expect(loadRows).toHaveBeenCalledTimes(3)
    loadRows.mockImplementation(({ offset }) => Promise.resolve(page(offset, offset === 0 ? 1000 : 0, 2500)))
    await expect(loadAllRows({ source, query }, signal)).rejects.toThrow(RangeError)
  })
})

describe('a list that goes on', () => {
  const flat: GridQuery = { ...query, groupBy: [] }
  const endless = async (count: number) => {
    const { source, loadRows, loadGroups } = makeSource()
    loadRows.mockImplementation(({ offset, limit }) => Promise.resolve(page(offset, limit, count)))
    const said: unknown[] = []
    const rows = new ServerRows<Row>((what, _branch, block) => said.push([what, block]))
    rows.ask({ source, query: flat, pageSize: 10, hasTotals: false, isEndless: true })
    await settle()
    const blocks = () =>
      [...(rows.state().tree?.branches.get('')?.blocks ?? [])].map(([at]) => at).toSorted((a, b) => a - b)
    return {
      rows,
      loadRows,
      loadGroups,
      blocks,
      said,
      base: rows.state().tree?.branches.get('')?.base ?? Number.NaN,
    }
  }
  test('is a tree of one level: its first part says how many there are, and nothing is grouped', async () => {
    const { rows, loadRows, loadGroups } = await endless(5000)
    expect(rows.state()).toMatchObject({ status: 'ready', rowCount: 5000 })
    expect(loadRows).toHaveBeenCalledExactlyOnceWith(
      { ...flat, within: [], offset: 0, limit: 10 },
      expect.any(AbortSignal),
    )
    expect(loadGroups).not.toHaveBeenCalled()
  })
  test('is not asked for where it comes in pages', async () => {
    const { source, loadRows } = makeSource()
    const rows = new ServerRows<Row>(() => {})
    rows.ask({ source, query: flat, pageSize: 10, hasTotals: false, isEndless: false })
    await settle()
    expect(loadRows).not.toHaveBeenCalled()
    expect(rows.state().tree).toBeUndefined()
  })
  test('says which part loads, and not what comes ahead of the reader', async () => {
    const { rows, base, said, blocks } = await endless(5000)
    rows.onView([base + 3996, base + 3997])
    await settle()
    expect(blocks()).toEqual([0, 399, 400])
    expect(said).toEqual([
      ['loading', 399],
      ['loaded', 399],
    ])
  })
  test('keeps so many parts, and those in use among them', async () => {
    const { rows, base, blocks } = await endless(5000)
    // The focused first row stays rendered wherever the view is.
    for (let block = 2; block < 100; block += 2) {
      rows.onView([base, base + block * 10])
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as somebody scrolls
      await settle()
    }
    expect(blocks()).toHaveLength(keptBlocks)
    expect(blocks()[0]).toBe(0)
    expect(blocks().at(-1)).toBe(98)
  })
  test('is asked for again where rows came or went meanwhile: its parts do not go together any more', async () => {
    const { rows, loadRows, base, blocks } = await endless(5000)
    loadRows.mockImplementation(({ offset, limit }) => Promise.resolve(page(offset, limit, 4999)))
    loadRows.mockClear()
    rows.onView([base + 500])
    await settle()
    expect(rows.state()).toMatchObject({ status: 'ready', rowCount: 4999 })
    expect(loadRows.mock.calls.map(([{ offset }]) => offset)).toEqual([500, 0, 500])
    expect(blocks()).toEqual([0, 50])
  })
  test('says in one part that it failed, and tries again there', async () => {
    const { rows, loadRows, base, said, blocks } = await endless(5000)
    loadRows.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    rows.onView([base + 500])
    await settle()
    expect(said).toEqual([
      ['loading', 50],
      ['failed', 50],
    ])
    expect(rows.state()).toMatchObject({ status: 'ready', rowCount: 5000 })
    await rows.load('', 50)
    expect(blocks()).toEqual([0, 50])
    expect(said.at(-1)).toEqual(['loaded', 50])
  })
})
