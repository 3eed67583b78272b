import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aggregate, keptAggregate } from './aggregate.ts'
import type { ModelColumn } from './columns.ts'
import { groupedSort, groupsOf, LatestGroups } from './groups.ts'
import { LatestModel } from './latestModel.ts'
import { RowModel, type Arrangement } from './rowModel.ts'
import { patchedRows, type SortKey } from './sort.ts'
import { TextRanks, textComparison } from './textRanks.ts'

interface Sale {
  id: string
  city: string | null
  status: string
  amount: number | null
  day: string | null
}
const columns: readonly ModelColumn<Sale>[] = [
  { id: 'city', type: 'text', value: row => row.city },
  {
    id: 'status',
    type: 'choice',
    value: row => row.status,
    choices: [
      { id: 'open', label: 'Ouvert' },
      { id: 'done', label: 'Terminé' },
    ],
  },
  { id: 'amount', type: 'number', value: row => row.amount, aggregate: 'sum' },
  { id: 'day', type: 'date', value: row => row.day },
]
const idOf = (row: Sale) => row.id

const values = {
  city: fc.option(fc.constantFrom('Paris', 'paris', 'Lyon', 'Évry', 'Evry', 'a9', 'a09', 'a10', 'œ', '')),
  status: fc.constantFrom('open', 'done', 'gone'),
  amount: fc.option(fc.integer({ min: -3, max: 3 })),
  day: fc.option(fc.constantFrom('2026-01-01', '2026-02-01', 'never')),
}
const sales = fc
  .array(fc.record(values), { minLength: 1, maxLength: 30 })
  .map(list => list.map((sale, at): Sale => ({ ...sale, id: `s${at}` })))
const edits = fc.array(
  fc.array(fc.record({ at: fc.nat(), part: fc.record(values, { requiredKeys: [] }) }), { maxLength: 3 }),
  { minLength: 1, maxLength: 6 },
)
const sorts: fc.Arbitrary<SortKey[]> = fc.uniqueArray(
  fc.record({
    column: fc.constantFrom('city', 'status', 'amount', 'day', 'unknown'),
    direction: fc.constantFrom('ascending', 'descending'),
  }),
  { selector: ({ column }) => column, maxLength: 3 },
)
const filters: fc.Arbitrary<Arrangement['filters']> = fc.record(
  {
    city: fc.constantFrom(
      { kind: 'text', operator: 'contains', value: 'r' } as const,
      { kind: 'blank', isBlank: false } as const,
    ),
    status: fc.constant({ kind: 'choice', values: ['open'] } as const),
    amount: fc.constant({ kind: 'range', from: 0 } as const),
    day: fc.constant({ kind: 'period', from: '2026-01-15' } as const),
  },
  { requiredKeys: [] },
)
const groupings = fc.subarray(['city', 'status', 'amount', 'day'])
const edited = (rows: readonly Sale[], changes: readonly { at: number; part: Partial<Sale> }[]) =>
  changes.reduce(
    (now, { at, part }) => now.map((row, place) => (place === at % now.length ? { ...row, ...part } : row)),
    rows,
  )

describe('rows of which a few are others', () => {
  test('give the same result as computing all rows again, for any edits in any order', () => {
    const searches = fc.constantFrom('', 'ri', 'ouv', 'termine par')
    fc.assert(
      fc.property(
        sales,
        edits,
        sorts,
        filters,
        searches,
        groupings,
        (first, steps, sort, narrowed, search, groupBy) => {
          const by = { sort: groupedSort(sort, groupBy), search, filters: narrowed }
          const latest = new LatestModel<Sale>()
          const latestGroups = new LatestGroups<Sale>()
          let rows: readonly Sale[] = first
          for (const step of [[], ...steps]) {
            rows = edited(rows, step)
            const model = latest.of(rows, columns, idOf, 'fr')
            const anew = new RowModel(rows, columns, idOf, 'fr')
            const [order, expected] = [model.arrange(by), anew.arrange(by)]
            expect([...order.rows]).toEqual([...expected.rows])
            rows.forEach((_, row) => expect(order.positionOf(row)).toBe(expected.positionOf(row)))
            expect(latestGroups.of(model, order, groupBy)).toEqual(groupsOf(anew, expected, groupBy))
            for (const { id } of columns) {
              expect(model.textsOf(id)).toEqual(anew.textsOf(id))
              const one = { sort: [{ column: id, direction: 'ascending' } as const], search: '', filters: {} }
              expect([...new RowModel(rows, columns, idOf, 'fr').arrange(one).rows]).toEqual([
                ...(model.withRows([...rows])?.arrange(one).rows ?? []),
              ])
            }
            const amounts = model.keysOf('amount')
            expect(keptAggregate('sum', amounts, order.rows, 0, order.length)).toBe(
              aggregate('sum', anew.keysOf('amount'), expected.rows),
            )
          }
        },
      ),
    )
  })

  test('are another model when others come, go or change places', () => {
    const rows = ['a', 'b', 'c'].map((id): Sale => ({ id, city: id, status: 'open', amount: 1, day: null }))
    const model = new RowModel(rows, columns, idOf, 'fr')
    expect(model.withRows(rows.slice(1))).toBeNull()
    expect(model.withRows(rows.toReversed())).toBeNull()
    expect(model.withRows([...rows])).not.toBeNull()
  })
})

