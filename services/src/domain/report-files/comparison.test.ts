import { expect, test } from 'vitest'
import type { ReportLayout } from '../reports/layout.ts'
import { brokenBookmarks } from './comparison.ts'

const layoutOf = (...names: string[]): ReportLayout => ({
  pages: names.map(name => ({
    name,
    displayName: name,
    isHidden: false,
    width: 1280,
    height: 720,
    visuals: [],
  })),
  bookmarks: [],
})
const view = (name: string, pageName: string, isShared: boolean) => ({
  name,
  pageName,
  isShared,
  ownerName: 'Ana',
})

test('lists the usable saved views that break, without the names of private ones', () => {
  const saved = [
    view('kept', 'one', true),
    view('ours', 'two', true),
    view('mine', 'two', false),
    view('long gone', 'zero', true),
  ]
  expect(brokenBookmarks(saved, layoutOf('one', 'two'), layoutOf('one'))).toEqual([
    { name: 'ours', ownerName: 'Ana' },
    { name: null, ownerName: 'Ana' },
  ])
})
