import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRepository, repositoryRoot } from './sources.ts'
import { offered, unusedComponents } from './unused.ts'

const { exports } = JSON.parse(readFileSync(join(repositoryRoot, 'design-system/package.json'), 'utf8')) as {
  exports: Record<string, string>
}

const at = (path: string, text = '') => ({ path, text })
const components = 'design-system/src/components'
const house = [
  at(`${components}/A/A.tsx`, `import { B } from '../B/B.tsx'\nimport type { E } from '../E/E.tsx'`),
  at(`${components}/A/A.stories.tsx`, `import { C } from '../C/C.tsx'`),
  at(`${components}/B/B.tsx`),
  at(`${components}/C/C.tsx`),
  at(`${components}/D/rule.ts`),
  at(`${components}/E/E.tsx`),
  at('design-system/src/patterns/P/P.tsx'),
  at(
    'portal/src/app/page.tsx',
    `import { A } from '@parvis/design-system/A'\nimport { P } from '@parvis/design-system/patterns/P'\nimport { rule } from '@parvis/design-system/rule'`,
  ),
]
const subpaths = { './rule': './src/components/D/rule.ts', './*': './src/components/*/*.tsx' }

test('every component is used, or offered with a reason', () => {
  expect(unusedComponents(readRepository(), exports)).toEqual([])
  for (const reason of Object.values(offered)) expect(reason).toMatch(/^[A-Z].*\.$/)
})

test('stories and types do not count as uses', () => {
  expect(unusedComponents(house, subpaths, {})).toEqual([
    `${components}/C: no screen, pattern or other component uses it`,
    `${components}/E: no screen, pattern or other component uses it`,
  ])
})

test('an offered component is unused', () => {
  const known = { A: 'For those who come.', C: 'For those who come.', E: 'For those who come.' }
  expect(unusedComponents(house, subpaths, known)).toEqual(['A is offered although it is used, or gone'])
})
