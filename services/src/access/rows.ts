import { sql } from 'kysely'
import { everyRow, type Fragment, type Restrict } from '../odata/scope.ts'
import type { EntityName } from '../server/operation-types.ts'
import type { Consumer } from './consumers.ts'
import type { Person } from './person.ts'

/** The rows of an entity that somebody may see. */
export type Rule = (alias: string, person: Person) => Fragment

/** Entities whose rows are open to a group of people, each with the reason. */
export type OpenRows = Partial<Readonly<Record<EntityName, string>>>

/**
 * Who may see which rows. Each entity has a rule, or is named among those that are open: one that has neither does not
 * compile, and would be readable by nobody.
 */
export interface RowAccess<Open extends EntityName> {
  /** Of the entities that are not open to a whole group. */
  rules: { readonly [Name in Exclude<EntityName, Open>]: Rule }
  /** Open to members of the firm. */
  toStaff: OpenRows
  /** Open to everyone who may call an operation that reads them. */
  toAll: OpenRows
  /** What clients see of what is open to members of the firm; of an entity that is not here nothing. */
  ofClients: Partial<Readonly<Record<EntityName, Rule>>>
}

const none = (): Fragment => sql`false`

/** What an object has of a name by itself. */
function own<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

/**
 * The row rules of a person for the OData engine: asked for wherever rows of an entity enter a statement, expansions
 * and paths included.
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
 * The row rules of a program: all rows of the entities of what it has subscribed to, none of any other. Nobody asks, so
 * that there is nobody whose own rows they could be.
 */
export function rowsOfConsumer({ entities }: Consumer): Restrict {
  return (entity, alias) => (entities.has(entity) ? everyRow(entity, alias) : none())
}
