import { expect, test } from 'vitest'
import { sectionsOf } from './specs.ts'
import { readRepository, type SourceFile } from './sources.ts'

const parts = ['Context', 'Decision', 'Measured', 'When to look again']
const isRecord = ({ path }: SourceFile) => path.startsWith('.storybook/docs/decisions/')

/** Decision records that lack a section or leave it empty, and those that the page does not show. */
function faulty(files: readonly SourceFile[]): string[] {
  const page = files.find(({ path }) => path === '.storybook/docs/Decisions.mdx')?.text ?? ''
  return files.filter(isRecord).flatMap(({ path, text }) => {
    const sections = sectionsOf(text, 2)
    const isWhole =
      [...sections.keys()].join() === parts.join() && [...sections.values()].every(said => said !== '')
    const name = path.split('/').at(-1) ?? path
    return [
      ...(isWhole ? [] : [`${name} has ${[...sections.keys()].join(', ')}, not ${parts.join(', ')}`]),
      ...(page.includes(`./decisions/${name}?raw`) ? [] : [`${name} is not on the page of decisions`]),
    ]
  })
}

test('a decision record gives the context, the decision, the measurements, and when to reconsider it', () => {
  const files = readRepository()
  expect(files.filter(isRecord).length).toBeGreaterThan(5)
  expect(faulty(files)).toEqual([])
})

test('an incomplete one is detected', () => {
  const path = '.storybook/docs/decisions/a.md'
  expect(faulty([{ path, text: '# A\n\n## Context\n\nWhy\n\n## Decision\n' }])).toHaveLength(2)
})
