import { sql } from 'kysely'
import type { Failure } from '../../database/onboarding-tables.ts'
import type { Database, Tx } from '../../database/schema.ts'
import { withdrawMails } from '../../mail/withdraw-mails.ts'
import type { InsteadOf } from './rules.ts'
import { type LockedRequest, readRequest, updateRequest, writeStep } from './statements.ts'
import { findTransition, type Status } from './transitions.ts'

/** A transition of a request. */
export interface Move {
  to: Status
  /** Email in lower case; null for the services. */
  by: string | null
  reason?: string | null
  failure?: Failure | null
  insteadOf?: InsteadOf | undefined
  differences?: readonly object[]
  /** Other columns to write along with it. */
  columns?: Parameters<typeof updateRequest>[2]
}

/**
 * Moves a locked request to a status by an allowed transition, and records the step. Once a request has left the
 * statuses with an invitation, its invitations are closed.
 * @returns the request after the move
 */
export async function move(db: Database | Tx, request: LockedRequest, to: Move): Promise<LockedRequest> {
  const from = request.statut as Status
  if (!findTransition(from, to.to)) throw new Error(`No way leads from ${from} to ${to.to}`)
  const state = {
    statut: to.to,
    status_reason: to.reason ?? null,
    failure: to.failure ?? null,
    status_date: sql<Date>`now()`,
  }
  await updateRequest(db, request.id, { ...to.columns, ...state })
  await writeStep(db, request.id, {
    statut: to.to,
    by: to.by,
    insteadOf: to.insteadOf,
    reason: to.reason,
    failure: to.failure ?? null,
    differences: to.differences ?? [],
  })
  if (to.to === 'abandoned' || to.to === 'failed') await closeInvitations(db, request.id)
  return readRequest(db, request.id)
}

/** Invalidates all links and codes of a request. The emails with these links are not sent any more. */
export async function closeInvitations(db: Database | Tx, requestId: number): Promise<void> {
  await withdrawMails(
    db,
    sql`select mail_id from on_boarding_invitation where request_id = ${requestId}::int4 and closed_date is null`,
  )
  await db
    .updateTable('on_boarding_invitation')
    .set({
      closed_date: sql<Date>`now()`,
      code_hash: null,
      code_salt: null,
      acceptance_hash: null,
    })
    .where('request_id', '=', requestId)
    .where('closed_date', 'is', null)
    .execute()
}
