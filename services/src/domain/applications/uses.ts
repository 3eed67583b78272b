import { scopes as productScopes } from '@parvis/openapi/document'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { Refuses } from '../../server/call.ts'
import type { ProblemCode, Use } from '../../server/problem.ts'
import { readScopesOf } from './scope-statements.ts'

/** The contract's limit: more than a person would read before acting on it. */
const most = 20

/**
 * The external uses of scopes: roles that hold one, menus that ask for one, other scopes that require one, and the
 * product itself, whose operations and screens refer to scopes by name.
 */
export async function usesOfScopes(db: Database | Tx, ids: readonly number[]): Promise<Use[]> {
  const own = sql`${[...ids]}::int4[]`
  const { rows } = await sql<Use>`
    select kind, name from (
      select 1 as place, 'product' as kind, scope_name as name from scope
        where id = any(${own}) and scope_name = any(${Object.keys(productScopes)}::text[])
      union all
      select 2, 'role', role_function_description from role
        where id in (select roles_id from role_scope where scope_id = any(${own}))
      union all
      select 3, 'menu', menu_title from menu
        where minimum_scope in (select scope_name from scope where id = any(${own}))
      union all
      select 4, 'scope', scope_name from scope
        where id in (select scope_id from scope_dependency where required_scope_id = any(${own}))
          and not id = any(${own})
    ) as uses
    order by place, name limit ${most}`.execute(db)
  return rows
}

/**
 * The external uses of an application: those of its scopes, and notifications about it that are drafts, scheduled or
 * live. Ended ones stay without it.
 */
export async function usesOfApplication(db: Database | Tx, id: number): Promise<Use[]> {
  // Wait for a notification that is just being written about it, so that the query below sees it.
  await db.selectFrom('application').select('id').where('id', '=', id).forUpdate().execute()
  const scopes = await usesOfScopes(db, await readScopesOf(db, id))
  const { rows } = await sql<Use>`
    select 'notification' as kind, title as name from notification
    where application_id = ${id}::int4 and deleted_date is null
      and (is_draft or end_date is null or end_date > now())
    order by title limit ${most - scopes.length}`.execute(db)
  return [...scopes, ...rows]
}

/** The scopes that belong to features. */
export async function scopesOfFeatures(db: Database | Tx, ids: readonly number[]): Promise<Use[]> {
  const rows = await db
    .selectFrom('scope')
    .select('scope_name as name')
    .where('application_feature_id', 'in', ids.length === 0 ? [0] : [...ids])
    .orderBy('scope_name')
    .limit(most)
    .execute()
  return rows.map(({ name }) => ({ kind: 'scope', name }))
}

/** @throws ProblemError `code` with the uses, if there are any. */
export function refuseUsed<Code extends ProblemCode>(call: Refuses<Code>, code: Code, usedBy: Use[]): void {
  if (usedBy.length > 0) throw call.problem(code, { usedBy })
}
