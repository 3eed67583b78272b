import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { Fragment } from '../../odata/scope.ts'
import type { FolderPlace } from './rules.ts'

/** A folder as needed to change it. */
export interface Folder extends FolderPlace {
  parentFolderId: number | null
  name: string
  version: number
  isDeleted: boolean
}

/** Everything below a folder. */
export interface Below {
  levels: number
  engagementIds: number[]
  folderCount: number
  reportCount: number
}

/** Days for which deleted items can be restored. */
export const restoredFor = 30

/** Whether a deleted item can still be restored. @param alias of the table with `deleted_date` */
export function isRestorable(alias: string): Fragment {
  return sql`${sql.id(alias, 'deleted_date')} > now() - make_interval(days => ${restoredFor}::int4)`
}

/**
 * Locks the folders and reports of a client until the transaction ends. Without it, two concurrent changes would not
 * see each other, and could together create a cycle of folders, or put a report into a folder that is just being
 * deleted.
 */
export async function lockClient(db: Database | Tx, accountId: number): Promise<void> {
  // An arbitrary lock number that nothing else uses.
  await sql`select pg_advisory_xact_lock(727018, ${accountId}::int4)`.execute(db)
}

/** The client of a folder, which never changes. */
export async function clientOfFolder(db: Database | Tx, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('report_folder')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.account_id
}

export async function accountExists(db: Database | Tx, id: number): Promise<boolean> {
  const row = await db.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** A folder, even a deleted one that can still be restored. */
export async function readFolder(db: Database | Tx, id: number): Promise<Folder | undefined> {
  const row = await db
    .selectFrom('report_folder')
    .select(['id', 'name', 'above', 'version'])
    .select([
      'account_id as accountId',
      'engagement_id as engagementId',
      'parent_folder_id as parentFolderId',
      sql<boolean>`deleted_date is not null`.as('isDeleted'),
    ])
    .where('id', '=', id)
    .where(sql<boolean>`coalesce(${isRestorable('report_folder')}, true)`)
    .executeTakeFirst()
  return row
}

/** Everything below a folder that is not deleted. */
export async function readBelow(db: Database | Tx, { id, accountId, above }: FolderPlace): Promise<Below> {
  const { rows } = await sql<Below>`
    with place as materialized (
      select id, engagement_id, above from report_folder
      where account_id = ${accountId}::int4 and deleted_date is null and ${id}::int4 = any(above)
    )
    select
      coalesce((select max(cardinality(above)) from place), ${above.length}::int4) - ${above.length}::int4 as levels,
      array(select distinct engagement_id from place where engagement_id is not null) as "engagementIds",
      (select count(*)::int4 from place) as "folderCount",
      (
        select count(*)::int4 from report
        where deleted_date is null and (folder_id = ${id}::int4 or folder_id in (select id from place))
      ) as "reportCount"`.execute(db)
  return rows[0] ?? { levels: 0, engagementIds: [], folderCount: 0, reportCount: 0 }
}

/** Whether another folder of the client has the name, ignoring case and accents. */
export async function isFolderNameTaken(
  db: Database | Tx,
  accountId: number,
  name: string,
  exceptId: number | undefined,
): Promise<boolean> {
  const row = await db
    .selectFrom('report_folder')
    .select('id')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`odata_fold(name) = odata_fold(${name}::text)`)
    .where('deleted_date', 'is', null)
    .where('id', '<>', exceptId ?? 0)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether an engagement belongs to the client. */
export async function isEngagementOf(db: Database | Tx, id: number, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('engagement')
    .innerJoin('account', 'account.account_number', 'engagement.engagement_account_number')
    .select('engagement.id')
    .where('engagement.id', '=', id)
    .where('account.id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertFolder(
  db: Database | Tx,
  folder: { name: string; accountId: number; engagementId: number | null; createdBy: string },
  parent: FolderPlace | null,
): Promise<number> {
  const { id } = await db
    .insertInto('report_folder')
    .values({
      name: folder.name,
      path: folder.name,
      account_id: folder.accountId,
      engagement_id: folder.engagementId,
      created_by: folder.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (parent) await placeFolder(db, id, parent)
  return id
}

/**
 * Moves a folder, and updates the path of everything below it; a folder without an engagement takes its new parent's.
 * Also used after renaming, because the paths below contain the name.
 * @param parent null: directly below its client
 */
export async function placeFolder(db: Database | Tx, id: number, parent: FolderPlace | null): Promise<void> {
  await sql`
    with recursive tree (id, parent_folder_id, above, path) as (
      select folder.id, parent.id, case when parent.id is null then '{}' else parent.above || parent.id end,
        coalesce(parent.path || '/', '') || folder.name
      from report_folder as folder left join report_folder as parent on parent.id = ${parent?.id ?? null}::int4
      where folder.id = ${id}::int4
      union all
      select folder.id, tree.id, tree.above || tree.id, tree.path || '/' || folder.name
      from report_folder as folder join tree on folder.parent_folder_id = tree.id
    )
    update report_folder set
      above = tree.above, path = tree.path, parent_folder_id = tree.parent_folder_id,
      engagement_id = coalesce(${parent?.engagementId ?? null}::int4, engagement_id)
    from tree where tree.id = report_folder.id`.execute(db)
}

/** Assigns a folder, and everything below it, to an engagement; null removes it from the folder only. */
export async function writeEngagement(
  db: Database | Tx,
  { id, accountId }: FolderPlace,
  engagementId: number | null,
): Promise<void> {
  await sql`
    update report_folder set engagement_id = ${engagementId}::int4
    where id = ${id}::int4 or (
      ${engagementId}::int4 is not null and account_id = ${accountId}::int4 and ${id}::int4 = any(above)
    )`.execute(db)
}

/** Updates columns of a folder and increments its version. */
export async function touchFolder(
  db: Database | Tx,
  id: number,
  columns: { name?: string; deleted_date?: Date | null; deleted_by?: string | null } = {},
): Promise<void> {
  await db
    .updateTable('report_folder')
    .set({ ...columns, modified_date: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Purges items that were deleted too long ago to be restored; a folder only after everything in it. */
export async function forgetDeletedReports(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - restoredFor * 86_400_000)
  await db.deleteFrom('report').where('deleted_date', '<', before).execute()
  await sql`
    delete from report_folder as folder where deleted_date < ${before}::timestamptz
      and not exists (select from report where report.folder_id = folder.id)
      and not exists (
        select from report_folder as inside
        where inside.parent_folder_id = folder.id and coalesce(inside.deleted_date >= ${before}::timestamptz, true)
      )`.execute(db)
}
