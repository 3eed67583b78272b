import { type RawBuilder, sql } from 'kysely'
import type {
  DocumentActiveContent,
  DocumentEventKind,
  DocumentTable,
} from '../../database/document-tables.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { Fragment } from '../../odata/scope.ts'
import { forgetText } from './text/statements.ts'

/** Days for which a deleted document can be restored. */
export const keptDays = 30

/** Where a document is filed, and who may read it. */
export interface Place {
  accountId: number
  engagementId: number | null
  fiscalYear: number | null
  folder: string
  documentType: DocumentTable['document_type']
  confidentiality: DocumentTable['confidentiality']
}

/** The columns of a place. */
export const columnsOf = ({ accountId, engagementId, fiscalYear, ...same }: Place) => ({
  account_id: accountId,
  engagement_id: engagementId,
  fiscal_year: fiscalYear,
  folder: same.folder,
  document_type: same.documentType,
  confidentiality: same.confidentiality,
})

/** Locks the document names of one client until the transaction ends, so that no two are written at once. */
export async function lockNames(db: Database | Tx, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7279006, ${accountId}::int4)`.execute(db)
}

/** Conditions on the documents to lock. */
interface Meant {
  /** Which documents are seen, on the alias `document`. */
  isSeen: Fragment
  /** @default what nobody asks */
  mayChange?: RawBuilder<boolean>
}

/** Documents by id, locked until the transaction ends. */
export async function lockDocuments(
  db: Database | Tx,
  ids: readonly number[],
  { isSeen, mayChange = sql<boolean>`false` }: Meant,
) {
  const rows = await db
    .selectFrom('document')
    .select(['id', 'name', 'version', 'version_id as versionId'])
    .select(['account_id as accountId', 'engagement_id as engagementId', 'fiscal_year as fiscalYear'])
    .select(['folder', 'document_type as documentType', 'confidentiality'])
    .select(mayChange.as('mayChange'))
    .where('id', 'in', ids)
    .where(isSeen.$castTo<boolean>())
    // In a fixed order, so that two transactions after the same documents wait for each other instead of deadlocking.
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

/** A document, locked until the transaction ends. */
export async function lockDocument(db: Database | Tx, id: number, meant: Meant) {
  return (await lockDocuments(db, [id], meant)).get(id)
}

/** The clients of documents, by document id. @param isSeen condition on the alias `document` */
export async function clientsOf(
  db: Database | Tx,
  ids: readonly number[],
  isSeen: Fragment,
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('document')
    .select(['id', 'account_id'])
    .where('id', 'in', ids)
    .where(isSeen.$castTo<boolean>())
    .execute()
  return new Map(rows.map(row => [row.id, row.account_id]))
}

/**
 * The client of a document; undefined if there is no such document.
 * @param isSeen condition on the alias `document`
 */
export async function clientOf(db: Database | Tx, id: number, isSeen: Fragment): Promise<number | undefined> {
  return (await clientsOf(db, [id], isSeen)).get(id)
}

/**
 * Finds a document by name in a place: same client, engagement, year, folder and readers.
 * @param isMeant which documents count, on the alias `document`
 */
export async function findNamed(
  db: Database | Tx,
  name: string,
  { accountId, engagementId, fiscalYear, folder, confidentiality }: Place,
  isMeant: Fragment,
) {
  return db
    .selectFrom('document')
    .select('id')
    .where('account_id', '=', accountId)
    .where('engagement_id', 'is not distinct from', engagementId)
    .where('fiscal_year', 'is not distinct from', fiscalYear)
    .where(sql`lower(folder)`, '=', folder.toLowerCase())
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('confidentiality', '=', confidentiality)
    .where(isMeant.$castTo<boolean>())
    .orderBy('id')
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Those of the documents that share their name and place with another one.
 * @param isMeant which others count, on the alias `document`
 */
export async function findTwins(
  db: Database | Tx,
  ids: readonly number[],
  isMeant: Fragment,
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select own.id from document as own where own.id = any(${[...ids]}::int4[]) and exists (
      select from document where document.id <> own.id and document.account_id = own.account_id
        and document.engagement_id is not distinct from own.engagement_id
        and document.fiscal_year is not distinct from own.fiscal_year
        and lower(document.folder) = lower(own.folder) and lower(document.name) = lower(own.name)
        and document.confidentiality = own.confidentiality and ${isMeant})`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export async function insertDocument(
  db: Database | Tx,
  name: string,
  place: Place,
  by: string,
): Promise<number> {
  const { id } = await db
    .insertInto('document')
    .values({ name, ...columnsOf(place), version_id: null, created_by: by, modified_by: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The content of a version. */
export interface VersionContent {
  fileKey: string
  fileName: string
  fileSize: number
  contentHash: string
  activeContent: DocumentActiveContent
  /** Number of the version that this one restores. */
  restoredNumber?: number
  /** The document whose stored content this version shares. */
  linkedId?: number | null
  /** Whether it is a link, also to a document that is gone. @default it is none */
  isLink?: boolean
}

/** Adds a version to a locked document and makes it the current one. */
export async function addVersion(
  db: Database | Tx,
  documentId: number,
  content: VersionContent,
  by: string,
): Promise<void> {
  const { id } = await db
    .insertInto('document_version')
    .values({
      document_id: documentId,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from document_version as earlier
        where earlier.document_id = ${documentId}::int4)`,
      file_key: content.fileKey,
      file_name: content.fileName,
      file_size: content.fileSize,
      content_hash: content.contentHash,
      active_content: content.activeContent,
      restored_number: content.restoredNumber ?? null,
      linked_id: content.linkedId ?? null,
      is_link: content.isLink ?? false,
      created_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await updateDocumentRows(db, [documentId], { version_id: id }, by)
  // After the row is locked, so that text read from the earlier version meanwhile is not kept.
  await forgetText(db, documentId)
}

type Columns = Partial<
  Pick<DocumentTable, 'name' | 'version_id'> & ReturnType<typeof columnsOf> & { deleted_by: string | null }
> & { deleted_date?: RawBuilder<Date> | null }

/** Updates columns of documents, increments their versions and refreshes their search index. */
export async function updateDocumentRows(
  db: Database | Tx,
  ids: readonly number[],
  columns: Columns,
  by: string,
): Promise<void> {
  await db
    .updateTable('document')
    .set({ ...columns, modified_by: by, modified_date: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', 'in', ids)
    .execute()
  await sql`
    update document set search_text = odata_fold(concat_ws(E'\\n', name, folder,
      (select account_legal_name from account where account.id = document.account_id),
      (select engagement_code from engagement where engagement.id = document.engagement_id),
      (select contact_full_name from contact where lower(contact_email_office) = document.created_by)))
    where id = any(${[...ids]}::int4[])`.execute(db)
}

/** Records an event for the current version of each document. */
export async function noteEvents(
  db: Database | Tx,
  ids: readonly number[],
  kind: Exclude<DocumentEventKind, 'opened' | 'linkAdded'>,
  by: string,
): Promise<void> {
  await sql`
    insert into document_event (document_id, kind, version_number, created_by)
    select document.id, ${kind}::text, current.number, ${by}::text
    from document join document_version as current on current.id = document.version_id
    where document.id = any(${[...ids]}::int4[]) order by document.id`.execute(db)
}

/** Notes that a document was made as a link to another one, in the activity of that one. */
export async function noteLinkAdded(
  db: Database | Tx,
  documentId: number,
  linkId: number,
  by: string,
): Promise<void> {
  await sql`
    insert into document_event (document_id, kind, version_number, other_id, created_by)
    select document.id, 'linkAdded', current.number, ${linkId}::int4, ${by}::text
    from document join document_version as current on current.id = document.version_id
    where document.id = ${documentId}::int4`.execute(db)
}

/** Notes that somebody read versions: each once an hour, however often they turn back to it. */
export async function noteOpened(
  db: Database | Tx,
  versionIds: readonly number[],
  by: string,
): Promise<void> {
  await sql`
    insert into document_event (document_id, kind, version_number, created_by)
    select version.document_id, 'opened', version.number, ${by}::text
    from document_version as version
    where version.id = any(${[...versionIds]}::int4[]) and not exists (
      select from document_event as before
      where before.document_id = version.document_id and before.version_number = version.number
        and before.kind = 'opened' and before.created_by = ${by}::text
        and before.created_date > now() - interval '1 hour'
    )`.execute(db)
}

/**
 * Bytes that a client's documents take: all versions, the bin, and uploads in progress. A file shared by documents of
 * several clients counts once, for the client who has had it longest.
 */
export async function bytesOfClient(db: Database | Tx, accountId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (coalesce((
        select sum(file_size) from (
          select distinct version.file_key, version.file_size
          from document_version as version join document on document.id = version.document_id
          where account_id = ${accountId}::int4 and not exists (
            select from document_version as earlier join document as other on other.id = earlier.document_id
            where earlier.file_key = version.file_key and earlier.id < version.id
              and other.account_id <> document.account_id)
        ) as files
      ), 0)
      + coalesce((select sum(file_size) from document_upload
        where account_id = ${accountId}::int4 and expires_date > now()), 0))::float8 as bytes`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** A version of a document, with its file. @param isSeen condition on the alias `version` */
export async function readVersion(db: Database | Tx, id: number, isSeen: Fragment) {
  return db
    .selectFrom('document_version as version')
    .innerJoin('document', 'document.id', 'version.document_id')
    .select(['version.document_id as documentId', 'version.number', 'version.file_key as fileKey'])
    .select(['version.file_name as fileName', 'version.file_size as fileSize', 'document.name'])
    .select(['version.content_hash as contentHash', 'version.active_content as activeContent'])
    .select(['version.linked_id as linkedId', 'version.is_link as isLink'])
    .where('version.id', '=', id)
    .where(isSeen.$castTo<boolean>())
    .executeTakeFirst()
}

/** The current version of a document, with its file. @param isSeen condition on the alias `document` */
export async function readCurrentFile(db: Database | Tx, id: number, isSeen: Fragment) {
  return db
    .selectFrom('document')
    .innerJoin('document_version as current', 'current.id', 'document.version_id')
    .select(['current.id as versionId', 'current.file_key as fileKey', 'current.file_size as fileSize'])
    .select(['current.content_hash as contentHash'])
    .where('document.id', '=', id)
    .where(isSeen.$castTo<boolean>())
    .executeTakeFirst()
}

/** Documents whose current content has this hash. @param isSeen condition on the alias `document` */
export async function findContent(db: Database | Tx, contentHash: string, isSeen: Fragment) {
  return db
    .selectFrom('document')
    .innerJoin('document_version as current', 'current.id', 'document.version_id')
    .innerJoin('account', 'account.id', 'document.account_id')
    .select(['document.id', 'document.name', 'account.account_legal_name as accountName'])
    .select(['document.fiscal_year as fiscalYear', 'document.folder'])
    .select(['current.created_date as createdDate'])
    .select(
      sql<string>`coalesce((select contact_full_name from contact
        where lower(contact_email_office) = current.created_by limit 1), current.created_by)`.as(
        'createdByName',
      ),
    )
    .where('current.content_hash', '=', contentHash)
    .where(isSeen.$castTo<boolean>())
    .orderBy('current.created_date')
    .orderBy('document.id')
    .limit(20)
    .execute()
}

/** The keys of files that only these documents use. @param documents a query of their ids */
export const keysOf = (documents: Fragment): Fragment =>
  sql`select distinct version.file_key as key from document_version as version
    where version.document_id in (${documents}) and not exists (select from document_version as other
      where other.file_key = version.file_key and other.document_id not in (${documents}))`

/** Deletes the documents that can no longer be restored. @returns the keys of files that are no longer needed */
export async function deleteOldDocuments(db: Database | Tx): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with gone as (
      delete from document where deleted_date < now() - make_interval(days => ${sql.lit(keptDays)}) returning id
    )
    ${keysOf(sql`select id from gone`)}`.execute(db)
  return rows.map(({ key }) => key)
}
