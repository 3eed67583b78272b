import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storyNameFromExport } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { isUgly } from '../../.storybook/docs/ugly-states.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The names of the stories in each file, in order. */
const files = globSync('{design-system,portal}/src/**/*.stories.tsx', { cwd: root }).map(path => ({
  path,
  names: [...readFileSync(root + path, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
    storyNameFromExport(name),
  ),
}))

test('the first story of each file is an ordinary one, and stress tests come last', () => {
  expect(files.length).toBeGreaterThan(150)
  const mixed = files.filter(({ names }) => {
    const first = names.findIndex(isUgly)
    return first === 0 || (first !== -1 && names.slice(first).some(name => !isUgly(name)))
  })
  expect(mixed.map(({ path, names }) => `${path}: ${names.join(', ')}`)).toEqual([])
})
