import { initialView, readGridView, writeGridView } from '@parvis/design-system/grid-view'
import { expect, test } from 'vitest'
import {
  showFavourites,
  showModified,
  showRecent,
  showsFavourites,
  showsModified,
  showsRecent,
} from './report-views.ts'

const searched = { ...initialView, search: 'marge', page: 3 }

test.each([
  ['favourites', showFavourites, showsFavourites],
  ['what was opened last', showRecent, showsRecent],
  ['what has changed', showModified, showsModified],
] as const)('%s are a view that its address shares and that can be undone', (_, show, shows) => {
  const shown = show(searched, true)
  expect(shown).toMatchObject({ search: 'marge', page: 1 })
  expect(shows(readGridView(writeGridView(shown, new URLSearchParams())))).toBe(true)
  expect(shows(searched)).toBe(false)
  expect(show(shown, false)).toEqual({ ...searched, page: 1 })
})

test('recently opened reports are sorted latest first', () => {
  expect(showRecent(searched, true).sort).toEqual([{ column: 'opened', direction: 'descending' }])
})
