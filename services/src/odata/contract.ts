import type { RawBuilder } from 'kysely'
import type { EntityModel, FieldModel, FieldType, ModelRegistry, NavigationModel } from './model.ts'

/** One relation of an entity. The services provide it, because columns are not in the contract. */
export interface Relation {
  readonly entity: string
  readonly many: boolean
  /** Own column; default `id` for a collection. */
  readonly column?: string
  /** Column of the target; default `id` for a single navigation. */
  readonly foreignColumn?: string
}

/** What the services know about an entity beyond its schema. */
export interface EntityOverrides {
  /** Name of the component schema; default the entity's name. */
  readonly schema?: string
  /** Default: snake case of the entity's name. */
  readonly table?: string
  /** JSON name of the key; default `id`. */
  readonly key?: string
  /** Columns that are not the snake case of their property, by JSON name. */
  readonly columns?: Readonly<Record<string, string>>
  /** Properties that are computed in SQL, by JSON name. */
  readonly expressions?: Readonly<Record<string, (alias: string) => RawBuilder<unknown>>>
  /** Properties that the handler adds itself; queries do not know them. */
  readonly exclude?: readonly string[]
  /** See `EntityModel`. */
  readonly finds?: EntityModel['finds']
  /** Every property with `x-navigation: true` needs a relation here or an `x-foreign-key` in the contract. */
  readonly relations?: Readonly<Record<string, Relation>>
}

/** `contactAddress1` → `contact_address1`, `ModifiedDate` → `modified_date`, `accountIbsId` → `account_ibs_id`. */
export function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()
}

