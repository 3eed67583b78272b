import { expect, test } from 'vitest'
import { nextMinor, since, stateOf } from '../../design-system/since.ts'
import { summaryOf } from '../../design-system/specSummary.ts'
import { readRepository } from './sources.ts'

const files = readRepository()
const textOf = (path: string) => files.find(file => file.path === path)?.text ?? ''
const specs = files.flatMap(({ path, text }) => {
  const [, name] = /^design-system\/src\/(?:components|patterns)\/([^/]+)\/SPEC\.md$/.exec(path) ?? []
  return name === undefined ? [] : [{ name, text }]
})
const { version }: { version: string } = JSON.parse(textOf('design-system/package.json'))

test('every component and pattern, and nothing else, has a version that introduced it', () => {
  expect(Object.keys(since).toSorted()).toEqual(specs.map(({ name }) => name).toSorted())
})

test('these are versions in the changelog, the first one, or the next one', () => {
  const told = [...textOf('design-system/CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, made]) => made)
  const known = new Set([...told, '0.1.0', nextMinor(version)])
  expect(Object.entries(since).filter(([, cameWith]) => !known.has(cameWith))).toEqual([])
})

test('a component is new if it came with the last minor version or comes with the next', () => {
  expect(['0.1.0', '0.2.0', '0.3.0', '1.0.0'].map(cameWith => stateOf(cameWith, '0.2.4'))).toEqual([
    'stable',
    'new',
    'new',
    'new',
  ])
  expect(stateOf('0.9.0', '1.0.0')).toBe('stable')
})

test('each states its purpose in its first sentence', () => {
  expect(specs.map(({ text }) => summaryOf(text)).filter(sentence => sentence.length < 10)).toEqual([])
  expect(summaryOf('# A\n\nShows it, e.g. here. Behavior: none.\n')).toBe('Shows it, e.g. here.')
})
