import { AnchorMdx, CodeOrSourceMdx, Markdown } from '@storybook/addon-docs/blocks'
import { Children, createContext, use, type ComponentProps, type ReactNode } from 'react'
import { readEntries } from './readEntries.ts'
import { namesOfTests } from './names-of-tests.ts'

interface Places {
  /** Ids of the docs pages of components and patterns, by their names. */
  components: ReadonlyMap<string, string>
  /** Ids of stories, by the title of their page and the name that their file gives them. */
  stories: ReadonlyMap<string, string>
}

/** A component's own page: screens, review pages and what else Storybook has may be called as a component is. */
const ownPage = /\/design-system\/src\/(?:components|patterns)\/([^/]+)\/\1\.stories\.tsx$/

async function readPlaces(): Promise<Places> {
  const entries = await readEntries()
  return {
    components: new Map(
      entries.flatMap(({ type, id, importPath }) => {
        const name = type === 'docs' ? ownPage.exec(importPath)?.[1] : undefined
        return name === undefined ? [] : [[name, id]]
      }),
    ),
    stories: new Map(
      entries.flatMap(({ exportName, title, id }) =>
        exportName === undefined ? [] : [[`${title} ${exportName}`, id]],
      ),
    ),
  }
}

let places: Promise<Places> | undefined
/** Asked for once. Without them names lead nowhere. */
const knownPlaces = () =>
  (places ??= readPlaces().catch(() => ({ components: new Map(), stories: new Map() })))

/** The title of the page that is read. */
const PageTitle = createContext('')

const lastOf = (title: string) => title.split('/').at(-1)

/** The name of another component leads to its page. */
function Code(props: ComponentProps<typeof CodeOrSourceMdx>) {
  const name = typeof props.children === 'string' ? props.children : ''
  const title = use(PageTitle)
  const page = use(knownPlaces()).components.get(name)
  if (page === undefined || name === lastOf(title)) return <CodeOrSourceMdx {...props} />
  return (
    <AnchorMdx href={`?path=/docs/${page}`} target="_self">
      <CodeOrSourceMdx {...props} />
    </AnchorMdx>
  )
}

/** The name of a story of this component leads to it, and to no component that has the same name. */
function TestName({ children }: { children?: ReactNode }) {
  const name = Children.toArray(children)
    .filter(child => typeof child === 'string')
    .join('')
  const story = use(knownPlaces()).stories.get(`${use(PageTitle)} ${name}`)
  if (story === undefined) return <CodeOrSourceMdx>{name}</CodeOrSourceMdx>
  return (
    <AnchorMdx href={`?path=/story/${story}`} target="_self">
      <CodeOrSourceMdx>{name}</CodeOrSourceMdx>
    </AnchorMdx>
  )
}

/** Markdown of a SPEC.md. */
export function SpecText({
  children,
  title,
  isInline = false,
}: {
  children: string
  /** Storybook title of the page. */
  title: string
  /** Within a line, and no paragraph of its own. @default false */
  isInline?: boolean
}) {
  return (
    <PageTitle value={title}>
      <Markdown options={{ overrides: { code: Code, TestName }, forceInline: isInline }}>
        {namesOfTests(children)}
      </Markdown>
    </PageTitle>
  )
}
