import { assert, double, property } from 'fast-check'
import { expect, test } from 'vitest'
import { ancestorsOf, clampWidth, sidebarWidth, type SidebarItem } from './items.ts'

const item = (id: string, children: SidebarItem[] = []): SidebarItem => ({
  id,
  title: id,
  icon: 'star',
  color: '#000000',
  children,
})
const tree = [item('a', [item('a1'), item('a2', [item('a2x', [item('deep')])])]), item('b')]

test.each([
  ['deep', ['a', 'a2', 'a2x']],
  ['a2x', ['a', 'a2']],
  ['a1', ['a']],
  ['b', []],
  ['missing', []],
  [undefined, []],
])('the entries that hold %s', (id, expected) => {
  expect(ancestorsOf(tree, id)).toEqual(expected)
})

test('any stored width becomes one that can be shown', () => {
  assert(
    property(double(), width => {
      const shown = clampWidth(width)
      expect(Number.isInteger(shown)).toBe(true)
      expect(shown).toBeGreaterThanOrEqual(sidebarWidth.min)
      expect(shown).toBeLessThanOrEqual(sidebarWidth.max)
    }),
  )
})
