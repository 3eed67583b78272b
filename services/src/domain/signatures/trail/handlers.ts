import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { signTicket } from '../../../access/ticket.ts'
import { attachmentHeaders } from '../../../files/attachment.ts'
import type { Handler, KeyCall, Refuses, SomeHandlers, StreamHandler } from '../../../server/call.ts'
import type { PdfTask } from '../pdf/task.ts'
import { holeBytes, identityFor, signFile } from '../signing.ts'
import { type Envelope, readCopies, readEnvelope } from '../statements.ts'
import { readTrail } from './statements.ts'
import { type Language, words } from './words.ts'

/**
 * A document that has ended, so that nothing more can happen to it.
 * @throws ProblemError not-found, signature-status
 */
async function findEnded(call: KeyCall & Refuses<'not-found' | 'signature-status'>): Promise<Envelope> {
  const envelope = await readEnvelope(
    call.db,
    call.path.id,
    call.rows('SignatureEnvelope', 'signature_envelope'),
  )
  if (!envelope) throw call.problem('not-found')
  // An unfinished trail would be signed as if it were complete.
  if (envelope.status === 'draft' || envelope.status === 'open') throw call.problem('signature-status')
  return envelope
}

const getSignatureTrailDownload: Handler<'getSignatureTrailDownload'> = async call => {
  const { id } = await findEnded(call)
  const { token, expires } = await signTicket('signatureTrail', call.db, call.person.email, id)
  return { body: { id, ticket: token, expiresDate: expires.toISOString() } }
}

/** The seal on a trail: its only signature, which permits no changes. */
function sealOf(language: Language, page: number, moment: string): Extract<PdfTask, { kind: 'sign' }> {
  const { sealed, sealedAt, reason } = words[language]
  const field = { name: 'parvis-trail', label: sealed, page, across: 0, down: 20 }
  return {
    kind: 'sign',
    fields: [field],
    field: field.name,
    look: { kind: 'typed', text: 'Parvis' },
    lines: [sealed, sealedAt(moment)],
    signerName: 'Parvis',
    reason,
    moment: Date.now(),
    isFirst: true,
    isLast: true,
    holeBytes,
  }
}

/** Writes and signs the audit trail of a document, with the document attached where everyone signed. */
export const downloadSignatureTrail: StreamHandler<'downloadSignatureTrail'> = async (
  call,
  _request,
  reply,
) => {
  const { db, person, services } = call
  const { id, name, status, fileKey, fileSize, createdBy } = await findEnded(call)
  const language = call.query.language
  const bytes = status === 'completed' && (await buffer(await services.files.read(fileKey, 0, fileSize)))
  // Load the writer only when someone downloads a trail.
  const { momentsIn, trailDocument } = await import('./document.ts')
  const isSender = createdBy === person.email
  const copies = isSender ? [] : await readCopies(db, id)
  const isCopied = copies.some(({ contactId }) => contactId !== null && contactId === person.contact?.id)
  const trail = await readTrail(db, id, { isSender, isCopied })
  const written = await trailDocument(trail, language, bytes ? { name, bytes } : undefined)
  const file = {
    size: written.bytes.length,
    read: (start: number, end: number) =>
      Promise.resolve(Readable.from([written.bytes.subarray(start, end)])),
  }
  const seal = sealOf(language, written.pages, momentsIn(language)(new Date()))
  const { signed } = await signFile(call, file, seal, await identityFor(call, { name: 'Parvis' }))
  await reply
    .headers({
      ...attachmentHeaders(`${words[language].fileName} ${name}`),
      'content-length': String(signed.length),
    })
    .send(signed)
}

/** Signed audit trails of documents. */
export const signatureTrailHandlers = { getSignatureTrailDownload } satisfies SomeHandlers
