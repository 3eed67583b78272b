import { sql } from 'kysely'
import { signTicket } from '../../access/ticket.ts'
import { removeLater } from '../../files/removals.ts'
import { sendFile } from '../../files/send-file.ts'
import type {
  CallOf,
  Handler,
  KeyCall,
  PersonCall,
  Preparation,
  Preparations,
  Refuses,
  SomeHandlers,
  StreamHandler,
} from '../../server/call.ts'
import { answerChanged, readList, readOne } from '../../server/list.ts'
import { dayInFrance } from '../planning/working-days.ts'
import { matchVersion } from '../version.ts'
import { describeCertificate, fingerprintOf, readAuthority } from './authority.ts'
import { countPlaces, keptFields, mostPlaces, overlaps, tooLong } from './asked-fields.ts'
import { readEarlierCertificates, textOfCertificate } from './firm-certificates.ts'
import { forPerson, forSender } from './for-person.ts'
import { firmIdentity } from './p12.ts'
import { countSending } from '../guest-links/sendings.ts'
import { isOutsider, sendingsOf, sendLink } from './links.ts'
import { declineAs, isBefore, needTurn, signAs } from './outcome.ts'
import { remind } from './reminders.ts'
import { isEmptyMark, type PreparedSignature, prepareSignature } from './signing.ts'
import {
  deleteEnvelope,
  type Envelope,
  findEnvelopeOf,
  insertCopies,
  insertSigners,
  lockEnvelope,
  type NewCopy,
  type NewSigner,
  noteEvent,
  noteOpened,
  readCopies,
  readEnvelope,
  readNextSigners,
  readPeople,
  readSigners,
  type Signer,
  updateEnvelope,
} from './statements.ts'
import { tellCancelled, tellNext } from './tell.ts'

const isSeen = (call: PersonCall) => call.rows('SignatureEnvelope', 'signature_envelope')

/** The document of the path, locked until the transaction ends. @throws ProblemError not-found */
async function find(call: KeyCall & Refuses<'not-found'>): Promise<Envelope> {
  const envelope = await lockEnvelope(call.db, call.path.id, isSeen(call))
  if (!envelope) throw call.problem('not-found')
  return envelope
}

/**
 * Like `find`, but requires that the caller is its sender and that it has the given status.
 * @throws ProblemError not-found, signature-of-another, signature-status
 */
async function findOwn(
  call: KeyCall & Refuses<'not-found' | 'signature-of-another' | 'signature-status'>,
  status: Envelope['status'],
): Promise<Envelope> {
  const envelope = await find(call)
  if (envelope.createdBy !== call.person.email) throw call.problem('signature-of-another')
  if (envelope.status !== status) throw call.problem('signature-status')
  return envelope
}

const answer = (call: KeyCall) => answerChanged(forPerson(call), 'SignatureEnvelope', call.path.id)

const deleteSignatureEnvelope: Handler<'deleteSignatureEnvelope'> = async call => {
  const { id, fileKey, version } = await findOwn(call, 'draft')
  matchVersion(call, version)
  await deleteEnvelope(call.db, id)
  await removeLater(call.db, [fileKey])
  return {}
}

type AskedSigner = CallOf<'sendSignatureEnvelope'>['body']['signers'][number]

/** JSON pointers to pages that the document does not have. */
const unknownPages = (signers: readonly AskedSigner[], pageCount: number): string[] =>
  signers.flatMap(({ page, fields = [] }, at) => [
    ...(page > pageCount ? [`/signers/${at}/page`] : []),
    ...fields.flatMap((field, place) =>
      field.page > pageCount && !field.isOnEveryPage ? [`/signers/${at}/fields/${place}/page`] : [],
    ),
  ])

/**
 * The requested signers.
 * @throws ProblemError signature-page-unknown, signature-signer-unknown, signature-signer-twice,
 * signature-fields-overlap, signature-outside-refused, signature-field-too-small, signature-fields-too-many
 */
