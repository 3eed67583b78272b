import { sql } from 'kysely'
import type { EntityOverrides } from '../../../odata/contract.ts'

/** Fields of ReminderLogEntry that are computed: what became of the message, which is forgotten before the entry is. */
export const reminderLogExpressions: NonNullable<EntityOverrides['expressions']> = {
  mailStatus: alias =>
    sql`coalesce((select status from mail where mail.id = ${sql.id(alias, 'mail_id')}), 'forgotten')`,
}
