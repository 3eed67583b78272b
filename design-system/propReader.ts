/** Reads the props of the design system's components from their source. */
import { dirname, join } from 'node:path/posix'
import {
  parseSync,
  type Declaration,
  type Expression,
  type ParamPattern,
  type ParseResult,
  type Statement,
  type TSMethodSignature,
  type TSPropertySignature,
  type TSSignature,
  type TSType,
  type TSTypeName,
} from 'oxc-parser'
import { sharedProps } from './sharedProps.ts'

/** A file of the repository. */
interface SourceFile {
  /** Path from the repository's root, with `/`. */
  path: string
  text: string
}

/** A prop as documented for readers. */
export interface Prop {
  name: string
  isRequired: boolean
  /** The type as TypeScript writes it, with our own union names expanded. */
  type: string
  /** What it is for; empty if undocumented. */
  description: string
  /** The default value, as code. */
  default?: string
}

const parsed = new Map<string, ParseResult>()

function parse({ path, text }: SourceFile): ParseResult {
  const key = `${path}\0${text}`
  const known = parsed.get(key) ?? parseSync(path, text)
  parsed.set(key, known)
  return known
}

/** The repository path of a relative import, or undefined for a package. */
const resolveRelative = (file: SourceFile, specifier: string) =>
  specifier.startsWith('.') ? join(dirname(file.path), specifier) : undefined

/** A type in its context: the file in which its names are resolved, and its type arguments. */
interface PlacedType {
  type: TSType
  file: SourceFile
  parameters: ReadonlyMap<string, PlacedType>
}

type Place = Omit<PlacedType, 'type'>
/** A property and its declaration. */
interface Member {
  file: SourceFile
  signature: TSPropertySignature | TSMethodSignature
  isRequired: boolean
  /** Undefined for methods. */
  type: PlacedType | undefined
}
type Members = ReadonlyMap<string, Member>

const nothing: Members = new Map()

/** Built-in types whose members are those of their type argument. */
const transparent = new Set(['Omit', 'Pick', 'Readonly', 'Partial', 'Required', 'ReadonlyArray', 'Array'])

function nameOf(name: TSTypeName): string {
  return name.type === 'Identifier' ? name.name : ''
}

/** The names of `'a' | 'b'`. */
function literalNames(type: TSType | undefined): string[] {
  if (type?.type === 'TSUnionType') return type.types.flatMap(literalNames)
  if (type?.type !== 'TSLiteralType' || type.literal.type !== 'Literal') return []
  return typeof type.literal.value === 'string' ? [type.literal.value] : []
}

function declarationIn(statement: Statement): Statement | Declaration {
  return statement.type === 'ExportNamedDeclaration' && statement.declaration
    ? statement.declaration
    : statement
}

/** Resolves the properties of types across the files of the repository. */
export class PropReader {
  readonly #files: ReadonlyMap<string, SourceFile>

  constructor(files: readonly SourceFile[]) {
    this.#files = new Map(files.map(file => [file.path, file]))
  }

  /** Names of a module's exported functions that are components. */
  componentsOf(path: string): string[] {
    return this.#functionsOf(path)
      .map(({ name }) => name)
      .filter(name => /^[A-Z]/.test(name))
  }

  /**
   * Whether an export of a module accepts a property.
   * @param path of the module
   * @param name `items`, or `items.label` for a member of the property's type
   */
  takes(path: string, name: string): boolean {
    const [first = '', ...rest] = name.split('.')
    return this.#functionsOf(path).some(({ types }) =>
      types.some(placed => this.#has(this.#membersOf(placed), first, rest)),
    )
  }

