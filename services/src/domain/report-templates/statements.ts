import { type Insertable, sql, type Updateable } from 'kysely'
import type { ReportTemplateTable } from '../../database/report-template-tables.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { ReportLayout } from '../reports/layout.ts'

/** A template, locked until the transaction ends. */
export async function lockTemplate(db: Database | Tx, id: number) {
  return db
    .selectFrom('report_template')
    .select(['id', 'version', 'is_retired as isRetired'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertTemplate(
  db: Database | Tx,
  columns: Insertable<ReportTemplateTable>,
): Promise<number> {
  const { id } = await db
    .insertInto('report_template')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Updates columns of a template and increments its version. */
export async function updateTemplateRow(
  db: Database | Tx,
  id: number,
  columns: Updateable<ReportTemplateTable> & { modified_by: string },
): Promise<void> {
  await db
    .updateTable('report_template')
    .set({ ...columns, modified_date: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

export interface NewVersion {
  note: string
  fileName: string
  fileSize: number
  layout: ReportLayout
  createdBy: string
}

/** Adds the next version of a template that the caller has locked. @returns its key */
export async function insertVersion(
  db: Database | Tx,
  templateId: number,
  { note, fileName, fileSize, layout, createdBy }: NewVersion,
): Promise<number> {
  const { id } = await db
    .insertInto('report_template_version')
    .values({
      template_id: templateId,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from report_template_version
        where template_id = ${templateId}::int4)`,
      note,
      file_name: fileName,
      file_size: fileSize,
      layout: JSON.stringify(layout),
      created_by: createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A version of a template with its file in the store; without a number, the current one. */
export async function readVersion(db: Database | Tx, templateId: number, number: number | undefined) {
  return db
    .selectFrom('report_template_version as version')
    .innerJoin('report_template as template', 'template.id', 'version.template_id')
    .leftJoin('report_file as file', 'file.template_version_id', 'version.id')
    .select([
      'version.id',
      'version.layout',
      'version.file_name as fileName',
      'version.file_size as fileSize',
    ])
    .select(['template.is_retired as isRetired', 'file.key'])
    .where('version.template_id', '=', templateId)
    .$if(number !== undefined, query => query.where('version.number', '=', number ?? 0))
    .orderBy('version.number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Records that a person downloaded a version. */
export async function insertUse(
  db: Database | Tx,
  templateId: number,
  versionId: number,
  usedBy: string,
): Promise<void> {
  await db
    .insertInto('report_template_use')
    .values({ template_id: templateId, version_id: versionId, used_by: usedBy })
    .execute()
}
