import { AnchorMdx, CodeOrSourceMdx, Markdown } from '@storybook/addon-docs/blocks'
import { Children, createContext, use, type ComponentProps, type ReactNode } from 'react'
import { readEntries } from './readEntries.ts'
import { namesOfTests } from './names-of-tests.ts'

interface Places {
  /** Ids of the docs pages of components and patterns, by name. */
  components: ReadonlyMap<string, string>
  /** Ids of stories, by page title and export name. */
  stories: ReadonlyMap<string, string>
}

/** A component's own page: screens, review pages and others may have the same name as a component. */
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
/** Loaded once. If that fails, names are not linked. */
const knownPlaces = () =>
  (places ??= readPlaces().catch(() => ({ components: new Map(), stories: new Map() })))

/** The title of the current page. */
const PageTitle = createContext('')

const lastOf = (title: string) => title.split('/').at(-1)

/** Links the name of another component to its page. */
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

/** Links the name of a story of this component to that story, not to a component of the same name. */
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

/** Renders the Markdown of a SPEC.md. */
export function SpecText({
  children,
  title,
  isInline = false,
}: {
  children: string
  /** Storybook title of the page. */
  title: string
  /** Inline, without a paragraph. @default false */
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
