import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { EntityOverrides } from '../../odata/contract.ts'
import type { Fragment } from '../../odata/scope.ts'

type Expressions = NonNullable<EntityOverrides['expressions']>

/** Whether it is a signer's turn. @param signer alias of the signer; `envelope` is that of the envelope */
export const isTurn = (signer: string, envelope: string) =>
  sql<boolean>`(${sql.id(envelope, 'status')} = 'open' and ${sql.id(signer, 'status')} = 'waiting'
    and not (${sql.id(envelope, 'is_ordered')} and exists (select from signature_signer as before
      where before.envelope_id = ${sql.id(envelope, 'id')} and before.status = 'waiting'
        and before.position < ${sql.id(signer, 'position')})))`

const today = sql`(now() at time zone 'Europe/Paris')::date`

/** When a signer's turn began: when the document was sent, or when the signer before them signed. */
export const turnSince = (envelope: string) =>
  sql<Date>`(case when ${sql.id(envelope, 'is_ordered')}
    then greatest(${sql.id(envelope, 'sent_date')}, (select max(signed_date) from signature_signer as earlier
      where earlier.envelope_id = ${sql.id(envelope, 'id')}))
    else ${sql.id(envelope, 'sent_date')} end)`

/**
 * Whether a signer is this person, by contact key. An outsider is never a person of the portal, whatever their email.
 */
export const isSigner = (signer: string, { contact }: Pick<Person, 'contact'>) =>
  sql<boolean>`(${sql.id(signer, 'contact_id')} = ${contact?.id ?? null}::int4)`

/**
 * Whether a signer is not the sender of the document.
 * @param signer alias of the signer; `envelope` is that of the envelope
 */
export const isOther = (signer: string, envelope: string) =>
  sql<boolean>`(${sql.id(signer, 'contact_id')} is distinct from (select sender.id from contact as sender
    where lower(sender.contact_email_office) = ${sql.id(envelope, 'created_by')}))`

/** Whether the sender can remind others today. @param email the sender's, in lower case */
export const isRemindable = (envelope: string, email: string) =>
  sql<boolean>`(${sql.id(envelope, 'created_by')} = ${email}::text
    and coalesce((${sql.id(envelope, 'reminded_date')} at time zone 'Europe/Paris')::date < ${today}, true)
    and exists (select from signature_signer as other where other.envelope_id = ${sql.id(envelope, 'id')}
      and ${isOther('other', envelope)} and ${isTurn('other', envelope)}))`

const createdByName: Expressions[string] = alias =>
  sql`(select contact_full_name from contact
    where lower(contact_email_office) = ${sql.id(alias, 'created_by')} order by contact.id limit 1)`

/**
 * Selects from a signer's link: the one they signed with, otherwise the latest.
 * @param what expression over the alias `link`
 */
const ofLink = (signer: string, what: Fragment) =>
  sql`(select ${what} from signature_link as link where link.signer_id = ${sql.id(signer, 'id')}
    order by (${sql.id(signer, 'status')} in ('signed', 'declined') and link.proved_date is not null) desc, link.id desc limit 1)`

/** The state of an outsider's link. */
const linkState = (alias: string) =>
  ofLink(
    alias,
    sql`case when link.expires_date <= now() and (${sql.id(alias, 'status')} in ('waiting', 'copy') or link.proved_date is null)
        then 'expired'
      when link.proved_date is not null then 'proved'
      when link.opened_date is not null then 'opened'
      when link.failed_date is not null then 'failed'
      when link.sent_date is not null then 'sent' else 'queued' end`,
  )

/** Whether a link was sent by hand fewer than three times within the last hour. */
const mayStillBeSent = (signer: string) =>
  sql`((select count(*) from signature_sending as sending
    where sending.signer_id = ${sql.id(signer, 'id')} and sending.kind = 'link'
      and sending.sent_date > now() - interval '1 hour') < 3)`

