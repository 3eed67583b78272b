/** What the components of the design system take, read from their source. */
import type { Declaration, ParamPattern, Statement, TSSignature, TSType, TSTypeName } from 'oxc-parser'
import { parse, resolveRelative, type SourceFile } from './sources.ts'

/** A type where it stands: the file that its names are looked up in, and what type parameters stand for there. */
interface PlacedType {
  type: TSType
  file: SourceFile
  parameters: ReadonlyMap<string, PlacedType>
}

type Place = Omit<PlacedType, 'type'>
/** Names of properties, each with its type; undefined for methods. */
type Members = ReadonlyMap<string, PlacedType | undefined>

const nothing: Members = new Map()

/** Types of the language that have the members of what they are about. */
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

/** Reads the properties of types across the files of the repository. */
export class PropReader {
  readonly #files: ReadonlyMap<string, SourceFile>

  constructor(files: readonly SourceFile[]) {
    this.#files = new Map(files.map(file => [file.path, file]))
  }

  /** Names of the exported functions of a module that are components. */
  componentsOf(path: string): string[] {
    return this.#functionsOf(path)
      .map(({ name }) => name)
      .filter(name => /^[A-Z]/.test(name))
  }

  /**
   * Whether what a module exports takes a property.
   * @param path of the module
   * @param name `items`, or `items.label` for what the property holds
   */
  takes(path: string, name: string): boolean {
    const [first = '', ...rest] = name.split('.')
    return this.#functionsOf(path).some(({ types }) =>
      types.some(placed => this.#has(this.#membersOf(placed), first, rest)),
    )
  }

  #has(members: Members, name: string, rest: readonly string[]): boolean {
    if (!members.has(name)) return false
    const [next, ...further] = rest
    if (next === undefined) return true
    const placed = members.get(name)
    return placed !== undefined && this.#has(this.#membersOf(placed), next, further)
  }

  /** The exported functions of a module, with the types of what they take. */
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
      case 'TSUnionType':
        return merged(type.types.map(part => this.#membersOf({ type: part, ...place })))
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

  /** The members of a type that a file declares, imports or passes on. */
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

/** What is `never` is there to be refused. */
function signatures(members: readonly TSSignature[], place: Place): Members {
  const found = new Map<string, PlacedType | undefined>()
  for (const member of members) {
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') continue
    const { key } = member
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
    if (name === undefined) continue
    const type = member.type === 'TSPropertySignature' ? member.typeAnnotation?.typeAnnotation : undefined
    if (type?.type !== 'TSNeverKeyword') found.set(name, type && { type, ...place })
  }
  return found
}

/** All members; of one that several types have, all that it may hold is kept by the last that says it. */
function merged(parts: readonly Members[]): Members {
  return new Map(parts.flatMap(part => [...part]))
}
