import { sql } from 'kysely'
import type { EntityOverrides } from '../../odata/contract.ts'

type Expressions = NonNullable<EntityOverrides['expressions']>

/** Computed fields of StatementRequest. */
export const statementRequestExpressions: Expressions = {
  accountName: alias =>
    sql`(select account_legal_name from account where account.id = ${sql.id(alias, 'account_id')})`,
  amountSigns: alias => sql`${sql.id(alias, 'dialect')}->>'signs'`,
  createdByName: alias =>
    sql`(select contact_full_name from contact where lower(contact_email_office) = ${sql.id(alias, 'created_by')})`,
  priorPeriodEnd: alias =>
    sql`(select prior.period_end from statement_request as prior where prior.id = ${sql.id(alias, 'prior_request_id')})`,
  uploadUrl: alias => sql`'/v1/Uploads/' || ${sql.id(alias, 'file_key')}`,
}
