import { printQuery } from '@parvis/api-types/odata'
import type { Schemas } from '@parvis/api-types/portal'
import { readGridView } from '@parvis/design-system/grid-view'
import { describe, expect, test, vi } from 'vitest'
import { arrangedQuery, exportSource, gridPageQuery, type GridFields } from './grid-query.ts'

const fields: GridFields<Schemas['Notification']> = {
  title: { field: 'englishTitle', kind: 'text' },
  status: { field: 'status', kind: 'choice' },
  application: { field: 'applicationId', kind: 'key' },
  read: { field: 'readCount', kind: 'number' },
  start: { field: 'startDate', kind: 'moment' },
  day: { field: 'startDate', kind: 'day' },
  draft: { field: 'isDraft', kind: 'boolean' },
}
/** The query parameters that the view at an address is sent as. */
const asked = (address: string) =>
  printQuery(arrangedQuery(fields, readGridView(new URLSearchParams(address))))
const filterOf = (address: string) => asked(address)['$filter']

describe('the view of a grid becomes a query', () => {
  test("sorts by several columns, in their order, under the services' field names", () => {
    expect(asked('sort=-start,title')).toEqual({ $orderby: 'startDate desc,englishTitle' })
  })
  test('searches by words', () => {
    expect(asked('q=portal maintenance')).toEqual({ $search: '"portal" "maintenance"' })
    expect(asked('q=%20')).toEqual({})
  })
  test.each([
    ['f.title=contains:L%27Été', "(contains(tolower(englishTitle),'l''été'))"],
    ['f.title=startsWith:New', "(startswith(tolower(englishTitle),'new'))"],
    ['f.title=equals:New', "(tolower(englishTitle) eq 'new')"],
    [
      'f.title=contains,:New,,Old',
      "((contains(tolower(englishTitle),'new') or contains(tolower(englishTitle),'old')))",
    ],
    ['f.title=notContains:New', "((englishTitle eq null or not (contains(tolower(englishTitle),'new'))))"],
    [
      'f.title=notEquals,:New,Old',
      "((englishTitle eq null or not ((tolower(englishTitle) eq 'new' or tolower(englishTitle) eq 'old'))))",
    ],
    ['f.status=none:live', "(not (status in ('live')))"],
    ['f.title=blank:true', "((englishTitle eq null or englishTitle eq ''))"],
    ['f.title=blank:false', "(englishTitle ne null and englishTitle ne '')"],
    ['f.start=blank:true', '((startDate eq null))'],
    ['f.status=any:live,draft', "(status in ('live','draft'))"],
    ['f.application=any:3,7', '(applicationId in (3,7))'],
    ['f.read=range:2..5', '(readCount ge 2 and readCount le 5)'],
    ['f.read=range:..5', '(readCount le 5)'],
    ['f.draft=is:false', '(isDraft eq false)'],
    ['f.day=period:2026-03-01..2026-03-31', '(startDate ge 2026-03-01 and startDate le 2026-03-31)'],
    ['f.read=range:2..&f.draft=is:true', '(readCount ge 2 and isDraft eq true)'],
  ])('%s', (address, filter) => {
    expect(filterOf(address)).toBe(filter)
  })
  test('filters moments by days in the reader’s time zone, even across a clock change', () => {
    const [from, to] = [new Date(2026, 2, 28), new Date(2026, 2, 30)]
    expect(filterOf('f.start=period:2026-03-28..2026-03-29')).toBe(
      `(startDate ge ${from.toISOString()} and startDate lt ${to.toISOString()})`,
    )
  })
  test('filters a relative period by the days that it covers today', () => {
    vi.useFakeTimers({ now: new Date(2026, 2, 12, 9) })
    expect(filterOf('f.day=in:lastMonth')).toBe('(startDate ge 2026-02-01 and startDate le 2026-02-28)')
    vi.useRealTimers()
  })
  test.each([
    [
      'contains:x',
      "((contains(tolower(englishTitle),'x') or (englishTitle eq null and contains(tolower(title),'x'))))",
    ],
    [
      'notContains:x',
      "((englishTitle eq null or not (contains(tolower(englishTitle),'x'))) and (englishTitle ne null or (title eq null or not (contains(tolower(title),'x')))))",
    ],
    ['any:x', "((englishTitle in ('x') or (englishTitle eq null and title in ('x'))))"],
    ['blank:true', "((englishTitle eq '' or (englishTitle eq null and (title eq null or title eq ''))))"],
    ['blank:false', "(englishTitle ne '' and (englishTitle ne null or (title ne null and title ne '')))"],
  ])('looks at the field that is shown where the first one is null: %s', (filter, expected) => {
    const either: typeof fields = { title: { field: 'englishTitle', or: 'title', kind: 'text' } }
    const view = readGridView(new URLSearchParams({ 'f.title': filter }))
    expect(printQuery(arrangedQuery(either, view))['$filter']).toBe(expected)
  })
  test('a text in two languages is found in either, and is missing where neither has it', () => {
    const both: typeof fields = { title: { field: 'englishTitle', kind: 'text', other: 'title' } }
    const filterIn = (address: string) =>
      printQuery(arrangedQuery(both, readGridView(new URLSearchParams(address))))['$filter']
    expect(filterIn('f.title=contains:a')).toBe(
      "((contains(tolower(englishTitle),'a') or contains(tolower(title),'a')))",
    )
    expect(filterIn('f.title=notContains:a')).toBe(
      "((englishTitle eq null or not (contains(tolower(englishTitle),'a'))) and (title eq null or not (contains(tolower(title),'a'))))",
    )
  })
  test.each(['f.title=contains:', 'f.status=any:', 'f.read=range:..', 'f.toString=is:true', 'sort=-gone'])(
    'an empty or unknown filter adds nothing to the query: %s',
    address => {
      expect(asked(address)).toEqual({})
    },
  )
})

