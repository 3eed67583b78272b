import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { Fragment } from '../../odata/scope.ts'

/** A photo sent before, including one that was deleted since. */
export async function readKeptPhoto(db: Database | Tx, email: string, clientId: string) {
  return db
    .selectFrom('stock_photo')
    .select(['id', 'is_late as isLate', 'deleted_date as deletedDate'])
    .where('created_by', '=', email)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

/** How many photos a stock-take has, and how many of a line one person took. */
export async function countPhotos(
  db: Database | Tx,
  { takeId, lineId, email }: { takeId: number; lineId: number; email: string },
): Promise<{ ofTake: number; ofLine: number }> {
  const { rows } = await sql<{ ofTake: number; ofLine: number }>`
    select count(*)::int4 as "ofTake",
      (count(*) filter (where line_id = ${lineId}::int4 and created_by = ${email}::text))::int4 as "ofLine"
    from stock_photo where stock_take_id = ${takeId}::int4 and deleted_date is null`.execute(db)
  return rows[0] ?? { ofTake: 0, ofLine: 0 }
}

export interface NewPhoto {
  takeId: number
  lineId: number
  clientId: string
  fileKey: string
  fileSize: number
  width: number
  height: number
  isLate: boolean
  takenDate: string
}

export async function insertPhoto(db: Database | Tx, photo: NewPhoto, email: string): Promise<number> {
  const { id } = await db
    .insertInto('stock_photo')
    .values({
      stock_take_id: photo.takeId,
      line_id: photo.lineId,
      client_id: photo.clientId,
      file_key: photo.fileKey,
      file_size: photo.fileSize,
      width: photo.width,
      height: photo.height,
      is_late: photo.isLate,
      taken_date: photo.takenDate,
      created_by: email,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A photo that the caller may read. @param isSeen condition on the alias `stock_photo` */
export async function readPhoto(db: Database | Tx, id: number, isSeen: Fragment) {
  return db
    .selectFrom('stock_photo')
    .select(['stock_take_id as takeId', 'file_key as fileKey', 'file_size as fileSize'])
    .select(['created_by as createdBy', 'version'])
    .where('id', '=', id)
    .where(isSeen.$castTo<boolean>())
    .executeTakeFirst()
}

export async function removePhoto(db: Database | Tx, id: number): Promise<void> {
  await db
    .updateTable('stock_photo')
    .set({ deleted_date: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}
