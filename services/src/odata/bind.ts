import { excerpt, refuse, type Source } from './errors.ts'
import { functions, resultOf } from './functions.ts'
import {
  type EntityModel,
  type FieldModel,
  findField,
  findNavigation,
  type ModelRegistry,
  type NavigationModel,
  targetOf,
} from './model.ts'
import type { Binary, BinaryOperator, Call, Expression, In, Lambda, Literal, Segment } from './syntax.ts'
import { comparable, isNumber, ordered, type ValueType } from './types.ts'

/** A single navigation that a path follows. */
export interface Hop {
  readonly navigation: NavigationModel
  readonly target: EntityModel
}

/**
 * The tree of a $filter with names resolved against the models and types checked. `variable` 0 is the listed entity.
 */
export type Bound = { readonly type: ValueType; readonly nullable: boolean } & (
  | { readonly kind: 'value'; readonly value: string }
  | {
      readonly kind: 'field'
      readonly variable: number
      readonly hops: readonly Hop[]
      readonly field: FieldModel
    }
  | { readonly kind: 'row'; readonly variable: number; readonly hops: readonly Hop[] }
  | {
      readonly kind: 'quantifier'
      readonly operator: 'any' | 'all'
      readonly variable: number
      readonly hops: readonly Hop[]
      readonly collection: Hop
      readonly inner: number
      readonly body?: Bound
    }
  | { readonly kind: 'function'; readonly name: string; readonly args: readonly Bound[] }
  | { readonly kind: 'not' | 'negate'; readonly operand: Bound }
  | {
      readonly kind: 'binary'
      readonly operator: BinaryOperator
      readonly left: Bound
      readonly right: Bound
    }
  | { readonly kind: 'in'; readonly left: Bound; readonly items: readonly Bound[] }
)

interface Variable {
  readonly id: number
  readonly model: EntityModel
}
type Variables = ReadonlyMap<string, Variable>

/** Resolves and checks a $filter of `model`. Throws ODataError with the position of the faulty name or operator. */
export function bindFilter(
  tree: Expression,
  model: EntityModel,
  registry: ModelRegistry,
  source: Source,
): Bound {
  const binder = new Binder(registry, source)
  return binder.boolean(tree, new Map([['$it', { id: 0, model }]]))
}

/** Resolves a path that ends in a field and follows only single navigations (as in $orderby). */
export function bindPath(
  segments: readonly Segment[],
  model: EntityModel,
  registry: ModelRegistry,
  source: Source,
): Bound & { readonly kind: 'field' } {
  const bound = new Binder(registry, source).path(segments, new Map([['$it', { id: 0, model }]]))
  if (bound.kind !== 'field')
    return refuse(source, segments.at(-1)?.at ?? 0, 'field-unknown', { entity: model.name })
  return bound
}

class Binder {
  private readonly registry: ModelRegistry
  private readonly source: Source
  private variables = 0

  constructor(registry: ModelRegistry, source: Source) {
    this.registry = registry
    this.source = source
  }

  private bind(tree: Expression, variables: Variables): Bound {
    switch (tree.kind) {
      case 'literal':
        return literal(tree)
      case 'path':
        return this.path(tree.segments, variables)
      case 'lambda':
        return this.lambda(tree, variables)
      case 'call':
        return this.call(tree, variables)
      case 'in':
        return this.in(tree, variables)
      case 'binary':
        return this.binary(tree, variables)
      case 'unary': {
        if (tree.operator === 'not') {
          const operand = this.boolean(tree.operand, variables)
          return { kind: 'not', type: 'boolean', nullable: operand.nullable, operand }
        }
        const operand = this.number(tree.operand, variables)
        return { kind: 'negate', type: numeric(operand.type), nullable: operand.nullable, operand }
      }
    }
  }

  boolean(tree: Expression, variables: Variables): Bound {
    const bound = this.bind(tree, variables)
    if (bound.kind === 'row' || !comparable(bound.type, 'boolean')) {
      this.mismatch(tree.at, 'boolean', bound.type)
    }
    return bound
  }

