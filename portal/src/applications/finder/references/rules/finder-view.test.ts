import { listFinderViews } from '@parvis/api-types/generated/examples/organisation'
import fc from 'fast-check'
import { initialView, readGridView, writeGridView, type GridView } from '@parvis/design-system/grid-view'
import type { GridSavedView } from '@parvis/design-system/DataGrid'
import { expect, test } from 'vitest'
import {
  boardFacets,
  boardOf,
  choiceOf,
  columnIds,
  facetIds,
  finderView,
  firstView,
  isOrder,
  questionOf,
  questionOfColumn,
  savedPart,
  shownColumns,
  sortedOnce,
  storedOf,
  viewChanges,
  viewOf,
  withChoice,
} from './finder-view.ts'

const words = fc.string({ maxLength: 40 }).map(text => text.trim())
const choice = fc.dictionary(
  fc.constantFrom(...facetIds),
  fc.uniqueArray(fc.stringMatching(/^[a-zA-Z0-9@. ]{1,12}$/), { minLength: 1, maxLength: 4 }),
)
const views: fc.Arbitrary<GridView> = fc
  .record({
    search: words,
    choice,
    order: fc.constantFrom(null, ...columnIds.filter(isOrder)),
    isDescending: fc.boolean(),
    columns: fc.shuffledSubarray([...columnIds], { minLength: 1 }),
    by: fc.constantFrom(null, ...boardFacets),
  })
  .map(({ search, choice: chosen, order, isDescending, columns, by }) =>
    viewOf({
      words: search,
      filters: chosen,
      order: order ?? 'relevance',
      isDescending: order !== null && isDescending,
      columns,
      layout: by === null ? 'list' : 'board',
      boardBy: by ?? 'status',
    }),
  )

test('a saved view is restored with its words, facets, order, columns and layout', () => {
  fc.assert(
    fc.property(views, view => {
      expect(savedPart(view)).toEqual(view)
      expect(viewOf(storedOf('x', view, true))).toEqual(view)
    }),
  )
})

test('a view kept in the address sends the same request', () => {
  fc.assert(
    fc.property(views, view => {
      const read = finderView(readGridView(writeGridView(view, new URLSearchParams())))
      expect(questionOf(read)).toEqual(questionOf(view))
      expect(shownColumns(read)).toEqual(shownColumns(view))
      expect(boardOf(read)).toBe(boardOf(view))
    }),
  )
})

test('the example views are stored without loss', () => {
  for (const { '@odata.etag': _, id: _id, modifiedDate: _date, ...body } of listFinderViews.success.mine
    .value)
    expect(storedOf(body.name, viewOf(body as never), body.isDefault)).toEqual(body)
})

test('an address edited by hand never sends values that the contract does not know', () => {
  const view = readGridView(
    new URLSearchParams(
      'q=x&f.colour=any:red&f.year=range:1..2&sort=-colour&group=colour&hide=colour&page=9999',
    ),
  )
  expect(questionOf(view)).toMatchObject({ filters: {}, order: 'relevance', isDescending: false })
  expect(questionOf(view).skip).toBeLessThanOrEqual(100_000)
  expect(boardOf(view)).toBeUndefined()
  expect(shownColumns(view)).toEqual([...columnIds])
  expect(choiceOf(view)).toEqual({})
})

test('a view that hides every column shows the default columns', () => {
  const view = { ...initialView, columns: { ...initialView.columns, hidden: [...columnIds] } }
  expect(shownColumns(view)).toEqual(shownColumns(firstView))
  expect(finderView(initialView)).toEqual(firstView)
})

test('changing facets returns to the first page', () => {
  const next = withChoice({ ...firstView, page: 4 }, { year: ['2025'], sector: [] })
  expect(next.page).toBe(1)
  expect(choiceOf(next)).toEqual({ year: ['2025'] })
})

test('a board column requests only its first cards', () => {
  const asked = questionOfColumn(withChoice(firstView, { sheet: ['published'] }), 'status', 'Clos', 5)
  expect(asked).toMatchObject({
    filters: { sheet: ['published'], status: ['Clos'] },
    top: 5,
    skip: 0,
    withFacets: false,
  })
})

const saved = (id: string, name: string, isDefault = false): GridSavedView => ({
  id,
  name,
  view: savedPart(firstView),
  ...(isDefault && { isDefault: true }),
})

test('only changes to the saved views are sent', () => {
  const before = [saved('1', 'One', true), saved('2', 'Two')]
  expect(viewChanges(before, before)).toEqual({ added: [], changed: [], removed: [] })
  expect(viewChanges(before, [saved('1', 'First', true)])).toEqual({
    added: [],
    changed: [{ id: '1', body: { name: 'First' } }],
    removed: ['2'],
  })
  expect(viewChanges(before, [...before, saved('x', 'New')]).added).toHaveLength(1)
})

test('setting a default changes only that view, and unsetting it changes the old default', () => {
  const before = [saved('1', 'One', true), saved('2', 'Two')]
  expect(viewChanges(before, [saved('1', 'One'), saved('2', 'Two', true)]).changed).toEqual([
    { id: '2', body: { isDefault: true } },
  ])
  expect(viewChanges(before, [saved('1', 'One'), saved('2', 'Two')]).changed).toEqual([
    { id: '1', body: { isDefault: false } },
  ])
})

test('a column that is added to the order takes the place of the one before', () => {
  const view = readGridView(new URLSearchParams('sort=client,-year'))
  expect(sortedOnce(view).sort).toEqual([{ column: 'year', direction: 'descending' }])
  expect(sortedOnce(initialView).sort).toEqual([])
})
