/** Extracts the texts of the services' letters, bell and citations, which are in code next to what they name. */
import type { SourceFile } from './sources.ts'
import { lineOf, parse } from './sources.ts'

type Language = 'en' | 'fr'
interface Said {
  name: string
  en: Record<string, string>
  fr: Record<string, string>
}

interface SyntaxNode {
  type: string
  start: number
  [part: string]: unknown
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'
const other = (language: Language): Language => (language === 'en' ? 'fr' : 'en')

/** The language of a condition's consequent: `isFrench`, `language === 'fr'`. */
function askedBy(condition: unknown, text: string): Language | undefined {
  if (!isNode(condition)) return undefined
  const asked = text.slice(condition.start, Number(condition['end']))
  if (asked === 'isFrench') return 'fr'
  return /^\w*[lL]anguage === '(en|fr)'$/.exec(asked)?.[1] as Language | undefined
}

/** The name of a field of an object. */
function fieldName(property: unknown): string | undefined {
  const key = isNode(property) ? property['key'] : undefined
  return isNode(key) && typeof key['name'] === 'string' ? key['name'] : undefined
}

/** The language of a field of an object: `en` beside `fr`, and `englishTitle` beside `title`. */
function languageOf(name: string, names: ReadonlySet<string | undefined>): Language | undefined {
  if (name === 'en' || name === 'fr') return name
  if (/^english[A-Z]/.test(name)) return 'en'
  return names.has(`english${name.charAt(0).toUpperCase()}${name.slice(1)}`) ? 'fr' : undefined
}

/** The text of a literal; a placeholder becomes `…`. */
function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  const parts = node['quasis'] as { value: { cooked: string } }[]
  return parts.map(({ value }) => value.cooked).join('…')
}

/** The texts of a file in each language, by line. A text in neither language is one that nobody reads. */
export function spokenIn(file: SourceFile): Said {
  const said: Said = { name: file.path, en: {}, fr: {} }
  function walk(value: unknown, language: Language | undefined): void {
    if (Array.isArray(value)) {
      let here = language
      for (const each of value) {
        walk(each, here)
        // What follows `if (language === 'fr') return …` is in the other language.
        const asked: Language | undefined =
          isNode(each) && each.type === 'IfStatement' ? askedBy(each['test'], file.text) : undefined
        if (asked !== undefined) here = other(asked)
      }
      return
    }
    if (!isNode(value)) return
    const text = textOf(value)
    if (text !== undefined && language !== undefined)
      said[language][`line ${String(lineOf(file, value.start))}, ${String(value.start)}`] = text
    if (value.type === 'ConditionalExpression' || value.type === 'IfStatement') {
      const asked = askedBy(value['test'], file.text)
      if (asked !== undefined) {
        walk(value['consequent'], asked)
        walk(value['alternate'], other(asked))
        return
      }
    }
    if (value.type === 'ObjectExpression') {
      const properties = value['properties'] as unknown[]
      const names = new Set(properties.map(fieldName))
      for (const property of properties) {
        const own = languageOf(fieldName(property) ?? '', names)
        walk(isNode(property) && own !== undefined ? property['value'] : property, own ?? language)
      }
      return
    }
    for (const [part, inner] of Object.entries(value)) if (part !== 'key') walk(inner, language)
  }
  walk(parse(file).program, undefined)
  return said
}
