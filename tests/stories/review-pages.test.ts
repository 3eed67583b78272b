import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const textOf = (path: string) => readFileSync(root + path, 'utf8')

/** Storybook titles of screens, from `title: 'Screens/…'` of every story file of the portal. */
const screens = globSync('portal/src/**/*.stories.tsx', { cwd: root }).flatMap(
  path => /title: '(Screens\/[^']+)'/.exec(textOf(path))?.[1] ?? [],
)

const reviewed = globSync('.storybook/docs/*.mdx', { cwd: root }).flatMap(path =>
  [...textOf(path).matchAll(/'(Screens\/[^']+)'/g)].map(([, title = '']) => title),
)

test('every screen is on a review page, with all its states', () => {
  expect(screens.length).toBeGreaterThan(10)
  const missing = screens.filter(title => !reviewed.some(r => title === r || title.startsWith(`${r}/`)))
  expect(missing).toEqual([])
})

test('no review page shows a deleted screen', () => {
  const gone = reviewed.filter(r => !screens.some(title => title === r || title.startsWith(`${r}/`)))
  expect(gone).toEqual([])
})