  /** The props of each component that a module exports, in the order of their declaration. */
  propsOf(path: string): Map<string, Prop[]> {
    return new Map(
      this.#functionsOf(path)
        .filter(({ name }) => /^[A-Z]/.test(name))
        .map(({ name, types: [props] }) => [
          name,
          props === undefined
            ? []
            : [...this.#membersOf(props)].map(([prop, member]) => this.#described(prop, member)),
        ]),
    )
  }

  #described(name: string, { file, signature, type, isRequired }: Member): Prop {
    const words = wordsBefore(file, signature.start)
    const [, said = ''] = /@default\s+`?([^]*?)`?$/.exec(words) ?? []
    const own = words.replace(/@default[^]*$/, '').trim()
    const description = own === '' ? (sharedProps[name] ?? '') : own
    const isValue = valueAsCode.test(said)
    return {
      name,
      isRequired,
      type: type === undefined ? sourceOf(file, signature) : this.#written(type),
      description: said === '' || isValue ? description : `${description} ${leftOut(said)}`,
      ...(isValue && { default: said }),
    }
  }

  /** A type in readable form: a name for a union of literals is expanded. */
  #written({ type, ...place }: PlacedType): string {
    const { file, parameters } = place
    switch (type.type) {
      case 'TSUnionType':
        return type.types.map(part => this.#written({ type: part, ...place })).join(' | ')
      case 'TSParenthesizedType':
        return `(${this.#written({ type: type.typeAnnotation, ...place })})`
      case 'TSTypeOperator':
        if (type.operator === 'keyof') return this.#keysOf(type.typeAnnotation, file) ?? sourceOf(file, type)
        return `${type.operator} ${this.#written({ type: type.typeAnnotation, ...place })}`
      case 'TSArrayType': {
        const element = this.#written({ type: type.elementType, ...place })
        return / \| /.test(element) && !element.startsWith('(') ? `(${element})[]` : `${element}[]`
      }
      case 'TSIndexedAccessType':
        return this.#elementsOf(type.objectType, file) ?? sourceOf(file, type)
      case 'TSTypeReference': {
        const name = nameOf(type.typeName)
        const bound = parameters.get(name)
        if (bound) return sourceOf(file, type)
        return this.#listNamed(name, file) ?? sourceOf(file, type)
      }
      default:
        return sourceOf(file, type)
    }
  }

