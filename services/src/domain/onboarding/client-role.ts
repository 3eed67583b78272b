import { sql } from 'kysely'
import { clientRole } from '../../database/demo/foundation.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { Fragment } from '../../odata/scope.ts'

/** The role of all clients, as a query for its id. */
export const basicRole: Fragment = sql`(select id from role where role_function_description = ${clientRole}::text)`

/**
 * The first of the names that belongs to a role for clients: one with members by name only, which gives no more rights
 * than all clients have. A query of one row or none.
 * @param what the column to select
 */
export function clientRoleNamed(what: 'id' | 'name', names: readonly [Fragment, ...Fragment[]]): Fragment {
  return sql`(
    select ${what === 'id' ? sql`named.id` : sql`named.role_function_description`} from role as named
    where named.role_function_description in (${sql.join(names)}) and named.member_rule is null
      and named.id not in ${basicRole}
      and not exists (
        select from role_scope join scope_closure on scope_closure.scope_id = role_scope.scope_id
        where roles_id = named.id and implied_id not in (
          select given.implied_id from role_scope as own join scope_closure as given on given.scope_id = own.scope_id
          where own.roles_id in ${basicRole}
        )
      )
    order by array_position(array[${sql.join(names)}], named.role_function_description) limit 1
  )`
}

/** The role that the contact of a request gets in addition to that of all clients; null if there is none. */
export async function readClientRole(db: Database | Tx, requestId: number): Promise<string | null> {
  const names = [sql`request.contact_role`, sql`request.offer_name`] as const
  const { rows } = await sql<{ role: string | null }>`
    select ${clientRoleNamed('name', names)} as role from on_boarding_request as request
    where id = ${requestId}::int4`.execute(db)
  return rows[0]?.role ?? null
}

/** Computed fields of Offer. */
export const offerExpressions = {
  clientRole: (alias: string): Fragment => clientRoleNamed('name', [sql`${sql.id(alias, 'offer_name')}`]),
}
