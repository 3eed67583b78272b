/**
 * The package's documentation in Markdown, for readers and language models: an index (https://llmstxt.org) and a page
 * per component.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { propsByModule } from './componentProps.ts'
import type { Prop } from './propReader.ts'
import { publicModules } from './publicModules.ts'
import { since, stateOf } from './since.ts'
import { summaryOf } from './specSummary.ts'
import { designTokenFiles } from './tokenFiles.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')

interface Documented {
  name: string
  /** The subpath to import it from. */
  subpath: string
  kind: 'components' | 'patterns'
  spec: string
  /** Example code, as a file of an application. */
  example: string
  /** Its declarations, within `dist`. */
  types: string
  /** The props of each component. */
  props: ReadonlyMap<string, readonly Prop[]>
}

/** Every component and pattern with a SPEC.md, in alphabetical order. */
function documented(): Documented[] {
  const known = propsByModule()
  return [...publicModules()].flatMap(([subpath, file]): Documented[] => {
    const [, kind, name = ''] = /^src\/(components|patterns)\/([^/]+)\/\2\.tsx$/.exec(file) ?? []
    if (kind !== 'components' && kind !== 'patterns') return []
    return [
      {
        name,
        subpath,
        kind,
        spec: read(`src/${kind}/${name}/SPEC.md`),
        example: read(`src/${kind}/${name}/${name}.example.tsx`),
        types: file.replace(/^src\//, '').replace(/\.tsx$/, '.d.ts'),
        props: known.get(file) ?? new Map<string, readonly Prop[]>(),
      },
    ]
  })
}

const inCell = (text: string) => text.replaceAll('|', '\\|')
const code = (text: string) => `\`${inCell(text)}\``

/** A component's props as a Markdown table. */
function propsTable(props: readonly Prop[]): string {
  const rows = props.map(({ name, isRequired, type, description, default: value }) =>
    [
      '',
      `${code(name)}${isRequired ? ', required' : ''}`,
      code(type),
      value === undefined ? '' : code(value),
      inCell(description),
      '',
    ].join(' | '),
  )
  return [
    '| property | type | default | what it is for |',
    '| --- | --- | --- | --- |',
    ...rows.map(row => row.trim()),
  ].join('\n')
}

/** The page of each component by name: its SPEC.md, with the usage before the description. */
export function specFiles(): Map<string, string> {
  return new Map(
    documented().map(({ name, spec, example, types, props }) => {
      const [heading = '', ...text] = spec.split('\n')
      const tables = [...props]
        .filter(([, taken]) => taken.length > 0)
        .map(([component, taken]) => `### ${component}\n\n${propsTable(taken)}`)
      return [
        name,
        `${heading}\n\n\`\`\`tsx\n${example}\`\`\`\n${text.join('\n').trimEnd()}\n\n## Properties\n\n${tables.join('\n\n')}\n\nThe types that they name are declared in [${types.split('/').at(-1) ?? ''}](../${types}).\n`,
      ]
    }),
  )
}

/** The index of the package's documentation. */
export function llmsText(): string {
  const { version, description }: { version: string; description: string } = JSON.parse(read('package.json'))
  const all = documented()
  const pages = (kind: Documented['kind']) =>
    all
      .filter(each => each.kind === kind)
      .map(({ name, subpath, spec }) => {
        const cameWith = since[name] ?? version
        const state = `${stateOf(cameWith, version)}, since ${cameWith}`
        return `- [${name}](dist/specs/${name}.md): ${summaryOf(spec)} Subpath \`${subpath}\`; ${state}.`
      })
  const others = [...publicModules()]
    .filter(([subpath]) => !all.some(each => each.subpath === subpath))
    .map(([subpath, file]) => {
      const types = file.replace(/^src\//, 'dist/').replace(/\.tsx?$/, '.d.ts')
      return `- [${subpath}](${types})`
    })
  return `# @parvis/design-system

> ${description}, for React 19, in English and French. Version ${version}. Import each component from its own subpath, as \`@parvis/design-system/Button\`; there is no import of the whole package. Each page below begins with code that compiles.

## Start

- [README.md](README.md): install, styles and fonts, provider, first page, server, themes, languages, tokens
- [CHANGELOG.md](CHANGELOG.md): what each version brought

## Components

${pages('components').join('\n')}

## Patterns

${pages('patterns').join('\n')}

## Other modules

${others.join('\n')}

## Tokens

- [variables.css](dist/variables.css): every token as a custom property
${[...designTokenFiles().keys()].map(name => `- [${name}](dist/design-tokens/${name})`).join('\n')}
`
}
