import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { OfferedFile } from '../../files/send-file.ts'
import type { Uploads } from '../../files/uploads.ts'
import type { Fragment } from '../../odata/scope.ts'

/** Days after which an incomplete document is deleted. */
const arrivesWithin = 3

/** A document request that the caller may see, with its folder; undefined if there is none. */
export async function readSeenRequest(db: Database | Tx, id: number, isSeen: Fragment) {
  const { rows } = await sql<{ folderId: number; status: 'open' | 'submitted' | 'accepted' | 'returned' }>`
    select folder_id as "folderId", status from audit_request as request
    where id = ${id}::int4 and ${isSeen}`.execute(db)
  return rows[0]
}

export interface DocumentRow {
  id: number
  requestId: number
  folderId: number
  requestStatus: 'open' | 'submitted' | 'accepted' | 'returned'
  key: string
  name: string
  size: number
  hasArrived: boolean
  createdBy: string
  version: number
}

/** A document of a request that the caller may see. */
export async function readSeenDocument(
  db: Database | Tx,
  id: number,
  isSeen: Fragment,
): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    select document.id, request.id as "requestId", request.folder_id as "folderId", request.status as "requestStatus",
      file_key::text as key, file_name as name, file_size::float8 as size, arrived_date is not null as "hasArrived",
      document.created_by as "createdBy", document.version
    from audit_document as document join audit_request as request on request.id = document.request_id
    where document.id = ${id}::int4 and ${isSeen}`.execute(db)
  return rows[0]
}

/** The parts needed to download it. */
export const offered = ({ key, name, size }: DocumentRow): OfferedFile => ({ key, name, size })

/** Locks a person's uploads until the transaction ends, and counts them. */
export async function countOnTheirWay(db: Database | Tx, email: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(7279102, hashtext(${email}))`.execute(db)
  const { count } = await db
    .selectFrom('audit_document')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('created_by', '=', email)
    .where('arrived_date', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function countDocumentsOf(db: Database | Tx, requestId: number): Promise<number> {
  const { count } = await db
    .selectFrom('audit_document')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertDocument(
  db: Database | Tx,
  document: { requestId: number; fileName: string; fileSize: number; createdBy: string },
) {
  return db
    .insertInto('audit_document')
    .values({
      request_id: document.requestId,
      file_name: document.fileName,
      file_size: document.fileSize,
      created_by: document.createdBy,
    })
    .returning(['id', 'file_key as key', 'version'])
    .executeTakeFirstOrThrow()
}

export async function noteArrived(db: Database | Tx, id: number, sha256: string): Promise<void> {
  await db
    .updateTable('audit_document')
    .set({
      sha256,
      arrived_date: sql<Date>`now()`,
      received_size: sql<number>`file_size`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** The number of documents handed in for a request. */
export async function countArrived(db: Database | Tx, requestId: number): Promise<number> {
  const { count } = await db
    .selectFrom('audit_document')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('request_id', '=', requestId)
    .where('arrived_date', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes documents that did not arrive in time from the database. @returns the keys of their files */
export async function deleteUnsentDocuments(db: Database | Tx): Promise<string[]> {
  const rows = await db
    .deleteFrom('audit_document')
    .where('arrived_date', 'is', null)
    .where('created_date', '<', sql<Date>`now() - make_interval(days => ${arrivesWithin})`)
    .returning('file_key')
    .execute()
  return rows.map(row => row.file_key)
}

/** Audit documents, as the upload protocol sees them. */
export function auditUploads(db: Database): Uploads {
  return {
    find: async (key, email) =>
      db
        .selectFrom('audit_document')
        .select(sql<number>`file_size::float8`.as('size'))
        .where('file_key', '=', key)
        .where('created_by', '=', email)
        .where('arrived_date', 'is', null)
        .executeTakeFirst(),
    note: async (key, received) => {
      const { numUpdatedRows } = await db
        .updateTable('audit_document')
        .set({ received_size: received })
        .where('file_key', '=', key)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
