import { type Selectable, sql } from 'kysely'
import { checkTicket, signTicket } from '../../access/ticket.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { SignatureLinkTable } from '../../database/signature-tables.ts'
import { sendFile } from '../../files/send-file.ts'
import type { Answer, Call, Handler, Refuses, SomeHandlers, StreamHandler } from '../../server/call.ts'
import { againWhileStale } from '../../server/write.ts'
import { hasCode, isLive, tryCode } from '../guest-links/codes.ts'
import { hashToken, isToken } from '../guest-links/secrets.ts'
import { countSending, mayStillSend } from '../guest-links/sendings.ts'
import { dayInFrance } from '../planning/working-days.ts'
import { readFields } from './fields-of-signers.ts'
import { type FromOutside, isOutsider, type Outsider, sendingsOf, sendSigningCode } from './links.ts'
import { declineAs, isBefore, needTurn, signAs } from './outcome.ts'
import { isEmptyMark, prepareSignature } from './signing.ts'
import {
  type Copy,
  type Envelope,
  lockEnvelope,
  nameOf,
  noteEvent,
  noteOpened,
  readAsked,
  readCopies,
  readEnvelope,
  readSigners,
  type Signer,
} from './statements.ts'

/* What an outsider does with the secret of a link. As with invitations, no call is a single transaction: a wrong
   code must be counted even though the call is refused. Each call locks the document, then the link. A link belongs
   to one signer of one document, and so does the session that a code opens; neither gives access to anything else. */

type Link = Selectable<SignatureLinkTable>

interface Opened {
  tx: Tx
  envelope: Envelope
  link: Link
  signers: readonly Signer[]
  own: Outsider | OutsideCopy
}

/** An outsider who receives a copy. */
type OutsideCopy = FromOutside<Copy>

type GuestCall = Call & Refuses<'signature-link-unknown'> & { body: { readonly token: string } }

const everything = sql`true`

/** Opens a link by its secret, in its own transaction. @throws ProblemError signature-link-unknown */
async function opening<T>(call: GuestCall, use: (opened: Opened) => Promise<T>): Promise<T> {
  const hash = hashToken(call.body.token)
  return call.services.connection.db.transaction().execute(async tx => {
    const found = await tx
      .selectFrom('signature_link')
      .innerJoin('signature_signer', 'signature_signer.id', 'signature_link.signer_id')
      .select(['signature_link.id', 'envelope_id as envelopeId'])
      .where('token_hash', '=', hash)
      .executeTakeFirst()
    if (!found) throw call.problem('signature-link-unknown')
    const envelope = await lockEnvelope(tx, found.envelopeId, everything)
    const link = await tx
      .selectFrom('signature_link')
      .selectAll()
      .where('id', '=', found.id)
      .forUpdate()
      .executeTakeFirst()
    const signers = envelope ? await readSigners(tx, envelope.id) : []
    const own = envelope && link && (await readOwn(tx, envelope.id, link.signer_id, signers))
    if (!envelope || !link || !own) throw call.problem('signature-link-unknown')
    return use({ tx, envelope, link, signers, own })
  })
}

/** The owner of a link: a signer or a copy recipient. */
async function readOwn(db: Database | Tx, envelopeId: number, id: number, signers: readonly Signer[]) {
  const own = signers.find(each => each.id === id)
  if (own) return isOutsider(own) ? own : undefined
  return (await readCopies(db, envelopeId)).filter(isOutsider).find(each => each.id === id)
}

/** The signer who owns a link. @throws ProblemError signature-status if the link is for a copy */
function signerOf(call: Refuses<'signature-status'>, { own }: Pick<Opened, 'own'>): Outsider {
  if (own.status === 'copy') throw call.problem('signature-status')
  return own
}

const isOpen = ({ closed_date, expires_date }: Pick<Link, 'closed_date' | 'expires_date'>): boolean =>
  closed_date === null && isLive(expires_date)

type State = Awaited<ReturnType<Handler<'readSignatureGuest'>>>['body']['state']

function stateOf({ envelope, link, signers, own }: Omit<Opened, 'tx'>): State {
  if (link.closed_date !== null) return 'replaced'
  if (!isLive(link.expires_date)) return 'expired'
  if (own.status === 'copy') return envelope.status === 'completed' ? 'copy' : 'ended'
  if (envelope.status === 'cancelled') return own.status === 'signed' ? 'signedCancelled' : 'cancelled'
  if (own.status === 'declined') return 'declined'
  if (own.status === 'signed') return envelope.status === 'declined' ? 'signedDeclined' : 'signed'
  if (envelope.status !== 'open') return 'ended'
  return envelope.isOrdered && signers.some(each => isBefore(each, own)) ? 'notYourTurn' : 'toSign'
}

