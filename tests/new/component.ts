/**
 * Creates a component of the design system. Its SPEC.md is empty, and fails the tests, until somebody has written it.
 */
import { nextMinor } from '../../design-system/since.ts'
import { type Draft, Refusal } from './draft.ts'
import { addTo } from './insert.ts'
import { camelOf, kebabOf, needPascal } from './names.ts'

/** @throws Refusal */
export function createComponent(draft: Draft, [given, sentence]: readonly (string | undefined)[]): string[] {
  const name = needPascal(given, 'a component')
  for (const kind of ['components', 'patterns'])
    if (draft.has(`design-system/src/${kind}/${name}`))
      throw new Refusal(`design-system/src/${kind}/${name} exists already.`)
  if (sentence === undefined || !/^[A-Z].*\.$/.test(sentence))
    throw new Refusal(
      `Say in a sentence what it is for: pnpm new component ${name} "Shows how full something is."`,
    )
  const folder = `design-system/src/components/${name}`
  const style = camelOf(kebabOf(name))
  draft.create(
    `${folder}/SPEC.md`,
    `# ${name}

${sentence}

## When

### Use it for

### Use instead

## Do and don't

| do  | don't |
| --- | ----- |

## Anatomy

## Must

| #   | MUST | test |
| --- | ---- | ---- |
`,
  )
  draft.create(
    `${folder}/${name}.tsx`,
    `import type { ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './${name}.css.ts'

export interface ${name}Props extends ElementProps<HTMLDivElement> {
  /** What it holds. */
  children: ReactNode
}

/** ${sentence} */
export function ${name}({ children, ...element }: ${name}Props) {
  return (
    <div {...elementProps(element)} className={styles.${style}}>
      {children}
    </div>
  )
}
`,
  )
  draft.create(
    `${folder}/${name}.example.tsx`,
    `import { ${name} } from '@parvis/design-system/${name}'

export function Example() {
  return <${name}>Monthly report</${name}>
}
`,
  )
  draft.create(
    `${folder}/${name}.css.ts`,
    `import { style } from '@vanilla-extract/css'
import { type } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const ${style} = style({ color: vars.color.ink, ...type.body })
`,
  )
  draft.create(
    `${folder}/${name}.stories.tsx`,
    `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${name} } from './${name}.tsx'

const meta = {
  title: 'Components/${name}',
  component: ${name},
  args: { children: 'Tableau mensuel' },
} satisfies Meta<typeof ${name}>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: () => {
    throw new Error('Test the first MUST of SPEC.md; each has a story that tests it')
  },
}

/** The ugliest content, under all conditions. */
export const Permutations: Story = {
  args: { children: 'https://parvis.example/un-chemin-tres-long/'.repeat(6) },
}
`,
  )
  const { version }: { version: string } = JSON.parse(draft.read('design-system/package.json'))
  addTo(draft, 'design-system/since.ts', 'since', `${name}: '${nextMinor(version)}'`)
  return [
    `Write ${folder}/SPEC.md first: its tests fail until it says when, how and of what.`,
    'Behavior comes from React Aria, words from a <Name>.messages.ts in both languages.',
    'Show it on a screen, in a pattern or in another component: what nothing uses fails tests/repository/unused.test.ts.',
    'Put one into internal/everyComponent, and an application’s own words into its example.',
    'At the end: pnpm api, pnpm pictures, pnpm changeset.',
  ]
}
