import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  BranchFinder,
  drawnLength,
  groupPath,
  grown,
  layOutGroups,
  loadedRows,
  newGroupTree,
  rootPath,
  withBlock,
  type GroupTree,
  type LoadedGroup,
} from './groupTree.ts'
import { allClosed, toggledGroup } from './rowLayout.ts'
import { SegmentedOrder } from './segmentedOrder.ts'

type Tree = GroupTree<string, never>
const group = (value: string, rowCount: number): LoadedGroup<never> => ({ value, rowCount })
const pathOf = (value: string) => groupPath(rootPath, 'city', value)
const ready = (items: readonly (string | LoadedGroup<never>)[]) => ({ state: 'ready', items }) as const

describe('an order of runs', () => {
  test('has every number once, at its position', () => {
    const runs = fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 5 })), { maxLength: 12 })
    fc.assert(
      fc.property(runs, fc.infiniteStream(fc.nat()), (gaps, mixed) => {
        let free = 0
        const made = gaps.map(([gap, length]) => {
          const number = free + gap
          free = number + length
          return { number, length, place: mixed.next().value }
        })
        const shuffled = made.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
        const order = new SegmentedOrder()
        const plain: number[] = []
        for (const { number, length } of shuffled) {
          order.add(number, length)
          plain.push(...Array.from({ length }, (_, at) => number + at))
        }
        expect(order.length).toBe(plain.length)
        plain.forEach((number, position) => {
          expect(order.rowAt(position)).toBe(number)
          expect(order.positionOf(number)).toBe(position)
        })
        expect([order.rowAt(-1), order.rowAt(plain.length)]).toEqual([-1, -1])
        const others = Array.from({ length: free }, (_, number) => number).filter(
          number => !plain.includes(number),
        )
        expect(others.filter(number => order.positionOf(number) !== -1)).toEqual([])
      }),
    )
  })
})

