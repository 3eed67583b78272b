import { type Insertable, sql, type Updateable } from 'kysely'
import type { ApiConsumerTable, ApiKeyTable } from '../../database/api-consumer-tables.ts'
import type { Database, Tx } from '../../database/schema.ts'
import { isInForce } from './fields.ts'

/** Inserts a consumer, with a separate row for its quotas, which every call changes. */
export async function insertConsumer(
  db: Database | Tx,
  columns: Insertable<ApiConsumerTable>,
): Promise<number> {
  const { id } = await db.insertInto('api_consumer').values(columns).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('api_quota').values({ consumer_id: id }).execute()
  return id
}

export async function updateConsumerRow(
  db: Database | Tx,
  id: number,
  columns: Updateable<ApiConsumerTable>,
): Promise<void> {
  await db
    .updateTable('api_consumer')
    .set({ ...columns, modified_date: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** A consumer, locked until the transaction ends. */
export async function lockConsumer(db: Database | Tx, id: number) {
  return db.selectFrom('api_consumer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Deletes a consumer; its quotas first, because a call with one of its keys locks the two in that order. */
export async function deleteConsumerRow(db: Database | Tx, id: number): Promise<void> {
  await db.deleteFrom('api_quota').where('consumer_id', '=', id).execute()
  await db.deleteFrom('api_consumer').where('id', '=', id).execute()
}

export async function userExists(db: Database | Tx, id: number): Promise<boolean> {
  const row = await db.selectFrom('app_user').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export async function hasKeysInForce(db: Database | Tx, consumerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('api_key')
    .select('id')
    .where('consumer_id', '=', consumerId)
    .where(sql<boolean>`${isInForce('api_key')}`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertKey(db: Database | Tx, columns: Insertable<ApiKeyTable>): Promise<number> {
  const { id } = await db.insertInto('api_key').values(columns).returning('id').executeTakeFirstOrThrow()
  return id
}

/** A key in force, locked until the transaction ends. */
export async function lockKey(db: Database | Tx, id: number) {
  return db
    .selectFrom('api_key')
    .select(['consumer_id', 'label', 'replaced_by_id', 'version'])
    .select(sql<boolean>`${isInForce('api_key')}`.as('in_force'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Sets a key to expire after the days of overlap with its replacement, unless it expires earlier. */
export async function replaceKey(
  db: Database | Tx,
  id: number,
  replacedBy: number,
  overlapDays: number,
): Promise<void> {
  await db
    .updateTable('api_key')
    .set({
      replaced_by_id: replacedBy,
      expires_date: sql<Date>`least(expires_date, now() + make_interval(days => ${overlapDays}::int4))`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

export async function revokeKeyRow(db: Database | Tx, id: number, revokedBy: string): Promise<void> {
  await db
    .updateTable('api_key')
    .set({ revoked_date: sql<Date>`now()`, revoked_by: revokedBy, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Days for which calls are kept, so that the previous year can be compared. */
const usageKeptFor = 400

/** Deletes the calls of earlier days. */
export async function forgetOldUsage(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - usageKeptFor * 86_400_000).toISOString().slice(0, 10)
  await db.deleteFrom('api_usage').where('day', '<', before).execute()
}
