/**
 * Checks that both languages have the same keys, placeholders and plurals, and that there is no text outside the
 * catalogues.
 */
import { Visitor } from 'oxc-parser'
import { isCheck, isCode, lineOf, parse, type Problem, type SourceFile } from './sources.ts'

/** A catalogue as exported: texts, plural forms or nested levels. */
export type Catalogue = Readonly<Record<string, unknown>>

function isCounted(value: unknown): value is (count: number) => string {
  return typeof value === 'function'
}

/** Maps keys to texts; plural forms and levels are joined by dots. */
export function flatten(catalogue: Catalogue, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>()
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') flat.set(prefix + key, value)
    // A function of a number: called for one and for many.
    else if (isCounted(value))
      for (const count of [1, 100]) flat.set(`${prefix}${key}.${String(count)}`, value(count))
    else if (typeof value === 'object' && value !== null) {
      for (const [inner, text] of flatten({ ...value }, `${prefix}${key}.`)) flat.set(inner, text)
    }
  }
  return flat
}

/** The `{{name}}` and `<tag>` placeholders of a text, sorted. */
function placeholders(text: string): string {
  const found = [...text.matchAll(/\{\{([\w.]+)\}\}|<\/?([\w]+)\s*\/?>/g)].map(
    match => match[1] ?? `<${match[2] ?? ''}>`,
  )
  return [...new Set(found)].toSorted().join(' ')
}

const pluralForm = /([._])(zero|one|two|few|many|other)$/

/** Groups plural forms under one key: French has `many`, English does not. */
function byMessage(flat: Map<string, string>): Map<string, string[]> {
  const messages = new Map<string, string[]>()
  for (const [key, text] of flat) {
    const name = key.replace(pluralForm, '')
    messages.set(name, [...(messages.get(name) ?? []), text])
  }
  return messages
}

/** The differences between the two languages of a catalogue. */
export function compareLanguages(name: string, en: Catalogue, fr: Catalogue): Problem[] {
  const english = byMessage(flatten(en))
  const french = byMessage(flatten(fr))
  const problems: Problem[] = []
  for (const key of english.keys())
    if (!french.has(key)) problems.push(`${name}: ${key} is missing in French`)
  for (const key of french.keys())
    if (!english.has(key)) problems.push(`${name}: ${key} is missing in English`)
  for (const [key, texts] of english) {
    const other = french.get(key)
    if (other === undefined) continue
    // A plural form may omit the number ("one file"), so a message's placeholders are those of all its forms.
    const mine = placeholders(texts.join(' '))
    const theirs = placeholders(other.join(' '))
    if (mine !== theirs) problems.push(`${name}: ${key} has {${mine}} in English and {${theirs}} in French`)
    for (const text of [...texts, ...other]) {
      if (text.trim() === '') problems.push(`${name}: ${key} is empty`)
      if (/(?<!\{)\{\w*\}(?!\})/.test(text))
        problems.push(`${name}: ${key} has a place for a value in single braces: ${text}`)
    }
  }
  return problems
}

/** French typography: no ordinary space before : ; ? ! » and after «. */
export function frenchSpaces(name: string, fr: Catalogue): Problem[] {
  return [...flatten(fr)]
    .filter(([, text]) => / [:;?!»](?![\w/])|« /.test(text))
    .map(([key, text]) => `${name}: ${key} needs a non-breaking space: ${text}`)
}

/** Dates formatted outside the one place that knows how: English is American, and French says "1er". */
export function foreignDates(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(
      file =>
        /^(design-system|portal|services)\/src\/.*\.tsx?$/.test(file.path) &&
        !isCheck(file) &&
        !file.path.endsWith('/i18n/dates.ts'),
    )
    .flatMap(file =>
      [...file.text.matchAll(/'en-GB'|dateStyle: '(?:long|full)'/g)].map(
        ({ index, 0: found }) =>
          `${file.path}:${lineOf(file, index)}: ${found}: write dates by i18n/dates.ts`,
      ),
    )
}

const spokenProps = new Set([
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'label',
  'description',
  'placeholder',
  'errorMessage',
  'heading',
  'text',
])
const hasWords = /\p{L}{2}/u

/** No literal text in components and screens: it comes from a bilingual catalogue. */
export function literalText(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(
      file => /^(portal|design-system)\/src\/.*\.tsx$/.test(file.path) && isCode(file) && !isCheck(file),
    )
    .flatMap(file => {
      const problems: Problem[] = []
      const say = (offset: number, text: string) => {
        problems.push(`${file.path}:${String(lineOf(file, offset))}: literal text "${text.trim()}"`)
      }
      new Visitor({
        JSXText(node) {
          if (hasWords.test(node.value)) say(node.start, node.value)
        },
        JSXExpressionContainer(node) {
          if (
            node.expression.type === 'Literal' &&
            typeof node.expression.value === 'string' &&
            hasWords.test(node.expression.value)
          ) {
            say(node.start, node.expression.value)
          }
        },
        JSXAttribute(node) {
          const name = node.name.type === 'JSXIdentifier' ? node.name.name : ''
          const value = node.value
          if (!spokenProps.has(name) || value?.type !== 'Literal') return
          if (typeof value.value === 'string' && hasWords.test(value.value)) say(node.start, value.value)
        },
      }).visit(parse(file).program)
      return problems
    })
}
