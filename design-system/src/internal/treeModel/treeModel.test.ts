import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checked, checkStates, mixed, unchecked, withChecked } from './cascade.ts'
import { filterTree } from './filterTree.ts'
import {
  applyMove,
  dropPositions,
  isPossible,
  isThere,
  moveOfDrop,
  moveOfStep,
  outermost,
  treeSteps,
  withoutMoved,
} from './treeMoves.ts'
import { TreeModel, type TreeItem } from './treeModel.ts'
import { flagsOf, orderOf } from './treeOrder.ts'
import { placesIn } from '../rowModel/preOrder.ts'

const letters = Array.from({ length: 14 }, (_, index) => `e${index}`)
/** Arbitrary entries: with missing parents, themselves as parent, cycles, and duplicate ids. */
const anyItems = fc.array(
  fc.record({
    id: fc.constantFrom(...letters),
    parentId: fc.option(fc.constantFrom(...letters, 'missing'), { nil: null }),
    name: fc.constantFrom('Bilan', 'bilans', 'Été 2025', 'ete', 'Œuvre', ''),
  }),
  { maxLength: 20 },
)
/** A proper tree: an entry's parent comes before it. */
const someTree = fc
  .array(fc.record({ above: fc.nat(), name: fc.constantFrom('Bilan', 'Paie', 'Été', 'TVA') }), {
    maxLength: 25,
  })
  .map(given =>
    given.map(({ above, name }, index): TreeItem => {
      const parent = above % (index + 1)
      return { id: String(index), parentId: parent === index ? null : String(parent), name }
    }),
  )
const someIds = fc.array(fc.nat(30).map(String)).map(ids => new Set(ids))

const folders: TreeItem[] = [
  { id: 'a', parentId: null, name: 'Comptabilité' },
  { id: 'b', parentId: null, name: 'Paie' },
  { id: 'a2', parentId: 'a', name: 'Bilans' },
  { id: 'a1', parentId: 'a', name: 'Écritures' },
  { id: 'a2x', parentId: 'a2', name: 'Bilan 2025', description: 'définitif' },
  { id: 'c', parentId: null, name: 'Divers' },
]
const model = new TreeModel(folders)
const childrenOf = (items: readonly TreeItem[], parentId: string | null) =>
  items.filter(item => item.parentId === parentId)
const idsOf = (of: TreeModel<TreeItem>, numbers: Iterable<number>) => [...numbers].map(n => of.idAt(n))

