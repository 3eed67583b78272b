import { describe, expect, test } from 'vitest'
import { readRepository, type SourceFile } from './sources.ts'
import { specAlternatives, specAnatomy, specSections } from './specs.ts'

const repository = readRepository()

const good = `# A

What it is.

## When

### Use it for

- this

### Use instead

- \`B\` for that

## Do and don't

| do   | don't |
| ---- | ----- |
| this | that  |
| here | there |

## Anatomy

1. **Title**: \`title\`, required
2. **Rows**: \`items.label\`, as \`look="plain"\` or in a \`B\`

## Must

| #   | MUST | test |
`

const source = `
import type { Row, Base } from './rows.ts'
interface Own<Item extends Row> extends Omit<Base, 'gone'> { title: string; items: readonly Item[]; refused?: never }
export type AProps = Own<Row> & ({ look: 'plain' } | { look?: never })
export function A(props: AProps) {}
`
const rows = `
export interface Row { label: string; children?: readonly Row[] }
export interface Base { kept?: string; gone?: string }
`

/** A design system with two components, the first with this SPEC.md. */
function system(spec: string): SourceFile[] {
  const folder = 'design-system/src/components'
  return [
    { path: `${folder}/A/SPEC.md`, text: spec },
    { path: `${folder}/A/A.tsx`, text: source },
    { path: `${folder}/A/rows.ts`, text: rows },
    {
      path: `${folder}/B/SPEC.md`,
      text: good
        .replaceAll('`B`', '`A`')
        .replace('1. **Title**: `title`', '1. **Words**')
        .replace('`items.label`, as `look="plain"`', 'as'),
    },
    { path: `${folder}/B/B.tsx`, text: 'export function B() {}' },
  ]
}

const rules: readonly [string, (files: readonly SourceFile[]) => string[], [string, string, string][]][] = [
  [
    'a SPEC.md says when, how and of what',
    specSections,
    [
      ['no section', '## When', '## Usage'],
      ['another order', '## Anatomy', '## Keyboard'],
      ['no use', '- this\n', ''],
      ['nothing instead', '- `B` for that\n', ''],
      ['one pair', '| here | there |\n', ''],
      ['half a pair', '| here | there |', '| here | |'],
      ['no parts', '1. **Title**', 'Title'],
    ],
  ],
  [
    'what is to be used instead exists',
    specAlternatives,
    [
      ['none such', '- `B` for that', '- `C` for that'],
      ['no component', '- `B` for that', '- a link for that'],
      ['itself', '- `B` for that', '- `A` for that'],
      ['with what it has not', '- `B` for that', '- `B` with `title` for that'],
    ],
  ],
  [
    'what fills a part is a property of the component',
    specAnatomy,
    [
      ['no such property', '`title`', '`heading`'],
      ['left out by Omit', '`title`', '`gone`'],
      ['there to be refused', '`title`', '`refused`'],
      ['no such property of a row', '`items.label`', '`items.title`'],
      ['no such component', 'in a `B`', 'in a `C`'],
    ],
  ],
]

describe.each(rules)('%s', (_, rule, bad) => {
  test('in this repository', () => {
    expect(rule(repository)).toEqual([])
  })
  test('and accepts a correct one', () => {
    expect(rule(system(good))).toEqual([])
  })
  test.each(bad)('is detected: %s', (_name, before, after) => {
    expect(good).toContain(before)
    expect(rule(system(good.replace(before, after)))).toHaveLength(1)
  })
})

test('props are read through interfaces, unions and the contents of a prop', () => {
  const spec = good.replace('`title`', '`kept`, `title`, `items.children.label`')
  expect(specAnatomy(system(spec))).toEqual([])
})
