import { sql } from 'kysely'
import type { EntityOverrides } from '../../../odata/contract.ts'

/** Computed fields of ReminderLogEntry: the status of the email, which is deleted before the entry is. */
export const reminderLogExpressions: NonNullable<EntityOverrides['expressions']> = {
  mailStatus: alias =>
    sql`coalesce((select status from mail where mail.id = ${sql.id(alias, 'mail_id')}), 'forgotten')`,
}
