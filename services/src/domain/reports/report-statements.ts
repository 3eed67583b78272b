import { type Insertable, type Updateable, sql } from 'kysely'
import type { ReportTable } from '../../database/report-tables.ts'
import type { Database, Tx } from '../../database/schema.ts'
import { isRestorable } from './folder-statements.ts'
import { emptyLayout, type ReportLayout } from './layout.ts'

/** A report as needed to change it. */
export interface KnownReport {
  id: number
  name: string
  folderId: number
  accountId: number
  /** The engagement of its folder; null if it has none. */
  engagementId: number | null
  version: number
  isDeleted: boolean
  isPublished: boolean
  /** Whether there is anything to show: a file, or an address in Power BI. */
  hasContent: boolean
}

/** The client of a report, which never changes. */
export async function clientOfReport(db: Database | Tx, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('report').select('account_id').where('id', '=', id).executeTakeFirst()
  return row?.account_id
}

/** A report, even a deleted one that can still be restored. */
export async function readReport(db: Database | Tx, id: number): Promise<KnownReport | undefined> {
  return db
    .selectFrom('report')
    .select(['id', 'name', 'version'])
    .select([
      'folder_id as folderId',
      'account_id as accountId',
      sql<number | null>`(select engagement_id from report_folder where id = folder_id)`.as('engagementId'),
      sql<boolean>`deleted_date is not null`.as('isDeleted'),
      sql<boolean>`publication_status = 'published'`.as('isPublished'),
      sql<boolean>`file_version > 0 or power_bi_url is not null`.as('hasContent'),
    ])
    .where('id', '=', id)
    .where(sql<boolean>`coalesce(${isRestorable('report')}, true)`)
    .executeTakeFirst()
}

/** Whether another report in the folder has the name, ignoring case and accents. */
export async function isReportNameTaken(
  db: Database | Tx,
  folderId: number,
  name: string,
  exceptId: number | undefined,
): Promise<boolean> {
  const row = await db
    .selectFrom('report')
    .select('id')
    .where('folder_id', '=', folderId)
    .where(sql<boolean>`odata_fold(name) = odata_fold(${name}::text)`)
    .where('deleted_date', 'is', null)
    .where('id', '<>', exceptId ?? 0)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertReport(db: Database | Tx, columns: Insertable<ReportTable>): Promise<number> {
  const { id } = await db.insertInto('report').values(columns).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Updates columns of a report and increments its version. */
export async function updateReportRow(
  db: Database | Tx,
  id: number,
  columns: Updateable<ReportTable>,
): Promise<void> {
  await db
    .updateTable('report')
    .set({ ...columns, modification_date: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/**
 * Sets the imported file of a report, replacing the previous one. The caller has locked its client.
 * @param size in bytes
 */
export async function writeReportFile(
  db: Database | Tx,
  id: number,
  file: { name: string; size: number },
  layout: ReportLayout,
): Promise<void> {
  await updateReportRow(db, id, { file_name: file.name, file_size: file.size })
  await sql`update report set file_version = file_version + 1, version_date = now(),
    delivered_date = case when publication_status = 'published' then now() else delivered_date end where id = ${id}::int4`.execute(
    db,
  )
  const text = JSON.stringify(layout)
  await db
    .insertInto('report_layout')
    .values({ report_id: id, layout: text })
    .onConflict(conflict => conflict.column('report_id').doUpdateSet({ layout: text }))
    .execute()
}

/** The layout read from the file of a report; empty without a file. */
export async function readLayout(db: Database | Tx, id: number): Promise<ReportLayout> {
  const row = await db
    .selectFrom('report_layout')
    .select('layout')
    .where('report_id', '=', id)
    .executeTakeFirst()
  return row ? wholeLayout(row.layout) : emptyLayout
}

/** Completes a layout stored before fields of visuals were read: they are unknown until the file is read again. */
export function wholeLayout({ pages, bookmarks, measures }: ReportLayout): ReportLayout {
  const unread = { fields: [], isFiltered: false }
  return {
    pages: pages.map(page => ({
      ...page,
      visuals: page.visuals.map(visual => ({ ...unread, ...visual })),
    })),
    bookmarks,
    ...(measures && { measures }),
  }
}

/**
 * Finds a report by its path: client number, folder and report. Where no report has that path now, it finds the one
 * that had it last, wherever that is now.
 */
export async function findByPath(db: Database | Tx, path: string): Promise<number | undefined> {
  const [number, folder, name, ...rest] = path.split('/')
  if (name === undefined || rest.length > 0) return undefined
  const { rows } = await sql<{ id: number }>`
    select report.id, 1 as turn from account
    join report_folder as place on place.account_id = account.id
    join report on report.folder_id = place.id
    where account.account_number = ${number}::text
      and odata_fold(place.name) = odata_fold(${folder}::text) and place.deleted_date is null
      and odata_fold(report.name) = odata_fold(${name}::text) and report.deleted_date is null
    union all
    select former.report_id, 2 from account
    join report_former_path as former on former.account_id = account.id
    where account.account_number = ${number}::text
      and former.folder_name = odata_fold(${folder}::text) and former.report_name = odata_fold(${name}::text)
    order by turn`.execute(db)
  return rows[0]?.id
}

/** A person's state of a report: ReportReading of the contract. */
export interface Reading {
  id: number
  isFavourite: boolean
  lastOpenedDate: string | null
}

/** Writes a person's state of a report; values not given stay. */
export async function writeReading(
  db: Database | Tx,
  contactId: number,
  id: number,
  { isFavourite, isOpened }: { isFavourite?: boolean; isOpened?: boolean },
): Promise<Reading> {
  const { rows } = await sql<{ is_favourite: boolean; last_opened_date: Date | null }>`
    insert into report_reading as known (contact_id, report_id, is_favourite, last_opened_date)
    values (${contactId}::int4, ${id}::int4, coalesce(${isFavourite ?? null}::boolean, false),
      case when ${isOpened === true}::boolean then now() end)
    on conflict (contact_id, report_id) do update set
      is_favourite = coalesce(${isFavourite ?? null}::boolean, known.is_favourite),
      last_opened_date = coalesce(excluded.last_opened_date, known.last_opened_date)
    returning is_favourite, last_opened_date`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The statement of a reading gives one row')
  return {
    id,
    isFavourite: row.is_favourite,
    lastOpenedDate: row.last_opened_date?.toISOString() ?? null,
  }
}

/** How many people have a report as a favourite. */
export async function countFavourites(db: Database | Tx, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('report_reading')
    .select(sql<number>`count(*)::int4`.as('count'))
    .where('report_id', '=', id)
    .where('is_favourite', '=', true)
    .executeTakeFirstOrThrow()
  return count
}

/** How many projects contain a report. */
export async function countProjects(db: Database | Tx, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('report_of_project')
    .select(sql<number>`count(*)::int4`.as('count'))
    .where('report_id', '=', id)
    .executeTakeFirstOrThrow()
  return count
}
