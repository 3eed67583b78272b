/** What a component's SPEC.md must contain for those who choose and use it. */
import { PropReader } from '../../design-system/propReader.ts'
import type { Problem, SourceFile } from './sources.ts'

/** The sections that every SPEC.md starts with, in order; keyboard support and further notes come after them. */
export const guidanceSections = ['When', "Do and don't", 'Anatomy', 'Must'] as const

/** The text under each heading of a level, in order. */
export function sectionsOf(text: string, level: 2 | 3): Map<string, string> {
  const [, ...parts] = text.split(new RegExp(`^${'#'.repeat(level)} `, 'm'))
  return new Map(
    parts.map(part => {
      const end = part.indexOf('\n')
      return [part.slice(0, end).trim(), part.slice(end).trim()]
    }),
  )
}

/** The texts in backticks. */
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(match => match[1] ?? '')
const bullets = (text: string) => text.split('\n').filter(line => line.startsWith('- '))
const isComponentName = (word: string) => /^[A-Z]\w*$/.test(word)
/** A prop, possibly nested (`items.label`) or with a value (`look="plain"`). */
const property = /^([a-z][\w-]*(?:\.\w+)*)(?:="[^"]*")?$/

/** The cells of each row of a table, without its head. */
function rowsOf(table: string): string[][] {
  return table
    .split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(line => line.split('|').map(cell => cell.trim()))
    .map(([, ...cells]) => cells.slice(0, -1))
}

interface Spec {
  file: SourceFile
  /** Name of the folder. */
  name: string
  /** Path of the module that the folder is named after. */
  module: string
}

function specsIn(files: readonly SourceFile[]): Spec[] {
  return files.flatMap(file => {
    const match = /^(design-system\/src\/(?:components|patterns)\/([^/]+))\/SPEC\.md$/.exec(file.path)
    const [, folder, name] = match ?? []
    return folder !== undefined && name !== undefined ? [{ file, name, module: `${folder}/${name}.tsx` }] : []
  })
}

/** The sections are present, in order and not empty. */
export function specSections(files: readonly SourceFile[]): Problem[] {
  return specsIn(files).flatMap(({ file: { path, text } }) => {
    const sections = sectionsOf(text, 2)
    const found = [...sections.keys()].slice(0, guidanceSections.length)
    if (found.join() !== guidanceSections.join())
      return [`${path}: begins with ${found.join(', ') || 'nothing'}, not ${guidanceSections.join(', ')}`]
    const problems: Problem[] = []
    const when = sectionsOf(sections.get('When') ?? '', 3)
    for (const title of ['Use it for', 'Use instead'])
      if (bullets(when.get(title) ?? '').length === 0) problems.push(`${path}: "${title}" says nothing`)
    const pairs = rowsOf(sections.get("Do and don't") ?? '')
    if (pairs.length < 2 || pairs.some(cells => cells.length !== 2 || cells.includes('')))
      problems.push(`${path}: "Do and don't" needs two pairs or more, each with both halves`)
    if (sections.get('Anatomy')?.startsWith('1. **') !== true)
      problems.push(`${path}: "Anatomy" numbers no parts`)
    return problems
  })
}

/** Every component with its module, by name; also folders named after what several components share. */
function modulesOf(specs: readonly Spec[], reader: PropReader): ReadonlyMap<string, string> {
  return new Map(
    specs.flatMap(({ name, module }) => [name, ...reader.componentsOf(module)].map(known => [known, module])),
  )
}

/**
 * An alternative starts with a component; each one named exists, is a different one and has the props that it is to be
 * used with.
 */
export function specAlternatives(files: readonly SourceFile[]): Problem[] {
  const reader = new PropReader(files)
  const specs = specsIn(files)
  const known = modulesOf(specs, reader)
  return specs.flatMap(({ file: { path, text }, name }) => {
    const when = sectionsOf(sectionsOf(text, 2).get('When') ?? '', 3)
    return bullets(when.get('Use instead') ?? '').flatMap(line => {
      const names = quoted(line).filter(isComponentName)
      const problems = names
        .filter(other => !known.has(other))
        .map(other => `${path}: there is no ${other} to be used instead`)
      if (!/^- `[A-Z]/.test(line)) problems.push(`${path}: "${line.slice(2)}" begins with no component`)
      if (names[0] === name) problems.push(`${path}: ${name} is no other component than itself`)
      for (const [, other = '', word = ''] of line.matchAll(/`([A-Z]\w*)` with `([^`]+)`/g)) {
        const prop = property.exec(word)?.[1]
        const module = known.get(other)
        if (module !== undefined && (prop === undefined || !reader.takes(module, prop)))
          problems.push(`${path}: ${other} has no \`${word}\``)
      }
      return problems
    })
  })
}

/** A part is filled by a prop of the component or by another component. */
export function specAnatomy(files: readonly SourceFile[]): Problem[] {
  const reader = new PropReader(files)
  const specs = specsIn(files)
  const known = modulesOf(specs, reader)
  return specs.flatMap(({ file: { path, text }, name, module }) =>
    quoted(sectionsOf(text, 2).get('Anatomy') ?? '').flatMap(word => {
      if (isComponentName(word)) return known.has(word) ? [] : [`${path}: there is no ${word}`]
      const prop = property.exec(word)?.[1]
      return prop !== undefined && reader.takes(module, prop) ? [] : [`${path}: ${name} has no \`${word}\``]
    }),
  )
}
