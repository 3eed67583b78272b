import { type Kysely, sql } from 'kysely'

/** Everything deleted from the library in one list, with who deleted it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table report add column deleted_by text`,
  `alter table report_folder add column deleted_by text`,
  `create view report_deletion as
    select 'report-' || report.id as id, 'report'::text as kind, report.id as target_id, report.name,
      report.account_id, place.path as folder_path, report.deleted_by, report.deleted_date
    from report join report_folder as place on place.id = report.folder_id
    where report.deleted_date is not null
    union all
    select 'folder-' || folder.id, 'folder', folder.id, folder.name,
      folder.account_id, coalesce(parent.path, ''), folder.deleted_by, folder.deleted_date
    from report_folder as folder left join report_folder as parent on parent.id = folder.parent_folder_id
    where folder.deleted_date is not null`,
]
