import { type Kysely, sql } from 'kysely'

const tables = ['report_file', 'report', 'report_template_version', 'publication_document']

/** Removes invisible and path-like characters from stored file names, as is done for new uploads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql`
      update ${sql.table(table)} set file_name = clean.name
      from (
        select ctid as row, coalesce(nullif(trim(both '. ' from regexp_replace(regexp_replace(
          normalize(file_name, NFC),
          E'[\\u0001-\\u001f\\u007f-\\u009f\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]', '', 'g'),
          '[\\\\/:*?"<>|]', '_', 'g')), ''), '_') as name
        from ${sql.table(table)}
      ) as clean
      where clean.row = ${sql.table(table)}.ctid and clean.name <> file_name`.execute(db)
}