async function signersOf(
  call: CallOf<'sendSignatureEnvelope'>,
  { pageCount, pageSizes }: Envelope,
): Promise<NewSigner[]> {
  const { body, db, person, rows } = call
  const unknown = unknownPages(body.signers, pageCount)
  if (unknown.length > 0)
    throw call.problem('signature-page-unknown', {
      errors: unknown.map(pointer => ({ pointer, code: 'maximum' as const, params: { limit: pageCount } })),
    })
  const long = tooLong(body.signers, '/signers')
  if (long.length > 0) throw call.problem('signature-field-too-small', { errors: long })
  if (countPlaces(body.signers, pageCount) > mostPlaces) throw call.problem('signature-fields-too-many')
  // Only the firm may write to outsiders.
  if (!person.staff && body.signers.some(({ outside }) => outside))
    throw call.problem('signature-outside-refused')
  const ids = body.signers.flatMap(({ contactId }) => contactId ?? person.contact?.id ?? [])
  const found = await readPeople(db, ids, rows('Contact', 'contact'), 'Signatures.Write')
  const people = new Map(found.filter(({ hasScope }) => hasScope).map(each => [each.id, each]))
  const signers = body.signers.map((signer): NewSigner => {
    const { contactId: asked, outside, page, across, down } = signer
    const place = { page, across, down, fields: keptFields(signer) }
    if (outside && asked === null)
      return {
        contactId: null,
        email: outside.email.toLowerCase(),
        name: outside.name.trim(),
        language: outside.language,
        ...place,
      }
    const contactId = asked ?? person.contact?.id
    const known = contactId === undefined || outside ? undefined : people.get(contactId)
    if (!known) throw call.problem('signature-signer-unknown')
    return { contactId: known.id, email: known.email, name: known.name, ...place }
  })
  if (new Set(signers.map(({ email }) => email)).size < signers.length)
    throw call.problem('signature-signer-twice')
  const covering = overlaps(signers, '/signers', pageSizes)
  if (covering.length > 0) throw call.problem('signature-fields-overlap', { errors: covering })
  return signers
}

/**
 * The copy recipients: in the portal where they may read documents there, otherwise by a link.
 * @throws ProblemError signature-outside-refused, signature-copy-unknown, signature-copy-twice
 */
async function copiesOf(
  { body, db, person, rows, problem }: CallOf<'sendSignatureEnvelope'>,
  signers: readonly NewSigner[],
): Promise<NewCopy[]> {
  const asked = body.copies ?? []
  const ids = asked.flatMap(({ contactId }) => contactId ?? [])
  const found = await readPeople(db, ids, rows('Contact', 'contact'), 'Signatures.Read')
  const people = new Map(found.map(each => [each.id, each]))
  const copies = asked.map(({ contactId, outside }): NewCopy => {
    if (outside && contactId === null) {
      if (!person.staff) throw problem('signature-outside-refused')
      return {
        contactId: null,
        email: outside.email.toLowerCase(),
        name: outside.name.trim(),
        language: outside.language,
      }
    }
    const known = contactId === null || outside ? undefined : people.get(contactId)
    if (!known) throw problem('signature-copy-unknown')
    const { id, email, name, language, hasScope } = known
    return hasScope ? { contactId: id, email, name } : { contactId: null, email, name, language }
  })
  const all = [...signers, ...copies].map(({ email }) => email)
  if (new Set(all).size < all.length) throw problem('signature-copy-twice')
  return copies
}

/** @throws ProblemError signature-due-past */
function needDueDate({ body: { dueDate }, problem }: CallOf<'sendSignatureEnvelope'>): void {
  if (dueDate !== null && dueDate < dayInFrance(new Date()))
    throw problem('signature-due-past', { errors: [{ pointer: '/dueDate', code: 'minimum' }] })
}

const sendSignatureEnvelope: Handler<'sendSignatureEnvelope'> = async call => {
  const { body, db, person } = call
  needDueDate(call)
  const envelope = await findOwn(call, 'draft')
  const { id } = envelope
  const signers = await signersOf(call, envelope)
  const copies = await copiesOf(call, signers)
  await insertSigners(db, id, signers)
  await insertCopies(db, id, copies, signers.length)
  await updateEnvelope(db, id, {
    status: 'open',
    message: body.message,
    due_date: body.dueDate,
    is_ordered: body.isOrdered,
    sent_date: new Date(),
  })
  await noteEvent(db, id, 'sent', person.email)
  await tellNext(db, { ...envelope, isOrdered: body.isOrdered }, person.email, person.email)
  return answer(call)
}

