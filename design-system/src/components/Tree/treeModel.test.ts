import { expect, test } from 'vitest'
import {
  applyMove,
  filterTree,
  indexTree,
  isPossible,
  moveOfDrop,
  moveOfStep,
  treeSteps,
  type TreeNode,
} from './treeModel.ts'

/** "a(b,c(d)) e" → nodes. */
const tree = (text: string): TreeNode[] => {
  const stack: TreeNode[][] = [[]]
  for (const token of text.match(/[a-z]+|[()]/g) ?? []) {
    const top = stack.at(-1) ?? []
    if (token === '(') {
      const children: TreeNode[] = []
      const parent = top.pop()
      if (parent) top.push({ ...parent, children })
      stack.push(children)
    } else if (token === ')') stack.pop()
    else top.push({ id: token, title: token })
  }
  return stack[0] ?? []
}
const print = (items: readonly TreeNode[]): string =>
  items.map(({ id, children }) => (children?.length ? `${id}(${print(children)})` : id)).join(' ')

const start = tree('a(b c(d)) e f')
const places = indexTree(start)

test.each([
  ['b', 'up', 'a(b c(d)) e f'],
  ['b', 'down', 'a(c(d) b) e f'],
  ['c', 'up', 'a(c(d) b) e f'],
  ['c', 'in', 'a(b(c(d))) e f'],
  ['d', 'out', 'a(b c d) e f'],
  ['c', 'out', 'a(b) c(d) e f'],
  ['e', 'in', 'a(b c(d) e) f'],
  ['a', 'in', 'a(b c(d)) e f'],
  ['a', 'out', 'a(b c(d)) e f'],
  ['a', 'down', 'e a(b c(d)) f'],
  ['f', 'down', 'a(b c(d)) e f'],
] as const)('%s %s gives %s', (id, step, result) => {
  const move = moveOfStep(places, id, step)
  expect(print(move ? applyMove(start, id, move) : start)).toBe(result)
})

test.each([
  ['f', 'b', 'before', 'a(f b c(d)) e'],
  ['f', 'c', 'after', 'a(b c(d) f) e'],
  ['f', 'd', 'on', 'a(b c(d(f))) e'],
  ['b', 'a', 'after', 'a(c(d)) b e f'],
  ['e', 'a', 'after', 'a(b c(d)) e f'],
  ['a', 'd', 'on', 'a(b c(d)) e f'],
  ['c', 'd', 'before', 'a(b c(d)) e f'],
] as const)('%s dropped %s %s', (id, target, position, result) => {
  const move = moveOfDrop(places, id, target, position)
  expect(print(move ? applyMove(start, id, move) : start)).toBe(result)
})

test('no node ever goes below itself, into what is not there, or where it already is', () => {
  expect(isPossible(places, 'a', { parentId: 'd', beforeId: null })).toBe(false)
  expect(isPossible(places, 'a', { parentId: 'a', beforeId: null })).toBe(false)
  expect(isPossible(places, 'b', { parentId: 'nowhere', beforeId: null })).toBe(false)
  expect(isPossible(places, 'b', { parentId: null, beforeId: 'c' })).toBe(false)
  expect(isPossible(places, 'b', { parentId: 'a', beforeId: 'b' })).toBe(false)
  expect(isPossible(places, 'b', { parentId: 'a', beforeId: 'c' })).toBe(false)
  expect(isPossible(places, 'f', { parentId: null, beforeId: null })).toBe(false)
})

test('any walk of steps keeps every node exactly once', () => {
  let items: readonly TreeNode[] = start
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let count = 0; count < 2000; count += 1) {
    const known = [...indexTree(items).keys()]
    const id = known[random(known.length)] ?? ''
    const step = treeSteps[random(4)] ?? 'up'
    const move = moveOfStep(indexTree(items), id, step)
    if (move) items = applyMove(items, id, move)
    expect([...indexTree(items).keys()].toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  }
})

test('a filter keeps what is above a match and opens it', () => {
  const found = filterTree(start, 'D')
  expect(print(found.items)).toBe('a(c(d))')
  expect([...found.openIds]).toEqual(['c', 'a'])
  expect(found.count).toBe(1)
  expect(print(filterTree(start, 'c').items)).toBe('a(c(d))')
  expect(filterTree(start, 'zzz')).toMatchObject({ items: [], count: 0 })
})