/** Whether a link still leads to something: a document to sign, or one already signed. */
const leadsOn = (opened: Omit<Opened, 'tx'>): boolean =>
  ['toSign', 'copy', 'signed'].includes(stateOf(opened))

const hasSession = ({ session_hash, session_expires_date }: Link, session: string | undefined): boolean =>
  session !== undefined && isLive(session_expires_date) && isToken(session, session_hash)

/** The signer's own fields, and the boxes that others have not filled in yet. */
async function fieldsOf({ tx, envelope, signers, own }: Omit<Opened, 'link'>) {
  const all = await readFields(tx, envelope.id)
  const others = signers.filter(({ id }) => id !== own.id)
  return {
    fields: all.flatMap(({ id, signerId, ...field }) =>
      signerId === own.id ? [{ fieldId: id, ...field }] : [],
    ),
    others: others.flatMap(({ id, name, status, page, across, down }) => [
      ...(status === 'signed' ? [] : [{ name, label: null, page, isOnEveryPage: false, across, down }]),
      ...all.flatMap(({ signerId, isFilled, label, isOnEveryPage, width, height, ...field }) =>
        signerId === id && !isFilled
          ? [
              {
                name,
                label,
                page: field.page,
                isOnEveryPage,
                across: field.across,
                down: field.down,
                width,
                height,
              },
            ]
          : [],
      ),
    ]),
  }
}

const placeOf = ({ page, across, down }: Outsider) => ({ page, across, down })

/** What the page shows. */
async function showing(opened: Opened, session: string | undefined): Promise<Answer<'readSignatureGuest'>> {
  const { tx, envelope, link, own } = opened
  const state = stateOf(opened)
  const { language } = own
  if (!isOpen(link))
    return {
      body: {
        state,
        language,
        isProved: false,
        signerName: null,
        senderName: null,
        documentName: null,
        message: '',
        dueDate: null,
        isLate: false,
        isCompleted: false,
        place: null,
        fields: [],
        others: [],
        contentHash: null,
        mayRequestCode: false,
        codeExpiresDate: null,
        linkExpiresDate: null,
      },
    }
  const { message, dueDate } = await readAsked(tx, envelope)
  const isProved = hasSession(link, session)
  const leads = leadsOn(opened)
  return {
    body: {
      state,
      language,
      isProved,
      signerName: own.name,
      senderName: await nameOf(tx, envelope.createdBy),
      documentName: envelope.name,
      // The message and the date are for signers only.
      message: own.status === 'copy' ? '' : message,
      dueDate: own.status === 'copy' ? null : dueDate,
      isLate: envelope.status === 'open' && dueDate !== null && dueDate < dayInFrance(new Date()),
      isCompleted: envelope.status === 'completed',
      place: state === 'toSign' && own.status !== 'copy' ? placeOf(own) : null,
      ...(isProved && state === 'toSign' ? await fieldsOf(opened) : { fields: [], others: [] }),
      contentHash: isProved && leads ? envelope.contentHash : null,
      mayRequestCode: leads && (await mayStillSend(tx, sendingsOf(own.id))),
      codeExpiresDate: hasCode(link) ? (link.code_expires_date?.toISOString() ?? null) : null,
      linkExpiresDate: link.expires_date.toISOString(),
    },
  }
}

const readSignatureGuest: Handler<'readSignatureGuest'> = call =>
  opening(call, async opened => {
    const { tx, link } = opened
    if (link.opened_date === null && isOpen(link))
      await tx
        .updateTable('signature_link')
        .set({ opened_date: sql<Date>`now()` })
        .where('id', '=', link.id)
        .execute()
    return showing(opened, call.body.session)
  })

const requestSignatureCode: Handler<'requestSignatureCode'> = call =>
  opening(call, async opened => {
    const { tx, envelope, link, own } = opened
    if (!leadsOn(opened)) throw call.problem('signature-link-closed')
    const seconds = await countSending(tx, sendingsOf(own.id), 'code')
    if (seconds > 0)
      throw call.problem('signature-code-limit', { headers: { 'retry-after': String(seconds) } })
    await sendSigningCode(tx, envelope, own, link.id, call.body.token)
    return {}
  })

const proveSignatureGuest: Handler<'proveSignatureGuest'> = async call => {
  const { token, code } = call.body
  const trial = await opening(call, async opened => {
    if (!leadsOn(opened)) throw call.problem('signature-link-closed')
    const { tx, envelope, link, own } = opened
    const tried = tryCode(link, code, token)
    if (tried.result === 'spent') return tried
    await tx
      .updateTable('signature_link')
      .set({
        ...tried.columns,
        ...(tried.result === 'proved' && {
          session_hash: tried.secretHash,
          session_expires_date: tried.expires,
          proved_date: sql<Date>`now()`,
        }),
      })
      .where('id', '=', link.id)
      .execute()
    if (tried.result === 'proved')
      await noteEvent(tx, envelope.id, 'proved', own.email, { signerId: own.id, address: call.address })
    return tried
  })
  if (trial.result === 'spent') throw call.problem('signature-code-spent')
  if (trial.result === 'wrong') throw call.problem('signature-code-wrong', { triesLeft: trial.triesLeft })
  return { body: { session: trial.secret, expiresDate: trial.expires.toISOString() } }
}

