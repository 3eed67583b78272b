import { describe, expect, test } from 'vitest'
import { barrels, circles, designSystemPackagesOnly, layerArrows, packageArrows } from './arrows.ts'
import { readRepository } from './sources.ts'

const repository = readRepository()

describe('packages import along the arrows', () => {
  test('in this repository', () => {
    expect(packageArrows(repository)).toEqual([])
  })
  test.each([
    ['portal/src/api/x.ts', `import { start } from '@parvis/services/start'`],
    ['portal/src/api/x.ts', `import { hosts } from '@parvis/openapi/document'`],
    ['design-system/src/components/A/A.tsx', `export type { Menu } from '@parvis/api-types/menu'`],
    ['services/src/server/x.ts', `const m = await import('@parvis/api-types/client')`],
    ['services/src/server/x.ts', `import { type OperationId } from '@parvis/api-types/operations'`],
    ['portal/src/api/x.ts', `import type { Call } from '@parvis/services/call'`],
    ['services/src/server/x.ts', `import { x } from '../../../portal/src/x.ts'`],
    ['portal/src/api/x.ts', `import { x } from '@parvis/portal/x'`],
    ['tests/journeys/x.ts', `import { x } from '../../design-system/src/components/A/A.tsx'`],
  ])('is detected: %s %s', (path, text) => {
    expect(packageArrows([{ path, text }])).toHaveLength(1)
  })
})

test.each([
  `import type { OperationId } from '@parvis/api-types/operations'`,
  `import { MenuForm } from '@parvis/api-types/limits/menu-administration'`,
])('services take the types and limits of the contract from api-types: %s', text => {
  expect(packageArrows([{ path: 'services/src/server/x.ts', text }])).toEqual([])
})

describe('the design system uses its own packages only', () => {
  test('in this repository', () => {
    expect(designSystemPackagesOnly(repository)).toEqual([])
  })
  test.each(['react-router', 'i18next', '@tanstack/react-query', 'openapi-fetch'])('is found: %s', name => {
    const text = `import { x } from '${name}'`
    expect(designSystemPackagesOnly([{ path: 'design-system/src/components/A/A.tsx', text }])).toHaveLength(1)
  })
})

describe('layers inside a package', () => {
  test('in this repository', () => {
    expect(layerArrows(repository)).toEqual([])
  })
  test.each([
    ['portal/src/applications/security/roles/queries.ts', `import { x } from '../consumers/queries.ts'`],
    ['portal/src/session/token.ts', `import { x } from '../app/routes.ts'`],
    ['portal/src/applications/administration/menus/a.ts', `import { x } from '../../../app/providers.tsx'`],
    ['portal/src/screens/ListScreen.tsx', `import { x } from '../applications/security/roles/rights.ts'`],
    ['design-system/src/components/A/A.tsx', `import { x } from '../../patterns/AppShell/AppShell.tsx'`],
    ['design-system/src/tokens/scale.ts', `import { x } from '../components/A/A.tsx'`],
  ])('is detected: %s %s', (path, text) => {
    expect(layerArrows([{ path, text }])).toHaveLength(1)
  })
})

describe('no barrels', () => {
  test('in this repository', () => {
    expect(barrels(repository)).toEqual([])
  })
  test.each([
    `export * from './a.ts'`,
    `export * as a from './a.ts'`,
    `export { a } from './a.ts'\nexport { b } from './b.ts'`,
  ])('is detected: %s', text => {
    expect(barrels([{ path: 'portal/src/api/all.ts', text }])).not.toEqual([])
  })
})

describe('no cycles', () => {
  test('in this repository', () => {
    expect(circles(repository)).toEqual([])
  })
  test('is detected', () => {
    const files = [
      { path: 'portal/src/a.ts', text: `import { b } from './x/b.ts'` },
      { path: 'portal/src/x/b.ts', text: `import type { C } from '../c.ts'` },
      { path: 'portal/src/c.ts', text: `export { a } from './a.ts'` },
    ]
    expect(circles(files)).toEqual([
      'circle: portal/src/a.ts → portal/src/x/b.ts → portal/src/c.ts → portal/src/a.ts',
    ])
  })
})
