import { describe, expect, test } from 'vitest'
import {
  applicationFolders,
  componentFolders,
  fileSizes,
  permutations,
  screenFolders,
  topLevel,
  vagueFolders,
} from './layout.ts'
import { readRepository, type Problem, type SourceFile } from './sources.ts'

const repository = readRepository()

const rules: readonly [string, (files: readonly SourceFile[]) => Problem[], SourceFile[]][] = [
  ['top-level folders are those of the house', topLevel, [{ path: 'scripts/build.ts', text: '' }]],
  ['files have at most 800 lines', fileSizes, [{ path: 'portal/src/a.ts', text: 'x\n'.repeat(801) }]],
  ['folders are named after what they hold', vagueFolders, [{ path: 'portal/src/utils/a.ts', text: '' }]],
  [
    'a component has a SPEC.md',
    componentFolders,
    [
      { path: 'design-system/src/components/A/A.tsx', text: '' },
      { path: 'design-system/src/components/A/A.stories.tsx', text: '' },
    ],
  ],
  [
    'a component has Permutations',
    permutations,
    [{ path: 'design-system/src/components/A/A.stories.tsx', text: 'export const Default = {}' }],
  ],
  [
    'a screen has its stories',
    screenFolders,
    [{ path: 'portal/src/applications/administration/menus/screens/MenusScreen/MenusScreen.tsx', text: '' }],
  ],
  [
    'an application lies in its area',
    applicationFolders,
    [{ path: 'portal/src/applications/menus/application.ts', text: '' }],
  ],
]

describe.each(rules)('%s', (_, rule, bad) => {
  test('in this repository', () => {
    expect(rule(repository)).toEqual([])
  })
  test('is detected', () => {
    expect(rule(bad)).toHaveLength(1)
  })
})

test('800 lines are still allowed', () => {
  expect(fileSizes([{ path: 'portal/src/a.ts', text: 'x\n'.repeat(800) }])).toEqual([])
  expect(fileSizes([{ path: 'openapi/portal.yaml', text: 'x\n'.repeat(900) }])).toEqual([])
  expect(fileSizes([{ path: 'openapi/portal/menus.yaml', text: 'x\n'.repeat(900) }])).toHaveLength(1)
})
