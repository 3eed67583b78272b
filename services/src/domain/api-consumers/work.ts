import { sql } from 'kysely'
import { dayInFrance } from '../planning/working-days.ts'
import { anyOf, equalTo, filteredList, until, type WorkContribution } from '../work/contribution.ts'
import { apiConsumerExpressions } from './fields.ts'

const list = '/app/security/consommateur'
/** Days before its expiry from which a key should be replaced: the time it may take the people who run the program. */
const days = 30

/** The last expiry date of keys that are listed today. Days are those of France, as in the lists people see. */
const lastDay = () => dayInFrance(new Date(Date.now() + days * 86_400_000))

const nextExpiry = sql`${apiConsumerExpressions['nextExpiryDate']?.('consumer')}`

/** API consumers owned by the person that have a key which will soon expire without a successor. */
export const apiKeyToReplace: WorkContribution = {
  menuLink: list,
  tables: ['api_consumer', 'api_key'],
  isFor: ({ staff, scopes }) => staff && scopes.has('ApiConsumers.Read'),
  waiting: ({ userId }) => sql`
    select id, greatest(ends - make_interval(days => ${sql.lit(days)}), created_date) as since,
      (ends at time zone 'Europe/Paris')::date as due
    from (
      select id, created_date, ${nextExpiry} as ends from api_consumer as consumer
      where state = 'active' and owner_id = ${userId ?? null}::int4
    ) as consumer
    where ends < ((${lastDay()}::date + 1)::timestamp at time zone 'Europe/Paris')`,
  words: id => sql`
    select consumer.name as title, (
        select label from api_key
        where consumer_id = consumer.id and replaced_by_id is null and revoked_date is null and expires_date > now()
        order by expires_date, api_key.id limit 1
      ) as detail, null::text as english_detail
    from api_consumer as consumer where consumer.id = ${id}`,
  link: id => `${list}/${id}`,
  list: ({ email }) =>
    filteredList(list, {
      state: anyOf('active'),
      ownerEmail: equalTo(email),
      nextExpiryDate: until(lastDay()),
    }),
}
