import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { MailEvents } from '../../mail/mail-event-types.ts'
import { codeEnd } from '../guest-links/codes.ts'
import { move } from './move.ts'
import { lockRequest, updateRequest } from './statements.ts'
import { tellOf } from './tell.ts'

/** The request and the invitation of a message, as long as the invitation is open. */
async function findOpen(tx: Database | Tx, mailId: number) {
  const invitation = await tx
    .selectFrom('on_boarding_invitation')
    .select(['id', 'request_id'])
    .where('mail_id', '=', mailId)
    .where('closed_date', 'is', null)
    .executeTakeFirst()
  if (!invitation) return undefined
  const request = await lockRequest(tx, invitation.request_id)
  // Always lock the request first; a decision meanwhile may have closed the invitation.
  const still = await tx
    .selectFrom('on_boarding_invitation')
    .select('id')
    .where('id', '=', invitation.id)
    .where('closed_date', 'is', null)
    .executeTakeFirst()
  return request && still ? { request, invitationId: still.id } : undefined
}

/** Updates a request when its invitation is delivered or given up. */
export const invitationMail: MailEvents = {
  delivered: async (tx, mail) => {
    const open = await findOpen(tx, mail.id)
    if (!open) return
    const { request, invitationId } = open
    // The code is valid from the moment it can be read.
    await tx
      .updateTable('on_boarding_invitation')
      .set({ code_expires_date: codeEnd })
      .where('id', '=', invitationId)
      .where('code_hash', 'is not', null)
      .execute()
    const sent = { invitation_sent_date: sql<Date>`now()` }
    if (request.statut === 'validated') await move(tx, request, { to: 'inProgress', by: null, columns: sent })
    else await updateRequest(tx, request.id, sent)
  },
  givenUp: async (tx, mail, reason) => {
    const open = await findOpen(tx, mail.id)
    if (!open) return
    const { request } = open
    if (request.statut !== 'validated' && request.statut !== 'inProgress') return
    const failure = reason === 'address' || reason === 'recipientRefused' ? 'addressRefused' : 'mailGivenUp'
    await tellOf(tx, await move(tx, request, { to: 'failed', by: null, failure }), failure, null)
  },
}
