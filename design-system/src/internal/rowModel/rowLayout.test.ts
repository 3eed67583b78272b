import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aggregate } from './aggregate.ts'
import type { ModelColumn } from './columns.ts'
import { groupedSort, groupsOf } from './groups.ts'
import { allOpen, isOpenGroup, layOutRows, RowNumbers, toggledGroup } from './rowLayout.ts'
import { RowModel } from './rowModel.ts'

interface Sale {
  id: string
  city: string | null
  kind: string
  amount: number | null
}
const columns: readonly ModelColumn<Sale>[] = [
  { id: 'city', type: 'text', value: row => row.city },
  { id: 'kind', type: 'text', value: row => row.kind },
  { id: 'amount', type: 'number', value: row => row.amount, aggregate: 'sum' },
]
const sales = fc
  .array(
    fc.record({
      city: fc.constantFrom('Paris', 'Lyon', 'Évry', '', null),
      kind: fc.constantFrom('a', 'b'),
      amount: fc.option(fc.integer({ min: -9999, max: 9999 }).map(cents => cents / 100)),
    }),
    { maxLength: 40 },
  )
  .map(list => list.map((sale, at): Sale => ({ ...sale, id: `s${at}` })))
const modelOf = (rows: readonly Sale[]) => new RowModel(rows, columns, row => row.id, 'fr')
const arranged = (rows: readonly Sale[], groupBy: readonly string[]) => {
  const model = modelOf(rows)
  const order = model.arrange({ sort: groupedSort([], groupBy), search: '', filters: {} })
  return { model, order, groups: groupsOf(model, order, groupBy) }
}

describe('groups', () => {
  test('each has all rows of its values and no others, and the outer ones contain the inner ones', () => {
    fc.assert(
      fc.property(sales, rows => {
        const { model, order, groups } = arranged(rows, ['city', 'kind'])
        expect(new Set(groups.map(({ path }) => path)).size).toBe(groups.length)
        const outer = groups.filter(({ level }) => level === 1)
        expect(outer.reduce((sum, { from, end }) => sum + end - from, 0)).toBe(rows.length)
        for (const { column, from, end, level } of groups) {
          const values = new Set(
            Array.from({ length: end - from }, (_, at) => model.textAt(order.rowAt(from + at), column)),
          )
          expect(values.size).toBe(1)
          expect(level === 1 || outer.some(group => group.from <= from && group.end >= end)).toBe(true)
        }
      }),
    )
  })

  test('of numbers in texts are those of the texts', () => {
    const rows = ['1', '01', '2', '01', '001', '1'].map((city, at) => ({
      id: `s${at}`,
      city,
      kind: '',
      amount: 1,
    }))
    const { model, groups } = arranged(rows, ['city'])
    const found = groups.map(({ row, from, end }) => [model.textAt(row, 'city'), end - from])
    expect(found).toEqual([
      ['001', 1],
      ['01', 2],
      ['1', 2],
      ['2', 1],
    ])
  })

  test('keep the direction in which their column was sorted, and come first in the order', () => {
    const sort = [
      { column: 'amount', direction: 'ascending' },
      { column: 'city', direction: 'descending' },
    ] as const
    expect(groupedSort(sort, ['city'])).toEqual([sort[1], sort[0]])
  })
})

describe('the layout of rows', () => {
  test('shows every row once when all is open, none within what is closed, and details below their rows', () => {
    fc.assert(
      fc.property(sales, fc.array(fc.nat(50)), fc.array(fc.nat(20)), (rows, closed, opened) => {
        const { order, groups } = arranged(rows, ['city', 'kind'])
        const numbers = new RowNumbers(rows.length, new Map())
        const expanded = new Set(opened.filter(row => row < rows.length))
        const open = closed.reduce((now, at) => {
          const group = groups[at]
          return group ? toggledGroup(now, group.path) : now
        }, allOpen)
        const layout = layOutRows({ order, numbers, groups, open, expanded })
        const drawn = [...layout.order.rows]
        expect(new Set(drawn).size).toBe(drawn.length)
        const hidden = groups.filter(({ path }) => !isOpenGroup(open, path))
        for (let position = 0; position < order.length; position += 1) {
          const row = order.rowAt(position)
          const isHidden = hidden.some(({ from, end }) => position >= from && position < end)
          expect(layout.order.positionOf(row) === -1).toBe(isHidden)
          const detail = layout.order.positionOf(numbers.detailOf(row))
          expect(detail).toBe(expanded.has(row) && !isHidden ? layout.order.positionOf(row) + 1 : -1)
        }
      }),
    )
  })

  test('a group keeps its number when others come and go', () => {
    const places = new Map<string, number>()
    const before = new RowNumbers(10, places)
    before.groupNumber('/city=Paris')
    const lyon = before.groupNumber('/city=Lyon')
    expect(new RowNumbers(10, places).groupNumber('/city=Lyon')).toBe(lyon)
    expect(before.read(lyon)).toEqual({ kind: 'group', at: 1 })
    expect(before.read(before.detailOf(3))).toEqual({ kind: 'detail', at: 3 })
  })
})

describe('what values come to', () => {
  const rows = Int32Array.from([3, 1, 0, 2])
  const values = Float64Array.from([0.1, 0.2, Number.NaN, 5])
  test('leaves blank values aside', () => {
    expect(aggregate('count', values, rows)).toBe(3)
    expect(aggregate('average', values, rows)).toBeCloseTo(5.3 / 3, 12)
    expect(aggregate('minimum', values, rows)).toBe(0.1)
    expect(aggregate('maximum', values, rows, 1)).toBe(0.2)
  })
  test('is nothing where there are no values, but for a sum', () => {
    expect(aggregate('average', values, Int32Array.from([2]))).toBeNull()
    expect(aggregate('sum', values, Int32Array.from([2]))).toBe(0)
  })
  test('loses no cents over many rows', () => {
    const many = Float64Array.from({ length: 100_000 }, () => 0.1)
    expect(
      aggregate(
        'sum',
        many,
        Int32Array.from(many, (_, at) => at),
      ),
    ).toBe(10_000)
  })
})
