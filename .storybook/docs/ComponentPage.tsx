import { Controls, Markdown, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { Suspense } from 'react'
import { DoAndDont, readPairs } from './DoAndDont.tsx'
import { SpecText } from './SpecText.tsx'

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

/** A SPEC.md: Markdown, but for the table of what to do and what not, which is drawn as pairs. */
function Spec({ text }: { text: string }) {
  const [, intro = text, when = '', table = '', after = ''] =
    /^([^]*?)(^## When$[^]*^## Do and don't\n)([^]*?)(^## [^]*)$/m.exec(text) ?? []
  return (
    <>
      {/* It names what a component is made of, and those names are others' too. */}
      <Markdown>{intro}</Markdown>
      {when !== '' && <SpecText>{when}</SpecText>}
      {table !== '' && <DoAndDont pairs={readPairs(table)} />}
      {after !== '' && <SpecText>{after}</SpecText>}
    </>
  )
}

/**
 * The docs page of every component: how it looks, then its SPEC.md (when to use it and when another, what to do and what
 * not, its parts, what it must do and where that is tested, its keys, the criteria that it answers), its props, and each
 * state.
 */
export function ComponentPage() {
  const { csfFile } = useOf('meta', ['meta'])
  const spec = specOf(csfFile.meta.title)
  return (
    <>
      <Title />
      <Subtitle />
      <Primary />
      {spec !== undefined && (
        <Suspense>
          <Spec text={spec} />
        </Suspense>
      )}
      <div className="docs-controls">
        <Controls />
      </div>
      <Stories includePrimary={false} />
    </>
  )
}
