import { sql } from 'kysely'
import { readersOf, readGrantsOf } from './grants.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { Fragment } from '../../odata/scope.ts'
import type { FolderPlace } from './rules.ts'

async function countReaders(
  db: Database | Tx,
  accountId: number,
  reports: Fragment,
  firmDomain: string,
): Promise<number> {
  const grants = await readGrantsOf(db, accountId, reports)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int4 as count from ${readersOf(grants, firmDomain)} as reader`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many people may read a report by its grants, or may once it is published. */
export async function countReadersOf(
  db: Database | Tx,
  { id, accountId }: { id: number; accountId: number },
  firmDomain: string,
): Promise<number> {
  return countReaders(db, accountId, sql`(${id}::int4)`, firmDomain)
}

/** How many people may read one of the published reports in a folder, at any depth. */
export async function countReadersIn(
  db: Database | Tx,
  { id, accountId }: FolderPlace,
  firmDomain: string,
): Promise<number> {
  const reports = sql`(
    select report.id from report join report_folder as place on place.id = report.folder_id
    where place.account_id = ${accountId}::int4 and (place.id = ${id}::int4 or ${id}::int4 = any(place.above))
      and report.deleted_date is null and report.publication_status = 'published'
  )`
  return countReaders(db, accountId, reports, firmDomain)
}
