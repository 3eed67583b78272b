import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { verifyPdf } from '@parvis/signatures/verify'
import { ForeignFileRefused } from '../../files/foreign/foreign-files.ts'
import { QueueFull } from '../../files/foreign/turns.ts'
import { StoreFull } from '../../files/store.ts'
import type { Call, CallOf, Refuses } from '../../server/call.ts'
import { needAuthority } from './authority.ts'
import { identityOf, type SigningIdentity } from './certificate.ts'
import { fillHole } from './fill.ts'
import type { Increment, Look, SigningTask } from './pdf/task.ts'
import { firmIdentity } from './p12.ts'
import { readPdf } from './read-pdf.ts'
import { readPng } from './read-png.ts'
import { type Envelope, replaceFile, type Signer } from './statements.ts'

/** What signing needs of a call, whoever signs. */
export type SigningCall = Pick<Call, 'db' | 'services' | 'log'> &
  Refuses<'signature-failed' | 'signature-picture-wrong' | 'rate-limited' | 'storage-full'>

/** How a signature looks. */
export type Mark = CallOf<'signSignatureEnvelope'>['body']

/** Whether it shows nothing at all: neither drawn, nor typed, nor a picture. */
export function isEmptyMark({ look, text, lines, picture }: Mark): boolean {
  if (look === 'picture') return picture === undefined
  return look === 'typed' ? text.trim() === '' : lines.every(line => line.length < 4)
}

/** As the contract says: pixels of a picture, and those of it that are seen at least. */
const mostPixels = { width: 1000, height: 300 }
const leastInk = 20

/** How a signature looks, as it is drawn. @throws ProblemError signature-picture-wrong */
function lookOf(call: Refuses<'signature-picture-wrong'>, { look, text, lines, picture = '' }: Mark): Look {
  if (look === 'typed') return { kind: 'typed', text }
  if (look === 'drawn') return { kind: 'drawn', lines }
  const bytes = Buffer.from(picture, 'base64')
  const png = readPng(bytes, mostPixels)
  if (!png || png.ink < leastInk) throw call.problem('signature-picture-wrong')
  return { kind: 'picture', png: bytes }
}

/** What is added to a file, as it was when that was made. */
export interface PreparedSignature {
  /** The file that it is added to: when it is another one now, it is made anew. */
  fileKey: string
  increment: Increment
}

const words = {
  fr: {
    signed: (name: string) => `Signé électroniquement par ${name}`,
    at: (day: string, time: string) => `le ${day} à ${time} UTC`,
    reason: 'J’ai lu ce document et je l’approuve',
    locale: 'fr-FR',
  },
  en: {
    signed: (name: string) => `Electronically signed by ${name}`,
    at: (day: string, time: string) => `on ${day} at ${time} UTC`,
    reason: 'I have read this document and agree to it',
    locale: 'en-US',
  },
} as const

/** The name of a signer’s field in the form. */
const fieldOf = ({ id }: Pick<Signer, 'id'>) => `parvis-signer-${id}`

function taskFor(
  look: Look,
  language: Mark['language'],
  signers: readonly Signer[],
  own: Signer,
  now: Date,
): SigningTask {
  const { signed, at, reason, locale } = words[language]
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(now)
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
    lines: [signed(own.name), at(written({ dateStyle: 'short' }), written({ timeStyle: 'short' }))],
    signerName: own.name,
    reason,
    moment: now.getTime(),
    isFirst: signers.every(each => each.status !== 'signed'),
    isLast: signers.every(each => each.id === own.id || each.status === 'signed'),
  }
}

/**
 * Makes what a signature adds to a file; nothing is written yet, and nothing is signed.
 * @throws ProblemError signature-picture-wrong, signature-failed, rate-limited
 */
export async function prepareSignature(
  call: Omit<SigningCall, 'db'>,
  { fileKey, fileSize }: Envelope,
  signers: readonly Signer[],
  own: Signer,
  mark: Mark,
): Promise<PreparedSignature> {
  const task = taskFor(lookOf(call, mark), mark.language, signers, own, new Date())
  try {
    const file = { key: fileKey, size: fileSize }
    const increment = (await readPdf(call.services, file, task, `signer ${own.id}`)) as Increment
    return { fileKey, increment }
  } catch (error) {
    if (error instanceof QueueFull)
      throw call.problem('rate-limited', { headers: { 'retry-after': '10' } }, { cause: error })
    if (!(error instanceof ForeignFileRefused)) throw error
    throw call.problem('signature-failed', {}, { cause: error })
  }
}

/** Who signs: the firm's certificate, where the settings have one, or a certificate of this installation that names the person. */
async function identityFor({ db, services }: SigningCall, own: Signer): Promise<SigningIdentity> {
  return (await firmIdentity(services.settings)) ?? identityOf(await needAuthority(db), own)
}

/** Looks at a file as anybody will, before it is kept. @throws ProblemError signature-failed */
async function needValid(call: SigningCall, signed: Uint8Array, own: Signer): Promise<void> {
  const found = await verifyPdf(signed)
  const signatures = 'refusal' in found ? [] : found.signatures
  const isWhole = signatures.every(({ faults }) => faults.length === 0)
  const mine = signatures.find(({ field }) => field === fieldOf(own))
  if (isWhole && mine?.coversAll) return
  call.log.error({ found: signatures.map(({ faults }) => faults) }, 'a signature that was made does not hold')
  throw call.problem('signature-failed')
}

/**
 * Signs a document that is ours, and keeps the file.
 * @returns the hash of the file
 * @throws ProblemError storage-full
 */
export async function keepSignature(
  call: SigningCall,
  { id, fileKey, nextFileKey, fileSize }: Envelope,
  own: Signer,
  { increment }: PreparedSignature,
): Promise<string> {
  const { files } = call.services
  const before = await buffer(await files.read(fileKey, 0, fileSize))
  // It came from another process, which hands over what may not be written to.
  const added = { ...increment, bytes: Buffer.from(increment.bytes) }
  await fillHole(before, added, await identityFor(call, own))
  const signed = Buffer.concat([before, added.bytes])
  await needValid(call, signed, own)
  // The store makes the bytes its own: what is told of them is read first.
  const file = { size: signed.length, hash: createHash('sha256').update(signed).digest('hex') }
  // What a process that ended left under this key was never anybody's.
  await files.remove(nextFileKey)
  try {
    await files.append(nextFileKey, { offset: 0, size: file.size }, Readable.from([signed]), file.size)
  } catch (error) {
    if (error instanceof StoreFull) throw call.problem('storage-full', {}, { cause: error })
    throw error
  }
  await replaceFile(call.db, id, file)
  return file.hash
}
