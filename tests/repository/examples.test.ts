import { expect, test } from 'vitest'
import { since } from '../../design-system/since.ts'
import { importsOf, packageOf, readRepository } from './sources.ts'

const examples = readRepository().filter(({ path }) => path.endsWith('.example.tsx'))
const named = (path: string) => path.split('/').at(-1)?.split('.')[0] ?? ''

test('every component shows how it is used, in code of its own', () => {
  expect(examples.map(({ path }) => named(path)).toSorted()).toEqual(Object.keys(since).toSorted())
})

test('the code is short, and imports what an application has: the component first of all', () => {
  expect(
    examples.filter(({ text }) => text.trimEnd().split('\n').length > 15).map(({ path }) => path),
  ).toEqual([])
  const known = new Set(['@parvis/design-system', 'react', 'lucide-react'])
  for (const file of examples) {
    const imported = importsOf(file).map(({ specifier }) => specifier)
    expect(
      imported.map(packageOf).filter(name => !known.has(name)),
      file.path,
    ).toEqual([])
    const own = file.path.includes('/patterns/') ? `patterns/${named(file.path)}` : named(file.path)
    expect(imported, file.path).toContain(`@parvis/design-system/${own}`)
  }
})

test('it exports one component, which can be taken over', () => {
  const exported = examples.map(({ path, text }) => [path, [...text.matchAll(/^export /gm)].length])
  expect(exported.filter(([, count]) => count !== 1)).toEqual([])
})