  private number(tree: Expression, variables: Variables): Bound {
    const bound = this.bind(tree, variables)
    if (bound.kind === 'row' || !comparable(bound.type, 'int')) this.mismatch(tree.at, 'int', bound.type)
    return bound
  }

  private mismatch(at: number, expected: string, found: string): never {
    return refuse(this.source, at, 'type-mismatch', { expected, found })
  }

  /** Follows single navigations from a variable; returns the variable, the hops and the remaining segments. */
  private start(segments: readonly Segment[], variables: Variables) {
    const first = segments[0]
    const named = first && variables.get(first.name === '$it' ? '$it' : first.name.toLowerCase())
    const variable = named ?? variables.get('$it')
    if (!variable) throw new Error('A filter is bound without $it')
    return { variable, rest: named ? segments.slice(1) : segments, first }
  }

  private hop(model: EntityModel, segment: Segment): Hop {
    const navigation = findNavigation(model, segment.name)
    if (!navigation) {
      const code = findField(model, segment.name) ? 'navigation-unknown' : 'field-unknown'
      return refuse(this.source, segment.at, code, { name: excerpt(segment.name), entity: model.name })
    }
    return { navigation, target: targetOf(this.registry, navigation) }
  }

  path(segments: readonly Segment[], variables: Variables): Bound {
    const { variable, rest } = this.start(segments, variables)
    const hops: Hop[] = []
    let model = variable.model
    for (const [index, segment] of rest.entries()) {
      const field = index === rest.length - 1 ? findField(model, segment.name) : undefined
      if (field) {
        if (!field.filterable)
          refuse(this.source, segment.at, 'not-filterable', { name: field.name, entity: model.name })
        const type = field.type === 'json' ? 'string' : field.type
        return {
          kind: 'field',
          variable: variable.id,
          hops,
          field,
          type,
          nullable: field.nullable || hops.length > 0,
        }
      }
      const hop = this.hop(model, segment)
      if (hop.navigation.many)
        refuse(this.source, segment.at, 'lambda-missing', { name: hop.navigation.name })
      hops.push(hop)
      model = hop.target
    }
    return { kind: 'row', variable: variable.id, hops, type: 'null', nullable: true }
  }

  private lambda(tree: Lambda, variables: Variables): Bound {
    const { variable, rest } = this.start(tree.segments, variables)
    const hops: Hop[] = []
    let model = variable.model
    for (const segment of rest.slice(0, -1)) {
      const hop = this.hop(model, segment)
      if (hop.navigation.many)
        refuse(this.source, segment.at, 'lambda-missing', { name: hop.navigation.name })
      hops.push(hop)
      model = hop.target
    }
    const last = rest.at(-1)
    if (!last)
      return refuse(this.source, tree.at, 'not-a-collection', {
        name: excerpt(tree.segments[0]?.name ?? ''),
      })
    const collection = this.hop(model, last)
    if (!collection.navigation.many)
      refuse(this.source, last.at, 'not-a-collection', { name: collection.navigation.name })
    this.variables += 1
    const inner = this.variables
    const base = {
      kind: 'quantifier',
      type: 'boolean',
      nullable: false,
      operator: tree.operator,
      variable: variable.id,
      hops,
      collection,
      inner,
    } as const
    if (tree.body === undefined || tree.variable === undefined) return base
    const scope = new Map(variables).set(tree.variable.toLowerCase(), { id: inner, model: collection.target })
    return { ...base, body: this.boolean(tree.body, scope) }
  }

