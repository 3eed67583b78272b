import { sql } from 'kysely'
import type { Database, Tx } from '../database/schema.ts'
import type { Fragment } from '../odata/scope.ts'

/*
 * The view `user_scope` is meant for the scopes of one person. Finding the holders of a scope through it would compute
 * everybody's scopes first; these queries start from the few roles that grant the scope.
 */

/** The roles that grant a scope, directly or because another scope requires it. */
function rolesGiving(scope: string): Fragment {
  return sql`array(select distinct role_scope.roles_id from role_scope
    join scope_closure on scope_closure.scope_id = role_scope.scope_id
    join scope on scope.id = scope_closure.implied_id
    where scope.scope_name = ${scope}::text)`
}

/** Whether a person holds a scope. @param email in lower case */
export function holdsScope(email: Fragment, scope: string): Fragment {
  return sql`exists (select from app_user as holder join role_member as member on member.users_id = holder.id
    where holder.user_email = ${email} and member.roles_id = any(${rolesGiving(scope)}))`
}

/** The keys of the roles that grant a scope. */
export async function readRolesGiving(db: Database | Tx, scope: string): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`select ${rolesGiving(scope)} as ids`.execute(db)
  return rows[0]?.ids ?? []
}
