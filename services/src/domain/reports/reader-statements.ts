import { sql } from 'kysely'
import { isStaffContact } from '../../access/person.ts'
import { holdsScope } from '../../access/scope-holders.ts'
import { type Grants, readersOf, readGrantsOf } from './grants.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { Fragment } from '../../odata/scope.ts'
import type { AnsweredBy } from '../../server/operation-types.ts'
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

/** How many people may read a report through its grants, now or once it is published. */
export async function countReadersOf(
  db: Database | Tx,
  { id, accountId }: { id: number; accountId: number },
  firmDomain: string,
): Promise<number> {
  return countReaders(db, accountId, sql`(${id}::int4)`, firmDomain)
}

/** How many people may read at least one published report in a folder, at any depth. */
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

/** The most readers named in a preview. */
const previewed = 20

/** Who could read through grants that are not saved yet: ReportAccessPreview of the contract. */
export async function previewReaders(
  db: Database | Tx,
  grants: Grants,
  firmDomain: string,
): Promise<AnsweredBy<'previewReportAccess'>> {
  const { rows } = await sql<AnsweredBy<'previewReportAccess'>>`
    with reader as (
      select person.id, person.contact_full_name, person.contact_last_name,
        ${isStaffContact('person', firmDomain)} as is_staff,
        lower(person.contact_email_office) as email
      from contact as person where person.id in ${readersOf(grants, firmDomain)}
    ), first as (
      select * from reader order by is_staff, odata_fold(contact_last_name)::odata_folded, id limit ${previewed}
    )
    select (select count(*)::int4 from reader) as "readerCount",
      (select count(*)::int4 from reader where not is_staff) as "clientCount",
      (select coalesce(json_agg(json_build_object('id', id, 'contactFullName', contact_full_name, 'isStaff', is_staff,
        'canOpen', ${holdsScope(sql`first.email`, 'Reports.Read')})
        order by is_staff, odata_fold(contact_last_name)::odata_folded, id), '[]'::json) from first) as readers`.execute(
    db,
  )
  return rows[0] ?? { readerCount: 0, clientCount: 0, readers: [] }
}

/** The keys of the people who may read a report through its grants. */
export async function readerIdsOf(
  db: Database | Tx,
  { id, accountId }: { id: number; accountId: number },
  firmDomain: string,
): Promise<number[]> {
  const grants = await readGrantsOf(db, accountId, sql`(${id}::int4)`)
  const { rows } = await sql<{
    id: number
  }>`select id from ${readersOf(grants, firmDomain)} as reader`.execute(db)
  return rows.map(row => row.id)
}
