import { describe, expect, test } from 'vitest'
import { basicFilter, boundsOf, monthFilter, readFilters, updateFilters } from './filters.ts'

const manager = basicFilter('manager', ['manager@parvis.example'])

describe('filters from outside', () => {
  const month = (operator: string, value: unknown) => ({
    filterType: 0,
    target: { table: 'Calendar', column: 'Month' },
    logicalOperator: 'And',
    conditions: [{ operator, value }],
  })

  test('are accepted if the figures support them', () => {
    expect(readFilters([manager, month('GreaterThanOrEqual', '2026-03-15T10:00:00.000Z')])).toEqual([
      manager,
      monthFilter('2026-03', null),
    ])
    expect(readFilters([month('Is', new Date(2026, 1, 28))])).toEqual([monthFilter('2026-02', '2026-02')])
    expect(readFilters(undefined)).toEqual([])
  })

  test.each([
    ['no list', 'all'],
    ['another kind', [{ ...manager, filterType: 5 }]],
    ['another table', [{ ...manager, target: { table: 'Sales', column: 'Manager' } }]],
    [
      'a column that every object has',
      [{ ...manager, target: { table: 'Engagements', column: 'toString' } }],
    ],
    ['another operator', [{ ...manager, operator: 'Like' }]],
    ['numbers', [{ ...manager, values: [1] }]],
    ['a word for a month', [month('Is', 'soon')]],
    ['a thirteenth month', [month('Is', '2026-13')]],
    ['an open bound', [month('GreaterThan', '2026-01')]],
    ['too many', Array.from({ length: 51 }, () => manager)],
  ])('are refused when they are %s', (_what, filters) => {
    expect(() => readFilters(filters)).toThrow(expect.objectContaining({ statusCode: 400 }))
  })
})

test('an operation removes, replaces all, adds, or replaces those of the same column', () => {
  const other = basicFilter('status', ['Actif'])
  const changed = basicFilter('manager', [])
  expect(updateFilters([manager], { filtersOperation: 0 })).toEqual([])
  expect(updateFilters([manager], { filtersOperation: 1, filters: [other] })).toEqual([other])
  expect(updateFilters([manager], { filtersOperation: 2, filters: [other] })).toEqual([manager, other])
  expect(updateFilters([manager, other], { filtersOperation: 3, filters: [changed] })).toEqual([
    other,
    changed,
  ])
  expect(() => updateFilters([manager], { filtersOperation: 2, filters: [changed] })).toThrow('replace it')
  expect(() => updateFilters([], { filtersOperation: 9, filters: [] })).toThrow('not known')
})

test('the services get the narrowest months and only filters that restrict something', () => {
  const months = [monthFilter('2026-01', '2026-12'), monthFilter('2026-03', null)].filter(
    each => each !== undefined,
  )
  const all = { ...manager, operator: 'All' } as const
  const others = { ...basicFilter('type', ['real']), operator: 'NotIn' } as const
  expect(boundsOf([...months, manager, all, others, basicFilter('partner', [])])).toEqual({
    from: '2026-03',
    to: '2026-12',
    filters: [
      { field: 'manager', operator: 'in', values: ['manager@parvis.example'] },
      { field: 'type', operator: 'notIn', values: ['real'] },
    ],
  })
})
