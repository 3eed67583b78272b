import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { withdrawMails } from '../../mail/withdraw-mails.ts'
import { codeEnd, codeMinutes, linkEnd } from '../guest-links/codes.ts'
import { hashToken, keepCode, makeCode, makeToken } from '../guest-links/secrets.ts'
import type { Sendings } from '../guest-links/sendings.ts'
import {
  endedLetter,
  linkLetter,
  type LinkReason,
  noCopyLetter,
  signingCodeLetter,
  unfinishedLetter,
} from './guest-letters.ts'
import { type Copy, type Envelope, nameOf, noteEvent, readAsked, type Signer } from './statements.ts'

/** An outsider, who signs or receives a copy by a link. */
export type FromOutside<Party> = Party & { contactId: null; language: 'fr' | 'en' }
export type Outsider = FromOutside<Signer>

/** The recipient of a link. */
type Addressee = Pick<Outsider, 'id' | 'name' | 'email' | 'language'>

export const isOutsider = <Party extends Signer | Copy>(party: Party): party is FromOutside<Party> =>
  party.contactId === null && party.language !== null

/** Counts what was sent by hand to an outsider. */
export const sendingsOf = (signerId: number): Sendings => ({
  table: 'signature_sending',
  owner: 'signer_id',
  id: signerId,
})

type Sent = Pick<Envelope, 'id' | 'name' | 'createdBy'>

/**
 * Sends an outsider a link and invalidates the earlier ones. The caller has locked the document.
 * @param by email of the sender; null: the scheduled job
 */
export async function sendLink(
  db: Database | Tx,
  envelope: Sent,
  signer: Addressee,
  reason: LinkReason,
  by: string | null,
): Promise<void> {
  const { name, email, language, id: signerId } = signer
  await closeLinks(db, signerId, reason)
  const token = makeToken()
  const expires = linkEnd()
  const told = {
    signerName: name,
    senderName: await nameOf(db, envelope.createdBy),
    documentName: envelope.name,
    ...(await readAsked(db, envelope)),
  }
  const mailId = await queueMail(db, {
    to: { email, name },
    language,
    kind: 'signature-guest',
    content: linkLetter(language, reason, told, token),
    about: { entity: 'SignatureEnvelope', id: envelope.id },
    secretUntil: expires,
  })
  await db
    .insertInto('signature_link')
    .values({ signer_id: signerId, token_hash: hashToken(token), expires_date: expires, mail_id: mailId })
    .execute()
  await noteEvent(db, envelope.id, reason === 'copy' ? 'copied' : 'linkSent', by, { signerId })
}

/**
 * Closes the links of a signer, and withdraws the emails with them. A reminder, and the letter that says everyone has
 * signed, leave a page alone where the signer has just proved their address.
 */
async function closeLinks(db: Database | Tx, signerId: number, reason: LinkReason): Promise<void> {
  const isByItself = reason === 'reminder' || reason === 'completed'
  const isClosed = sql`signer_id = ${signerId}::int4 and closed_date is null
    and not (${isByItself}::boolean and coalesce(session_expires_date > now(), false))`
  await withdrawMails(db, sql`select mail_id from signature_link where ${isClosed}`)
  await sql`
    update signature_link set closed_date = now(), session_hash = null, code_hash = null, code_salt = null
    where ${isClosed}`.execute(db)
}

/** Tells outsiders that it is no longer their turn. */
export async function writeEnded(
  db: Database | Tx,
  envelope: Sent,
  signers: readonly Outsider[],
): Promise<void> {
  const senderName = await nameOf(db, envelope.createdBy)
  for (const { name, email, language } of signers)
    await queueMail(db, {
      to: { email, name },
      language,
      kind: 'signature-guest',
      content: endedLetter(language, { signerName: name, senderName, documentName: envelope.name }),
      about: { entity: 'SignatureEnvelope', id: envelope.id },
    })
}

/** Tells outsiders who signed that not everyone will. */
export async function writeUnfinished(
  db: Database | Tx,
  envelope: Sent,
  why: 'declined' | 'cancelled',
  signers: readonly Outsider[],
): Promise<void> {
  const senderName = await nameOf(db, envelope.createdBy)
  for (const { name, email, language } of signers)
    await queueMail(db, {
      to: { email, name },
      language,
      kind: 'signature-guest',
      content: unfinishedLetter(language, why, { signerName: name, senderName, documentName: envelope.name }),
      about: { entity: 'SignatureEnvelope', id: envelope.id },
    })
}

/** Tells the outsiders who were to receive a copy that there will be none. */
export async function writeNoCopy(
  db: Database | Tx,
  envelope: Sent,
  why: 'declined' | 'cancelled',
  copies: readonly Addressee[],
): Promise<void> {
  const senderName = await nameOf(db, envelope.createdBy)
  for (const { name, email, language } of copies)
    await queueMail(db, {
      to: { email, name },
      language,
      kind: 'signature-copy',
      content: noCopyLetter(language, why, { signerName: name, senderName, documentName: envelope.name }),
      about: { entity: 'SignatureEnvelope', id: envelope.id },
    })
}

/** Sends a code for a locked link and invalidates the earlier code. @param token of the link */
export async function sendSigningCode(
  db: Database | Tx,
  { id, name: documentName }: Sent,
  { name, email, language }: Addressee,
  linkId: number,
  token: string,
): Promise<void> {
  const code = makeCode()
  const kept = keepCode(code, token)
  await queueMail(db, {
    to: { email, name },
    language,
    kind: 'signature-code',
    content: signingCodeLetter(language, { signerName: name, documentName }, code),
    about: { entity: 'SignatureEnvelope', id },
    secretUntil: new Date(Date.now() + codeMinutes * 60_000),
  })
  await db
    .updateTable('signature_link')
    .set({ code_hash: kept.hash, code_salt: kept.salt, code_expires_date: codeEnd, code_tries: 0 })
    .where('id', '=', linkId)
    .execute()
}
