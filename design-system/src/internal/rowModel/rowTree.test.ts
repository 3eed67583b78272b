import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ModelColumn } from './columns.ts'
import { RowModel } from './rowModel.ts'
import {
  LatestTree,
  layOutTree,
  openFlags,
  parentRows,
  RowTree,
  toggledBranch,
  treeOf,
  type OpenBranches,
} from './rowTree.ts'

interface Account {
  id: string
  in: string | null
  name: string
}

const ids = Array.from({ length: 12 }, (_, at) => `a${at}`)
/** Arbitrary rows: with missing parents, within themselves, or in cycles. */
const anyRows = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...ids),
    in: fc.option(fc.constantFrom(...ids, 'missing'), { nil: null }),
    name: fc.constantFrom('Achats', 'Ventes', 'Écarts', 'achats 2', ''),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
)
const anyOpen = fc.record({
  levels: fc.constantFrom(0, 1, 2, Infinity),
  opened: fc.subarray(ids).map(some => new Set(some)),
  closed: fc.subarray(ids).map(some => new Set(some)),
})
const anySearch = fc.constantFrom('', 'achats', 'ecarts', 'nothing')
const anySort = fc.constantFrom([], [{ column: 'name', direction: 'descending' as const }])

const columns: ModelColumn<Account>[] = [{ id: 'name', type: 'text', value: row => row.name }]
const allOpen: OpenBranches = { levels: Infinity, opened: new Set(), closed: new Set() }

function make(
  rows: readonly Account[],
  search = '',
  sort: Parameters<RowModel<Account>['sortedBy']>[0] = [],
) {
  const model = new RowModel(rows, columns, row => row.id, 'fr')
  const sorted = model.sortedBy(sort)
  const matching = model.arrange({ sort, search, filters: {} })
  const pre = treeOf(
    model,
    parentRows(model, row => row.in),
    sorted,
  )
  const tree = new RowTree(pre, matching.length === sorted.length ? undefined : matching)
  const shown = (open: OpenBranches) => {
    const flags = openFlags(tree, open, id => model.rowOfId(id))
    return layOutTree({ tree, open: flags, below: new Map(), end: rows.length })
  }
  const idOf = (row: number) => (row === -1 ? null : model.idAt(row))
  return { model, sorted, matching, tree, shown, idOf }
}

const chart: Account[] = [
  { id: '6', in: null, name: 'Charges' },
  { id: '60', in: '6', name: 'Achats' },
  { id: '607', in: '60', name: 'Marchandises' },
  { id: '61', in: '6', name: 'Services extérieurs' },
  { id: '7', in: null, name: 'Produits' },
  { id: '70', in: '7', name: 'Ventes' },
]

