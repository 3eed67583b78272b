import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import { mayTakeFile } from '../reports/readers.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { BodyOf } from '../../server/operation-types.ts'
import type { Uploads } from '../../files/uploads.ts'
import type { ReportImage, ReportLayout } from '../reports/layout.ts'

/** Days after which a file that belongs to nothing is thrown away. */
const keptFor = 3

export type NewReportFile = BodyOf<'createReportFile'>

/** A file that has become neither a report nor a version of a template nor a document. */
const belongsToNothing = sql<boolean>`report_id is null and template_version_id is null
  and document_id is null`

/** Makes the files of one person ours until the transaction ends, so that they can be counted. */
export async function lockFilesOf(db: Database | Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(7279004, hashtext(${email}))`.execute(db)
}

export async function countFilesOf(db: Database | Tx, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('report_file')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('created_by', '=', email)
    .where(belongsToNothing)
    .executeTakeFirstOrThrow()
  return count
}

/** Bytes that are still to come of all files. */
export async function bytesToCome(db: Database | Tx): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (coalesce((select sum(file_size - received_size) from report_file), 0)
      + coalesce((select sum(file_size - received_size) from statement_request where status = 'uploading'), 0)
      + coalesce((select sum(file_size - received_size) from document_upload), 0)
      + coalesce((select sum(file_size - received_size) from signature_upload), 0)
      + coalesce((select sum(file_size - received_size) from audit_document where arrived_date is null), 0))::float8
      as bytes`.execute(db)
  return rows[0]?.bytes ?? 0
}

export async function insertReportFile(
  db: Database | Tx,
  { kind, publicationId = null, fileName, fileSize, fileDate }: NewReportFile,
  createdBy: string,
): Promise<number> {
  const { id } = await db
    .insertInto('report_file')
    .values({
      kind,
      publication_id: publicationId,
      file_name: fileName,
      file_size: fileSize,
      file_date: fileDate,
      created_by: createdBy,
      expires_date: sql<Date>`now() + make_interval(days => ${keptFor})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A file of a person; those of others are not found. Locked until the transaction ends. */
export async function readReportFile(db: Database | Tx, id: number, email: string) {
  return db
    .selectFrom('report_file')
    .select(['key', 'kind', 'publication_id as publicationId'])
    .select(['file_name', 'file_size', 'state', 'layout', 'version'])
    .where('id', '=', id)
    .where('created_by', '=', email)
    .where(belongsToNothing)
    .forUpdate()
    .executeTakeFirst()
}

/** What was found in a file that is taken. */
interface FoundContent {
  layout: ReportLayout
  images: readonly ReportImage[]
  /** Where it is compared with that of other files. */
  contentHash?: string
}

/** Keeps what was found in a file that is taken. */
export async function keepLayout(
  db: Database | Tx,
  id: number,
  { layout, images, contentHash }: FoundContent,
): Promise<void> {
  await db
    .updateTable('report_file')
    .set({
      state: 'checked',
      layout: JSON.stringify(layout),
      images: JSON.stringify(images),
      content_hash: contentHash ?? null,
      received_size: sql<number>`file_size`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteReportFileRow(db: Database | Tx, id: number): Promise<void> {
  await db.deleteFrom('report_file').where('id', '=', id).execute()
}

/** Gives a file to a report. @returns the keys of the files that it had */
export async function attachFile(db: Database | Tx, id: number, reportId: number): Promise<string[]> {
  const replaced = await db
    .deleteFrom('report_file')
    .where('report_id', '=', reportId)
    .returning('key')
    .execute()
  await db.updateTable('report_file').set({ report_id: reportId }).where('id', '=', id).execute()
  return replaced.map(row => row.key)
}

/** Gives a file to a version of a template. */
export async function attachFileToTemplate(db: Database | Tx, id: number, versionId: number): Promise<void> {
  await db.updateTable('report_file').set({ template_version_id: versionId }).where('id', '=', id).execute()
}

/** Gives a file to a document of a publication. */
export async function attachFileToDocument(db: Database | Tx, id: number, documentId: number): Promise<void> {
  await db.updateTable('report_file').set({ document_id: documentId }).where('id', '=', id).execute()
}

/** The file of a report, and whether somebody who sees the report may have it; undefined where it has none. */
export async function readFileOfReport(db: Database | Tx, reportId: number, person: Person) {
  return db
    .selectFrom('report_file as file')
    .innerJoin('report', 'report.id', 'file.report_id')
    .select(['file.key', 'file.file_name as name', 'file.file_size as size'])
    .select(mayTakeFile('report', person).$castTo<boolean>().as('mayTake'))
    .where('file.report_id', '=', reportId)
    .executeTakeFirst()
}

/** The pictures of a report's own file. */
export async function readImages(db: Database | Tx, reportId: number): Promise<ReportImage[]> {
  const row = await db
    .selectFrom('report_file')
    .select('images')
    .where('report_id', '=', reportId)
    .executeTakeFirst()
  return row?.images ?? []
}

/** Takes what nobody made anything of in time out of the database. @returns the keys of the files */
export async function deleteExpiredFiles(db: Database | Tx): Promise<string[]> {
  const rows = await db
    .deleteFrom('report_file')
    .where('expires_date', '<', sql<Date>`now()`)
    .where(belongsToNothing)
    .returning('key')
    .execute()
  return rows.map(row => row.key)
}

/** The files of reports and templates as the protocol of uploads sees them. */
export function reportUploads(db: Database): Uploads {
  return {
    find: async (key, email) => {
      const row = await db
        .selectFrom('report_file')
        .select('file_size')
        .where('key', '=', key)
        .where('created_by', '=', email)
        .where('expires_date', '>', sql<Date>`now()`)
        .where(belongsToNothing)
        .executeTakeFirst()
      return row && { size: row.file_size }
    },
    note: async (key, received) => {
      const { numUpdatedRows } = await db
        .updateTable('report_file')
        .set({ received_size: received })
        .where('key', '=', key)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
