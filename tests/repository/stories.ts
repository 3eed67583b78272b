/** Checks that each story has a play test or a picture. */
import type { Expression, ObjectExpression, Program } from 'oxc-parser'
import { parse, type Problem, type SourceFile } from './sources.ts'

/** A story as written. */
export interface WrittenStory {
  path: string
  /** `Screens/Home`, if the file has it. */
  title: string
  name: string
  hasPlay: boolean
  hasPicture: boolean
}

type Values = ReadonlyMap<string, Expression>

/** A value without type assertions, and with constants of the file resolved. */
function meant(value: Expression | undefined, values: Values): Expression | undefined {
  switch (value?.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return meant(value.expression, values)
    case 'Identifier':
      return meant(values.get(value.name), values)
    case 'CallExpression': {
      // Resolve a helper of the file that only returns an object.
      const helper = meant(value.callee, values)
      return helper?.type === 'ArrowFunctionExpression' && helper.body.type !== 'BlockStatement'
        ? meant(helper.body, values)
        : value
    }
    default:
      return value
  }
}

/** The last value of an object's property, including spread objects. `unknown` where the file does not show it. */
function said(object: ObjectExpression, name: string, values: Values): Expression | 'unknown' | undefined {
  for (const part of object.properties.toReversed()) {
    if (part.type === 'SpreadElement') {
      const spread = meant(part.argument, values)
      if (spread?.type === 'ObjectExpression') {
        const found = said(spread, name, values)
        if (found !== undefined) return found
      } else if (part.argument.type === 'MemberExpression') return 'unknown'
    } else if (part.key.type === 'Identifier' && part.key.name === name) {
      return part.value
    }
  }
  return undefined
}

const isNone = (object: ObjectExpression, values: Values): boolean | undefined => {
  const parameters = said(object, 'parameters', values)
  const known = parameters === 'unknown' ? undefined : meant(parameters, values)
  if (known?.type !== 'ObjectExpression') return undefined
  const picture = said(known, 'picture', values)
  if (picture === undefined || picture === 'unknown') return undefined
  return picture.type === 'Literal' && picture.value === 'none'
}

/** All constants of the file. */
function constants({ body }: Program): Values {
  return new Map(
    body
      .map(node => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
      .flatMap(node => (node?.type === 'VariableDeclaration' ? node.declarations : []))
      .flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, init] as const] : [])),
  )
}

/** The stories of a file. Those from the standard states of all screens are tested there. */
export function storiesOf(file: SourceFile): WrittenStory[] {
  const { program } = parse(file)
  const values = constants(program)
  const meta = meant(values.get('meta'), values)
  if (meta?.type !== 'ObjectExpression') return []
  const title = said(meta, 'title', values)
  const isNoneByDefault = isNone(meta, values) === true
  const isPlayedByDefault = said(meta, 'play', values) !== undefined
  return program.body.flatMap(node => {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') return []
    return node.declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || !/^[A-Z]/.test(id.name)) return []
      const story = meant(init ?? undefined, values)
      const isWritten = story?.type === 'ObjectExpression'
      return [
        {
          path: file.path,
          title: title !== 'unknown' && title?.type === 'Literal' ? String(title.value) : '',
          name: id.name,
          hasPlay: !isWritten || isPlayedByDefault || said(story, 'play', values) !== undefined,
          hasPicture: !(isWritten ? (isNone(story, values) ?? isNoneByDefault) : isNoneByDefault),
        },
      ]
    })
  })
}

export const isStories = ({ path }: SourceFile) =>
  /^(design-system|portal)\/src\/.*\.stories\.tsx$/.test(path)

/** Stories without a play test or a picture: nothing but axe could find a fault in them. */
export function unprovenStories(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(isStories)
    .flatMap(storiesOf)
    .filter(({ hasPlay, hasPicture }) => !hasPlay && !hasPicture)
    .map(({ path, name }) => `${path}: ${name} has neither a play test nor a picture`)
}
