/** What happens to a document when a signer signs or declines, in the portal or by a link. */
import { removeLater } from '../../files/removals.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { Call, Refuses } from '../../server/call.ts'
import { PreparationStale } from '../../server/problem.ts'
import { markFilled } from './fields-of-signers.ts'
import { isEmptyMark, keepSignature, type Mark, type PreparedSignature } from './signing.ts'
import { type Envelope, markSigner, noteEvent, type Signer, updateEnvelope } from './statements.ts'
import { tellCompleted, tellDeclined, tellNext, tellSigned } from './tell.ts'

type TurnRefusals = Refuses<'signature-status' | 'signature-not-your-turn' | 'signature-already-signed'>

/** Whether `other` has to sign before `own` can. */
export const isBefore = (other: Signer, own: Signer): boolean =>
  other.status === 'waiting' && other.position < own.position

/**
 * @throws ProblemError signature-status, signature-not-your-turn, signature-already-signed unless it is the signer's
 * turn
 */
export function needTurn(
  call: TurnRefusals,
  { status, isOrdered }: Pick<Envelope, 'status' | 'isOrdered'>,
  signers: readonly Signer[],
  own: Signer,
): void {
  if (own.status === 'signed') throw call.problem('signature-already-signed')
  if (status !== 'open') throw call.problem('signature-status')
  if (isOrdered && signers.some(each => isBefore(each, own))) throw call.problem('signature-not-your-turn')
}

/** Where an outsider acts from. */
interface Whence {
  signerId?: number
  address?: string
}

interface Signing {
  /** Locked until the transaction ends. */
  envelope: Envelope
  signers: readonly Signer[]
  own: Signer
  mark: Mark
  /** The signature made before the transaction; undefined if there was nothing to sign then. */
  made: PreparedSignature | undefined
  whence?: Whence
}

/**
 * Signs a document for a signer whose turn it is.
 * @throws ProblemError signature-look-empty, storage-full
 * @throws PreparationStale someone else has signed meanwhile, and this signature has to build on theirs
 */
export async function signAs(
  call: Pick<Call, 'db' | 'services'> & Refuses<'signature-look-empty' | 'storage-full'>,
  { envelope, signers, own, mark, made, whence = {} }: Signing,
): Promise<void> {
  const { db } = call
  const { email } = own
  if (isEmptyMark(mark)) throw call.problem('signature-look-empty')
  if (made?.fileKey !== envelope.fileKey) throw new PreparationStale()
  await keepSignature(call, envelope, made)
  const now = new Date()
  await markSigner(db, own.id, {
    status: 'signed',
    signed_date: now,
    stamped_date: made.stamp?.time ?? null,
    stamped_by: made.stamp?.authority ?? null,
  })
  await markFilled(db, made.filled)
  await noteEvent(db, envelope.id, 'signed', email, {
    before: envelope.contentHash,
    after: made.hash,
    ...whence,
  })
  await removeLater(db, [envelope.fileKey])
  const isLast = signers.every(each => each.id === own.id || each.status === 'signed')
  await updateEnvelope(db, envelope.id, isLast ? { status: 'completed', ended_date: now } : {})
  if (isLast) {
    await noteEvent(db, envelope.id, 'completed', email, { after: made.hash, ...whence })
    await tellCompleted(db, envelope, email)
  } else {
    await tellSigned(db, envelope, own)
    if (envelope.isOrdered) await tellNext(db, envelope, email, null)
  }
}

/** Ends a document because a signer whose turn it is declines. */
export async function declineAs(
  db: Database | Tx,
  envelope: Envelope,
  own: Signer,
  reason: string,
  whence: Whence = {},
): Promise<void> {
  await markSigner(db, own.id, { status: 'declined', reason })
  await updateEnvelope(db, envelope.id, { status: 'declined', ended_date: new Date() })
  await noteEvent(db, envelope.id, 'declined', own.email, whence)
  await tellDeclined(db, envelope, reason, own)
}
