import { Controls, Markdown, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'

const specs = import.meta.glob<string>('../../design-system/src/{components,patterns}/*/SPEC.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The SPEC.md of a component or pattern by the last part of its Storybook title, without its heading. */
function specOf(title: string): string | undefined {
  const name = title.split('/').at(-1) ?? ''
  const path = Object.keys(specs).find(file => file.split('/').at(-2) === name)
  return path === undefined ? undefined : specs[path]?.replace(/^# .*\n+/, '')
}

/**
 * The docs page of every component: how it looks, then its SPEC.md (what it is for and what it is not for, what it must
 * do and where that is tested, its keys, the criteria that it answers), its props, and each state.
 */
export function ComponentPage() {
  const { csfFile } = useOf('meta', ['meta'])
  const spec = specOf(csfFile.meta.title)
  return (
    <>
      <Title />
      <Subtitle />
      <Primary />
      {spec !== undefined && <Markdown>{spec}</Markdown>}
      <Controls />
      <Stories includePrimary={false} />
    </>
  )
}
