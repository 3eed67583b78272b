import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { canShow, cleanText } from '@parvis/signatures/field-text'
import { verifyPdf } from '@parvis/signatures/verify'
import type { Certificate } from 'pkijs'
import { ForeignFileRefused } from '../../files/foreign/foreign-files.ts'
import type { FileBytes } from '../../files/foreign/messages.ts'
import { QueueFull } from '../../files/foreign/turns.ts'
import { StoreFull } from '../../files/store.ts'
import type { Call, CallOf, Refuses } from '../../server/call.ts'
import { PreparationStale } from '../../server/problem.ts'
import { needAuthority } from './authority.ts'
import { ServiceFailure } from './certificate-services.ts'
import { identityOf, type SigningIdentity } from './certificate.ts'
import { dayIn } from '../../i18n/dates.ts'
import { dayInFrance } from '../planning/working-days.ts'
import { type Field, readFields } from './fields-of-signers.ts'
import { fillHole } from './fill.ts'
import { keepFirmCertificate } from './firm-certificates.ts'
import type { Increment, Look, SigningTask, ValidationTask, Value } from './pdf/task.ts'
import { firmIdentity } from './p12.ts'
import { readPdf, storedFile } from './read-pdf.ts'
import { readPng } from './read-png.ts'
import { CertificateRevoked, gatherValidationData } from './revocation-data.ts'
import { type Envelope, hasFile, replaceFile, type Signer } from './statements.ts'
import { type GivenStamp, mostStampBytes, stampValue } from './time-stamps.ts'
import { checkValues, initialsOf } from './values.ts'

/** The parts of a call that sealing a file needs. */
export type SealingCall = Pick<Call, 'db' | 'services' | 'log'> &
  Refuses<'signature-failed' | 'signature-certificate-expired' | 'signature-not-stamped' | 'rate-limited'>

/** The parts of a call that making a signature needs, for staff and guests alike. */
export type PreparingCall = SealingCall &
  Refuses<'signature-picture-wrong' | 'signature-initials-empty' | 'signature-values-wrong'>

/** What a signer submits: the look of the signature and the values of their fields. */
export type Mark = CallOf<'signSignatureEnvelope'>['body']

/** Whether a signature is blank, be it drawn, typed or a picture. */
export function isEmptyMark({ look, text, lines, picture }: Mark): boolean {
  if (look === 'picture') return picture === undefined
  return look === 'typed' ? text.trim() === '' : lines.every(line => line.length < 4)
}

/** The contract's limits: the size of a picture in pixels, and its fewest visible pixels. */
const mostPixels = { width: 1000, height: 300 }
const leastInk = 20

/** Turns a signer's mark into what is drawn. @throws ProblemError signature-picture-wrong */
function lookOf(
  call: Refuses<'signature-picture-wrong'>,
  { look, text, hand, lines, picture = '' }: Mark,
): Look {
  if (look === 'typed') return { kind: 'typed', text, hand }
  if (look === 'drawn') return { kind: 'drawn', lines }
  const bytes = Buffer.from(picture, 'base64')
  const png = readPng(bytes, mostPixels)
  if (!png || png.ink < leastInk) throw call.problem('signature-picture-wrong')
  return { kind: 'picture', png: bytes }
}

/** A file with a signature. */
export interface SignedFile {
  signed: Buffer
  /** Undefined: no time stamp was requested. */
  stamp: GivenStamp | undefined
}

/** A signed file that is not stored yet. */
export interface PreparedSignature extends SignedFile {
  /** The file that was signed. If the document has another file by now, the signature is made again. */
  fileKey: string
  /** SHA-256 of the signed file. */
  hash: string
  /** The firm's certificate, if it was made with that. */
  firmCertificate: Certificate | undefined
  /** The fields that were filled in. */
  filled: readonly number[]
}

/** The most bytes a signature takes; with a certificate chain it is about 6 kB. */
export const holeBytes = 24 * 1024

const words = {
  fr: {
    signed: (name: string) => `Signé électroniquement par ${name}`,
    at: (day: string, time: string) => `le ${day} à ${time}, heure de Paris`,
    reason: 'J’ai lu ce document et je l’approuve',
    locale: 'fr-FR',
  },
  en: {
    signed: (name: string) => `Electronically signed by ${name}`,
    at: (day: string, time: string) => `on ${day} at ${time}, Paris time`,
    reason: 'I have read this document and agree to it',
    locale: 'en-US',
  },
} as const

/** The form name of a signer's signature field. */
const fieldOf = ({ id }: Pick<Signer, 'id'>) => `parvis-signer-${id}`

/** The form name of any other field. */
const formFieldOf = ({ id }: Pick<Field, 'id'>) => `parvis-field-${id}`

/**
 * The values of a signer's fields, including those that the services fill in.
 * @param look of the signature
 * @param below JSON pointer to the mark in the body
 * @throws ProblemError signature-initials-empty, signature-values-wrong
 */