type TurnCall = KeyCall &
  Refuses<
    | 'not-found'
    | 'signature-status'
    | 'signature-not-signer'
    | 'signature-not-your-turn'
    | 'signature-already-signed'
  >

/** The caller's entry among the signers, by contact key. */
const ownOf = ({ person }: PersonCall, signers: readonly Signer[]): Signer | undefined =>
  person.contact && signers.find(({ contactId }) => contactId === person.contact?.id)

/** Requires that it is the caller's turn to sign. @throws ProblemError any that the call may be refused with */
function needOwnTurn(call: TurnCall, envelope: Envelope, signers: readonly Signer[]): Signer {
  const own = ownOf(call, signers)
  if (!own) throw call.problem('signature-not-signer')
  needTurn(call, envelope, signers, own)
  return own
}

/** Makes the signature before anything is locked; undefined if there is nothing to sign. */
const prepareSign: Preparation<'signSignatureEnvelope'> = async call => {
  const { body, db, path } = call
  const envelope = await readEnvelope(db, path.id, isSeen(call))
  if (!envelope || isEmptyMark(body)) return undefined
  const signers = await readSigners(db, envelope.id)
  const own = ownOf(call, signers)
  if (envelope.status !== 'open' || own?.status !== 'waiting') return undefined
  if (envelope.isOrdered && signers.some(each => isBefore(each, own))) return undefined
  return prepareSignature(call, envelope, signers, own, body)
}

const signSignatureEnvelope: Handler<'signSignatureEnvelope'> = async call => {
  const envelope = await find(call)
  const signers = await readSigners(call.db, envelope.id)
  const own = needOwnTurn(call, envelope, signers)
  const made = call.prepared as PreparedSignature | undefined
  await signAs(call, { envelope, signers, own, mark: call.body, made })
  return answer(call)
}

const declineSignatureEnvelope: Handler<'declineSignatureEnvelope'> = async call => {
  const { body, db } = call
  const envelope = await find(call)
  const own = needOwnTurn(call, envelope, await readSigners(db, envelope.id))
  await declineAs(db, envelope, own, body.reason)
  return answer(call)
}

const cancelSignatureEnvelope: Handler<'cancelSignatureEnvelope'> = async call => {
  const { db, person } = call
  const envelope = await findOwn(call, 'open')
  await updateEnvelope(db, envelope.id, { status: 'cancelled', ended_date: new Date() })
  await noteEvent(db, envelope.id, 'cancelled', person.email)
  await tellCancelled(db, envelope, person.email)
  return answer(call)
}

const remindSignatureEnvelope: Handler<'remindSignatureEnvelope'> = async call => {
  const { db, person } = call
  const envelope = await findOwn(call, 'open')
  const now = new Date()
  const { remindedDate } = envelope
  if (remindedDate && dayInFrance(remindedDate) === dayInFrance(now)) throw call.problem('signature-reminded')
  // The sender needs no reminder.
  const others = (await readNextSigners(db, envelope)).filter(
    ({ contactId }) => contactId === null || contactId !== person.contact?.id,
  )
  if (others.length === 0) throw call.problem('signature-status')
  await remind(db, envelope, now, person.email)
  return answer(call)
}

