import type { RawBuilder } from 'kysely'

/**
 * Type of a field in the contract and of its column: string (text), int (int4 or int8), decimal (numeric or float8),
 * boolean, date, datetime (timestamptz), guid (uuid), json (jsonb; can be selected but not filtered or ordered).
 */
export type FieldType = 'string' | 'int' | 'decimal' | 'boolean' | 'date' | 'datetime' | 'guid' | 'json'

export interface FieldModel {
  /** JSON name in the contract, in its canonical case. */
  readonly name: string
  readonly column: string
  readonly type: FieldType
  readonly nullable: boolean
  /** Whether its order has an index with nulls first. Its column is then never null. */
  readonly hasOrderIndex?: boolean
  readonly filterable: boolean
  readonly searchable: boolean
  /** Whether the contract has this decimal as a JSON string. */
  readonly asString: boolean
  readonly enum?: readonly string[]
  /** Computed in SQL instead of read from the column. */
  readonly expression?: (alias: string) => RawBuilder<unknown>
}

export interface NavigationModel {
  readonly name: string
  /** Name of the target entity in the registry. */
  readonly entity: string
  /** true: a collection; false: at most one row, so `foreignColumn` must be unique in the target. */
  readonly many: boolean
  /** Own column; equals `foreignColumn` of the target. */
  readonly column: string
  readonly foreignColumn: string
}

export interface EntityModel {
  readonly name: string
  readonly table: string
  /** JSON name of the key field; it is appended to every order. */
  readonly key: string
  readonly fields: Readonly<Record<string, FieldModel>>
  readonly navigations: Readonly<Record<string, NavigationModel>>
  /** Where $search looks for a term, if not only in `search_text`: a condition on the rows of `alias`. */
  readonly finds?: (term: string, alias: string) => RawBuilder<unknown>
}

/** The entities by name. A navigation can only reach entities in here. */
export type ModelRegistry = ReadonlyMap<string, EntityModel>

/** Finds a member by name, ignoring case; the result has the canonical name. */
function lookUp<T extends { readonly name: string }>(
  record: Readonly<Record<string, T>>,
  name: string,
): T | undefined {
  if (Object.hasOwn(record, name)) return record[name]
  const wanted = name.toLowerCase()
  return Object.values(record).find(member => member.name.toLowerCase() === wanted)
}

export function findField(model: EntityModel, name: string): FieldModel | undefined {
  return lookUp(model.fields, name)
}

export function findNavigation(model: EntityModel, name: string): NavigationModel | undefined {
  return lookUp(model.navigations, name)
}

export function searchable(model: EntityModel): boolean {
  return Object.values(model.fields).some(field => field.searchable)
}

/**
 * The model that a navigation leads to. Throws Error if it is missing, which is a mistake in the registry, not in a
 * query.
 */
export function targetOf(registry: ModelRegistry, navigation: NavigationModel): EntityModel {
  const model = registry.get(navigation.entity)
  if (!model) throw new Error(`No model for entity ${navigation.entity}, needed by ${navigation.name}`)
  return model
}

export function keyField(model: EntityModel): FieldModel {
  const field = model.fields[model.key]
  if (!field) throw new Error(`Entity ${model.name} has no key field ${model.key}`)
  return field
}
