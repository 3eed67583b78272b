import { expect, test } from 'vitest'
import { basicFilter } from './filters.ts'
import { filtersOn, printState, readState, slicerKey, viewOf } from './report-state.ts'

const status = basicFilter('status', ['Actif'])
const type = basicFilter('type', ['real'])
const view = {
  ...viewOf('Synthèse – été', [status]),
  pageFilters: { p2: [type] },
  slicers: { [slicerKey('p1', 'v1')]: [type], [slicerKey('p2', 'v1')]: [status] },
}

test('a state is URL-safe text that contains the whole view', () => {
  const state = printState(view)
  expect(state).toMatch(/^[\w-]+$/)
  expect(readState(state)).toEqual(view)
})

test('a foreign state is ignored, and a state with unknown filters is refused', () => {
  const print = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  for (const state of [
    undefined,
    '',
    'a b',
    '****',
    print([2, view]),
    print([1, { page: 1 }]),
    print({}),
    'x'.repeat(9000),
  ])
    expect(readState(state)).toBeUndefined()
  const unknown = [{ ...status, target: { table: 'Sales', column: 'Region' } }]
  expect(() => readState(print([1, { ...view, filters: unknown }]))).toThrow('Sales[Region]')
})

test('the filters of the report, the page and its slicers apply to a page, but not those of other pages', () => {
  expect(filtersOn(view, 'p1')).toEqual([status, type])
  expect(filtersOn(view, 'p2')).toEqual([status, type, status])
  expect(filtersOn(view, 'p3')).toEqual([status])
})