describe('the model', () => {
  test('has entries in pre-order, siblings as they were given', () => {
    expect(model.items.map(({ id }) => id)).toEqual(['a', 'a2', 'a2x', 'a1', 'b', 'c'])
    expect([...model.parents]).toEqual([-1, 0, 1, 0, -1, -1])
    expect([...model.ends]).toEqual([4, 3, 3, 4, 5, 6])
    expect([...model.levels]).toEqual([1, 2, 3, 2, 1, 1])
    expect(idsOf(model, model.childrenOf(-1))).toEqual(['a', 'b', 'c'])
    expect(idsOf(model, model.childrenOf(0))).toEqual(['a2', 'a1'])
    expect(model.names()[3]).toBe('ecritures')
  })
  test('takes the first of two with the same id', () => {
    const twice = new TreeModel([...folders, { id: 'b', parentId: 'a', name: 'Autre' }])
    expect(twice.items[twice.numberOf('b')]?.name).toBe('Paie')
    expect(twice.length).toBe(6)
  })
  test('keeps every entry, whatever was given, and never lies about where it is', () => {
    fc.assert(
      fc.property(anyItems, items => {
        const made = new TreeModel(items)
        expect(new Set(made.items.map(({ id }) => id))).toEqual(new Set(items.map(({ id }) => id)))
        expect(made.length).toBe(new Set(items.map(({ id }) => id)).size)
        for (let number = 0; number < made.length; number += 1) {
          expect(made.numberOf(made.idAt(number))).toBe(number)
          const parent = made.parentOf(number)
          expect(parent).toBeLessThan(number)
          expect(made.levelOf(number)).toBe(parent === -1 ? 1 : made.levelOf(parent) + 1)
          expect(made.endOf(number)).toBeGreaterThan(number)
          expect(made.endOf(number)).toBeLessThanOrEqual(parent === -1 ? made.length : made.endOf(parent))
          const isUnder = made.items[number]?.parentId === made.idAt(parent)
          expect(isUnder || parent === -1).toBe(true)
        }
      }),
    )
  })
  test('agrees with looking through all entries', () => {
    fc.assert(
      fc.property(someTree, items => {
        const made = new TreeModel(items)
        const { positions, childCounts } = made.places()
        const preOrder = (parentId: string | null): string[] =>
          childrenOf(items, parentId).flatMap(({ id }) => [id, ...preOrder(id)])
        expect(made.items.map(({ id }) => id)).toEqual(preOrder(null))
        for (const { id, parentId } of items) {
          const number = made.numberOf(id)
          const siblings = childrenOf(items, parentId).map(item => item.id)
          expect(positions[number]).toBe(siblings.indexOf(id) + 1)
          expect(childCounts[made.parentOf(number) === -1 ? made.length : made.parentOf(number)]).toBe(
            siblings.length,
          )
          expect(made.items.slice(number + 1, made.endOf(number)).map(item => item.id)).toEqual(preOrder(id))
        }
      }),
    )
  })
})

describe('what is shown', () => {
  test('is what no closed entry hides', () => {
    fc.assert(
      fc.property(someTree, someIds, (items, openIds) => {
        const made = new TreeModel(items)
        const visible = (parentId: string | null): string[] =>
          childrenOf(items, parentId).flatMap(({ id }) => [id, ...(openIds.has(id) ? visible(id) : [])])
        const order = orderOf(made, flagsOf(made, openIds))
        expect(idsOf(made, order.rows)).toEqual(visible(null))
      }),
    )
  })
  test('with a filter: matches, what is above them, and all in a match that has no other in it', () => {
    const found = filterTree(model, 'BILAN')
    expect(found?.count).toBe(2)
    expect(idsOf(model, model.parents.keys()).filter((_, n) => found?.shown[n] === 1)).toEqual([
      'a',
      'a2',
      'a2x',
    ])
    expect(filterTree(model, 'bilan définitif')?.count).toBe(1)
    expect(filterTree(model, 'compta')?.shown.slice(0, 4)).toEqual(Uint8Array.of(1, 1, 1, 1))
    expect(filterTree(model, 'compta')?.hasMatchBelow[0]).toBe(0)
    expect(filterTree(model, '  ')).toBeUndefined()
    const one = filterTree(model, 'ecritures')
    expect([one?.places.positions[3], one?.places.childCounts[0]]).toEqual([1, 1])
    expect(filterTree(model, 'zz')?.count).toBe(0)
  })
  test('with a filter has nothing without what it lies in, and each match', () => {
    fc.assert(
      fc.property(someTree, fc.constantFrom('bilan', 'ete', 'a', 'i'), (items, query) => {
        const made = new TreeModel(items)
        const found = filterTree(made, query)
        for (const [number, item] of made.items.entries()) {
          const isMatch = made.names()[number]?.includes(query) ?? false
          const inMatch = made.items.some(
            (other, at) =>
              made.isWithin(number, at) &&
              (made.names()[at]?.includes(query) ?? false) &&
              found?.hasMatchBelow[at] === 0 &&
              other.id !== '',
          )
          const aboveMatch = made.items.some(
            (_other, at) => made.isWithin(at, number) && (made.names()[at]?.includes(query) ?? false),
          )
          expect([item.id, found?.shown[number] === 1]).toEqual([item.id, isMatch || inMatch || aboveMatch])
        }
        expect(found?.places).toEqual(placesIn(made.parents, found?.shown))
      }),
    )
  })
})

