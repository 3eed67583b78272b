import { sql } from 'kysely'
import type { EntityOverrides } from '../../odata/contract.ts'

type Expressions = NonNullable<EntityOverrides['expressions']>

/** Whether it is a signer's turn. @param signer its alias, and that of its envelope */
export const isTurn = (signer: string, envelope: string) =>
  sql<boolean>`(${sql.id(envelope, 'status')} = 'open' and ${sql.id(signer, 'status')} = 'waiting'
    and not (${sql.id(envelope, 'is_ordered')} and exists (select from signature_signer as before
      where before.envelope_id = ${sql.id(envelope, 'id')} and before.status = 'waiting'
        and before.position < ${sql.id(signer, 'position')})))`

const today = sql`(now() at time zone 'Europe/Paris')::date`

/** Since when it is the turn of a signer: since the document was sent, or since the one before them signed. */
export const turnSince = (envelope: string) =>
  sql<Date>`(case when ${sql.id(envelope, 'is_ordered')}
    then greatest(${sql.id(envelope, 'sent_date')}, (select max(signed_date) from signature_signer as earlier
      where earlier.envelope_id = ${sql.id(envelope, 'id')}))
    else ${sql.id(envelope, 'sent_date')} end)`

/** Whether whoever sends a document can remind others today. @param email theirs, in lower case */
export const isRemindable = (envelope: string, email: string) =>
  sql<boolean>`(${sql.id(envelope, 'created_by')} = ${email}::text
    and coalesce((${sql.id(envelope, 'reminded_date')} at time zone 'Europe/Paris')::date < ${today}, true)
    and exists (select from signature_signer as other where other.envelope_id = ${sql.id(envelope, 'id')}
      and other.email <> ${email}::text and ${isTurn('other', envelope)}))`

const createdByName: Expressions[string] = alias =>
  sql`(select contact_full_name from contact
    where lower(contact_email_office) = ${sql.id(alias, 'created_by')} order by contact.id limit 1)`

/** Fields of SignatureEnvelope that are computed. */
export const envelopeExpressions: Expressions = {
  createdByName,
  signerCount: alias =>
    sql`(select count(*)::int4 from signature_signer where envelope_id = ${sql.id(alias, 'id')})`,
  signedCount: alias =>
    sql`(select count(*)::int4 from signature_signer
      where envelope_id = ${sql.id(alias, 'id')} and signature_signer.status = 'signed')`,
  isLate: alias =>
    sql`(${sql.id(alias, 'status')} = 'open' and coalesce(${sql.id(alias, 'due_date')} < ${today}, false))`,
  waitingFor: alias =>
    sql`(select string_agg(waiting.name, ', ' order by waiting.position) from signature_signer as waiting
      where waiting.envelope_id = ${sql.id(alias, 'id')} and ${isTurn('waiting', alias)})`,
}

/** Fields of SignatureSigner that are computed. */
export const signatureSignerExpressions: Expressions = {
  isNext: alias =>
    sql`exists (select from signature_envelope as sent
      where sent.id = ${sql.id(alias, 'envelope_id')} and ${isTurn(alias, 'sent')})`,
}

/** Fields of SignatureEvent that are computed. */
export const signatureEventExpressions: Expressions = { createdByName }

/** Fields of SignatureUpload that are computed. */
export const signatureUploadExpressions: Expressions = {
  uploadUrl: alias => sql`'/v1/Uploads/' || ${sql.id(alias, 'file_key')}`,
}
