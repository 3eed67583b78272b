import { AnchorMdx, CodeOrSourceMdx, Markdown } from '@storybook/addon-docs/blocks'
import { use, type ComponentProps } from 'react'
import { readEntries } from './readEntries.ts'

/** Ids of the docs pages, by the last part of their titles: the name of the component. */
async function readPages(): Promise<ReadonlyMap<string, string>> {
  const entries = await readEntries('docs')
  return new Map(entries.map(({ id, title }) => [title.split('/').at(-1) ?? title, id]))
}

let pages: Promise<ReadonlyMap<string, string>> | undefined
/** Asked for once. Without them names lead nowhere. */
const componentPages = () => (pages ??= readPages().catch(() => new Map()))

/** The name of a component leads to its page. */
function Code(props: ComponentProps<typeof CodeOrSourceMdx>) {
  const name = typeof props.children === 'string' ? props.children : ''
  const page = use(componentPages()).get(name)
  if (page === undefined) return <CodeOrSourceMdx {...props} />
  return (
    <AnchorMdx href={`?path=/docs/${page}`} target="_self">
      <CodeOrSourceMdx {...props} />
    </AnchorMdx>
  )
}

/** Markdown of a SPEC.md. */
export function SpecText({
  children,
  isInline = false,
}: {
  children: string
  /** Within a line, and no paragraph of its own. @default false */
  isInline?: boolean
}) {
  return <Markdown options={{ overrides: { code: Code }, forceInline: isInline }}>{children}</Markdown>
}