function filledBy(
  call: Refuses<'signature-initials-empty' | 'signature-values-wrong'>,
  fields: readonly Field[],
  { initials, values = [], language }: Mark,
  { look, now, below }: { look: Look; now: Date; below: string },
): ReadonlyMap<number, Value> {
  const { filled, faults } = checkValues(fields, values, below)
  if (faults.length > 0) throw call.problem('signature-values-wrong', { errors: [...faults] })
  const all = new Map(filled)
  const drawn = initialsOf(initials)
  for (const { id, kind } of fields) {
    if (kind === 'signature') all.set(id, { kind: 'look', look })
    if (kind === 'date') all.set(id, { kind: 'text', text: dayIn[language](dayInFrance(now)) })
    if (kind !== 'initials') continue
    if (!drawn) throw call.problem('signature-initials-empty')
    all.set(id, { kind: 'look', look: drawn })
  }
  return all
}

/**
 * The small text beside a signature: the signer's name, and when they signed. A name in letters that the document cannot
 * show is replaced by the email.
 */
export function linesBelow(
  { name, email }: Pick<Signer, 'name' | 'email'>,
  language: Mark['language'],
  now: Date,
): string[] {
  const { signed, at, locale } = words[language]
  // The same day as in a date field, which uses the time zone of France.
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Europe/Paris' }).format(now)
  return [
    signed(canShow(cleanText(name)) ? name : email),
    at(written({ dateStyle: 'short' }), written({ timeStyle: 'short' })),
  ]
}

function taskFor(
  look: Look,
  language: Mark['language'],
  signers: readonly Signer[],
  own: Signer,
  now: Date,
): SigningTask {
  return {
    kind: 'sign',
    fields: signers.map(({ id, name, page, across, down }) => ({
      name: fieldOf({ id }),
      label: name,
      page,
      across,
      down,
    })),
    field: fieldOf(own),
    look,
    lines: linesBelow(own, language, now),
    signerName: own.name,
    reason: words[language].reason,
    moment: now.getTime(),
    isFirst: signers.every(each => each.status !== 'signed'),
    isLast: signers.every(each => each.id === own.id || each.status === 'signed'),
    holeBytes,
  }
}

/** Builds the increment of a signature, with a hole for its value. @throws ProblemError */
async function makeRoom(call: SealingCall, file: FileBytes, task: SigningTask): Promise<Increment> {
  try {
    const made = (await readPdf(call.services, file, task, task.field)) as Increment
    // The bytes come from another process and may be read-only.
    return { ...made, bytes: Buffer.from(made.bytes) }
  } catch (error) {
    if (error instanceof QueueFull)
      throw call.problem('rate-limited', { headers: { 'retry-after': '10' } }, { cause: error })
    if (!(error instanceof ForeignFileRefused)) throw error
    throw call.problem('signature-failed', {}, { cause: error })
  }
}

/**
 * The signing identity: the firm's certificate if the settings have one, otherwise a certificate of this installation
 * that names the person.
 */
export async function identityFor(
  { db, services }: Pick<Call, 'db' | 'services'>,
  own: { name: string; email?: string },
): Promise<SigningIdentity> {
  return (await firmIdentity(services.settings)) ?? identityOf(await needAuthority(db), own)
}

/**
 * Builds the validation data to append after a signature. It is empty if the certificates name no service, or no
 * service answers; verification reports that.
 * @throws ProblemError signature-failed if a certificate was revoked
 */
async function makeValidation(
  call: SealingCall,
  file: FileBytes,
  field: string,
  signed: Uint8Array,
  chains: readonly SigningIdentity['chain'][],
): Promise<Uint8Array> {
  try {
    const data = await gatherValidationData(chains, err =>
      call.log.warn({ err }, 'nothing was told of the revocation of a certificate'),
    )
    if (!data) return new Uint8Array()
    const task: ValidationTask = { kind: 'validate', signed, data }
    return (await readPdf(call.services, file, task, `validation ${field}`)) as Uint8Array
  } catch (error) {
    if (error instanceof CertificateRevoked) {
      call.log.error({ err: error }, 'the certificate that documents are signed with was revoked')
      throw call.problem('signature-failed', {}, { cause: error })
    }
    // The signature is valid without it.
    if (!(error instanceof QueueFull || error instanceof ForeignFileRefused)) throw error
    call.log.warn({ err: error }, 'nothing was added to verify certificates by')
    return new Uint8Array()
  }
}

/** Verifies a file before it is stored, as anyone will later. @throws ProblemError signature-failed */
async function needValid(
  call: Pick<SealingCall, 'log' | 'problem'>,
  signed: Uint8Array,
  own: string,
): Promise<void> {
  const found = await verifyPdf(signed)
  const signatures = 'refusal' in found ? [] : found.signatures
  const isWhole = signatures.every(({ faults }) => faults.length === 0)
  const mine = signatures.find(({ field }) => field === own)
  const isLast = mine?.later === 'nothing' || mine?.later === 'validation'
  if (isWhole && isLast && (mine.timeStamp?.faults.length ?? 0) === 0) return
  call.log.error({ found: signatures.map(({ faults }) => faults) }, 'a signature that was made does not hold')
  throw call.problem('signature-failed')
}

