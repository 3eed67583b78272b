import { sql } from 'kysely'
import { everyRow, type Fragment, type Restrict } from '../odata/scope.ts'
import type { EntityName } from '../server/operation-types.ts'
import type { Consumer } from './consumers.ts'
import type { Person } from './person.ts'

/** The rows of an entity that a person may see. */
export type Rule = (alias: string, person: Person) => Fragment

/** Entities whose rows are open to a group of people, each with the reason. */
export type OpenRows = Partial<Readonly<Record<EntityName, string>>>

/**
 * Who may see which rows. Each entity either has a rule or is listed as open. An entity with neither does not compile,
 * and nobody could read it.
 */
export interface RowAccess<Open extends EntityName> {
  /** Rules for entities that are not open to a whole group. */
  rules: { readonly [Name in Exclude<EntityName, Open>]: Rule }
  /** Open to members of the firm. */
  toStaff: OpenRows
  /** Open to everyone who may call an operation that reads them. */
  toAll: OpenRows
  /** The rows that clients see of entities open to members of the firm; none of an entity that is not listed here. */
  ofClients: Partial<Readonly<Record<EntityName, Rule>>>
}

const none = (): Fragment => sql`false`

/** Reads an own property of an object. */
function own<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

/**
 * The row rules of a person for the OData engine. They apply wherever rows of an entity enter a statement, including
 * expansions and paths.
 */
export function restrictTo<Open extends EntityName>(
  { rules, toStaff, toAll, ofClients }: RowAccess<Open>,
  person: Person,
): Restrict {
  return (entity, alias) => {
    const isOpen = Object.hasOwn(toAll, entity) || (person.staff && Object.hasOwn(toStaff, entity))
    if (isOpen) return everyRow(entity, alias)
    return (own<Rule>(rules, entity) ?? own<Rule>(ofClients, entity) ?? none)(alias, person)
  }
}

/**
 * The row rules of a program: all rows of the entities in the APIs it has subscribed to, and none of any other. There
 * is no person, so no rows can belong to the caller.
 */
export function rowsOfConsumer({ entities }: Consumer): Restrict {
  return (entity, alias) => (entities.has(entity) ? everyRow(entity, alias) : none())
}
