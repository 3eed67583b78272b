/** The audit trail of a document as a tagged PDF, with the signed document attached. */
import { DocumentWriter, type TableRow } from '../../../files/tagged-pdf.ts'
import { dayIn } from '../../../i18n/dates.ts'
import type { Trail, TrailEvent, TrailSigner } from './statements.ts'
import { type Language, type Words, words } from './words.ts'

/** The file that everyone signed. */
export interface SignedDocument {
  name: string
  bytes: Buffer
}

const row = (...cells: readonly string[]): TableRow => ({ cells, isBold: false, isRuled: true, indent: 0 })

/** Formats moments to the second, in UTC like those of the signatures. */
export const momentsIn =
  (language: Language) =>
  (moment: Date): string => {
    const written = moment.toISOString()
    return `${dayIn[language](written.slice(0, 10))}, ${written.slice(11, 19)} UTC`
  }

/** Groups the 64 digits of a hash, which are hard to read in one go. */
const inGroups = (hash: string) => hash.replaceAll(/.{16}(?=.)/g, '$& ')

const lines = (...texts: readonly (string | false | null)[]) => texts.filter(Boolean).join('\n')

/** Lists fields by label and page. */
const fieldList = (say: Words, fields: TrailSigner['fields']): string =>
  fields
    .map(each => `${each.label} (${each.isOnEveryPage ? say.everyPage : say.place(each.page).toLowerCase()})`)
    .join(', ')

function signerRow(say: Words, at: (moment: Date) => string, signer: TrailSigner): TableRow {
  const { status, signedDate, stampedDate, stampedBy, reason, fields } = signer
  const filled = fields.filter(({ isFilled }) => isFilled)
  const empty = fields.filter(({ isFilled }) => !isFilled)
  return row(
    lines(say.by(signer.name, signer.email), say.place(signer.page)),
    lines(
      say.resultOf[status],
      signedDate && at(signedDate),
      status === 'signed' && (signer.isOutside ? say.byLink : say.inPortal),
      stampedDate && stampedBy !== null && say.stamped(at(stampedDate), stampedBy),
      // The values themselves are only in the document.
      filled.length > 0 && say.filled(fieldList(say, filled)),
      status === 'signed' && empty.length > 0 && say.leftEmpty(fieldList(say, empty)),
      reason !== null && say.declinedBecause(reason),
    ),
  )
}

function eventRow(say: Words, at: (moment: Date) => string, event: TrailEvent): TableRow {
  const { kind, createdBy, createdByName, signerName, address, hashBefore, hashAfter } = event
  const isTo = (kind === 'linkSent' || kind === 'copied') && signerName !== null
  const who =
    createdBy === null
      ? say.byClock
      : say.by((isTo ? null : signerName) ?? createdByName ?? createdBy, createdBy)
  return row(
    lines(say.eventOf[kind], who, isTo && say.to(signerName), address !== null && say.from(address)),
    at(event.createdDate),
    lines(
      hashBefore !== null && say.before(inGroups(hashBefore)),
      hashAfter !== null && say.after(inGroups(hashAfter)),
    ),
  )
}

/** @returns the bytes of a PDF that is not signed yet, and its page count */
export async function trailDocument(
  { envelope, signers, copies, events }: Trail,
  language: Language,
  signed: SignedDocument | undefined,
): Promise<{ bytes: Buffer; pages: number }> {
  const say = words[language]
  const at = momentsIn(language)
  const { name, status, createdBy, createdByName, sentDate, endedDate } = envelope
  const writer = await DocumentWriter.open({ language, title: say.title(name), subject: name })
  writer.title(say.title(name))
  writer.paragraph(say.introduction)
  writer.paragraph(signed ? say.attached(signed.name) : say.notAttached)
  writer.table(
    [say.about, say.value],
    [
      ...(status === 'draft' || status === 'open' ? [] : [row(say.status, say.statusOf[status])]),
      row(say.sender, say.by(createdByName, createdBy)),
      ...(sentDate ? [row(say.sent, at(sentDate))] : []),
      ...(endedDate ? [row(say.ended, at(endedDate))] : []),
      row(say.pages, String(envelope.pageCount)),
      row(say.originalHash, inGroups(envelope.originalHash)),
      row(say.finalHash, inGroups(envelope.contentHash)),
      row(say.consent, say.consentText),
      ...(envelope.message === '' ? [] : [row(say.message, envelope.message)]),
    ],
    [350],
    'left',
  )
  writer.heading(say.signers)
  writer.table(
    [say.signer, say.result],
    signers.map(each => signerRow(say, at, each)),
    [290],
    'left',
  )
  if (copies.length > 0) {
    writer.heading(say.copies)
    writer.paragraph(copies.map(copy => say.by(copy.name, copy.email)).join(', '))
  }
  writer.heading(say.events)
  writer.table(
    [say.event, say.moment, say.hashes],
    events.map(each => eventRow(say, at, each)),
    [120, 220],
    'left',
  )
  // The seal goes at the foot of a new page, if nothing is written.
  writer.newPage()
  writer.heading(say.sealed)
  if (signed) writer.pdf.file(signed.bytes, { name: signed.name, type: 'application/pdf', description: name })
  const { count: pages } = writer.pdf.bufferedPageRange()
  return { bytes: await writer.end(name, say.page), pages }
}