describe('rows that lie in one another', () => {
  test('follow what they lie in, sorted among those beside them', () => {
    const { tree, idOf, shown } = make(chart, '', [{ column: 'name', direction: 'descending' }])
    expect([...shown(allOpen).rows].map(idOf)).toEqual(['7', '70', '6', '61', '60', '607'])
    expect(tree.placeOf(3)).toEqual({ level: 2, at: 1, of: 2 })
    expect(idOf(tree.firstChild(0))).toBe('61')
    expect([...tree.beside(3)].map(idOf)).toEqual(['61', '60'])
  })
  test('are closed until they are opened, one by one or by level', () => {
    const { idOf, shown } = make(chart)
    const closed = { ...allOpen, levels: 0 }
    const seen = (open: OpenBranches) => [...shown(open).rows].map(idOf)
    expect(seen(closed)).toEqual(['6', '7'])
    expect(seen({ ...closed, levels: 1 })).toEqual(['6', '60', '61', '7', '70'])
    expect(seen(toggledBranch(closed, '7', false))).toEqual(['6', '7', '70'])
    expect(seen(toggledBranch(allOpen, '60', true))).toEqual(['6', '60', '61', '7', '70'])
    expect(seen(toggledBranch(toggledBranch(allOpen, '60', true), '60', false))).toEqual(seen(allOpen))
  })
  test('that match are shown with those that they lie in, which are not counted', () => {
    const { tree, idOf, shown } = make(chart, 'marchandises')
    expect([...shown(allOpen).rows].map(idOf)).toEqual(['6', '60', '607'])
    expect([...tree.order.rows].map(idOf)).toEqual(['607'])
    expect([tree.isMatch(0), tree.isMatch(2)]).toEqual([false, true])
    expect(tree.spanOf(0)).toEqual([0, 1])
    expect(tree.placeOf(1)).toEqual({ level: 2, at: 1, of: 1 })
  })
  test('are all there once, whatever was given, below the row that they lie in', () => {
    fc.assert(
      fc.property(anyRows, anySort, (rows, sort) => {
        const { tree, shown, sorted } = make(rows, '', sort)
        const seen = [...shown(allOpen).rows]
        expect(seen.toSorted((a, b) => a - b)).toEqual(rows.map((_, row) => row))
        for (const [at, row] of seen.entries()) {
          const parent = tree.parentOf(row)
          // In the parent that it names, or at the top level if that is missing or part of a cycle.
          expect(parent === -1 || rows[row]?.in === rows[parent]?.id).toBe(true)
          expect(tree.levelOf(row)).toBe(parent === -1 ? 1 : tree.levelOf(parent) + 1)
          expect(parent === -1 || seen.indexOf(parent) < at).toBe(true)
          const beside = [...tree.beside(row)]
          expect(beside).toContain(row)
          const positions = beside.map(other => sorted.positionOf(other))
          const inOrder = positions.toSorted((a, b) => a - b)
          // Cycles come at the end of the top level.
          expect(parent === -1 ? inOrder : positions).toEqual(inOrder)
        }
      }),
    )
  })
  test('are shown exactly where all that they lie in is open and something in them matches', () => {
    fc.assert(
      fc.property(anyRows, anyOpen, anySearch, (rows, open, search) => {
        const { tree, shown, matching, model } = make(rows, search)
        const isOpen = (row: number) => {
          const id = model.idAt(row)
          if (open.closed.has(id)) return false
          const isFull = make(rows).tree.childCount(row) > 0
          return open.opened.has(id) || (isFull && tree.levelOf(row) <= open.levels)
        }
        const isAbove = (row: number, other: number): boolean =>
          other === row || (other !== -1 && isAbove(row, tree.parentOf(other)))
        const isVisible = (row: number): boolean => {
          const parent = tree.parentOf(row)
          return parent === -1 || (isOpen(parent) && isVisible(parent))
        }
        const expected = rows.flatMap((_, row) =>
          isVisible(row) && [...matching.rows].some(match => isAbove(row, match)) ? row : [],
        )
        const seen = [...shown(open).rows]
        expect(seen.toSorted((a, b) => a - b)).toEqual(expected)
        // In the same order as when everything is open.
        const all = [...tree.pre.entries]
        expect(seen.map(row => all.indexOf(row))).toEqual(
          seen.map(row => all.indexOf(row)).toSorted((a, b) => a - b),
        )
      }),
    )
  })
  test('that match and lie in a row are an interval of those that match', () => {
    fc.assert(
      fc.property(anyRows, anySearch, (rows, search) => {
        const { tree, matching } = make(rows, search)
        expect(new Set(tree.order.rows)).toEqual(new Set(matching.rows))
        const isIn = (row: number, other: number): boolean =>
          other === row || (other !== -1 && isIn(row, tree.parentOf(other)))
        for (const row of rows.keys()) {
          const [from, end] = tree.spanOf(row)
          expect(new Set(tree.order.rows.slice(from, end))).toEqual(
            new Set([...matching.rows].filter(match => isIn(row, match))),
          )
        }
      }),
    )
  })
})

describe('the latest tree', () => {
  const amounts: Record<string, number | null> = { '607': 40, '61': 15, '70': 90, '60': null }
  const withAmounts: ModelColumn<Account>[] = [
    ...columns,
    { id: 'amount', type: 'number', value: row => amounts[row.id], aggregate: 'sum' },
  ]
  const question = (rows: readonly Account[], search = '') => {
    const model = new RowModel(rows, withAmounts, row => row.id, 'fr')
    const sort = [{ column: 'amount', direction: 'ascending' as const }]
    const matching = model.arrange({ sort, search, filters: {} })
    return {
      model,
      parentId: inRow,
      sort,
      matching: search === '' ? undefined : matching,
      kinds: new Map([['amount', 'sum' as const]]),
    }
  }
  const inRow = (row: Account) => row.in
  const idsOf = ({ pre }: RowTree) => [...pre.entries].map(row => chart[row]?.id)

  test('sorts rows by what lies in them, of what matches', () => {
    const latest = new LatestTree<Account>()
    expect(idsOf(latest.of(question(chart)))).toEqual(['6', '61', '60', '607', '7', '70'])
    // Nothing in 7 matches any more: it has no figure, and blanks come last.
    expect(idsOf(latest.of(question(chart, 's')))).toEqual(['6', '61', '60', '607', '7', '70'])
  })
  test('keeps what another value does not touch', () => {
    const latest = new LatestTree<Account>()
    const first = latest.of(question(chart))
    const renamed = chart.map(row => (row.id === '61' ? { ...row, name: 'Autres' } : row))
    expect(latest.of(question(renamed)).pre).toBe(first.pre)
  })
})
