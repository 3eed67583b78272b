import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RowModel, RowOrder } from '../../internal/rowModel/rowModel.ts'
import { parentRows, RowTree, treeOf } from '../../internal/rowModel/rowTree.ts'
import { RowSelection } from '../../internal/windowedGrid/rowSelection.ts'
import { BranchSelection } from './branchSelection.ts'

interface Row {
  id: string
  in: string | null
}

function make(parents: readonly (number | null)[], matching?: readonly number[]) {
  const rows = parents.map(
    (parent, at): Row => ({ id: String(at), in: parent === null ? null : String(parent) }),
  )
  const model = new RowModel(rows, [], row => row.id, 'en')
  const all = model.sortedBy([])
  const tree = new RowTree(
    treeOf(
      model,
      parentRows(model, row => row.in),
      all,
    ),
    matching && new RowOrder(Int32Array.from(matching), parents.length),
  )
  return { branches: new BranchSelection(tree, row => model.idAt(row)) }
}
const ids = (selection: RowSelection) => [...selection.ids()].map(Number).toSorted((a, b) => a - b)
/** Any tree in which parents come before their children. */
const anyTree = fc
  .array(fc.nat(), { minLength: 1, maxLength: 20 })
  .map(given => given.map((above, at) => (above % (at + 1) === at ? null : above % (at + 1))))

describe('choosing a row chooses what lies in it', () => {
  // 0 contains 1 and 4; 1 contains 2 and 3.
  const { branches } = make([null, 0, 1, 1, 0])

  test('and some of it makes the rows around it neither on nor off', () => {
    const one = branches.toggled(RowSelection.none, 1)
    expect(ids(branches.of(one).selection)).toEqual([1, 2, 3])
    expect([0, 1, 4].map(branches.of(one).partOf)).toEqual(['some', 'all', 'none'])
    const less = branches.toggled(one, 2)
    expect(ids(branches.of(less).selection)).toEqual([3])
    expect(branches.of(less).partOf(1)).toBe('some')
  })
  test('and all of it one by one chooses the row around it', () => {
    const all = [2, 3, 4].reduce((now, row) => branches.toggled(now, row), RowSelection.none)
    expect(ids(branches.of(all).selection)).toEqual([0, 1, 2, 3, 4])
    expect(ids(branches.of(branches.toggled(all, 0)).selection)).toEqual([])
  })
  test('also of all that match, but for some', () => {
    const but = branches.toggled(RowSelection.all, 3)
    expect(but.isAllMatching).toBe(true)
    // The rows that are not selected: the row itself and its ancestors.
    expect(ids(branches.of(but).selection)).toEqual([0, 1, 3])
  })
  test('and keeps what is chosen and not shown', () => {
    const gone = RowSelection.none.withAll(['other'], true)
    expect(branches.of(branches.toggled(gone, 1)).selection.has('other', -1)).toBe(true)
  })
  test('whatever the tree and whatever is pressed', () => {
    fc.assert(
      fc.property(anyTree, fc.array(fc.nat(19), { maxLength: 12 }), (parents, presses) => {
        const made = make(parents)
        let now = RowSelection.none
        for (const press of presses) if (press < parents.length) now = made.branches.toggled(now, press)
        const { selection, partOf } = made.branches.of(now)
        for (const row of parents.keys()) {
          const below = parents.flatMap((parent, at) => (parent === row ? at : []))
          const isIn = selection.has(String(row), row)
          expect(isIn).toBe(partOf(row) === 'all')
          // A parent is selected exactly when all of its descendants are.
          expect(below.length === 0 || isIn === below.every(at => selection.has(String(at), at))).toBe(true)
        }
      }),
    )
  })

  test('and what is looked for changes nothing of what is chosen', () => {
    // 0 contains 1 and 2; only 1 matches.
    const parents = [null, 0, 0]
    const [all, found] = [make(parents).branches, make(parents, [1]).branches]
    const one = found.toggled(RowSelection.none, 0)
    expect(ids(found.of(one).selection)).toEqual([1])
    expect(found.of(one).partOf(0)).toBe('some')
    expect(ids(all.of(one).selection)).toEqual([1])
    expect(ids(found.of(found.toggled(one, 0)).selection)).toEqual([])
    const whole = all.toggled(RowSelection.none, 0)
    const less = found.toggled(whole, 1)
    expect(ids(found.of(less).selection)).toEqual([2])
    expect(ids(all.of(less).selection)).toEqual([2])
  })
  test('and a row that is found itself is chosen with what lies in it, though nothing of that is found', () => {
    const found = make([null, 0, 0], [0]).branches
    const chosen = found.toggled(RowSelection.none, 0)
    expect(ids(found.of(chosen).selection)).toEqual([0, 1, 2])
    expect(ids(found.of(found.toggled(chosen, 0)).selection)).toEqual([])
  })
})