/** The copy recipients, with the state of the link sent to each outsider. */
const copies: Expressions[string] = alias =>
  sql`(select coalesce(jsonb_agg(jsonb_build_object('signerId', copy.id, 'name', copy.name, 'email', copy.email,
      'isOutside', copy.contact_id is null, 'linkState', ${linkState('copy')},
      'linkExpiresDate', to_char(${ofLink('copy', sql`link.expires_date`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'isLinkSendable', copy.contact_id is null and ${sql.id(alias, 'status')} = 'completed' and ${mayStillBeSent('copy')})
      order by copy.position), '[]'::jsonb)
    from signature_signer as copy where copy.envelope_id = ${sql.id(alias, 'id')} and copy.status = 'copy')`

/** Computed fields of SignatureEnvelope. */
export const envelopeExpressions: Expressions = {
  createdByName,
  signerCount: alias =>
    sql`(select count(*)::int4 from signature_signer as signer
      where signer.envelope_id = ${sql.id(alias, 'id')} and signer.status <> 'copy')`,
  copies,
  signedCount: alias =>
    sql`(select count(*)::int4 from signature_signer
      where envelope_id = ${sql.id(alias, 'id')} and signature_signer.status = 'signed')`,
  isLate: alias =>
    sql`(${sql.id(alias, 'status')} = 'open' and coalesce(${sql.id(alias, 'due_date')} < ${today}, false))`,
  waitingFor: alias =>
    sql`(select string_agg(waiting.name, ', ' order by waiting.position) from signature_signer as waiting
      where waiting.envelope_id = ${sql.id(alias, 'id')} and ${isTurn('waiting', alias)})`,
}

/** Computed fields of SignatureSigner. */
export const signatureSignerExpressions: Expressions = {
  isOutside: alias => sql`(${sql.id(alias, 'contact_id')} is null)`,
  fields: alias =>
    sql`(select coalesce(jsonb_agg(jsonb_build_object('fieldId', field.id, 'kind', field.kind, 'label', field.label,
        'page', field.page, 'isOnEveryPage', field.is_on_every_page, 'across', field.across, 'down', field.down,
        'width', field.width, 'height', field.height, 'isRequired', field.is_required,
        'maxLength', field.max_length, 'isFilled', field.filled_date is not null) order by field.position), '[]'::jsonb)
      from signature_field as field where field.signer_id = ${sql.id(alias, 'id')})`,
  linkState: alias => linkState(alias),
  linkSentDate: alias => ofLink(alias, sql`link.sent_date`),
  linkExpiresDate: alias => ofLink(alias, sql`link.expires_date`),
  isLinkSendable: alias =>
    sql`(${sql.id(alias, 'contact_id')} is null and ${mayStillBeSent(alias)}
      and exists (select from signature_envelope as sent
        where sent.id = ${sql.id(alias, 'envelope_id')} and ${isTurn(alias, 'sent')}))`,
  isNext: alias =>
    sql`exists (select from signature_envelope as sent
      where sent.id = ${sql.id(alias, 'envelope_id')} and ${isTurn(alias, 'sent')})`,
}

/** Selects from the signature that an event records. @param what expression over the alias `signer` */
const ofSignature = (event: string, what: Fragment) =>
  sql`(select ${what} from signature_signer as signer
    where ${sql.id(event, 'kind')} = 'signed' and signer.envelope_id = ${sql.id(event, 'envelope_id')}
      and signer.email = ${sql.id(event, 'created_by')})`

/** Computed fields of SignatureEvent. */
export const signatureEventExpressions: Expressions = {
  stampedDate: alias => ofSignature(alias, sql`signer.stamped_date`),
  stampedBy: alias => ofSignature(alias, sql`signer.stamped_by`),
  // An outsider's action is attributed to them even if a contact has the same email.
  createdByName: alias =>
    sql`coalesce((select name from signature_signer as doer where doer.id = ${sql.id(alias, 'signer_id')}
      and ${sql.id(alias, 'kind')} not in ('linkSent', 'copied')), ${createdByName(alias)})`,
  signerName: alias =>
    sql`(select name from signature_signer as about where about.id = ${sql.id(alias, 'signer_id')})`,
}

/** Computed fields of SignatureUpload. */
export const signatureUploadExpressions: Expressions = {
  uploadUrl: alias => sql`'/v1/Uploads/' || ${sql.id(alias, 'file_key')}`,
}