describe('the work of an edit among 100,000 rows', () => {
  const count = 100_000
  const cities = ['Paris', 'Lyon', 'Nîmes', 'Évry']
  const rows = Array.from(
    { length: count },
    (_, at): Sale => ({
      id: `s${at}`,
      city: `${cities[at % 4]} ${(at * 7919) % 5000}`,
      status: at % 3 === 0 ? 'open' : 'done',
      amount: (at * 31) % 977,
      day: '2026-01-01',
    }),
  )
  const counted = () => {
    const work = { readings: 0, ids: 0 }
    const countedColumns = columns.map(column => ({
      ...column,
      value: (row: Sale) => {
        work.readings += 1
        return column.value(row)
      },
    }))
    const countedId = (row: Sale) => {
      work.ids += 1
      return row.id
    }
    const groupBy = ['status']
    const by = {
      sort: groupedSort([{ column: 'city', direction: 'ascending' }], groupBy),
      search: 'is',
      filters: { amount: { kind: 'range', from: 10 } } as const,
    }
    const latest = new LatestModel<Sale>()
    const latestGroups = new LatestGroups<Sale>()
    const show = (shown: readonly Sale[]) => {
      const model = latest.of(shown, countedColumns, countedId, 'fr')
      const order = model.arrange(by)
      const groups = latestGroups.of(model, order, groupBy)
      model.textsOf('city')
      return { model, order, groups, row: model.rowOfId('s500') }
    }
    const before = show(rows)
    const edit = (part: Partial<Sale>) => {
      Object.assign(work, { readings: 0, ids: 0 })
      return show(rows.map((row, at) => (at === 500 ? { ...row, ...part } : row)))
    }
    return { work, before, edit }
  }

  test('what nothing is arranged by moves nothing, and no other row is read', () => {
    const { work, before, edit } = counted()
    const after = edit({ day: '2026-03-01' })
    expect(after.order).toBe(before.order)
    expect(after.groups).toBe(before.groups)
    expect(after.model.keysOf('city')).toBe(before.model.keysOf('city'))
    expect(after.model.textsOf('city')).toBe(before.model.textsOf('city'))
    expect(after.model.ids).toBe(before.model.ids)
    expect(work.readings).toBeLessThan(20)
    expect(work.ids).toBeLessThan(5)
  })
  test.each([
    ['sorted', { city: 'Paris 1234 bis' }],
    ['grouped', { status: 'gone' }],
    ['filtered', { amount: 3 }],
    ['found', { city: 'Dijon' }],
  ] as const)(
    'what rows are %s by moves one row, and no other is read but the first of each group',
    (_, part) => {
      const { work, before, edit } = counted()
      const after = edit(part)
      expect(after.order.rows).not.toEqual(before.order.rows)
      expect(work.readings).toBeLessThan(30)
      expect(work.ids).toBeLessThan(5)
    },
  )
  test('a row finds its place by few comparisons', () => {
    let comparisons = 0
    const order = Int32Array.from({ length: count }, (_row, at) => at * 2)
    const compare = (a: number, b: number) => {
      comparisons += 1
      return a - b
    }
    const moved = patchedRows(order, [70_000], [31], compare)
    expect([...moved.subarray(14, 18)]).toEqual([28, 30, 31, 32])
    expect(moved.length).toBe(count)
    expect(comparisons).toBeLessThan(20)
  })
  test('a new text finds its rank by few comparisons, and others keep theirs', () => {
    let comparisons = 0
    const inFrench = textComparison('fr')
    const texts = Array.from({ length: 5000 }, (_, at) => `ville ${at}`)
    const ranks = new TextRanks(texts, (a, b) => {
      comparisons += 1
      return inFrench(a, b)
    })
    comparisons = 0
    const rank = ranks.rankOf('ville 1234 bis') ?? Number.NaN
    expect(comparisons).toBeLessThan(20)
    expect(rank).toBeGreaterThan(ranks.rankOf('ville 1234') ?? Number.NaN)
    expect(rank).toBeLessThan(ranks.rankOf('ville 1235') ?? Number.NaN)
  })
  test('numbers the column again when no rank is left', () => {
    const latest = new LatestModel<Sale>()
    const sale = (id: string, city: string): Sale => ({ id, city, status: 'open', amount: 1, day: null })
    const by = { sort: [{ column: 'city', direction: 'ascending' } as const], search: '', filters: {} }
    let now = [sale('a', 'a'), sale('b', 'c'), sale('c', 'b')]
    latest.of(now, columns, idOf, 'fr').arrange(by)
    // Between "a" and the last text each time.
    for (let step = 0; step < 120; step += 1) {
      now = now.map(row => (row.id === 'c' ? sale('c', `b${'a'.repeat(200 - step)}`) : row))
      expect([...latest.of(now, columns, idOf, 'fr').arrange(by).rows]).toEqual([0, 2, 1])
    }
  })
})
