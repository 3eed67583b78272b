import { sql } from 'kysely'
import type { EntityOverrides } from '../../odata/contract.ts'

/**
 * Fields of Mail that are computed. A secret is shown where it lies in the outbox for somebody to hand over, not where a mail
 * server delivers it (the sender erases what was kept before, unless the demo is on); once it opens nothing it counts as erased, also before that is done.
 * A code for a new password is never shown: it would open another person's account.
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