  /** The literals of a named type, if it is nothing but a union of literals. */
  #listNamed(name: string, file: SourceFile): string | undefined {
    return this.#lookUp(name, file, (statement, at) => {
      if (statement.type !== 'TSTypeAliasDeclaration' || statement.typeParameters) return undefined
      const { typeAnnotation: type } = statement
      const written = this.#written({ type, file: at, parameters: new Map() })
      return /^'[^']*'( \| '[^']*')*$|^\d+( \| \d+)*$/.test(written) ? written : undefined
    })
  }

  /** The elements of `typeof list`, joined. */
  #elementsOf(type: TSType, file: SourceFile): string | undefined {
    const inner = type.type === 'TSParenthesizedType' ? type.typeAnnotation : type
    if (inner.type !== 'TSTypeQuery' || inner.exprName.type !== 'Identifier') return undefined
    return this.#lookUp(inner.exprName.name, file, (statement, at) => {
      const list = valueOf(statement, inner)
      if (list?.type !== 'ArrayExpression') return undefined
      return list.elements.map(element => (element === null ? '' : sourceOf(at, element))).join(' | ')
    })
  }

  /** The keys of `typeof object`, joined. */
  #keysOf(type: TSType, file: SourceFile): string | undefined {
    const inner = type.type === 'TSParenthesizedType' ? type.typeAnnotation : type
    if (inner.type !== 'TSTypeQuery' || inner.exprName.type !== 'Identifier') return undefined
    return this.#lookUp(inner.exprName.name, file, (statement, at) => {
      const object = valueOf(statement, inner)
      if (object?.type !== 'ObjectExpression') return undefined
      const keys = object.properties.flatMap(each =>
        each.type === 'Property' ? [sourceOf(at, each.key)] : [],
      )
      return keys.map(key => (/^[a-z]/i.test(key) ? `'${key}'` : key)).join(' | ')
    })
  }

  /** Resolves a name in a file, or in the file that it is imported from. */
  #lookUp<Found>(
    name: string,
    file: SourceFile,
    read: (statement: Statement | Declaration, file: SourceFile) => Found | undefined,
  ): Found | undefined {
    const { program, module } = parse(file)
    for (const statement of program.body) {
      const declaration = declarationIn(statement)
      if (!declares(declaration, name)) continue
      return read(declaration, file)
    }
    for (const { moduleRequest, entries } of module.staticImports) {
      const entry = entries.find(({ localName }) => localName.value === name)
      const target = this.#files.get(resolveRelative(file, moduleRequest.value) ?? '')
      if (entry && target) return this.#lookUp(entry.importName.name ?? name, target, read)
    }
    return undefined
  }

  #has(members: Members, name: string, rest: readonly string[]): boolean {
    if (!members.has(name)) return false
    const [next, ...further] = rest
    if (next === undefined) return true
    const placed = members.get(name)?.type
    return placed !== undefined && this.#has(this.#membersOf(placed), next, further)
  }

  /** The exported functions of a module, with the types of their parameters. */
  #functionsOf(path: string): { name: string; types: PlacedType[] }[] {
    const file = this.#files.get(path)
    if (!file) return []
    return parse(file).program.body.flatMap(statement => {
      if (statement.type !== 'ExportNamedDeclaration') return []
      const { declaration } = statement
      if (declaration?.type !== 'FunctionDeclaration' || !declaration.id) return []
      const parameters = new Map(
        (declaration.typeParameters?.params ?? []).flatMap(({ name, constraint }) =>
          constraint
            ? [[name.name, { type: constraint, file, parameters: new Map<string, PlacedType>() }]]
            : [],
        ),
      )
      const types = declaration.params.flatMap(parameter => {
        const type = typeOfParameter(parameter)
        return type ? [{ type, file, parameters }] : []
      })
      return [{ name: declaration.id.name, types }]
    })
  }

  #membersOf({ type, ...place }: PlacedType): Members {
    switch (type.type) {
      case 'TSTypeLiteral':
        return signatures(type.members, place)
      case 'TSIntersectionType':
        return merged(type.types.map(part => this.#membersOf({ type: part, ...place })))
      case 'TSUnionType':
        return alternatives(type.types.map(part => this.#membersOf({ type: part, ...place })))
      case 'TSArrayType':
        return this.#membersOf({ type: type.elementType, ...place })
      case 'TSParenthesizedType':
      case 'TSTypeOperator':
        return this.#membersOf({ type: type.typeAnnotation, ...place })
      case 'TSTypeReference':
        return this.#named(nameOf(type.typeName), type.typeArguments?.params ?? [], place)
      default:
        return nothing
    }
  }

  #named(name: string, given: readonly TSType[], place: Place): Members {
    const bound = place.parameters.get(name)
    if (bound) return this.#membersOf(bound)
    const [first, second] = given
    if (transparent.has(name) && first) {
      const members = [...this.#membersOf({ type: first, ...place })]
      const names = literalNames(second)
      if (name === 'Omit') return new Map(members.filter(([key]) => !names.includes(key)))
      if (name === 'Pick') return new Map(members.filter(([key]) => names.includes(key)))
      return new Map(members)
    }
    return this.#declared(
      name,
      given.map(type => ({ type, ...place })),
      place.file,
    )
  }

  /** The members of a type that a file declares, imports or re-exports. */
  #declared(name: string, given: readonly PlacedType[], file: SourceFile): Members {
    const statements = parse(file).program.body
    for (const statement of statements) {
      const declaration = declarationIn(statement)
      if (declaration.type !== 'TSInterfaceDeclaration' && declaration.type !== 'TSTypeAliasDeclaration')
        continue
      if (declaration.id.name !== name) continue
      const parameters = new Map<string, PlacedType>()
      for (const [index, parameter] of (declaration.typeParameters?.params ?? []).entries()) {
        const type = parameter.default ?? parameter.constraint
        const value = given[index] ?? (type ? { type, file, parameters } : undefined)
        if (value) parameters.set(parameter.name.name, value)
      }
      const place = { file, parameters }
      if (declaration.type === 'TSTypeAliasDeclaration')
        return this.#membersOf({ type: declaration.typeAnnotation, ...place })
      return merged([
        ...declaration.extends.map(({ expression, typeArguments }) =>
          expression.type === 'Identifier'
            ? this.#named(expression.name, typeArguments?.params ?? [], place)
            : nothing,
        ),
        signatures(declaration.body.body, place),
      ])
    }
    for (const { moduleRequest, entries } of parse(file).module.staticImports) {
      const entry = entries.find(({ localName }) => localName.value === name)
      const target = this.#files.get(resolveRelative(file, moduleRequest.value) ?? '')
      if (entry && target) return this.#declared(entry.importName.name ?? name, given, target)
    }
    return nothing
  }
}

