import type { Database, Tx } from '../../database/schema.ts'
import { ProblemError } from '../../server/problem.ts'
import { mayGo, type Status } from './rules.ts'
import { updateRequestRow, writeStep } from './statements.ts'

interface Move {
  to: Status
  /** Why it is refused; null for every other move. */
  reason: string | null
  /** E-mail in lower case. */
  by: string
}

/**
 * Brings a request, locked by the caller, to a status, and keeps that it came there.
 * @throws ProblemError planning-transition-refused
 */
export async function moveRequest(
  db: Database | Tx,
  request: { id: number; status: Status },
  { to, reason, by }: Move,
): Promise<void> {
  if (!mayGo(request.status, to)) throw new ProblemError('planning-transition-refused')
  await updateRequestRow(db, request.id, { status: to, reason })
  await writeStep(db, request.id, { status: to, reason, changedBy: by })
}
