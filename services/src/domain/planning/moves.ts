import type { Database, Tx } from '../../database/schema.ts'
import type { Refuses } from '../../server/call.ts'
import { mayGo, type Status } from './rules.ts'
import { updateRequestRow, writeStep } from './statements.ts'

interface Move {
  to: Status
  /** The reason for a refusal; null for any other transition. */
  reason: string | null
  /** Email in lower case. */
  by: string
}

/** @throws ProblemError planning-transition-refused if the transition is not allowed */
export function needWay(call: Refuses<'planning-transition-refused'>, from: Status, to: Status): void {
  if (!mayGo(from, to)) throw call.problem('planning-transition-refused')
}

/** Moves a request, locked by the caller, to a status by an allowed transition, and records the step. */
export async function moveRequest(
  db: Database | Tx,
  request: { id: number; status: Status },
  { to, reason, by }: Move,
): Promise<void> {
  if (!mayGo(request.status, to)) throw new Error(`No way leads from ${request.status} to ${to}`)
  await updateRequestRow(db, request.id, { status: to, reason, modified_by: by })
  await writeStep(db, request.id, { status: to, reason, changedBy: by })
}
