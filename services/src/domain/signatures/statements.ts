import type { PageSize } from '@parvis/signatures/field-box'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { SignatureEventKind, SignatureStatus, SignerStatus } from '../../database/signature-tables.ts'
import type { Fragment } from '../../odata/scope.ts'
import { insertFields, type NewField } from './fields-of-signers.ts'

/** A PDF to be signed. */
export interface NewEnvelope {
  name: string
  fileKey: string
  fileSize: number
  pages: number
  /** @default not measured */
  pageSizes?: readonly PageSize[]
  contentHash: string
  /** The document of the library that it was taken from. @default none */
  documentId?: number
}

export async function insertEnvelope(
  db: Database | Tx,
  { name, fileKey, fileSize, pages, pageSizes = [], contentHash, documentId }: NewEnvelope,
  by: string,
): Promise<number> {
  const { id } = await db
    .insertInto('signature_envelope')
    .values({
      name,
      file_key: fileKey,
      file_size: fileSize,
      page_count: pages,
      page_sizes: JSON.stringify(pageSizes),
      content_hash: contentHash,
      original_hash: contentHash,
      document_id: documentId ?? null,
      created_by: by,
      search_text: sql<string>`odata_fold(concat_ws(E'\\n', ${name}::text,
        (select contact_full_name from contact where lower(contact_email_office) = ${by}::text
          order by contact.id limit 1)))`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const envelopeColumns = [
  'id',
  'name',
  'status',
  'is_ordered as isOrdered',
  'page_count as pageCount',
  'page_sizes as pageSizes',
  'file_key as fileKey',
  'next_file_key as nextFileKey',
  'file_size as fileSize',
  'content_hash as contentHash',
  'document_id as documentId',
  'created_by as createdBy',
  'reminded_date as remindedDate',
  'version',
] as const

/** Reads a document that the caller may see. @param isSeen condition on the alias `signature_envelope` */
export async function readEnvelope(db: Database | Tx, id: number, isSeen: Fragment) {
  return db
    .selectFrom('signature_envelope')
    .select(envelopeColumns)
    .where('id', '=', id)
    .where(isSeen.$castTo<boolean>())
    .executeTakeFirst()
}

/**
 * Like `readEnvelope`, but locks the document until the transaction ends, so that people who sign at the same moment do
 * so one after the other.
 */
export async function lockEnvelope(db: Database | Tx, id: number, isSeen: Fragment) {
  return db
    .selectFrom('signature_envelope')
    .select(envelopeColumns)
    .where('id', '=', id)
    .where(isSeen.$castTo<boolean>())
    .forUpdate()
    .executeTakeFirst()
}

export type Envelope = NonNullable<Awaited<ReturnType<typeof lockEnvelope>>>

const parties = (db: Database | Tx, envelopeId: number) =>
  db
    .selectFrom('signature_signer')
    .select(['id', 'position', 'contact_id as contactId', 'email', 'name', 'status', 'language'])
    .where('envelope_id', '=', envelopeId)
    .orderBy('position')

/** The signers of a document, in order. */
export async function readSigners(db: Database | Tx, envelopeId: number) {
  return parties(db, envelopeId)
    .select(['page', 'across', 'down'])
    .where('status', '<>', 'copy')
    .$narrowType<{ status: SignerStatus; page: number; across: number; down: number }>()
    .execute()
}

/** The copy recipients of a document. */
export async function readCopies(db: Database | Tx, envelopeId: number) {
  return parties(db, envelopeId).where('status', '=', 'copy').$narrowType<{ status: 'copy' }>().execute()
}

export type Copy = Awaited<ReturnType<typeof readCopies>>[number]

export type Signer = Awaited<ReturnType<typeof readSigners>>[number]

/** The key of the document that a signer belongs to. */
export async function findEnvelopeOf(db: Database | Tx, signerId: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('signature_signer')
    .select('envelope_id')
    .where('id', '=', signerId)
    .executeTakeFirst()
  return found?.envelope_id
}

/** The signers whose turn it is; nobody else has been asked yet. */
export async function readNextSigners(
  db: Database | Tx,
  { id, isOrdered }: Pick<Envelope, 'id' | 'isOrdered'>,
): Promise<Signer[]> {
  const waiting = (await readSigners(db, id)).filter(({ status }) => status === 'waiting')
  return isOrdered ? waiting.slice(0, 1) : waiting
}

/** Updates columns of a document and increments its version. */
export async function updateEnvelope(
  db: Database | Tx,
  id: number,
  columns: {
    status?: SignatureStatus
    message?: string
    due_date?: string | null
    is_ordered?: boolean
    sent_date?: Date
    reminded_date?: Date
    ended_date?: Date
  } = {},
): Promise<void> {
  await db
    .updateTable('signature_envelope')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Whether a file still is that of a document. */
export async function hasFile(db: Database | Tx, id: number, fileKey: string): Promise<boolean> {
  const found = await db
    .selectFrom('signature_envelope')
    .select('id')
    .where('id', '=', id)
    .where('file_key', '=', fileKey)
    .executeTakeFirst()
  return found !== undefined
}

/** The file of a document is another now: the one that was written under the key that was kept for it. */
export async function replaceFile(
  db: Database | Tx,
  id: number,
  { size, hash }: { size: number; hash: string },
): Promise<void> {
  await db
    .updateTable('signature_envelope')
    .set({
      file_key: sql<string>`next_file_key`,
      next_file_key: sql<string>`gen_random_uuid()`,
      file_size: size,
      content_hash: hash,
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteEnvelope(db: Database | Tx, id: number): Promise<void> {
  await db.deleteFrom('signature_envelope').where('id', '=', id).execute()
}

/** A signer to be added. */
export interface NewSigner {
  /** Null: an outsider. */
  contactId: number | null
  /** Language of the emails to an outsider. */
  language?: 'fr' | 'en'
  email: string
  name: string
  page: number
  across: number
  down: number
  /** The fields to fill in beside the signature. @default nothing */
  fields?: readonly NewField[]
}

export async function insertSigners(
  db: Database | Tx,
  envelopeId: number,
  signers: readonly NewSigner[],
): Promise<void> {
  const made = await db
    .insertInto('signature_signer')
    .values(
      signers.map(({ contactId, email, name, language, page, across, down }, at) => ({
        envelope_id: envelopeId,
        contact_id: contactId,
        position: at + 1,
        email,
        name,
        ...(language && { language }),
        page,
        across,
        down,
      })),
    )
    .returning(['id', 'position'])
    .execute()
  for (const { id, position } of made) await insertFields(db, id, signers[position - 1]?.fields ?? [])
}

/** A copy recipient; one without a contact gets a link. */
export type NewCopy = Pick<NewSigner, 'contactId' | 'language' | 'email' | 'name'>

/** @param signers number of signers, who come first */
export async function insertCopies(
  db: Database | Tx,
  envelopeId: number,
  copies: readonly NewCopy[],
  signers: number,
): Promise<void> {
  if (copies.length === 0) return
  await db
    .insertInto('signature_signer')
    .values(
      copies.map(({ contactId, email, name, language }, at) => ({
        envelope_id: envelopeId,
        contact_id: contactId,
        position: signers + at + 1,
        email,
        name,
        ...(language && { language }),
        page: null,
        across: null,
        down: null,
        status: 'copy' as const,
      })),
    )
    .execute()
}

/** Contacts that the caller sees, with whether they may sign in and have a right, and the language of their emails. */
export async function readPeople(
  db: Database | Tx,
  contactIds: readonly number[],
  isSeen: Fragment,
  scope: 'Signatures.Read' | 'Signatures.Write',
) {
  const ids = [...contactIds]
  const { rows } = await sql<{
    id: number
    email: string
    name: string
    hasScope: boolean
    language: 'fr' | 'en'
  }>`
    select contact.id, lower(contact_email_office) as email, contact_full_name as name,
      exists (select from user_scope where user_email = lower(contact_email_office)
        and scope_name = ${scope}::text) as "hasScope",
      coalesce(preference.language, 'fr') as language
    from contact left join preference on preference.contact_id = contact.id
    where contact.id = any(${ids}::int4[]) and ${isSeen}`.execute(db)
  return rows
}

export async function markSigner(
  db: Database | Tx,
  id: number,
  columns:
    | { status: 'signed'; signed_date: Date; stamped_date: Date | null; stamped_by: string | null }
    | { status: 'declined'; reason: string },
): Promise<void> {
  await db.updateTable('signature_signer').set(columns).where('id', '=', id).execute()
}

/** What is recorded of an event, besides who caused it. */
interface EventDetails {
  /** SHA-256 of the file before and after. */
  before?: string
  after?: string
  /** The outsider who did it, or to whom a link was sent. */
  signerId?: number
  /** The network address they did it from. */
  address?: string
}

/** Records an event of a document. @param by null: the scheduled job */
export async function noteEvent(
  db: Database | Tx,
  envelopeId: number,
  kind: SignatureEventKind,
  by: string | null,
  { before, after, signerId, address }: EventDetails = {},
): Promise<void> {
  await db
    .insertInto('signature_event')
    .values({
      envelope_id: envelopeId,
      kind,
      created_by: by,
      hash_before: before ?? null,
      hash_after: after ?? null,
      signer_id: signerId ?? null,
      address: address ?? null,
    })
    .execute()
}

/** Records that someone opened the file, at most once an hour. */
export async function noteOpened(
  db: Database | Tx,
  { id, contentHash }: Pick<Envelope, 'id' | 'contentHash'>,
  by: string,
  { signerId = null, address = null }: { signerId?: number | null; address?: string | null } = {},
): Promise<void> {
  await sql`
    insert into signature_event (envelope_id, kind, created_by, hash_before, signer_id, address)
    select ${id}::int4, 'opened', ${by}::text, ${contentHash}::text, ${signerId}::int4, ${address}::text
    where not exists (
      select from signature_event as before
      where before.envelope_id = ${id}::int4 and before.kind = 'opened' and before.created_by = ${by}::text
        and before.signer_id is not distinct from ${signerId}::int4
        and before.hash_before = ${contentHash}::text and before.created_date > now() - interval '1 hour'
    )`.execute(db)
}

/** The name of a person. @param email in lower case; used as the name where there is none */
export async function nameOf(db: Database | Tx, email: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select contact_full_name as name from contact
    where lower(contact_email_office) = ${email}::text order by id limit 1`.execute(db)
  return rows[0]?.name ?? email
}

/** The sender's message, and the due date (YYYY-MM-DD). */
export async function readAsked(db: Database | Tx, { id }: Pick<Envelope, 'id'>) {
  return db
    .selectFrom('signature_envelope')
    .select(['message', sql<string | null>`due_date::text`.as('dueDate')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