const sendSignatureLink: Handler<'sendSignatureLink'> = async call => {
  const { db, path, person } = call
  const envelopeId = await findEnvelopeOf(db, path.id)
  const envelope = envelopeId === undefined ? undefined : await lockEnvelope(db, envelopeId, isSeen(call))
  const signers = envelope ? await readSigners(db, envelope.id) : []
  const copies = envelope ? await readCopies(db, envelope.id) : []
  const addressee = [...signers, ...copies].find(({ id }) => id === path.id)
  if (!envelope || !addressee) throw call.problem('not-found')
  if (envelope.createdBy !== person.email) throw call.problem('signature-of-another')
  if (!isOutsider(addressee)) throw call.problem('signature-not-outside')
  const isCopy = addressee.status === 'copy'
  const isDue = isCopy
    ? envelope.status === 'completed'
    : envelope.status === 'open' && addressee.status === 'waiting'
  if (!isDue) throw call.problem('signature-status')
  if (envelope.isOrdered && !isCopy && signers.some(each => isBefore(each, addressee)))
    throw call.problem('signature-not-your-turn')
  const seconds = await countSending(db, sendingsOf(addressee.id), 'link')
  if (seconds > 0) throw call.problem('signature-link-limit', { headers: { 'retry-after': String(seconds) } })
  await sendLink(db, envelope, addressee, isCopy ? 'copy' : 'again', person.email)
  return {}
}

/** Restricts lists to the rows of a document that the caller may see. @throws ProblemError not-found */
async function rowsOfEnvelope(call: KeyCall & Refuses<'not-found'>) {
  const { id } = call.path
  if (!(await readEnvelope(call.db, id, isSeen(call)))) throw call.problem('not-found')
  return { rows: (_entity: string, alias: string) => sql`${sql.id(alias, 'envelope_id')} = ${id}::int4` }
}

const getSignatureDownload: Handler<'getSignatureDownload'> = async call => {
  const { db, path, person } = call
  const envelope = await readEnvelope(db, path.id, isSeen(call))
  if (!envelope) throw call.problem('not-found')
  await noteOpened(db, envelope, person.email)
  const { token, expires } = await signTicket('signatureEnvelope', db, person.email, envelope.id)
  return { body: { id: envelope.id, ticket: token, expiresDate: expires.toISOString() } }
}

/** Sends the file of a document to its sender or a signer. */
export const downloadSignatureFile: StreamHandler<'downloadSignatureFile'> = async (call, request, reply) => {
  const envelope = await readEnvelope(call.db, call.path.id, isSeen(call))
  if (!envelope) throw call.problem('not-found')
  const { fileKey: key, fileSize: size, name } = envelope
  await sendFile(request, reply, call.services.files, { key, size, name })
}

const getSignatureAuthority: Handler<'getSignatureAuthority'> = async ({ db, services }) => {
  const [own, firm] = [await readAuthority(db), await firmIdentity(services.settings)]
  const [used] = firm?.chain ?? []
  const certificate = used ? textOfCertificate(used) : own
  const told = certificate === undefined ? undefined : describeCertificate(certificate)
  return {
    body: {
      kind: firm ? 'firm' : 'own',
      name: told?.name ?? null,
      fingerprint: told?.fingerprint ?? null,
      certificate: told?.certificate ?? null,
      expiresDate: told?.expiresDate ?? null,
      ownFingerprint: own === undefined ? null : fingerprintOf(own),
      earlierFirmCertificates: await readEarlierCertificates(db, used && told?.fingerprint),
    },
  }
}

/** Documents that people sign. */
export const signatureHandlers = {
  cancelSignatureEnvelope,
  declineSignatureEnvelope,
  deleteSignatureEnvelope,
  getSignatureAuthority,
  getSignatureDownload,
  getSignatureEnvelope: async call => readOne(forPerson(call)),
  listSignatureEnvelopes: async call => readList(forPerson(call)),
  listSignatureEvents: async call => readList(forSender(call), await rowsOfEnvelope(call)),
  listSignatureSigners: async call => {
    const { rows } = await rowsOfEnvelope(call)
    // Copy recipients are part of the document, not of this list.
    return readList(call, {
      rows: (entity: string, alias: string) =>
        sql`(${rows(entity, alias)} and ${sql.id(alias, 'status')} <> 'copy')`,
    })
  },
  remindSignatureEnvelope,
  sendSignatureEnvelope,
  sendSignatureLink,
  signSignatureEnvelope,
} satisfies SomeHandlers

/** Work that is done before a transaction begins. */
export const signaturePreparations = { signSignatureEnvelope: prepareSign } satisfies Preparations
