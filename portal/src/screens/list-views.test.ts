import { readGridView } from '@parvis/design-system/grid-view'
import { expect, test } from 'vitest'
import { changeOf } from './list-views.ts'

const view = (search: string) => readGridView(new URLSearchParams(search))
const one = { id: 'a', name: 'One', view: view('sort=title') }
const two = { id: 'b', name: 'Two', view: view('f.status=any:failed'), isDefault: true }

test('a view that is added is kept, and of the others nothing is said', () => {
  expect(changeOf([one], [one, two])).toEqual({
    kept: [{ key: 'b', name: 'Two', view: 'f.status=any%3Afailed', isDefault: true }],
    removed: [],
  })
})

test('a view that is changed in its name, in what it shows or in whether the list opens with it is kept', () => {
  for (const changed of [
    { ...one, name: 'First' },
    { ...one, view: view('sort=title&f.status=any:failed') },
    { ...one, isDefault: true },
  ])
    expect(changeOf([one, two], [changed, two])).toMatchObject({ kept: [{ key: 'a' }], removed: [] })
  expect(changeOf([one, two], [{ ...one, view: view('sort=title') }, two])).toEqual({ kept: [], removed: [] })
})

test('a view that is gone is removed', () => {
  expect(changeOf([one, two], [two])).toEqual({ kept: [], removed: ['a'] })
})
