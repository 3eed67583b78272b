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

/** The SPEC.md of a component or pattern, by the last part of its Storybook title, without its heading. */
const guidanceOf = (title: string) => specOf(title.split('/').at(-1) ?? '')?.replace(/^# .*\n+/, '')

/** Renders a SPEC.md: Markdown, except that the table of do's and don'ts is rendered as pairs. */
function Spec({ text, title }: { text: string; title: string }) {
  const [, intro = text, when = '', table = '', after = ''] =
    /^([^]*?)(^## When$[^]*^## Do and don't\n)([^]*?)(^## [^]*)$/m.exec(text) ?? []
  return (
    <>
      {/* Plain Markdown: it names parts whose names other components may share. */}
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

/** Whether a story uses mocked services: in a single document, all stories would share the handlers of the last one. */
const asksServices = ({ parameters }: Answered) => parameters?.['msw'] !== undefined

/** Whether a story sets up its own responses, which all stories in a single document would share. */
const preparesAnswers = ({ beforeEach }: Answered) => [beforeEach].flat().some(Boolean)

/** Whether the stories of a file declare that they share mocked state, which each of them resets. */
const areApart = ({ parameters }: Answered) => parameters?.['states'] === 'apart'

/**
 * The docs page of a screen, or of stories with mocked responses: every story in its own frame, with its own
 * responses.
 */
function ScreenPage({ title }: { title: string }) {
  return (
    <>
      <Title />
      <Subtitle />
      <ContactSheet titles={[title]} />
    </>
  )
}

/** The stress-test stories of a component, listed separately after its normal appearance. */
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
 * The docs page of every component: its appearance; its SPEC.md (when to use it or another one, do's and don'ts,
 * anatomy, requirements with their tests, keyboard support, WCAG criteria); its props; each state; and finally the
 * stress tests.
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
