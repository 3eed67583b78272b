import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Some competitors and suppliers among the clients. In every other relation a member of staff leads an audit of one
 * client and an engagement of the other, so that there are conflicts to look into.
 */
export async function writeClientRelations(tx: Kysely<Schema>): Promise<void> {
  await sql`insert into client_relation (kind, account_id, other_account_id, note, created_by, created_date)
    select case when place % 3 = 0 then 'competitor' else 'supplier' end, one, other,
      case when place % 3 = 1 then 'Cité comme fournisseur principal dans les annexes 2025.' else '' end,
      'partner@parvis.example', timestamptz '2026-03-02 09:30:00Z' + make_interval(days => (place * 7)::int4)
    from (
      select one.id as one, other.id as other, row_number() over (order by one.id) as place
      from account as one
      join account as other on other.id = case when one.id % 2 = 1 then (
          select min(beside.id) from engagement as audit
          join engagement as work on work.engagement_partner_email = audit.engagement_partner_email
          join account as beside on beside.account_number = work.engagement_account_number
          where audit.engagement_account_number = one.account_number and is_audit(audit.engagement_description)
            and beside.id > one.id)
        else one.id + 1 end
      where one.id <= 24
    ) as pair
    on conflict do nothing`.execute(tx)
}
