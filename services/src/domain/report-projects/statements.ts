import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { PlacedEngagement, PlacedReport } from './rules.ts'

/** A project as needed to change it. */
export interface Project {
  id: number
  accountId: number
  engagementId: number
  version: number
}

/** The columns of a project that a form writes. */
export interface ProjectColumns {
  name: string
  description: string
  engagementId: number
}

/** A project, locked until the transaction ends. */
export async function lockProject(db: Database | Tx, id: number): Promise<Project | undefined> {
  return db
    .selectFrom('report_project')
    .select(['id', 'account_id as accountId', 'engagement_id as engagementId', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** An engagement with its client. */
export async function readEngagement(db: Database | Tx, id: number): Promise<PlacedEngagement | undefined> {
  return db
    .selectFrom('engagement')
    .leftJoin('account', 'account.account_number', 'engagement.engagement_account_number')
    .select(['engagement.id', 'account.id as accountId'])
    .where('engagement.id', '=', id)
    .executeTakeFirst()
}

/** Those of the reports that are not deleted. */
export async function readReports(db: Database | Tx, ids: readonly number[]): Promise<PlacedReport[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('report')
    .innerJoin('report_folder', 'report_folder.id', 'report.folder_id')
    .select(['report.id', 'report.account_id as accountId', 'report_folder.engagement_id as engagementId'])
    .where('report.id', 'in', [...ids])
    .where('report.deleted_date', 'is', null)
    .execute()
}

/** The keys of the reports that a project shows, in order. */
export async function readShown(db: Database | Tx, { id, engagementId }: Project): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select part.report_id as id from report_of_project as part join report on report.id = part.report_id
    join report_folder as place on place.id = report.folder_id
    where part.project_id = ${id}::int4 and report.deleted_date is null
      and coalesce(place.engagement_id = ${engagementId}::int4, true)
    order by part.place, part.report_id`.execute(db)
  return rows.map(row => row.id)
}

export async function insertProject(
  db: Database | Tx,
  { name, description, engagementId }: ProjectColumns,
  accountId: number,
  author: string,
): Promise<number> {
  const { id } = await db
    .insertInto('report_project')
    .values({
      name,
      description,
      account_id: accountId,
      engagement_id: engagementId,
      created_by: author,
      modified_by: author,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Updates columns of a project and increments its version. */
export async function updateProject(
  db: Database | Tx,
  id: number,
  { name, description, engagementId }: Partial<ProjectColumns>,
  author: string,
): Promise<void> {
  await db
    .updateTable('report_project')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      ...(engagementId === undefined ? {} : { engagement_id: engagementId }),
      modified_by: author,
      modified_date: sql<Date>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Replaces the reports that a project shows by these, in this order.
 * @param shown the reports it shows now: only they can be removed
 */
export async function writeReports(
  db: Database | Tx,
  { id, accountId }: Pick<Project, 'id' | 'accountId'>,
  reportIds: readonly number[],
  shown: readonly number[],
): Promise<void> {
  const gone = shown.filter(report => !reportIds.includes(report))
  await sql`delete from report_of_project where project_id = ${id}::int4 and report_id = any(${gone}::int4[])`.execute(
    db,
  )
  await sql`insert into report_of_project (project_id, report_id, account_id, place)
    select ${id}::int4, report_id, ${accountId}::int4, place
    from unnest(${[...reportIds]}::int4[]) with ordinality as ordered (report_id, place)
    on conflict (project_id, report_id) do update set place = excluded.place`.execute(db)
}

export async function deleteProject(db: Database | Tx, id: number): Promise<void> {
  await db.deleteFrom('report_project').where('id', '=', id).execute()
}
