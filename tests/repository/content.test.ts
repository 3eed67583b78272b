import { describe, expect, test } from 'vitest'
import {
  foreignPaths,
  idleTests,
  lazyParts,
  rawColours,
  screenPurity,
  silencedRules,
  writtenLimits,
} from './content.ts'
import { readRepository, type Problem, type SourceFile } from './sources.ts'

const repository = readRepository()
const at = (path: string) => (text: string) => ({ path, text })
const component = at('design-system/src/components/A/A.css.ts')
const screen = at('portal/src/applications/administration/menus/screens/MenusScreen/MenusScreen.tsx')

const rules: readonly [string, (files: readonly SourceFile[]) => Problem[], SourceFile[]][] = [
  [
    'no raw colour outside the tokens',
    rawColours,
    [
      component(`export const a = { color: '#fff' }`),
      component(`export const a = { color: 'rgb(0 0 0 / 50%)' }`),
      component(`export const a = { color: 'oklch(50% 0.1 20)' }`),
    ],
  ],
  [
    'screens only arrange',
    screenPurity,
    [
      screen(`export const a = <div className="x" />`),
      screen(`export const a = <div style={{ margin: 0 }} />`),
      screen(`export const a = fetch('/api')`),
      at('portal/src/applications/administration/menus/menus.css.ts')(''),
    ],
  ],
  [
    'what is late is loaded in one way',
    lazyParts,
    [
      screen(`import { lazy, useState } from 'react'\nconst A = lazy(() => import('./A.tsx'))`),
      screen(`import * as React from 'react'\nconst A = React.lazy(() => import('./A.tsx'))`),
      at('portal/src/app/router.tsx')(`const route = { path: '/', lazy: () => import('./A.tsx') }`),
    ],
  ],
  [
    'a limit stands in the contract alone',
    writtenLimits,
    [
      screen(`const fields = { document: text({ maxLength: 60 }) }`),
      screen(`export const a = <TextField label={t('x')} limit={100} />`),
      at('portal/src/applications/inventory/stock-takes/forms.ts')(`const n = number({ maximum: 9_999 })`),
    ],
  ],
  [
    'no registry host and no path of a machine',
    foreignPaths,
    [
      at('README.md')(`see ${['registry', 'npmjs', 'org'].join('.')}`),
      at('services/src/a.ts')(`const a = '/${['home', 'someone', 'x'].join('/')}'`),
      at('services/src/a.ts')(`const a = '/${['tmp', 'x'].join('/')}'`),
    ],
  ],
  [
    'rules are switched off with a reason or not at all',
    silencedRules,
    [
      at('services/src/a.ts')('// @ts-ignore\nexport {}'),
      at('services/src/a.ts')('// @ts-expect-error\nexport {}'),
      at('services/src/a.ts')('// oxlint-disable-next-line no-console\nexport {}'),
      at('services/src/a.ts')('// TODO later\nexport {}'),
    ],
  ],
  [
    'no test is switched off',
    idleTests,
    [
      at('services/src/a.test.ts')(`test.only('x', () => {})`),
      at('services/src/a.test.ts')(`describe.skip('x', () => {})`),
    ],
  ],
]

describe.each(rules)('%s', (_, rule, bad) => {
  test('in this repository', () => {
    expect(rule(repository)).toEqual([])
  })
  test.each(bad.map(file => [file.text || file.path, file] as const))('is detected: %s', (_text, file) => {
    expect(rule([file])).toHaveLength(1)
  })
})

test('a reason is enough', () => {
  const text = '// @ts-expect-error the route has no parameter "x"\nexport {}'
  expect(silencedRules([{ path: 'portal/src/a.test-d.ts', text }])).toEqual([])
})

test('a colour in a comment is not a colour', () => {
  expect(rawColours([component('// see #123 and #fff\nexport const a = 1')])).toEqual([])
})
