import { sql } from 'kysely'
import type { EntityOverrides } from '../../odata/contract.ts'
import type { Fragment } from '../../odata/scope.ts'

type Expressions = NonNullable<EntityOverrides['expressions']>

const ofAccount =
  (what: Fragment): Expressions[string] =>
  alias =>
    sql`(select ${what} from account where account.id = ${sql.id(alias, 'account_id')})`
const ofEngagement =
  (what: Fragment): Expressions[string] =>
  alias =>
    sql`(select ${what} from engagement where engagement.id = ${sql.id(alias, 'engagement_id')})`

/** Computed fields of ReportProject. */
export const projectExpressions: Expressions = {
  accountNumber: ofAccount(sql`account_number`),
  accountName: ofAccount(sql`account_legal_name`),
  engagementCode: ofEngagement(sql`engagement_code`),
  engagementDescription: ofEngagement(sql`engagement_description`),
}
