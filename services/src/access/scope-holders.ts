import { sql } from 'kysely'
import type { Database, Tx } from '../database/schema.ts'
import type { Fragment } from '../odata/scope.ts'

/*
 * The view `user_scope` is for what one person has. Asked who has a scope it puts everybody's scopes together first:
 * these begin with the few roles that give it.
 */

/** The roles that give a scope, directly or because another one depends on it. */
function rolesGiving(scope: string): Fragment {
  return sql`array(select distinct role_scope.roles_id from role_scope
    join scope_closure on scope_closure.scope_id = role_scope.scope_id
    join scope on scope.id = scope_closure.implied_id
    where scope.scope_name = ${scope}::text)`
}

/** Whether somebody has a scope. @param email in lower case */
export function holdsScope(email: Fragment, scope: string): Fragment {
  return sql`exists (select from app_user as holder join role_member as member on member.users_id = holder.id
    where holder.user_email = ${email} and member.roles_id = any(${rolesGiving(scope)}))`
}

/** The keys of the roles that give a scope. */
export async function readRolesGiving(db: Database | Tx, scope: string): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`select ${rolesGiving(scope)} as ids`.execute(db)
  return rows[0]?.ids ?? []
}
