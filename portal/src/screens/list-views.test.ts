import { readGridView } from '@parvis/design-system/grid-view'
import { expect, test } from 'vitest'
import { changeOf } from './list-views.ts'

const view = (search: string) => readGridView(new URLSearchParams(search))
const one = { id: 'a', name: 'One', view: view('sort=title') }
const two = { id: 'b', name: 'Two', view: view('f.status=any:failed'), isDefault: true }

test('adding a view sends that view and nothing about the others', () => {
  expect(changeOf([one], [one, two])).toEqual({
    kept: [{ key: 'b', name: 'Two', view: 'f.status=any%3Afailed', isDefault: true }],
    removed: [],
  })
})

test('a view is sent when its name, its content or its role as default changes', () => {
  for (const changed of [
    { ...one, name: 'First' },
    { ...one, view: view('sort=title&f.status=any:failed') },
    { ...one, isDefault: true },
  ])
    expect(changeOf([one, two], [changed, two])).toMatchObject({ kept: [{ key: 'a' }], removed: [] })
  expect(changeOf([one, two], [{ ...one, view: view('sort=title') }, two])).toEqual({ kept: [], removed: [] })
})

test('a deleted view is removed', () => {
  expect(changeOf([one, two], [two])).toEqual({ kept: [], removed: ['a'] })
})
