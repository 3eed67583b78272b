import { sql, type Updateable } from 'kysely'
import type { PublicationTable } from '../../database/publication-tables.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { Fragment } from '../../odata/scope.ts'

/** A publication, locked until the transaction ends, with the engagement and client of its request. */
export async function lockPublication(db: Database | Tx, id: number) {
  return db
    .selectFrom('publication')
    .innerJoin('planning_request as request', 'request.id', 'publication.request_id')
    .innerJoin('engagement', 'engagement.id', 'request.engagement_id')
    .innerJoin('account', 'account.account_number', 'engagement.engagement_account_number')
    .select(['publication.id', 'publication.version', 'publication.status'])
    .select(['request_id as requestId', 'report_id as reportId'])
    .select(['engagement.id as engagementId', 'account.id as accountId'])
    .where('publication.id', '=', id)
    .forUpdate('publication')
    .executeTakeFirst()
}

/** The status of a publication; undefined if there is none. */
export async function statusOfPublication(db: Database | Tx, id: number) {
  const row = await db.selectFrom('publication').select('status').where('id', '=', id).executeTakeFirst()
  return row?.status
}

export async function insertPublication(
  db: Database | Tx,
  requestId: number,
  createdBy: string,
): Promise<number> {
  const { id } = await db
    .insertInto('publication')
    .values({ request_id: requestId, created_by: createdBy })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Updates columns of a publication and increments its version. */
export async function updatePublicationRow(
  db: Database | Tx,
  id: number,
  columns: Updateable<PublicationTable>,
): Promise<void> {
  await db
    .updateTable('publication')
    .set({ ...columns, modified_date: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Closes a publication as validated or abandoned. */
export async function closePublication(
  db: Database | Tx,
  id: number,
  status: 'validated' | 'abandoned',
  by: string,
): Promise<void> {
  await updatePublicationRow(db, id, { status, closed_by: by, closed_date: new Date() })
}

/** Abandons the publication in progress of a request that ends without it, if there is one. */
export async function abandonDraftOf(db: Database | Tx, requestId: number, by: string): Promise<void> {
  const drafts = await db
    .selectFrom('publication')
    .select('id')
    .where('request_id', '=', requestId)
    .where('status', '=', 'draft')
    .execute()
  for (const { id } of drafts) await closePublication(db, id, 'abandoned', by)
}

export async function countDocuments(db: Database | Tx, publicationId: number): Promise<number> {
  const { count } = await db
    .selectFrom('publication_document')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('publication_id', '=', publicationId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertDocument(
  db: Database | Tx,
  publicationId: number,
  { fileName, fileSize, createdBy }: { fileName: string; fileSize: number; createdBy: string },
): Promise<number> {
  const { id } = await db
    .insertInto('publication_document')
    .values({
      publication_id: publicationId,
      file_name: fileName,
      file_size: fileSize,
      created_by: createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The publication of a document. */
export async function publicationOfDocument(db: Database | Tx, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('publication_document')
    .select('publication_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.publication_id
}

/** The file of a document. @param isSeen condition on the alias `publication` */
export async function readDocumentFile(db: Database | Tx, id: number, isSeen: Fragment) {
  return db
    .selectFrom('publication_document as document')
    .innerJoin('publication', 'publication.id', 'document.publication_id')
    .innerJoin('report_file as file', 'file.document_id', 'document.id')
    .select(['file.key', 'file.file_size as size', 'document.file_name as name'])
    .where('document.id', '=', id)
    .where(isSeen.$castTo<boolean>())
    .executeTakeFirst()
}

/** Deletes a document. @returns the keys of its file */
export async function deleteDocument(db: Database | Tx, id: number): Promise<string[]> {
  const files = await db.deleteFrom('report_file').where('document_id', '=', id).returning('key').execute()
  await db.deleteFrom('publication_document').where('id', '=', id).execute()
  return files.map(({ key }) => key)
}

/** The file of a document. @param isSeen condition on the alias `document` */
export async function readReportDocumentFile(db: Database | Tx, id: number, isSeen: Fragment) {
  return db
    .selectFrom('publication_document as document')
    .innerJoin('report_file as file', 'file.document_id', 'document.id')
    .select(['file.key', 'file.file_size as size', 'document.file_name as name'])
    .where('document.id', '=', id)
    .where(isSeen.$castTo<boolean>())
    .executeTakeFirst()
}
