import { sql } from 'kysely'
import { today } from '../../access/count-call.ts'
import type { EntityOverrides } from '../../odata/contract.ts'
import type { Fragment } from '../../odata/scope.ts'

type Expressions = NonNullable<EntityOverrides['expressions']>

/** Days that count as recent, including today. */
const recentDays = 30

/** Whether a key is in force, regardless of its consumer's state. */
export function isInForce(alias: string): Fragment {
  return sql`(${sql.id(alias, 'revoked_date')} is null and coalesce(${sql.id(alias, 'expires_date')} > now(), true))`
}

const ofKeys = (alias: string, value: Fragment, which: Fragment) =>
  sql`(select ${value} from api_key where api_key.consumer_id = ${sql.id(alias, 'id')} and ${which})`

/** Computed fields of ApiConsumer. */
export const apiConsumerExpressions: Expressions = {
  keysInForce: alias => ofKeys(alias, sql`count(*)`, isInForce('api_key')),
  nextExpiryDate: alias =>
    ofKeys(alias, sql`min(expires_date)`, sql`replaced_by_id is null and ${isInForce('api_key')}`),
  lastUsedDate: alias => ofKeys(alias, sql`max(last_used_date)`, sql`true`),
  callsToday: alias =>
    sql`(select case when api_quota.day = ${today} then api_quota.day_calls else 0 end from api_quota
      where api_quota.consumer_id = ${sql.id(alias, 'id')})`,
  recentCalls: alias =>
    sql`(select coalesce(sum(api_usage.calls), 0) from api_usage
      where api_usage.consumer_id = ${sql.id(alias, 'id')} and api_usage.day > ${today} - ${sql.lit(recentDays)})`,
  recentCallsByDay: alias =>
    sql`(select json_agg(calls order by place) from (
      select place, coalesce(sum(api_usage.calls), 0) as calls
      from generate_series(${sql.lit(1 - recentDays)}, 0) as place
      left join api_usage on api_usage.consumer_id = ${sql.id(alias, 'id')} and api_usage.day = ${today} + place
      group by place
    ) as days)`,
}

/** Computed fields of ApiKey. */
export const apiKeyExpressions: Expressions = {
  prefix: alias => sql`'parvis_' || ${sql.id(alias, 'prefix')}`,
  state: alias =>
    sql`case when ${sql.id(alias, 'revoked_date')} is not null then 'revoked'
      when ${sql.id(alias, 'expires_date')} <= now() then 'expired'
      when ${sql.id(alias, 'replaced_by_id')} is not null then 'ending' else 'active' end`,
}
