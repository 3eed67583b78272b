import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { Uploads } from '../../files/uploads.ts'
import { columnsOf, type Place } from './statements.ts'

/** Days that an upload may take. */
const arrivesWithin = 7

export interface NewUpload extends Place {
  fileName: string
  fileSize: number
  fileDate: string | null
}

/** Locks a person's uploads until the transaction ends, and counts them. */
export async function countUploadsOf(db: Database | Tx, email: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(7279007, hashtext(${email}))`.execute(db)
  const { count } = await db
    .selectFrom('document_upload')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('created_by', '=', email)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertUpload(db: Database | Tx, upload: NewUpload, by: string): Promise<number> {
  const { id } = await db
    .insertInto('document_upload')
    .values({
      ...columnsOf(upload),
      file_name: upload.fileName,
      file_size: upload.fileSize,
      file_date: upload.fileDate,
      created_by: by,
      expires_date: sql<Date>`now() + make_interval(days => ${arrivesWithin})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One of a person's uploads, locked until the transaction ends; uploads of others are not found. */
export async function lockUpload(db: Database | Tx, id: number, email: string) {
  return db
    .selectFrom('document_upload')
    .select(['id', 'file_key as fileKey', 'file_name as fileName', 'file_size as fileSize', 'version'])
    .select(['account_id as accountId', 'engagement_id as engagementId', 'fiscal_year as fiscalYear'])
    .select(['folder', 'document_type as documentType', 'confidentiality'])
    .where('id', '=', id)
    .where('created_by', '=', email)
    .where('expires_date', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst()
}

export async function deleteUpload(db: Database | Tx, id: number): Promise<void> {
  await db.deleteFrom('document_upload').where('id', '=', id).execute()
}

/** Deletes expired uploads from the database. @returns the keys of their files */
export async function deleteExpiredUploads(db: Database | Tx): Promise<string[]> {
  const rows = await db
    .deleteFrom('document_upload')
    .where('expires_date', '<', sql<Date>`now()`)
    .returning('file_key')
    .execute()
  return rows.map(row => row.file_key)
}

/** Document uploads, as the upload protocol sees them. */
export function documentUploads(db: Database): Uploads {
  return {
    find: async (key, email) =>
      db
        .selectFrom('document_upload')
        .select('file_size as size')
        .where('file_key', '=', key)
        .where('created_by', '=', email)
        .where('expires_date', '>', sql<Date>`now()`)
        .executeTakeFirst(),
    note: async (key, received) => {
      const { numUpdatedRows } = await db
        .updateTable('document_upload')
        .set({ received_size: received })
        .where('file_key', '=', key)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) return true
      // The last bytes may be recorded after the file became a document; do not delete that file.
      const kept = await db
        .selectFrom('document_version')
        .select('id')
        .where('file_key', '=', key)
        .limit(1)
        .executeTakeFirst()
      return kept !== undefined
    },
  }
}
