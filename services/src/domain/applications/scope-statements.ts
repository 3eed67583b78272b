import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { Dependency } from './dependencies.ts'

/** The columns of a scope that a form writes. */
export interface ScopeColumns {
  scope_name: string
  scope_description: string
  scope_english_description: string
  application_id: number
  application_feature_id: number | null
}

/** The highest key of a scope; see the key of a user scope in migration 0003. */
const highestId = 4095

/**
 * A key for a new scope. Keys of deleted scopes are reused only when there are no others, so that a person who still
 * has a deleted scope on screen does not change another one.
 * @returns undefined when all are used
 */
export async function nextScopeId(db: Database | Tx): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('scope', 'id'))::int4 as id`.execute(db)
  const id = rows[0]?.id
  if (id !== undefined && id <= highestId) return id
  const free = await sql<{ id: number }>`
    select id from generate_series(1, ${highestId}::int4) as free (id)
    where not exists (select from scope where scope.id = free.id) order by id limit 1`.execute(db)
  return free.rows[0]?.id
}

export async function insertScope(db: Database | Tx, id: number, columns: ScopeColumns): Promise<void> {
  await db
    .insertInto('scope')
    .values({ id, ...columns })
    .execute()
}

export async function readScope(db: Database | Tx, id: number) {
  return db.selectFrom('scope').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function updateScopeRow(
  db: Database | Tx,
  id: number,
  columns: Partial<
    Pick<ScopeColumns, 'scope_description' | 'scope_english_description' | 'application_feature_id'>
  >,
): Promise<void> {
  await db
    .updateTable('scope')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function readScopesOf(db: Database | Tx, applicationId: number): Promise<number[]> {
  const rows = await db.selectFrom('scope').select('id').where('application_id', '=', applicationId).execute()
  return rows.map(row => row.id)
}

/** The names of scopes, in the order of the given ids. */
export async function readScopeNames(db: Database | Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('scope')
    .select(['id', 'scope_name'])
    .where('id', 'in', [...ids])
    .execute()
  const names = new Map(rows.map(row => [row.id, row.scope_name]))
  return ids.flatMap(id => names.get(id) ?? [])
}

export async function readDependencies(db: Database | Tx): Promise<Dependency[]> {
  return db
    .selectFrom('scope_dependency')
    .select(['scope_id as scopeId', 'required_scope_id as requiredScopeId'])
    .execute()
}

export async function readDependency(db: Database | Tx, id: number) {
  return db.selectFrom('scope_dependency').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertDependency(
  db: Database | Tx,
  applicationId: number,
  { scopeId, requiredScopeId }: Dependency,
): Promise<number> {
  const { id } = await db
    .insertInto('scope_dependency')
    .values({ application_id: applicationId, scope_id: scopeId, required_scope_id: requiredScopeId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