test('a page is requested with the total number of matches', () => {
  const view = readGridView(new URLSearchParams('page=3&sort=title'))
  expect(printQuery(gridPageQuery(fields, [], view, 50))).toEqual({
    $orderby: 'englishTitle',
    $top: '50',
    $skip: '100',
    $count: 'true',
  })
})

test('a filter that the columns cannot have is not sent', () => {
  const columns = [
    { id: 'draft', type: 'boolean' },
    { id: 'status', type: 'choice', choices: [{ id: 'live', label: 'Live' }] },
  ] as const
  const sentFilter = (address: string) =>
    printQuery(gridPageQuery(fields, columns, readGridView(new URLSearchParams(address)), 50))['$filter']
  expect(sentFilter('f.draft=contains:x')).toBeUndefined()
  expect(sentFilter('f.status=any:gone,live')).toBe("(status in ('live'))")
  expect(sentFilter('f.draft=is:true')).toBe('(isDraft eq true)')
})

test('a page has a default order until the reader chooses another', () => {
  const orderOf = (address: string) =>
    printQuery(gridPageQuery(fields, [], readGridView(new URLSearchParams(address)), 50, ['startDate desc']))[
      '$orderby'
    ]
  expect(orderOf('page=2')).toBe('startDate desc')
  expect(orderOf('sort=title')).toBe('englishTitle')
})

test('an export requests all matches in parts', async () => {
  const load = vi.fn<Parameters<typeof exportSource<Schemas['Notification'], { id: number }>>[1]>()
  load.mockResolvedValue({ value: [{ id: 1 }], '@odata.count': 1001 })
  const source = exportSource(fields, load)
  const signal = new AbortController().signal
  const request = {
    sort: [{ column: 'title', direction: 'ascending' }],
    search: 'x',
    filters: {},
    groupBy: [],
    totals: [],
    within: [],
    offset: 1000,
    limit: 1000,
  } as const
  expect(await source.loadRows?.(request, signal)).toEqual({ items: [{ id: 1 }], count: 1001 })
  expect(load).toHaveBeenCalledWith(
    { orderby: ['englishTitle'], search: 'x', top: 1000, skip: 1000, count: true },
    signal,
  )
})

test('an export has the order of the screen until the reader chooses another', async () => {
  const load = vi.fn<Parameters<typeof exportSource<Schemas['Notification'], { id: number }>>[1]>()
  load.mockResolvedValue({ value: [], '@odata.count': 0 })
  const source = exportSource(fields, load, ['startDate desc'])
  const orderOf = async (sort: readonly { column: string; direction: 'ascending' }[]) => {
    const parts = { search: '', filters: {}, groupBy: [], totals: [], within: [], offset: 0, limit: 10 }
    await source.loadRows?.({ ...parts, sort }, new AbortController().signal)
    return load.mock.lastCall?.[0].orderby
  }
  expect(await orderOf([])).toEqual(['startDate desc'])
  expect(await orderOf([{ column: 'title', direction: 'ascending' }])).toEqual(['englishTitle'])
})
