/** Adds entries to objects and lists in our own sources; formatting is left to the formatter. */
import type { Argument, Expression, ObjectExpression, ArrayExpression } from 'oxc-parser'
import { parse } from '../repository/sources.ts'
import type { Draft } from './draft.ts'

type Literal = ObjectExpression | ArrayExpression

/** Unwraps `as const`, `satisfies X` and the last argument of a call. */
function inside(node: Expression | Argument | null | undefined): Literal | undefined {
  switch (node?.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return inside(node.expression)
    case 'CallExpression':
      return inside(node.arguments.at(-1))
    case 'ObjectExpression':
    case 'ArrayExpression':
      return node
    default:
      return undefined
  }
}

/** The value at a path of keys. */
function at(node: Literal | undefined, [key, ...rest]: readonly string[]): Literal | undefined {
  if (key === undefined || node?.type !== 'ObjectExpression') return node
  const property = node.properties.find(each => each.type === 'Property' && nameOf(each.key) === key)
  return property?.type === 'Property' ? at(inside(property.value), rest) : undefined
}

const nameOf = (key: { type: string }): string | undefined =>
  key.type === 'Identifier'
    ? (Reflect.get(key, 'name') as string)
    : key.type === 'Literal'
      ? String(Reflect.get(key, 'value'))
      : undefined

/** An object or list that a file declares: `routes`, or `parts.places`. */
function find(draft: Draft, path: string, name: string): Literal | undefined {
  const [declared = '', ...keys] = name.split('.')
  const { body } = parse({ path, text: draft.read(path) }).program
  for (const node of body) {
    const statement = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    if (statement?.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && id.name === declared) return at(inside(init), keys)
  }
  return undefined
}

/** The keys of an object that a file declares; undefined when there is none. */
export function keysOf(draft: Draft, path: string, name: string): string[] | undefined {
  const found = find(draft, path, name)
  return found?.type === 'ObjectExpression'
    ? found.properties.flatMap(each => (each.type === 'Property' ? (nameOf(each.key) ?? []) : []))
    : undefined
}

/** Appends an entry. @throws Error when the file declares no such object or list */
export function addTo(draft: Draft, path: string, name: string, entry: string): void {
  const found = find(draft, path, name)
  if (!found) throw new Error(`${path} declares no object or list ${name}`)
  const last = (found.type === 'ObjectExpression' ? found.properties : found.elements).at(-1)
  draft.edit(path, text =>
    last
      ? `${text.slice(0, last.end)},\n${entry}${text.slice(last.end)}`
      : `${text.slice(0, found.start + 1)}\n${entry},\n${text.slice(found.start + 1)}`,
  )
}

/** Appends an import. */
export function addImport(draft: Draft, path: string, statement: string): void {
  const last = parse({ path, text: draft.read(path) }).module.staticImports.at(-1)
  draft.edit(path, text =>
    last ? `${text.slice(0, last.end)}\n${statement}${text.slice(last.end)}` : `${statement}\n\n${text}`,
  )
}