describe('moves', () => {
  test('never put an entry into itself, nor next to what is not there', () => {
    expect(isPossible(model, ['a'], { parentId: 'a2x', beforeId: null })).toBe(false)
    expect(isPossible(model, ['a'], { parentId: 'a', beforeId: null })).toBe(false)
    expect(isPossible(model, ['b'], { parentId: 'a', beforeId: 'c' })).toBe(false)
    expect(isPossible(model, ['b'], { parentId: 'x', beforeId: null })).toBe(false)
    expect(isPossible(model, ['b'], { parentId: null, beforeId: 'c' })).toBe(false)
    expect(isPossible(model, ['b'], { parentId: null, beforeId: null })).toBe(true)
  })
  test('by keys go among the neighbours, in and out', () => {
    expect(moveOfStep(model, ['a1'], 'up')).toEqual({ parentId: 'a', beforeId: 'a2' })
    expect(moveOfStep(model, ['a'], 'down')).toEqual({ parentId: null, beforeId: 'c' })
    expect(moveOfStep(model, ['b'], 'down')).toEqual({ parentId: null, beforeId: null })
    expect(moveOfStep(model, ['b'], 'in')).toEqual({ parentId: 'a', beforeId: null })
    expect(moveOfStep(model, ['a2'], 'out')).toEqual({ parentId: null, beforeId: 'b' })
    expect(moveOfStep(model, ['a'], 'up')).toBeNull()
    expect(moveOfStep(model, ['a2'], 'in')).toBeNull()
    expect(moveOfStep(model, ['a'], 'out')).toBeNull()
  })
  test('by keys are possible, and back again is where it was', () => {
    const back = { up: 'down', down: 'up', in: 'out', out: null } as const
    fc.assert(
      fc.property(someTree, fc.nat(24), fc.constantFrom(...treeSteps), (items, at, step) => {
        const made = new TreeModel(items)
        const id = String(at)
        const move = moveOfStep(made, [id], step)
        const backStep = back[step]
        fc.pre(move !== null && backStep !== null)
        expect(isPossible(made, [id], move)).toBe(true)
        const moved = new TreeModel(applyMove(made, [id], move))
        const again = moveOfStep(moved, [id], backStep)
        fc.pre(again !== null)
        const after = applyMove(moved, [id], again).map(item => item.id)
        expect(after).toEqual(made.items.map(item => item.id))
      }),
    )
  })
  test('by dropping land where they were dropped, with all that lies in them', () => {
    fc.assert(
      fc.property(
        someTree,
        fc.nat(24),
        fc.nat(24),
        fc.constantFrom(...dropPositions),
        (items, from, to, position) => {
          const made = new TreeModel(items)
          const [id, target] = [String(from), String(to)]
          const move = moveOfDrop(made, target, position)
          fc.pre(move !== null && isPossible(made, [id], move))
          const moved = new TreeModel(applyMove(made, [id], move))
          expect(moved.length).toBe(made.length)
          const branch = (of: TreeModel<TreeItem>) =>
            of.items.slice(of.numberOf(id) + 1, of.endOf(of.numberOf(id))).map(item => item.id)
          expect(branch(moved)).toEqual(branch(made))
          const number = moved.numberOf(id)
          const siblings = idsOf(moved, moved.childrenOf(moved.parentOf(number)))
          const landed = {
            on: [moved.idAt(moved.parentOf(number)), siblings.at(-1)],
            before: [siblings[siblings.indexOf(id) + 1], id],
            after: [siblings[siblings.indexOf(id) - 1], id],
          }
          expect(landed[position]).toEqual([target, id])
        },
      ),
    )
  })
})

