import { type RawBuilder, sql } from 'kysely'
import type { Bound, Hop } from './bind.ts'
import { type EntityModel, type FieldModel, keyField } from './model.ts'

/** A piece of SQL with its parameters. */
export type Fragment = RawBuilder<unknown>

/**
 * ROW RULE of an entity: the condition on the rows of `alias` that the person may see. It applies wherever rows of the
 * entity enter a statement: the list itself, $expand, paths in $filter and $orderby, any/all. Hidden rows behave as if
 * they did not exist.
 */
export type Restrict = (entity: string, alias: string) => Fragment

/** For data that every caller may read, such as the row that a write returns. */
export const everyRow: Restrict = () => sql`true`

/** Gives each table of a statement a unique alias: t0, t1, … */
export class Aliases {
  private count = 0
  next(): string {
    this.count += 1
    return `t${this.count - 1}`
  }
}

export function columnOf(alias: string, column: string): Fragment {
  return sql`${sql.id(alias, column)}`
}

export function fieldOf(alias: string, field: FieldModel): Fragment {
  return field.expression ? sql`(${field.expression(alias)})` : columnOf(alias, field.column)
}

/** Joins conditions with `and`; `true` if there are none. */
export function all(conditions: readonly (Fragment | undefined)[]): Fragment {
  const present = conditions.filter(condition => condition !== undefined)
  if (present.length === 0) return sql`true`
  return sql.join(
    present.map(condition => sql`(${condition})`),
    sql` and `,
  )
}

/** One FROM clause: the table of an entity, and left joins for the single navigations that expressions follow. */
export class Scope {
  readonly alias: string
  readonly model: EntityModel
  private readonly aliases: Aliases
  private readonly restrict: Restrict
  private readonly joined = new Map<string, string>()
  private readonly joins: Fragment[] = []

  constructor(model: EntityModel, aliases: Aliases, restrict: Restrict) {
    this.model = model
    this.aliases = aliases
    this.restrict = restrict
    this.alias = aliases.next()
  }

  /**
   * Alias of the row that the hops lead to. Its columns are null if there is no such row or the person may not see it.
   */
  join(hops: readonly Hop[]): { readonly alias: string; readonly model: EntityModel } {
    let { alias, model } = this as { alias: string; model: EntityModel }
    let path = ''
    for (const { navigation, target } of hops) {
      path += `/${navigation.name}`
      let next = this.joined.get(path)
      if (next === undefined) {
        next = this.aliases.next()
        this.joined.set(path, next)
        const on = all([
          sql`${columnOf(next, navigation.foreignColumn)} = ${columnOf(alias, navigation.column)}`,
          this.restrict(target.name, next),
        ])
        this.joins.push(sql` left join ${sql.id(target.table)} as ${sql.id(next)} on ${on}`)
      }
      alias = next
      model = target
    }
    return { alias, model }
  }

  /** The row rule of the scope's own entity. */
  rule(): Fragment {
    return this.restrict(this.model.name, this.alias)
  }

  /** Table and joins. Call it after every expression of the scope has been written. */
  from(): Fragment {
    return sql`${sql.id(this.model.table)} as ${sql.id(this.alias)}${sql.join([...this.joins], sql``)}`
  }

  /** A scope for the rows of a collection inside this one. */
  inner(model: EntityModel): Scope {
    return new Scope(model, this.aliases, this.restrict)
  }

  field(bound: Bound & { readonly kind: 'field' }): Fragment {
    return fieldOf(this.join(bound.hops).alias, bound.field)
  }

  rowKey(hops: readonly Hop[]): Fragment {
    const { alias, model } = this.join(hops)
    return fieldOf(alias, keyField(model))
  }
}
