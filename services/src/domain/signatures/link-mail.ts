import { sql } from 'kysely'
import type { MailEvents } from '../../mail/mail-event-types.ts'
import { tellLinkFailed } from './tell.ts'

/** Updates a link when its email is delivered or given up. */
export const linkMail: MailEvents = {
  delivered: async (tx, { id }) => {
    await tx
      .updateTable('signature_link')
      .set({ sent_date: sql<Date>`now()`, failed_date: null })
      .where('mail_id', '=', id)
      .execute()
  },
  givenUp: async (tx, { id }) => {
    const failed = await tx
      .updateTable('signature_link')
      .set({ failed_date: sql<Date>`now()` })
      .where('mail_id', '=', id)
      .where('closed_date', 'is', null)
      .returning('signer_id as signerId')
      .executeTakeFirst()
    if (failed) await tellLinkFailed(tx, failed.signerId)
  },
}