  private call(tree: Call, variables: Variables): Bound {
    const definition = Object.hasOwn(functions, tree.name) ? functions[tree.name] : undefined
    if (!definition) return refuse(this.source, tree.at, 'function-unknown', { name: excerpt(tree.name) })
    const { parameters, required } = definition
    if (tree.args.length < required || tree.args.length > parameters.length) {
      return refuse(this.source, tree.at, 'unexpected-token', {
        text: tree.name,
        expected: `${parameters.length}`,
      })
    }
    const args = tree.args.map((argument, index) => {
      const bound = this.bind(argument, variables)
      const accepted = parameters[index] ?? []
      if (bound.kind === 'row' || !accepted.some(type => comparable(bound.type, type)))
        this.mismatch(argument.at, accepted.join(' | '), bound.type)
      return bound
    })
    return {
      kind: 'function',
      name: tree.name,
      args,
      type: resultOf(
        definition,
        args.map(argument => argument.type),
      ),
      nullable: args.some(argument => argument.nullable),
    }
  }

  private in(tree: In, variables: Variables): Bound {
    const left = this.bind(tree.left, variables)
    const items = tree.items.map(item => {
      const bound = literal(item)
      if (left.kind === 'row' || !comparable(left.type, bound.type)) {
        this.mismatch(item.at, left.type, bound.type)
      }
      this.checkEnum(left, bound, item.at)
      return bound
    })
    return { kind: 'in', type: 'boolean', nullable: false, left, items }
  }

  private binary(tree: Binary, variables: Variables): Bound {
    const { operator } = tree
    if (operator === 'and' || operator === 'or') {
      const left = this.boolean(tree.left, variables)
      const right = this.boolean(tree.right, variables)
      return {
        kind: 'binary',
        type: 'boolean',
        nullable: left.nullable || right.nullable,
        operator,
        left,
        right,
      }
    }
    if (
      operator === 'add' ||
      operator === 'sub' ||
      operator === 'mul' ||
      operator === 'div' ||
      operator === 'divby' ||
      operator === 'mod'
    ) {
      return this.arithmetic(tree, operator, variables)
    }
    const left = this.bind(tree.left, variables)
    const right = this.bind(tree.right, variables)
    const equality = operator === 'eq' || operator === 'ne'
    const rows =
      left.kind === 'row' || right.kind === 'row'
        ? equality && (isNull(left) || isNull(right))
        : comparable(left.type, right.type) && (equality || (ordered(left.type) && ordered(right.type)))
    if (!rows) this.mismatch(tree.at, left.type, right.type)
    if (equality) {
      this.checkEnum(left, right, tree.right.at)
      this.checkEnum(right, left, tree.left.at)
    }
    return { kind: 'binary', type: 'boolean', nullable: false, operator, left, right }
  }

  private arithmetic(tree: Binary, operator: BinaryOperator, variables: Variables): Bound {
    const left = this.number(tree.left, variables)
    const right = this.number(tree.right, variables)
    const divides = operator === 'div' || operator === 'divby' || operator === 'mod'
    if (divides && right.kind === 'value' && right.type !== 'null' && Number(right.value) === 0) {
      refuse(this.source, tree.right.at, 'division-by-zero')
    }
    const whole = operator !== 'divby' && numeric(left.type) === 'int' && numeric(right.type) === 'int'
    return {
      kind: 'binary',
      type: whole ? 'int' : 'decimal',
      nullable: divides || left.nullable || right.nullable,
      operator,
      left,
      right,
    }
  }

  private checkEnum(field: Bound, value: Bound, at: number): void {
    if (field.kind !== 'field' || value.kind !== 'value' || value.type === 'null') return
    const values = field.field.enum
    if (values && !values.includes(value.value)) {
      refuse(this.source, at, 'enum-value-unknown', {
        value: excerpt(value.value),
        values: values.join(', '),
      })
    }
  }
}

function literal(tree: Literal): Bound {
  return { kind: 'value', type: tree.type, nullable: tree.type === 'null', value: tree.value }
}

function isNull(bound: Bound): boolean {
  return bound.kind === 'value' && bound.type === 'null'
}

function numeric(type: ValueType): 'int' | 'decimal' {
  return isNumber(type) && type === 'decimal' ? 'decimal' : 'int'
}
