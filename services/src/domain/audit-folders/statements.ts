import { type Selectable, sql, type Updateable } from 'kysely'
import type { AuditCheckTable, AuditFolderTable, AuditRequestTable } from '../../database/audit-tables.ts'
import type { Database, Tx } from '../../database/schema.ts'
import { requestTemplates } from './template.ts'

export type FolderRow = Selectable<AuditFolderTable>
export type RequestRow = Selectable<AuditRequestTable>
export type CheckRow = Selectable<AuditCheckTable>

/** A folder, locked until the transaction ends, so that changes in it and its signature wait for each other. */
export async function lockFolder(db: Database | Tx, id: number): Promise<FolderRow | undefined> {
  return db.selectFrom('audit_folder').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function updateFolderRow(
  db: Database | Tx,
  id: number,
  changes: Updateable<AuditFolderTable>,
): Promise<void> {
  await db
    .updateTable('audit_folder')
    .set({ ...changes, modified_date: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** The engagement of a folder, with its client; undefined if there is none, or it is closed. */
export async function readEngagement(db: Database | Tx, id: number) {
  return db
    .selectFrom('engagement')
    .innerJoin('account', 'account.account_number', 'engagement.engagement_account_number')
    .select(['engagement.id', 'account.id as accountId'])
    .where('engagement.id', '=', id)
    .where('engagement_statut', 'in', ['dormant', 'Actif'])
    .executeTakeFirst()
}

/** A folder whose requests can be made again. */
export interface PriorFolder {
  id: number
  year: number
}

/**
 * The latest folder of the two years before: of the same engagement, otherwise of the client. An accounting year has up to
 * 24 months, so there may be none for the calendar year before.
 */
export async function readPriorFolder(
  db: Database | Tx,
  { engagementId, accountId, year }: { engagementId: number; accountId: number; year: number },
): Promise<PriorFolder | undefined> {
  return db
    .selectFrom('audit_folder')
    .select(['id', 'year'])
    .where('account_id', '=', accountId)
    .where('year', 'in', [year - 1, year - 2])
    .orderBy(sql`(engagement_id = ${engagementId}::int4)`, 'desc')
    .orderBy('year', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export interface NewFolder {
  accountId: number
  engagementId: number
  year: number
  priorFolderId: number | null
  statements: { id: number; version: number } | undefined
  createdBy: string
}

export async function insertFolder(db: Database | Tx, folder: NewFolder): Promise<number> {
  const { id } = await db
    .insertInto('audit_folder')
    .values({
      account_id: folder.accountId,
      engagement_id: folder.engagementId,
      year: folder.year,
      prior_folder_id: folder.priorFolderId,
      statement_request_id: folder.statements?.id ?? null,
      statement_version: folder.statements?.version ?? null,
      created_by: folder.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    update audit_folder as folder set search_text = odata_fold(concat_ws(E'\\n', account_legal_name, engagement_code,
      engagement_description, (select contact_full_name from contact where lower(contact_email_office) = folder.created_by)))
    from account, engagement
    where folder.id = ${id}::int4 and account.id = folder.account_id and engagement.id = folder.engagement_id`.execute(
    db,
  )
  return id
}

/** Creates the document requests of the template, in its order. */
export async function insertTemplate(
  db: Database | Tx,
  folderId: number,
  language: keyof typeof requestTemplates,
  createdBy: string,
): Promise<void> {
  await db
    .insertInto('audit_request')
    .values(
      requestTemplates[language].map(wanted => ({ ...wanted, folder_id: folderId, created_by: createdBy })),
    )
    .execute()
}

/**
 * Copies the document requests of an earlier folder to the same people, as many years later; to nobody where the person has
 * moved to another client.
 * @returns the distinct people asked
 */
export async function rollForward(
  db: Database | Tx,
  { from, to, createdBy }: { from: PriorFolder; to: { id: number; year: number }; createdBy: string },
): Promise<number[]> {
  const { rows } = await sql<{ contactId: number | null }>`
    insert into audit_request (folder_id, title, description, due_date, contact_id, created_by)
    select ${to.id}::int4, title, description,
      (due_date + make_interval(years => ${to.year - from.year}::int4))::date, contact.id, ${createdBy}::text
    from audit_request join audit_folder as folder on folder.id = folder_id
    left join contact on contact.id = contact_id and contact.account_id = folder.account_id
    where folder_id = ${from.id}::int4 order by audit_request.id
    returning contact_id as "contactId"`.execute(db)
  return [...new Set(rows.flatMap(({ contactId }) => contactId ?? []))]
}

/** Whether a document was handed in or is being uploaded. */
export async function hasDocuments(
  db: Database | Tx,
  of: { folderId: number } | { requestId: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('audit_document')
    .innerJoin('audit_request', 'audit_request.id', 'audit_document.request_id')
    .select('audit_document.id')
    .$if('folderId' in of, query => query.where('folder_id', '=', 'folderId' in of ? of.folderId : 0))
    .$if('requestId' in of, query => query.where('request_id', '=', 'requestId' in of ? of.requestId : 0))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function deleteFolderRow(db: Database | Tx, id: number): Promise<void> {
  await db.deleteFrom('audit_folder').where('id', '=', id).execute()
}

/** The number of parts of a folder, and of those that block its signature. */
export async function countUnfinished(
  db: Database | Tx,
  folderId: number,
): Promise<{ parts: number; requests: number; conclusions: number; reviews: number }> {
  const { rows } = await sql<{ parts: number; requests: number; conclusions: number; reviews: number }>`
    select
      (select count(*)::int4 from audit_request where folder_id = ${folderId}::int4)
        + (select count(*)::int4 from audit_check where folder_id = ${folderId}::int4) as parts,
      (select count(*)::int4 from audit_request where folder_id = ${folderId}::int4 and status <> 'accepted') as requests,
      (select count(*)::int4 from audit_check where folder_id = ${folderId}::int4 and conclusion is null) as conclusions,
      (select count(*)::int4 from audit_check where folder_id = ${folderId}::int4 and reviewed_by is null) as reviews`.execute(
    db,
  )
  const [counts] = rows
  if (!counts) throw new Error('A statement without tables gives one row')
  return counts
}

/** The emails of those who wrote a conclusion of a folder: none of them can review it. */
export async function authorsOf(db: Database | Tx, folderId: number): Promise<ReadonlySet<string | null>> {
  const found = await db
    .selectFrom('audit_check')
    .select('concluded_by')
    .distinct()
    .where('folder_id', '=', folderId)
    .execute()
  return new Set(found.map(({ concluded_by: email }) => email))
}

/** The folder that contains a request or check; undefined if that does not exist. */
export async function folderOf(
  db: Database | Tx,
  table: 'audit_request' | 'audit_check',
  id: number,
): Promise<number | undefined> {
  const found = await db.selectFrom(table).select('folder_id').where('id', '=', id).executeTakeFirst()
  return found?.folder_id
}

export async function readRequest(db: Database | Tx, id: number): Promise<RequestRow | undefined> {
  return db.selectFrom('audit_request').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function readCheck(db: Database | Tx, id: number): Promise<CheckRow | undefined> {
  return db.selectFrom('audit_check').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function countRequests(db: Database | Tx, folderId: number): Promise<number> {
  const { count } = await db
    .selectFrom('audit_request')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('folder_id', '=', folderId)
    .executeTakeFirstOrThrow()
  return count
}

export async function updateRequestRow(
  db: Database | Tx,
  id: number,
  changes: Updateable<AuditRequestTable>,
): Promise<void> {
  await db
    .updateTable('audit_request')
    .set({ ...changes, modified_date: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function updateCheckRow(
  db: Database | Tx,
  id: number,
  changes: Pick<
    Updateable<AuditCheckTable>,
    'conclusion' | 'concluded_by' | 'concluded_date' | 'reviewed_by' | 'reviewed_date'
  >,
): Promise<void> {
  await db
    .updateTable('audit_check')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Whether a contact belongs to the client of a folder. */
export async function isContactOf(db: Database | Tx, contactId: number, accountId: number): Promise<boolean> {
  const found = await db
    .selectFrom('contact')
    .select('id')
    .where('id', '=', contactId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return found !== undefined
}