/**
 * The firm's certificate is checked at the start, and may expire later. Every verifier would reject what it signs then.
 * @throws ProblemError signature-certificate-expired
 */
function needInForce(
  { log, problem }: Pick<SealingCall, 'log' | 'problem'>,
  { chain }: SigningIdentity,
): void {
  const until = chain[0]?.notAfter.value
  if (until === undefined || until.getTime() > Date.now()) return
  log.error(
    { until: until.toISOString() },
    'nothing can be signed: the certificate of SIGNING_P12 expired. Replace the file and start the services again',
  )
  throw problem('signature-certificate-expired')
}

/**
 * Signs a file, and time-stamps the signature if the settings name an authority.
 * @throws ProblemError signature-failed, signature-certificate-expired, signature-not-stamped, rate-limited
 */
export async function signFile(
  call: SealingCall,
  file: FileBytes,
  task: SigningTask,
  identity: SigningIdentity,
): Promise<SignedFile> {
  needInForce(call, identity)
  const authority = call.services.settings.timeStamps
  const added = await makeRoom(call, file, {
    ...task,
    holeBytes: authority ? task.holeBytes + mostStampBytes : task.holeBytes,
  })
  const before = await buffer(await file.read(0, file.size))
  let stamp: GivenStamp | undefined
  try {
    await fillHole(
      before,
      added,
      identity,
      authority && (async value => (stamp = await stampValue(authority, value))),
    )
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error
    call.log.warn({ err: error }, 'the time-stamp authority did not stamp a signature')
    throw call.problem('signature-not-stamped', { headers: { 'retry-after': '30' } }, { cause: error })
  }
  const chains = [identity.chain, stamp?.chain ?? []]
  const validation = await makeValidation(call, file, task.field, added.bytes, chains)
  const signed = Buffer.concat([before, added.bytes, validation])
  await needValid(call, signed, task.field)
  return { signed, stamp }
}

/**
 * Signs a document without storing anything. It is slow and calls other services, so no transaction may be open
 * meanwhile.
 * @param below JSON pointer to the mark in the body
 * @throws ProblemError signature-picture-wrong, signature-initials-empty, signature-values-wrong, signature-failed,
 *   signature-not-stamped, rate-limited
 * @throws PreparationStale somebody else has signed meanwhile
 */
export async function prepareSignature(
  call: PreparingCall,
  { id, fileKey, fileSize }: Envelope,
  signers: readonly Signer[],
  own: Signer,
  mark: Mark,
  below = '',
): Promise<PreparedSignature> {
  const now = new Date()
  const look = lookOf(call, mark)
  const fields = await readFields(call.db, id)
  const filled = filledBy(
    call,
    fields.filter(({ signerId }) => signerId === own.id),
    mark,
    { look, now, below },
  )
  const task = {
    ...taskFor(look, mark.language, signers, own, now),
    formFields: fields.map(field => ({
      ...field,
      name: formFieldOf(field),
      signer: fieldOf({ id: field.signerId }),
    })),
    filled: [...filled].map(([fieldId, value]) => ({ field: formFieldOf({ id: fieldId }), value })),
  }
  const file = storedFile(call.services.files, fileKey, fileSize)
  const identity = await identityFor(call, own)
  const firm = await firmIdentity(call.services.settings)
  const made = await signFile(call, file, task, identity).catch(async (error: unknown) => {
    // While it was read, the file of another signer has taken its place, and it is thrown away.
    if (!(await hasFile(call.db, id, fileKey))) throw new PreparationStale()
    throw error
  })
  return {
    ...made,
    fileKey,
    hash: createHash('sha256').update(made.signed).digest('hex'),
    firmCertificate: identity === firm ? firm.chain[0] : undefined,
    filled: [...filled.keys()],
  }
}

/** Stores a signed file as the new file of a locked document. @throws ProblemError storage-full */
export async function keepSignature(
  call: Pick<Call, 'db' | 'services'> & Refuses<'storage-full'>,
  { id, nextFileKey }: Envelope,
  { signed, hash, firmCertificate }: PreparedSignature,
): Promise<void> {
  const { files } = call.services
  // The store takes ownership of the bytes.
  const bytes = Buffer.from(signed)
  const size = bytes.length
  // Bytes left under this key by a process that crashed were never used.
  await files.remove(nextFileKey)
  try {
    await files.append(nextFileKey, { offset: 0, size }, Readable.from([bytes]), size)
  } catch (error) {
    if (error instanceof StoreFull) throw call.problem('storage-full', {}, { cause: error })
    throw error
  }
  if (firmCertificate) await keepFirmCertificate(call.db, firmCertificate)
  await replaceFile(call.db, id, { size, hash })
}