type Json = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function objects(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

/**
 * Builds the models of `entities` from the component schemas of dereferenced OpenAPI documents; each schema comes from
 * the first document that has it. From the contract it reads type, format, nullability (`null` among the types, or not
 * required), enum, `x-navigation`, `x-foreign-key` (own property of a single navigation, or the target's property of a
 * collection), `x-search` and `x-filter: false`; `writeOnly` properties are omitted. `orderIndexes` has the columns whose
 * order has an index with nulls first, as `table.column`. Throws Error at start-up when contract and overrides do not
 * match: a schema, a relation or a key is missing.
 */
export function modelsFromContract(
  documents: readonly unknown[],
  entities: Readonly<Record<string, EntityOverrides>>,
  orderIndexes: ReadonlySet<string> = new Set(),
): ModelRegistry {
  const schemas = new Map<string, Json>()
  for (const document of documents) {
    const components = isObject(document) ? document['components'] : undefined
    const found = isObject(components) ? components['schemas'] : undefined
    for (const [name, schema] of Object.entries(isObject(found) ? found : {})) {
      if (isObject(schema) && !schemas.has(name)) schemas.set(name, schema)
    }
  }
  const models = new Map<string, EntityModel>()
  for (const [name, overrides] of Object.entries(entities)) {
    models.set(name, entityModel(name, overrides, schemas, orderIndexes))
  }
  for (const model of models.values()) {
    for (const navigation of Object.values(model.navigations)) {
      if (!models.has(navigation.entity)) {
        throw new Error(`${model.name}.${navigation.name} leads to ${navigation.entity}, which has no model`)
      }
    }
  }
  return models
}

/** The models of one document, see `modelsFromContract`. */
export function modelFromContract(
  document: unknown,
  entities: Readonly<Record<string, EntityOverrides>>,
): ModelRegistry {
  return modelsFromContract([document], entities)
}

function entityModel(
  name: string,
  overrides: EntityOverrides,
  schemas: ReadonlyMap<string, Json>,
  orderIndexes: ReadonlySet<string>,
): EntityModel {
  const schema = schemas.get(overrides.schema ?? name)
  if (!schema) throw new Error(`The contract has no schema ${overrides.schema ?? name}`)
  const { properties, required } = flatten(schema)
  const fields: Record<string, FieldModel> = {}
  const navigations: Record<string, NavigationModel> = {}
  const key = overrides.key ?? 'id'
  const table = overrides.table ?? snakeCase(name)
  for (const [property, description] of properties) {
    if (overrides.exclude?.includes(property) || description['writeOnly'] === true) continue
    // This accompanies an expanded collection and cannot be queried by name.
    if (property.endsWith('@odata.count')) continue
    if (description['x-navigation'] === true) {
      navigations[property] = navigationModel(name, property, description, overrides, schemas)
    } else {
      // The key is never null, even if responses may omit it. Treating it as nullable would add a null order to sorting
      // by key, which then could not use the key's index and would read the whole table.
      const field = fieldModel(
        name,
        property,
        description,
        required.has(property) || property === key,
        overrides,
      )
      const hasOrderIndex = !field.expression && orderIndexes.has(`${table}.${field.column}`)
      fields[property] = hasOrderIndex ? { ...field, hasOrderIndex } : field
    }
  }
  for (const property of Object.keys(overrides.relations ?? {})) {
    if (!navigations[property]) throw new Error(`${name}.${property} is no navigation in the contract`)
  }
  if (!fields[key]) throw new Error(`${name} has no key property ${key}`)
  return {
    name,
    table,
    key,
    fields,
    navigations,
    ...(overrides.finds && { finds: overrides.finds }),
  }
}

/** The properties and required names of a schema, including those of its allOf parts. */
function flatten(schema: Json): { properties: Map<string, Json>; required: Set<string> } {
  const properties = new Map<string, Json>()
  const required = new Set<string>()
  for (const part of objects(schema['allOf'])) {
    const inner = flatten(part)
    for (const [name, value] of inner.properties) properties.set(name, value)
    for (const name of inner.required) required.add(name)
  }
  const own = schema['properties']
  for (const [name, value] of Object.entries(isObject(own) ? own : {})) {
    if (isObject(value)) properties.set(name, value)
  }
  if (Array.isArray(schema['required'])) for (const name of schema['required']) required.add(String(name))
  return { properties, required }
}

/** The types of a schema including its alternatives, so that `anyOf: [X, null]` reads as X or null. */
function typesOf(schema: Json): {
  types: Set<string>
  format: string | undefined
  values: readonly string[] | undefined
} {
  const types = new Set<string>()
  let format = typeof schema['format'] === 'string' ? schema['format'] : undefined
  let values: readonly string[] | undefined
  const type = schema['type']
  for (const one of Array.isArray(type) ? type : [type]) if (typeof one === 'string') types.add(one)
  if (Array.isArray(schema['enum'])) {
    values = schema['enum'].filter((value): value is string => typeof value === 'string')
    if (values.length === 0) values = undefined
  }
  for (const part of [
    ...objects(schema['anyOf']),
    ...objects(schema['oneOf']),
    ...objects(schema['allOf']),
  ]) {
    const inner = typesOf(part)
    for (const one of inner.types) types.add(one)
    format ??= inner.format
    values ??= inner.values
  }
  return { types, format, values }
}

function fieldModel(
  entity: string,
  name: string,
  schema: Json,
  required: boolean,
  overrides: EntityOverrides,
): FieldModel {
  const { types, format, values } = typesOf(schema)
  const type = fieldType(types, format)
  const expression = overrides.expressions?.[name]
  if (name.length > 63) throw new Error(`${entity}.${name} is longer than PostgreSQL keeps names`)
  return {
    name,
    column: overrides.columns?.[name] ?? snakeCase(name),
    type,
    nullable: types.has('null') || !required,
    filterable: type !== 'json' && schema['x-filter'] !== false,
    searchable: type === 'string' && schema['x-search'] === true,
    asString: type === 'decimal' && types.has('string'),
    ...(values && type === 'string' ? { enum: values } : {}),
    ...(expression ? { expression } : {}),
  }
}

function fieldType(types: ReadonlySet<string>, format: string | undefined): FieldType {
  if (types.has('array') || types.has('object')) return 'json'
  if (types.has('boolean')) return 'boolean'
  if (types.has('integer')) return 'int'
  if (types.has('number')) return 'decimal'
  if (!types.has('string')) return 'json'
  if (format === 'date') return 'date'
  if (format === 'date-time') return 'datetime'
  if (format === 'uuid') return 'guid'
  if (format === 'decimal') return 'decimal'
  return 'string'
}

function navigationModel(
  entity: string,
  name: string,
  schema: Json,
  overrides: EntityOverrides,
  schemas: ReadonlyMap<string, Json>,
): NavigationModel {
  const known = overrides.relations?.[name]
  const many = known?.many ?? typesOf(schema).types.has('array')
  const hint = schema['x-foreign-key']
  const foreignKey = typeof hint === 'string' ? snakeCase(hint) : undefined
  const target = known?.entity ?? nameOf(many ? schema['items'] : schema, schemas)
  const column = known?.column ?? (many ? 'id' : foreignKey)
  const foreignColumn = known?.foreignColumn ?? (many ? foreignKey : 'id')
  if (!target || !column || !foreignColumn) throw new Error(`${entity}.${name} needs a relation`)
  return { name, entity: target, many, column, foreignColumn }
}

/** Dereferencing keeps the identity of schemas, so that the name of the target can be looked up. */
function nameOf(schema: unknown, schemas: ReadonlyMap<string, Json>): string | undefined {
  if (!isObject(schema)) return undefined
  for (const [name, candidate] of schemas) if (candidate === schema) return name
  for (const part of [
    ...objects(schema['anyOf']),
    ...objects(schema['oneOf']),
    ...objects(schema['allOf']),
  ]) {
    const found = nameOf(part, schemas)
    if (found) return found
  }
  return undefined
}
