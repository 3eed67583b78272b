import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import { mayTakeFile } from '../reports/readers.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { BodyOf } from '../../server/operation-types.ts'
import type { Uploads } from '../../files/uploads.ts'
import type { ReportImage, ReportLayout } from '../reports/layout.ts'

/** Days after which an unused upload is deleted. */
const keptFor = 3

export type NewReportFile = BodyOf<'createReportFile'>

/** A file that has not become a report, a version of a template or a document. */
const belongsToNothing = sql<boolean>`report_id is null and template_version_id is null
  and document_id is null`

/** Locks a person's uploads until the transaction ends, so that they can be counted. */
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

/** Bytes still to be uploaded, over all files. */
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

/** One of a person's files, locked until the transaction ends; files of others are not found. */
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

/** The content of an accepted file. */
interface FoundContent {
  layout: ReportLayout
  images: readonly ReportImage[]
  /** Given where it is compared with other files. */
  contentHash?: string
}

/** Stores the content of an accepted file. */
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

/** Attaches a file to a report. @returns the keys of its previous files */
export async function attachFile(db: Database | Tx, id: number, reportId: number): Promise<string[]> {
  const replaced = await db
    .deleteFrom('report_file')
    .where('report_id', '=', reportId)
    .returning('key')
    .execute()
  await db.updateTable('report_file').set({ report_id: reportId }).where('id', '=', id).execute()
  return replaced.map(row => row.key)
}

/** Attaches a file to a version of a template. */
export async function attachFileToTemplate(db: Database | Tx, id: number, versionId: number): Promise<void> {
  await db.updateTable('report_file').set({ template_version_id: versionId }).where('id', '=', id).execute()
}

/** Attaches a file to a document of a publication. */
export async function attachFileToDocument(db: Database | Tx, id: number, documentId: number): Promise<void> {
  await db.updateTable('report_file').set({ document_id: documentId }).where('id', '=', id).execute()
}

/** The file of a report, and whether a person who sees the report may download it; undefined if it has none. */
export async function readFileOfReport(db: Database | Tx, reportId: number, person: Person) {
  return db
    .selectFrom('report_file as file')
    .innerJoin('report', 'report.id', 'file.report_id')
    .select(['file.key', 'file.file_name as name', 'file.file_size as size'])
    .select(mayTakeFile('report', person).$castTo<boolean>().as('mayTake'))
    .where('file.report_id', '=', reportId)
    .executeTakeFirst()
}

/** The pictures from a report's own file. */
export async function readImages(db: Database | Tx, reportId: number): Promise<ReportImage[]> {
  const row = await db
    .selectFrom('report_file')
    .select('images')
    .where('report_id', '=', reportId)
    .executeTakeFirst()
  return row?.images ?? []
}

/** Deletes uploads that were not used in time. @returns the keys of their files */
export async function deleteExpiredFiles(db: Database | Tx): Promise<string[]> {
  const rows = await db
    .deleteFrom('report_file')
    .where('expires_date', '<', sql<Date>`now()`)
    .where(belongsToNothing)
    .returning('key')
    .execute()
  return rows.map(row => row.key)
}

/** Uploads of reports and templates, as the upload protocol sees them. */
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
