import { expect, test } from 'vitest'
import { initialColumns, initialView } from './gridView.ts'
import {
  firstView,
  isSameView,
  nameProblem,
  newViewId,
  savedIdOf,
  withAdded,
  withDefault,
  withName,
  withoutView,
  withView,
  type GridSavedView,
} from './savedViews.ts'

const sorted = { ...initialView, sort: [{ column: 'a', direction: 'ascending' as const }] }
const views: readonly GridSavedView[] = [
  { id: 'one', name: 'One', view: sorted, isDefault: true },
  { id: 'two', name: 'Two', view: initialView, isLocked: true },
]

test('a view is the same whatever page is looked at and in which order its filters were set', () => {
  const blank = { kind: 'blank', isBlank: true } as const
  expect(isSameView(sorted, { ...sorted, page: 7 })).toBe(true)
  expect(
    isSameView(
      { ...sorted, filters: { a: blank, b: blank } },
      { ...sorted, filters: { b: blank, a: blank } },
    ),
  ).toBe(true)
  expect(isSameView(sorted, { ...sorted, density: 'compact' })).toBe(false)
  expect(isSameView(sorted, { ...sorted, groupBy: ['a'] })).toBe(false)
  expect(isSameView(sorted, { ...sorted, columns: { ...initialColumns, widths: { a: 90 } } })).toBe(false)
})

test('the default view is shown first, unless another one is given', () => {
  expect(firstView(undefined, views)).toBe(sorted)
  expect(firstView(initialView, views)).toBe(initialView)
  expect(firstView(undefined, [])).toBe(initialView)
  expect(savedIdOf(views, sorted)).toBe('one')
  expect(savedIdOf(views, { ...sorted, search: 'x' })).toBeNull()
})

test('what is locked is neither changed nor deleted', () => {
  expect(withView(views, 'two', sorted)).toEqual(views)
  expect(withName(views, 'two', 'x')).toEqual(views)
  expect(withoutView(views, 'two')).toEqual(views)
  expect(withoutView(views, 'one')).toEqual([views[1]])
})

test('at most one view is the default', () => {
  const both = withDefault(views, 'two')
  expect(both.map(({ isDefault }) => isDefault)).toEqual([undefined, true])
  expect(withDefault(both, null).some(({ isDefault }) => isDefault)).toBe(false)
})

test('a view is kept without its page, under a trimmed name that is its own', () => {
  const added = withAdded(views, 'three', ' Three ', { ...sorted, page: 4 })
  expect(added[2]).toEqual({ id: 'three', name: 'Three', view: sorted })
  expect(nameProblem(added, ' three')).toBe('viewNameTaken')
  expect(nameProblem(added, 'THREE', 'three')).toBeNull()
  expect(nameProblem(added, ' thréè')).toBe('viewNameTaken')
  expect(nameProblem(added, '  ')).toBe('viewNameMissing')
  expect(new Set([newViewId(), newViewId()]).size).toBe(2)
})