describe('moves of several', () => {
  test('take what lies in another of them with that one', () => {
    expect(idsOf(model, outermost(model, ['b', 'a2x', 'a', 'gone']))).toEqual(['a', 'b'])
  })
  test('go before a neighbour that stays', () => {
    const move = { parentId: null, beforeId: 'a' }
    expect(withoutMoved(model, ['a', 'b'], move)).toEqual({ parentId: null, beforeId: 'c' })
    expect(isPossible(model, ['a', 'b'], move)).toBe(false)
    expect(isPossible(model, ['a', 'c'], move)).toBe(true)
  })
  test('are impossible when one of them is', () => {
    expect(isPossible(model, ['b', 'a'], { parentId: 'a2', beforeId: null })).toBe(false)
  })
  test('by keys go past one neighbour, and only together', () => {
    expect(moveOfStep(model, ['b', 'c'], 'up')).toEqual({ parentId: null, beforeId: 'a' })
    expect(moveOfStep(model, ['a', 'b'], 'down')).toEqual({ parentId: null, beforeId: null })
    expect(moveOfStep(model, ['b', 'c'], 'in')).toEqual({ parentId: 'a', beforeId: null })
    expect(moveOfStep(model, ['a1', 'b'], 'up')).toBeNull()
  })
  test('end where each of them alone, one after the other, ends', () => {
    fc.assert(
      fc.property(
        someTree,
        fc.uniqueArray(fc.nat(24), { minLength: 1, maxLength: 5 }),
        fc.nat(24),
        fc.constantFrom(...dropPositions),
        (items, chosen, to, position) => {
          const made = new TreeModel(items)
          const ids = idsOf(made, outermost(made, chosen.map(String)))
          const given = moveOfDrop(made, String(to), position)
          fc.pre(given !== null)
          const move = withoutMoved(made, ids, given)
          fc.pre(isPossible(made, ids, move))
          const oneByOne = ids.reduce((model2, id) => new TreeModel(applyMove(model2, [id], move)), made)
          const together = applyMove(made, ids, given)
          expect(together).toEqual(oneByOne.items)
          expect(isThere(new TreeModel(together), ids, move)).toBe(true)
        },
      ),
    )
  })
})

describe('choosing an entry with all that lies in it', () => {
  test('shows folders of which some is chosen', () => {
    expect([...checkStates(model, new Set(['a2x']))]).toEqual([mixed, checked, checked, unchecked, 0, 0])
    expect([...checkStates(model, new Set(['a1']))]).toEqual([mixed, unchecked, unchecked, checked, 0, 0])
    expect([...checkStates(model, new Set(['a']))]).toEqual([1, 1, 1, 1, 0, 0])
  })
  test('says it with the fewest ids, and keeps those that it does not know', () => {
    expect(withChecked(model, new Set(['a1', 'later']), [1], true)).toEqual(new Set(['later', 'a']))
    expect(withChecked(model, new Set(['a']), [3], false)).toEqual(new Set(['a2']))
    expect(withChecked(model, new Set(['a']), [2], false)).toEqual(new Set(['a1']))
  })
  test('chooses what was asked for and nothing else', () => {
    fc.assert(
      fc.property(someTree, someIds, fc.nat(24), fc.boolean(), (items, ids, at, isChecked) => {
        const made = new TreeModel(items)
        const number = made.numberOf(String(at))
        fc.pre(number !== -1)
        const before = checkStates(made, ids)
        const next = withChecked(made, ids, [number], isChecked)
        const after = checkStates(made, next)
        for (let n = 0; n < made.length; n += 1) {
          const children = [...made.childrenOf(n)].map(child => after[child])
          const all = new Set(children)
          const isLeaf = children.length === 0
          const untouched = isLeaf ? before[n] : all.size === 1 ? children[0] : mixed
          const wanted = isChecked ? checked : unchecked
          expect([n, after[n]]).toEqual([n, made.isWithin(n, number) ? wanted : untouched])
        }
        const parents = [...next].map(id => made.idAt(made.parentOf(made.numberOf(id))))
        expect(parents.filter(id => next.has(id))).toEqual([])
      }),
    )
  })
})
