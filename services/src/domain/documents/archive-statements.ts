import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { Fragment } from '../../odata/scope.ts'

/** Hours for which a prepared zip is kept; its ticket expires much sooner. */
const keptFor = 24

/** The current versions of documents, by document id. @param isSeen condition on the alias `document` */
export async function readCurrentVersions(db: Database | Tx, ids: readonly number[], isSeen: Fragment) {
  const rows = await db
    .selectFrom('document')
    .innerJoin('document_version as current', 'current.id', 'document.version_id')
    .select(['document.id', 'current.id as versionId', 'current.file_size as size'])
    .where('document.id', 'in', ids)
    .where(isSeen.$castTo<boolean>())
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

/** The files of versions, by version id. @param isSeen condition on the alias `version` */
export async function readVersionFiles(db: Database | Tx, ids: readonly number[], isSeen: Fragment) {
  const rows = await db
    .selectFrom('document_version as version')
    .innerJoin('document', 'document.id', 'version.document_id')
    .select(['version.id', 'document.name', 'version.file_key as key', 'version.file_size as size'])
    .select('version.created_date as date')
    .where('version.id', 'in', ids)
    .where(isSeen.$castTo<boolean>())
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

export async function insertArchive(
  db: Database | Tx,
  email: string,
  versionIds: readonly number[],
): Promise<{ id: number; date: Date }> {
  await db
    .deleteFrom('document_archive')
    .where('created_date', '<', sql<Date>`now() - make_interval(hours => ${keptFor}::int4)`)
    .execute()
  const { id, created_date: date } = await db
    .insertInto('document_archive')
    .values({ version_ids: JSON.stringify(versionIds), created_by: email })
    .returning(['id', 'created_date'])
    .executeTakeFirstOrThrow()
  return { id, date }
}

/** A zip that the person prepared themselves. */
export async function findArchive(db: Database | Tx, email: string, id: number) {
  return db
    .selectFrom('document_archive')
    .select(['version_ids as versionIds', 'created_date as date'])
    .where('id', '=', id)
    .where('created_by', '=', email)
    .executeTakeFirst()
}
