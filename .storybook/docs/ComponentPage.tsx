import {
  Controls,
  DocsContext,
  DocsStory,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Suspense, use } from 'react'
import { ComponentSince } from './ComponentStates.tsx'
import { ContactSheet } from './ContactSheet.tsx'
import { DoAndDont, readPairs } from './DoAndDont.tsx'
import { OtherNames } from './OtherNames.tsx'
import { exampleOf } from './examples.ts'
import { SpecText } from './SpecText.tsx'
import { specOf } from './specs.ts'
import { isUgly } from './ugly-states.ts'

/** The SPEC.md of a component or pattern by the last part of its Storybook title, without its heading. */
const guidanceOf = (title: string) => specOf(title.split('/').at(-1) ?? '')?.replace(/^# .*\n+/, '')

/** A SPEC.md: Markdown, but for the table of what to do and what not, which is drawn as pairs. */
function Spec({ text, title }: { text: string; title: string }) {
  const [, intro = text, when = '', table = '', after = ''] =
    /^([^]*?)(^## When$[^]*^## Do and don't\n)([^]*?)(^## [^]*)$/m.exec(text) ?? []
  return (
    <>
      {/* It names what a component is made of, and those names are others' too. */}
      <Markdown>{intro}</Markdown>
      {when !== '' && <SpecText title={title}>{when}</SpecText>}
      {table !== '' && <DoAndDont title={title} pairs={readPairs(table)} />}
      {after !== '' && <SpecText title={title}>{after}</SpecText>}
    </>
  )
}

interface Answered {
  parameters?: Record<string, unknown>
  beforeEach?: unknown
}

/** Whether stories are answered by mocked services: in one document they would all get the answers of the last one. */
const asksServices = ({ parameters }: Answered) => parameters?.['msw'] !== undefined

/** Whether a story prepares answers of its own, which in one document would be those of all. */
const preparesAnswers = ({ beforeEach }: Answered) => [beforeEach].flat().some(Boolean)

/** Whether the stories of a file say that they share what they are answered with, which each of them begins anew. */
const areApart = ({ parameters }: Answered) => parameters?.['states'] === 'apart'

/** The docs page of a screen, or of states that are answered: all as they are, each with answers of its own. */
function ScreenPage({ title }: { title: string }) {
  return (
    <>
      <Title />
      <Subtitle />
      <ContactSheet titles={[title]} />
    </>
  )
}

/** What a component bears: apart from how it looks, and after it. */
function UglyStories() {
  const stories = use(DocsContext)
    .componentStories()
    .filter(({ name, tags }) => isUgly(name) && tags?.includes('autodocs'))
  if (stories.length === 0) return null
  return (
    <>
      <Heading>Long and ugly content</Heading>
      {stories.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} expanded __forceInitialArgs />
      ))}
    </>
  )
}

/**
 * The docs page of every component: how it looks, then its SPEC.md (when to use it and when another, what to do and what
 * not, its parts, what it must do and where that is tested, its keys, the criteria that it answers), its props, each
 * state, and last what it bears.
 */
export function ComponentPage() {
  const { csfFile } = useOf('meta', ['meta'])
  const { title } = csfFile.meta
  const stories: Answered[] = Object.values(csfFile.stories)
  const spec = guidanceOf(title)
  const example = exampleOf(title.split('/').at(-1) ?? '')
  const isShared = areApart(csfFile.meta)
  if (
    title.startsWith('Screens/') ||
    [csfFile.meta, ...stories].some(asksServices) ||
    (spec === undefined && (isShared || stories.some(preparesAnswers)))
  )
    return <ScreenPage title={title} />
  return (
    <>
      <Title />
      <Subtitle />
      <OtherNames title={title} />
      <ComponentSince title={title} />
      <Primary />
      {example !== undefined && <Source code={example} language="tsx" />}
      {spec !== undefined && (
        <Suspense>
          <Spec text={spec} title={title} />
        </Suspense>
      )}
      <div className="docs-controls">
        <Controls />
      </div>
      {isShared ? (
        <>
          <Heading>States</Heading>
          <ContactSheet titles={[title]} />
        </>
      ) : (
        <>
          <Stories includePrimary={false} />
          <UglyStories />
        </>
      )}
    </>
  )
}