describe('rows that services group', () => {
  const groups = fc.uniqueArray(
    fc.record({ value: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), rowCount: fc.nat(9) }),
    { selector: ({ value }) => value, minLength: 1 },
  )
  const blockSize = 3
  /** In any order: groups arrive and are opened, and their content loads or fails. */
  const steps = fc.array(
    fc.record({
      kind: fc.constantFrom('groups', 'open', 'rows', 'failed'),
      at: fc.nat(20),
      block: fc.nat(3),
    }),
    { maxLength: 40 },
  )

  test('have a place for each that there is to be, keep their numbers, and are found by them', () => {
    fc.assert(
      fc.property(groups, steps, (all, done) => {
        let tree: Tree = newGroupTree<string, never>(['city'], blockSize)
        let open = allClosed
        const seen = new Map<string, number>()
        for (const { kind, at, block } of done) {
          const { value = '', rowCount = 0 } = all[at % all.length] ?? {}
          const from = block * blockSize
          if (kind === 'groups' && from < all.length)
            tree = withBlock(tree, rootPath, block, ready(all.slice(from, from + blockSize)), all.length)
          if (kind === 'open') open = toggledGroup(open, pathOf(value))
          if (kind === 'failed') tree = withBlock(tree, pathOf(value), block, { state: 'failed' })
          if (kind === 'rows') {
            const rows = Array.from({ length: rowCount }, (_, row) => `${value}${row}`)
            tree = withBlock(tree, pathOf(value), block, ready(rows.slice(from, from + blockSize)), rowCount)
          }
          tree = grown(tree, open)
          const order = layOutGroups(tree, open, new Map())
          const finder = new BranchFinder(tree)
          const numbers = Array.from({ length: order.length }, (_, position) => order.rowAt(position))
          expect(new Set(numbers).size).toBe(numbers.length)
          const root = tree.branches.get(rootPath)
          const opened = [...tree.branches.values()].filter(
            ({ path }) => path !== rootPath && open.except.has(path) && isShown(tree, path),
          )
          expect(order.length).toBe(
            opened.reduce((sum, branch) => sum + drawnLength(branch), root ? drawnLength(root) : 0),
          )
          for (const number of numbers) {
            const found = finder.find(number)
            expect(found?.branch.base).toBe(number - (found?.at ?? 0))
            const item = found?.branch.blocks.get(Math.floor(found.at / blockSize))?.items?.[
              found.at % blockSize
            ]
            // A row keeps its number as long as the size of its group is unchanged.
            const before = typeof item === 'string' ? (seen.get(item) ?? number) : number
            expect(before).toBe(number)
            if (typeof item === 'string') seen.set(item, number)
          }
        }
      }),
    )
  })

  test('say in one row that nothing could be had, and that there is nothing', () => {
    let tree: Tree = newGroupTree<string, never>(['city'], blockSize)
    tree = withBlock(tree, rootPath, 0, ready([group('a', 7), group('b', 2)]), 2)
    const open = toggledGroup(allClosed, pathOf('a'))
    tree = grown(tree, open)
    expect(layOutGroups(tree, open, new Map()).length).toBe(2 + 7)
    const failed = withBlock(tree, pathOf('a'), 0, { state: 'failed' })
    expect(layOutGroups(failed, open, new Map()).length).toBe(2 + 1)
    const none = withBlock(tree, pathOf('a'), 0, ready([]), 0)
    expect(layOutGroups(none, open, new Map()).length).toBe(2 + 1)
    // More than announced: they take new numbers that nothing else has.
    const more = withBlock(tree, pathOf('a'), 0, ready(['1', '2', '3']), 400)
    const order = layOutGroups(more, open, new Map())
    expect(order.length).toBe(2 + 400)
    expect(new Set(Array.from({ length: 402 }, (_, at) => order.rowAt(at))).size).toBe(402)
  })

  test('know which of them are here, and where others belong between them', () => {
    let tree: Tree = newGroupTree<string, never>(['city'], blockSize)
    tree = withBlock(tree, rootPath, 0, ready([group('a', 7), group('b', 2), group('c', 0)]), 4)
    tree = grown(tree, toggledGroup(toggledGroup(allClosed, pathOf('a')), pathOf('b')))
    const [a, b] = ['a', 'b'].map(value => tree.branches.get(pathOf(value))?.base ?? Number.NaN)
    tree = withBlock(tree, pathOf('a'), 0, ready(['1', '2', '3']), 7)
    tree = withBlock(tree, pathOf('a'), 2, ready(['7']), 7)
    tree = withBlock(tree, pathOf('b'), 0, ready(['8', '9']), 2)
    const { numbers, gaps } = loadedRows(tree)
    expect([...numbers]).toEqual([...[0, 1, 2, 6].map(at => (a ?? 0) + at), b, (b ?? 0) + 1])
    // Within the first group, and after the known groups.
    expect(gaps).toEqual([3, 6])
  })

  test('are few runs, however many there are, with details between them', () => {
    let tree: Tree = newGroupTree<string, never>(['city'], 50)
    tree = withBlock(tree, rootPath, 0, ready([group('a', 1_000_000)]), 1)
    const open = toggledGroup(allClosed, pathOf('a'))
    tree = grown(tree, open)
    const base = tree.branches.get(pathOf('a'))?.base ?? Number.NaN
    const order = layOutGroups(tree, open, new Map([[base + 10, 2 ** 36]]))
    expect(order.length).toBe(1_000_002)
    expect(order.positionOf(2 ** 36)).toBe(order.positionOf(base + 10) + 1)
    expect(order.rowAt(1_000_001)).toBe(base + 999_999)
  })
})

function isShown(tree: Tree, path: string): boolean {
  const root = tree.branches.get(rootPath)
  return [...(root?.blocks.values() ?? [])].some(({ items }) =>
    items?.some(item => typeof item !== 'string' && pathOf(String(item.value)) === path),
  )
}