function typeOfParameter(parameter: ParamPattern): TSType | undefined {
  if (parameter.type === 'TSParameterProperty' || parameter.type === 'RestElement') return undefined
  const pattern = parameter.type === 'AssignmentPattern' ? parameter.left : parameter
  return 'typeAnnotation' in pattern ? pattern.typeAnnotation?.typeAnnotation : undefined
}

/** Members of type `never` only forbid a property, and are left out. */
function signatures(members: readonly TSSignature[], place: Place): Members {
  const found = new Map<string, Member>()
  for (const member of members) {
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') continue
    const { key } = member
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
    if (name === undefined) continue
    const type = member.type === 'TSPropertySignature' ? member.typeAnnotation?.typeAnnotation : undefined
    if (type?.type !== 'TSNeverKeyword')
      found.set(name, {
        file: place.file,
        signature: member,
        isRequired: !member.optional,
        type: type && { type, ...place },
      })
  }
  return found
}

/** Merges members; if several types have the same one, the last wins. */
function merged(parts: readonly Members[]): Members {
  return new Map(parts.flatMap(part => [...part]))
}

const sourceOf = ({ text }: SourceFile, { start, end }: { start: number; end: number }) =>
  text.slice(start, end).replaceAll(/\s+/g, ' ')

/** A default that is not a value, as a sentence. */
const leftOut = (said: string) => `Where it is left out: ${said}${/[.!?]\W?$/.test(said) ? '' : '.'}`

/** A value as code: a number, a quoted string, a list or an object. */
const valueAsCode = /^(?:true|false|null|-?[\d_.]+|'[^']*'|\[.*\]|\{.*\})$/

/** The comment directly before a position. */
function wordsBefore(file: SourceFile, start: number): string {
  const comment = parse(file).comments.findLast(({ end }) => end <= start)
  if (comment?.type !== 'Block' || !comment.value.startsWith('*')) return ''
  if (file.text.slice(comment.end, start).trim() !== '') return ''
  return comment.value
    .slice(1)
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function declares(statement: Statement | Declaration, name: string): boolean {
  if (statement.type === 'TSTypeAliasDeclaration' || statement.type === 'TSInterfaceDeclaration')
    return statement.id.name === name
  return (
    statement.type === 'VariableDeclaration' &&
    statement.declarations.some(({ id }) => id.type === 'Identifier' && id.name === name)
  )
}

/** The initialiser of the queried constant, without `as const` and the like. */
function valueOf(statement: Statement | Declaration, query: TSType): Expression | undefined {
  if (statement.type !== 'VariableDeclaration' || query.type !== 'TSTypeQuery') return undefined
  const { exprName } = query
  const declared = statement.declarations.find(
    ({ id }) => id.type === 'Identifier' && exprName.type === 'Identifier' && id.name === exprName.name,
  )
  let value = declared?.init ?? undefined
  while (value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression') value = value.expression
  return value
}

/** The members of a union: a property is required only if every alternative requires it. */
function alternatives(parts: readonly Members[]): Members {
  return new Map(
    [...merged(parts)].map(([name, member]) => [
      name,
      { ...member, isRequired: parts.every(part => part.get(name)?.isRequired === true) },
    ]),
  )
}
