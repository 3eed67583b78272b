import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'

export async function readRoleScope(db: Database | Tx, id: number) {
  return db.selectFrom('role_scope').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function readScopeIds(db: Database | Tx, rolesId: number): Promise<Set<number>> {
  const rows = await db.selectFrom('role_scope').select('scope_id').where('roles_id', '=', rolesId).execute()
  return new Set(rows.map(row => row.scope_id))
}

/** For each scope, the ids of the scopes that it implies, including itself. Ids that do not exist are left out. */
export async function readImplied(db: Database | Tx, ids: Iterable<number>): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ scope_id: number; implied: number[] }>`
    select scope_id, array_agg(implied_id order by implied_id) as implied from scope_closure
    where scope_id = any(${[...ids]}::int4[]) group by scope_id`.execute(db)
  return new Map(rows.map(row => [row.scope_id, row.implied]))
}

export async function insertRoleScopes(
  db: Database | Tx,
  rolesId: number,
  scopeIds: readonly number[],
): Promise<void> {
  await sql`
    insert into role_scope (roles_id, scope_id)
    select ${rolesId}::int4, unnest(${[...scopeIds]}::int4[])`.execute(db)
}

export async function deleteRoleScopes(
  db: Database | Tx,
  rolesId: number,
  scopeIds: readonly number[],
): Promise<void> {
  await sql`delete from role_scope
    where roles_id = ${rolesId}::int4 and scope_id = any(${[...scopeIds]}::int4[])`.execute(db)
}

export async function findRoleScope(db: Database | Tx, rolesId: number, scopeId: number) {
  return db
    .selectFrom('role_scope')
    .select('id')
    .where('roles_id', '=', rolesId)
    .where('scope_id', '=', scopeId)
    .executeTakeFirst()
}
