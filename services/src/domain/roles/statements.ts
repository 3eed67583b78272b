import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'

export async function readRole(db: Database | Tx, id: number) {
  return db.selectFrom('role').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertRole(
  db: Database | Tx,
  description: string,
  creatorId: number | undefined,
): Promise<number> {
  const { id } = await db
    .insertInto('role')
    .values({ role_function_description: description, creator_id: creatorId ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function describeRole(db: Database | Tx, id: number, description: string): Promise<void> {
  await db
    .updateTable('role')
    .set({
      role_function_description: description,
      modified_date: sql<Date>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** A change of the scopes or members of a role is a change of the role. */
export async function touchRole(db: Database | Tx, id: number): Promise<void> {
  await db
    .updateTable('role')
    .set({ modified_date: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function rowExists(
  db: Database | Tx,
  table: 'scope' | 'app_user',
  id: number,
): Promise<boolean> {
  return (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export async function insertRoleScope(db: Database | Tx, rolesId: number, scopeId: number): Promise<number> {
  const { id } = await db
    .insertInto('role_scope')
    .values({ roles_id: rolesId, scope_id: scopeId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Gives a role what one of its scopes depends on, directly or not, as far as it lacks it. */
export async function insertDependencies(db: Database | Tx, rolesId: number, scopeId: number): Promise<void> {
  await sql`
    insert into role_scope (roles_id, scope_id)
    select ${rolesId}::int4, implied_id from scope_closure where scope_id = ${scopeId}::int4
    on conflict (roles_id, scope_id) do nothing`.execute(db)
}

export async function insertMember(db: Database | Tx, rolesId: number, usersId: number): Promise<number> {
  const { id } = await db
    .insertInto('role_static_user')
    .values({ roles_id: rolesId, users_id: usersId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function readMember(db: Database | Tx, id: number) {
  return db.selectFrom('role_static_user').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function deleteMember(db: Database | Tx, id: number): Promise<void> {
  await db.deleteFrom('role_static_user').where('id', '=', id).execute()
}
