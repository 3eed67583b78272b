import { sql } from 'kysely'
import type { EntityOverrides } from '../../odata/contract.ts'

/**
 * Computed fields of Mail. A secret is shown where somebody has to hand over the message from the outbox, not where a
 * mail server delivers it (the sender erases what was kept before, unless the demo is on). An expired secret counts as
 * erased even before that happens. A code for a new password is never shown, because it would open another person's
 * account.
 */
export const mailExpressions: NonNullable<EntityOverrides['expressions']> = {
  body: alias =>
    sql`case when ${sql.id(alias, 'content')} is null or ${sql.id(alias, 'secret_until')} <= now() then 'erased'
      when ${sql.id(alias, 'kind')} = 'password-code'
        or (${sql.id(alias, 'secret_until')} is not null and ${sql.id(alias, 'status')} <> 'kept') then 'withheld'
      else 'present' end`,
  nextAttemptDate: alias =>
    sql`case when ${sql.id(alias, 'status')} = 'queued' then ${sql.id(alias, 'next_attempt_date')} end`,
}
