import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { Fragment } from '../../odata/scope.ts'
import type { FolderPlace } from './rules.ts'

/** A folder as changes look at it. */
export interface Folder extends FolderPlace {
  parentFolderId: number | null
  name: string
  version: number
  isDeleted: boolean
}

/** What stands below a folder. */
export interface Below {
  levels: number
  engagementIds: number[]
  folderCount: number
  reportCount: number
}

/** Days for which what was deleted can be restored. */
export const restoredFor = 30

/** Whether what was deleted can still be restored. @param alias of what has its moment */
export function isRestorable(alias: string): Fragment {
  return sql`${sql.id(alias, 'deleted_date')} > now() - make_interval(days => ${restoredFor}::int4)`
}

/**
 * Makes the folders and reports of a client ours until the transaction ends. Of two changes at the same moment neither
 * sees the other: together they could close a circle of folders, or put a report into one that is just deleted.
 */
export async function lockClient(db: Database | Tx, accountId: number): Promise<void> {
  // Any first number will do as long as nobody else locks it.
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

/** A folder, also one that was deleted and can still be restored. */
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

/** What stands below a folder and is not deleted. */
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

/** Whether another folder of the client has the name, read without letter case and accents. */
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

/** Whether an engagement is one of the client. */
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
 * Puts a folder where it is to stand and says so of everything below it; what has no engagement takes that of the parent.
 * Also after a new name, which the paths below have in them.
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

/** Gives a folder, and what stands below it, to an engagement; null takes it from the folder alone. */
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

/** Counts a change of a folder, with what else is written of its row. */
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

/** Forgets what was deleted so long ago that nobody can restore it; a folder only after everything in it. */
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
