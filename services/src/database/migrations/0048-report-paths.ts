import { type Kysely, sql } from 'kysely'

/**
 * Makes a report findable under its earlier paths too, whoever renames it, moves it or renames its folder; and records
 * when its current file was imported.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Stores a path, to be compared ignoring case and accents. If several reports have had it, the last one is meant. */
const keep = (
  rows: string,
) => `insert into report_former_path (account_id, folder_name, report_name, report_id) ${rows}
  on conflict (account_id, folder_name, report_name) do update set report_id = excluded.report_id`

const statements = [
  `create table report_former_path (
    account_id integer not null references account (id) on delete cascade,
    folder_name text not null,
    report_name text not null,
    report_id integer not null references report (id) on delete cascade,
    primary key (account_id, folder_name, report_name)
  )`,
  `create index report_former_path_report on report_former_path (report_id)`,
  `create function former_path_of_report() returns trigger language plpgsql as $$
    begin
      ${keep(`select old.account_id, odata_fold(place.name), odata_fold(old.name), old.id
        from report_folder as place where place.id = old.folder_id`)};
      return null;
    end $$`,
  `create trigger former_path_of_report after update of name, folder_id on report
    for each row when (old.name <> new.name or old.folder_id <> new.folder_id)
    execute function former_path_of_report()`,
  `create function former_path_of_folder() returns trigger language plpgsql as $$
    begin
      ${keep(`select old.account_id, odata_fold(old.name), odata_fold(report.name), report.id
        from report where report.folder_id = old.id and report.deleted_date is null`)};
      return null;
    end $$`,
  `create trigger former_path_of_folder after update of name on report_folder
    for each row when (old.name <> new.name)
    execute function former_path_of_folder()`,

  `alter table report add column version_date timestamptz`,
  `update report set version_date = (select created_date from report_file where report_file.report_id = report.id)
    where file_version > 0`,
]