type SessionCall = GuestCall &
  Refuses<'signature-link-closed' | 'signature-session-expired'> & { body: { readonly session: string } }

/** @throws ProblemError signature-link-closed, signature-session-expired */
function needSession(call: SessionCall, { link }: Pick<Opened, 'link'>): void {
  if (!isOpen(link)) throw call.problem('signature-link-closed')
  if (!hasSession(link, call.body.session)) throw call.problem('signature-session-expired')
}

const signAsSignatureGuest: Handler<'signAsSignatureGuest'> = async call => {
  const { mark, session } = call.body
  const needAll = (opened: Opened) => {
    needSession(call, opened)
    needTurn(call, opened.envelope, opened.signers, signerOf(call, opened))
  }
  return againWhileStale(async () => {
    const found = await opening(call, async opened => {
      needAll(opened)
      return opened
    })
    if (isEmptyMark(mark)) throw call.problem('signature-look-empty')
    // Make the signature before locking anything: it takes time.
    const made = await prepareSignature(
      call,
      found.envelope,
      found.signers,
      signerOf(call, found),
      mark,
      '/mark',
    )
    return opening(call, async opened => {
      needAll(opened)
      const { tx, envelope, signers } = opened
      const own = signerOf(call, opened)
      const whence = { signerId: own.id, address: call.address }
      await signAs({ ...call, db: tx }, { envelope, signers, own, mark, made, whence })
      return again(opened, session)
    })
  })
}

const declineAsSignatureGuest: Handler<'declineAsSignatureGuest'> = call =>
  opening(call, async opened => {
    needSession(call, opened)
    const { tx, envelope, signers } = opened
    const own = signerOf(call, opened)
    needTurn(call, envelope, signers, own)
    const { reason, session } = call.body
    await declineAs(tx, envelope, own, reason, { signerId: own.id, address: call.address })
    return again(opened, session)
  })

/** What the page shows after a change. @throws Error if the document or signer no longer exists */
async function again({ tx, envelope: { id }, link, own: { id: ownId } }: Opened, session: string) {
  const envelope = await lockEnvelope(tx, id, everything)
  const signers = await readSigners(tx, id)
  const own = signers.find(each => each.id === ownId)
  if (!envelope || !own || !isOutsider(own)) throw new Error('A document that was just signed is gone')
  return showing({ tx, envelope, link, signers, own }, session)
}

/** A file ticket names the link, so whatever ends the link ends the ticket as well. */
const ticketKind = 'signatureGuest'

const getSignatureGuestDownload: Handler<'getSignatureGuestDownload'> = call =>
  opening(call, async opened => {
    needSession(call, opened)
    const { tx, envelope, link, own } = opened
    if (stateOf(opened) === 'notYourTurn') throw call.problem('signature-not-your-turn')
    if (!leadsOn(opened)) throw call.problem('signature-status')
    await noteOpened(tx, envelope, own.email, { signerId: own.id, address: call.address })
    const { token, expires } = await signTicket(ticketKind, tx, own.email, link.id)
    return { body: { id: link.id, ticket: token, expiresDate: expires.toISOString() } }
  })

/** Sends the file of a document to an outsider, as long as they may read it. */
export const downloadSignatureGuestFile: StreamHandler<'downloadSignatureGuestFile'> = async (
  call,
  request,
  reply,
) => {
  const { db, path, query, services } = call
  await checkTicket(ticketKind, services.connection.db, query.ticket, path.id)
  const link = await db.selectFrom('signature_link').selectAll().where('id', '=', path.id).executeTakeFirst()
  const signer =
    link &&
    (await db
      .selectFrom('signature_signer')
      .select('envelope_id as envelopeId')
      .where('id', '=', link.signer_id)
      .executeTakeFirst())
  const envelope = signer && (await readEnvelope(db, signer.envelopeId, everything))
  const signers = envelope ? await readSigners(db, envelope.id) : []
  const own = envelope && link && (await readOwn(db, envelope.id, link.signer_id, signers))
  if (!link || !envelope || !own || !leadsOn({ envelope, link, signers, own }))
    throw call.problem('not-found')
  const { fileKey: key, fileSize: size, name } = envelope
  await sendFile(request, reply, services.files, { key, size, name })
}

/** What an outsider does on the page of a link. */
export const signatureGuestHandlers = {
  declineAsSignatureGuest,
  getSignatureGuestDownload,
  proveSignatureGuest,
  readSignatureGuest,
  requestSignatureCode,
  signAsSignatureGuest,
} satisfies SomeHandlers
