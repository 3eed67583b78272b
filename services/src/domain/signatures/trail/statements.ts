import { sql } from 'kysely'
import type { Database, Tx } from '../../../database/schema.ts'
import type { SignatureEventKind, SignatureStatus, SignerStatus } from '../../../database/signature-tables.ts'

/** The document, as the audit trail describes it. */
export interface TrailEnvelope {
  name: string
  status: SignatureStatus
  message: string
  pageCount: number
  originalHash: string
  contentHash: string
  createdBy: string
  createdByName: string
  sentDate: Date | null
  endedDate: Date | null
}

export interface TrailSigner {
  name: string
  email: string
  isOutside: boolean
  page: number
  status: SignerStatus
  signedDate: Date | null
  stampedDate: Date | null
  stampedBy: string | null
  reason: string | null
  /** The fields to fill in beside the signature. */
  fields: { label: string; page: number; isOnEveryPage: boolean; isFilled: boolean }[]
}

/** A copy recipient. */
export interface TrailCopy {
  name: string
  email: string
}

export interface TrailEvent {
  kind: SignatureEventKind
  createdDate: Date
  /** Null: the scheduled job. */
  createdBy: string | null
  createdByName: string | null
  signerName: string | null
  address: string | null
  hashBefore: string | null
  hashAfter: string | null
}

export interface Trail {
  envelope: TrailEnvelope
  signers: TrailSigner[]
  copies: TrailCopy[]
  events: TrailEvent[]
}

const nameIn = (column: 'envelope' | 'event') =>
  sql`(select contact_full_name from contact
    where lower(contact_email_office) = ${sql.id(column, 'created_by')} order by contact.id limit 1)`

/**
 * Reads the history of a document, in order.
 * @param reader `isSender`: whether to include the network addresses of outsiders. `isCopied`: whether to leave out the
 * message to the signers
 */
export async function readTrail(
  db: Database | Tx,
  id: number,
  { isSender, isCopied }: { isSender: boolean; isCopied: boolean },
): Promise<Trail> {
  const { rows: envelopes } = await sql<TrailEnvelope>`
    select name, status, case when ${isCopied}::boolean then '' else message end as message, page_count as "pageCount", original_hash as "originalHash",
      content_hash as "contentHash", created_by as "createdBy", sent_date as "sentDate", ended_date as "endedDate",
      coalesce(${nameIn('envelope')}, created_by) as "createdByName"
    from signature_envelope as envelope where id = ${id}::int4`.execute(db)
  const { rows: signers } = await sql<TrailSigner>`
    select name, email, contact_id is null as "isOutside", page, status, signed_date as "signedDate",
      stamped_date as "stampedDate", stamped_by as "stampedBy", reason,
      (select coalesce(jsonb_agg(jsonb_build_object('label', label, 'page', field.page,
          'isOnEveryPage', is_on_every_page, 'isFilled', filled_date is not null) order by field.position), '[]'::jsonb)
        from signature_field as field where field.signer_id = signature_signer.id) as fields
    from signature_signer where envelope_id = ${id}::int4 and status <> 'copy' order by position`.execute(db)
  const { rows: copies } = await sql<TrailCopy>`
    select name, email from signature_signer
    where envelope_id = ${id}::int4 and status = 'copy' order by position`.execute(db)
  const { rows: events } = await sql<TrailEvent>`
    select kind, created_date as "createdDate", created_by as "createdBy", ${nameIn('event')} as "createdByName",
      (select name from signature_signer where signature_signer.id = event.signer_id) as "signerName",
      case when ${isSender}::boolean then address end as address,
      hash_before as "hashBefore", hash_after as "hashAfter"
    from signature_event as event where envelope_id = ${id}::int4 order by created_date, id`.execute(db)
  const [envelope] = envelopes
  if (!envelope) throw new Error('The document of the trail is missing')
  return { envelope, signers, copies, events }
}
